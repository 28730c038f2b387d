import { type TabName, tabNames } from "../state/playground-state.js";
import { element } from "./element.js";

const titles: Readonly<Record<TabName, string>> = {
  errors: "Errors",
  output: "Output",
  annotations: "Annotations",
  plan: "Plan",
  code: "Code",
  types: "Types",
  module: "Module",
  vocabulary: "Vocabulary",
};

/** The tabs, by the pattern of the ARIA Authoring Practices: the arrow keys go from one to the next. */
export class TabList {
  readonly element: HTMLElement;
  readonly #buttons: ReadonlyMap<TabName, HTMLButtonElement>;

  /** @param panel - Where the content of the chosen tab is. */
  constructor(panel: HTMLElement, onSelect: (name: TabName) => void) {
    this.#buttons = new Map(
      tabNames.map((name) => {
        const attributes = { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": panel.id };
        return [name, element("button", { ...attributes, onclick: () => onSelect(name) }, titles[name])];
      }),
    );
    const onkeydown = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      const at = tabNames.findIndex((name) => this.#buttons.get(name) === document.activeElement);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
      const name = to === undefined ? undefined : tabNames.at(to % tabNames.length);
      if (name === undefined) return;
      event.preventDefault();
      onSelect(name);
      this.#buttons.get(name)?.focus();
    };
    const attributes = { class: "tabs", role: "tablist", "aria-label": "Results" };
    this.element = element("div", { ...attributes, onkeydown }, ...this.#buttons.values());
  }

  /** Shows which tab is chosen. */
  show(chosen: TabName): void {
    for (const [name, button] of this.#buttons) {
      button.setAttribute("aria-selected", String(name === chosen));
      button.tabIndex = name === chosen ? 0 : -1;
    }
  }
}
