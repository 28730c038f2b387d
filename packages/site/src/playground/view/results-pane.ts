import type { Engines } from "../client/engines.js";
import type { PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import type { Report, TextTabName, Times } from "../worker/protocol.js";
import { element } from "./element.js";
import { errorList, type Panes } from "./error-list.js";
import { maximiseButton } from "./maximise-button.js";
import { TabList } from "./tab-list.js";
import { TextTab } from "./text-tab.js";
import { VocabularyTab } from "./vocabulary-tab.js";

/** Time after which a result that is not there yet is said to be computed, in milliseconds. */
const busyDelay = 150;

/** The result: whether the data are valid, what is wrong, and what Argot knows about the schema. */
export class ResultsPane {
  readonly #store: Store;
  readonly #engines: Engines;
  readonly #panes: Panes;
  readonly #onVerdict: (text: string, valid: boolean | undefined) => void;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #verdict = element("strong", { class: "verdict", role: "status" });
  readonly #time = element("span", {
    class: "time",
    title:
      "Measured in this browser after it has warmed up. The playground interprets schemas; where a page allows it, Argot compiles them, which is faster.",
  });
  readonly #panel = element("div", { class: "content", role: "tabpanel", id: "result", tabindex: "0" });
  readonly #errors = element("div", {});
  readonly #tabs: TabList;
  /** The tabs that were shown already. */
  readonly #textTabs = new Map<TextTabName, TextTab>();
  #vocabulary: VocabularyTab | undefined;

  /** @param onVerdict - Called with the verdict in words. */
  constructor(
    parent: HTMLElement,
    store: Store,
    engines: Engines,
    panes: Panes,
    onVerdict: (text: string, valid: boolean | undefined) => void,
  ) {
    this.#onVerdict = onVerdict;
    this.#store = store;
    this.#engines = engines;
    this.#panes = panes;
    this.#tabs = new TabList(this.#panel, (tab) => store.update({ tab }));
    const status = element("div", { class: "status" }, this.#verdict, this.#time);
    parent.append(
      element("h2", { class: "for-screen-readers" }, "Results"),
      element("div", { class: "bar" }, status, this.#tabs.element, maximiseButton(parent)),
      this.#panel,
    );
    store.subscribe((state) => this.#show(state));
  }

  /** Shows that a result is computed: at once if the old one is about something else, and otherwise if it takes a while. */
  showBusy(isOtherExample: boolean): void {
    clearTimeout(this.#busyTimer);
    const show = (): void => {
      this.#panel.ariaBusy = "true";
      this.#showVerdict("Working…", undefined);
    };
    if (isOtherExample) show();
    else this.#busyTimer = setTimeout(show, busyDelay);
  }

  /** Shows the result of a validation. */
  showReport(report: Report): void {
    clearTimeout(this.#busyTimer);
    this.#panel.ariaBusy = "false";
    this.#showVerdict(verdictText(report), report.valid);
    this.#errors.replaceChildren(errorList(report, this.#panes));
  }

  /** Shows the times of the last result. */
  showTimes({ compile, verdict }: Times): void {
    this.#time.textContent = `verdict ${duration(verdict)} · compiled in ${duration(compile)}`;
  }

  #showVerdict(text: string, valid: boolean | undefined): void {
    if (this.#verdict.textContent !== text) this.#verdict.textContent = text;
    this.#verdict.dataset["valid"] = String(valid);
    this.#time.textContent = "";
    this.#onVerdict(text, valid);
  }

  #show(state: PlaygroundState): void {
    const { tab } = state;
    this.#tabs.show(tab);
    this.#panel.setAttribute("aria-labelledby", `tab-${tab}`);
    const content = this.#contentOf(state);
    if (this.#panel.firstChild !== content) this.#panel.replaceChildren(content);
  }

  #contentOf(state: PlaygroundState): HTMLElement {
    const { tab } = state;
    if (tab === "errors") return this.#errors;
    if (tab === "vocabulary") return (this.#vocabulary ??= new VocabularyTab(this.#store)).element;
    const textTab = this.#textTabs.get(tab) ?? new TextTab(tab, this.#engines);
    this.#textTabs.set(tab, textTab);
    textTab.show(state);
    return textTab.element;
  }
}

/** A time with a unit that people read, and two digits. */
function duration(milliseconds: number): string {
  const [value, unit] =
    milliseconds < 0.001
      ? [milliseconds * 1e6, "ns"]
      : milliseconds < 1
        ? [milliseconds * 1e3, "µs"]
        : [milliseconds, "ms"];
  return `${value >= 10 ? Math.round(value) : value.toPrecision(2)} ${unit}`;
}

const subjects = {
  data: "The data cannot be read",
  schema: "The schema cannot be used",
  vocabulary: "The vocabulary cannot be used",
  engine: "There is no result",
};

function verdictText({ valid, problems, issues, hiddenCount }: Report): string {
  const [problem] = problems;
  if (problem) return subjects[problem.of];
  if (valid === true) return "Valid";
  const count = issues.length + hiddenCount;
  return count === 1 ? "1 error" : `${count} errors`;
}
