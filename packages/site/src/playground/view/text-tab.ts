import type { Engines } from "../client/engines.js";
import type { PlaygroundState } from "../state/playground-state.js";
import { engineInput, type TabText, type TextTabName } from "../worker/protocol.js";
import { isOtherExample } from "../client/validation.js";
import { element, select } from "./element.js";
import { TextEditor } from "./text-editor.js";

type Choice = readonly [value: string, label: string];

/** What can be chosen in a tab; the first is chosen at the beginning. */
const choices: Readonly<Record<TextTabName, readonly Choice[]>> = {
  output: ["basic", "flag", "detailed", "verbose", "list", "hierarchical"].map((name): Choice => [name, name]),
  annotations: [],
  plan: [
    ["lowered", "As the keywords state it"],
    ["devirtualise", "After devirtualise"],
    ["resolveUnevaluated", "After resolveUnevaluated"],
    ["prune", "After prune"],
    ["inlineBlocks", "After inlineBlocks, as it is compiled"],
  ],
  code: [],
  types: [],
  module: [
    ["errors", "With errors"],
    ["verdict", "Verdicts only"],
  ],
};

const descriptions: Readonly<Record<TextTabName, string>> = {
  output: "The result in a format of the specification.",
  annotations: "What the schema says about the values of valid data.",
  plan: "The meaning of the schema: the intermediate representation.",
  code: "The JavaScript that decides whether data is valid, where a page allows it.",
  types: "The TypeScript types of valid data.",
  module: "The schema as a module that imports nothing and needs no code generation.",
};

/** Time between the last change and the new text, in milliseconds. */
const delay = 250;

/** A tab whose content is a text. */
export class TextTab {
  readonly element: HTMLElement;
  readonly #engines: Engines;
  readonly #tab: TextTabName;
  readonly #editor: TextEditor;
  readonly #note = element("span", { class: "note", role: "status" });
  readonly #choice: HTMLSelectElement;
  #state: PlaygroundState | undefined;
  #content: TabText | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tab: TextTabName, engines: Engines) {
    this.#tab = tab;
    this.#engines = engines;
    this.#choice = select({ "aria-label": "What is shown", onchange: () => void this.#load() }, choices[tab]);
    this.#choice.hidden = choices[tab].length === 0;
    const download = element("button", { type: "button", onclick: () => this.#download() }, "Download");
    download.hidden = tab !== "module" && tab !== "types";
    const editor = element("div", { class: "editor" });
    this.element = element(
      "div",
      { class: "text-tab" },
      element("div", { class: "options" }, this.#choice, element("span", {}, descriptions[tab]), this.#note, download),
      editor,
    );
    this.#editor = new TextEditor({ parent: editor, label: descriptions[tab] });
  }

  /** Shows the text of a state, at once if there is none yet. While the visitor types, validation comes first. */
  show(state: PlaygroundState): void {
    if (this.#state && isOtherExample(state, this.#state))
      this.#show({ text: "", language: "plain", note: "Working…" });
    this.#state = state;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#load(), this.#content ? delay : 0);
  }

  async #load(): Promise<void> {
    if (!this.#state) return;
    const input = engineInput(this.#state);
    const takes = { input, tab: this.#tab, choice: this.#choice.value };
    try {
      const content = await this.#engines.for(input).request("tab", "tab", takes);
      if (content) this.#show(content);
    } catch (error) {
      this.#show({ text: "", language: "plain", note: (error as Error).message });
    }
  }

  #show(content: TabText): void {
    this.#content = content;
    this.#note.textContent = content.note ?? "";
    this.#editor.show(content.language, content.text, content.language);
  }

  #download(): void {
    if (!this.#content?.text) return;
    const href = URL.createObjectURL(new Blob([this.#content.text], { type: "text/javascript" }));
    element("a", { href, download: this.#tab === "module" ? "schema.js" : "schema.d.ts" }).click();
    URL.revokeObjectURL(href);
  }
}
