import type { EngineClient } from "../client/engine-client.js";
import type { Store } from "../state/store.js";
import type { Report } from "../worker/protocol.js";
import { element } from "./element.js";
import { errorList, type Reveal } from "./error-list.js";

/** The result: whether the data are valid, and what is wrong. */
export class ResultsPane {
  readonly #verdict = element("strong", { class: "verdict", role: "status" });
  readonly #time = element("span", { class: "time" });
  readonly #content = element("div", { class: "content", tabindex: "0", role: "region", "aria-label": "Result" });
  readonly #reveal: Reveal;

  constructor(parent: HTMLElement, _store: Store, _client: EngineClient, reveal: Reveal) {
    this.#reveal = reveal;
    parent.append(element("div", { class: "bar" }, this.#verdict, this.#time), this.#content);
  }

  /** Shows the result of a validation. */
  showReport(report: Report): void {
    const text = verdictText(report);
    if (this.#verdict.textContent !== text) this.#verdict.textContent = text;
    this.#verdict.dataset["valid"] = String(report.valid);
    this.#time.textContent = `${report.milliseconds.toFixed(1)} ms`;
    this.#content.replaceChildren(errorList(report, this.#reveal));
  }
}

function verdictText({ valid, problems, issues, hiddenCount }: Report): string {
  const [problem] = problems;
  if (problem) return problem.of === "data" ? "The data cannot be read" : "The schema cannot be used";
  if (valid === true) return "Valid";
  const count = issues.length + hiddenCount;
  return count === 1 ? "1 error" : `${count} errors`;
}
