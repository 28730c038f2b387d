import { element } from "./element.js";

const panes = ["schemas", "data", "results"] as const;
type PaneName = (typeof panes)[number];

/** On a phone, one pane is shown at a time: these buttons choose it, and the last one has the verdict. */
export class PaneSwitch {
  readonly element: HTMLElement;
  readonly #main: HTMLElement;
  readonly #buttons: Readonly<Record<PaneName, HTMLButtonElement>>;

  /** @param main - The element with the panes. */
  constructor(main: HTMLElement) {
    this.#main = main;
    const button = (name: PaneName, text: string): HTMLButtonElement =>
      element("button", { type: "button", onclick: () => this.show(name) }, text);
    this.#buttons = {
      schemas: button("schemas", "Schema"),
      data: button("data", "Data"),
      results: button("results", "Results"),
    };
    this.element = element("nav", { class: "pane-switch", "aria-label": "Panes" }, ...Object.values(this.#buttons));
    this.show("data");
  }

  /** Shows a pane. */
  show(name: PaneName): void {
    this.#main.dataset["pane"] = name;
    for (const each of panes) this.#buttons[each].setAttribute("aria-pressed", String(each === name));
  }

  /** Shows the verdict on the button of the results. */
  showVerdict(text: string, valid: boolean | undefined): void {
    this.#buttons.results.textContent = text;
    this.#buttons.results.dataset["valid"] = String(valid);
  }
}
