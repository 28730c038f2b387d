import type { Engines } from "../client/engines.js";
import type { PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import type { Report, TextTabName } from "../worker/protocol.js";
import { element } from "./element.js";
import { errorList, type Panes } from "./error-list.js";
import { TabList } from "./tab-list.js";
import { TextTab } from "./text-tab.js";
import { VocabularyTab } from "./vocabulary-tab.js";

/** The result: whether the data are valid, what is wrong, and what Argot knows about the schema. */
export class ResultsPane {
  readonly #store: Store;
  readonly #engines: Engines;
  readonly #panes: Panes;
  readonly #verdict = element("strong", { class: "verdict", role: "status" });
  readonly #time = element("span", { class: "time" });
  readonly #panel = element("div", { class: "content", role: "tabpanel", id: "result", tabindex: "0" });
  readonly #errors = element("div", {});
  readonly #tabs: TabList;
  /** The tabs that were shown already. */
  readonly #textTabs = new Map<TextTabName, TextTab>();
  #vocabulary: VocabularyTab | undefined;

  constructor(parent: HTMLElement, store: Store, engines: Engines, panes: Panes) {
    this.#store = store;
    this.#engines = engines;
    this.#panes = panes;
    this.#tabs = new TabList(this.#panel, (tab) => store.update({ tab }));
    const status = element("div", { class: "status" }, this.#verdict, this.#time);
    parent.append(element("div", { class: "bar" }, status, this.#tabs.element), this.#panel);
    store.subscribe((state) => this.#show(state));
  }

  /** Shows the result of a validation. */
  showReport(report: Report): void {
    const text = verdictText(report);
    if (this.#verdict.textContent !== text) this.#verdict.textContent = text;
    this.#verdict.dataset["valid"] = String(report.valid);
    this.#time.textContent = `${report.milliseconds.toFixed(1)} ms`;
    this.#errors.replaceChildren(errorList(report, this.#panes));
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
