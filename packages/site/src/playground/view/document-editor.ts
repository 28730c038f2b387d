import type { Extension } from "@codemirror/state";
import type { EngineClient } from "../client/engine-client.js";
import { isYaml, type NamedText } from "../state/playground-state.js";
import { element, select } from "./element.js";
import { announce } from "./notice.js";
import { TextEditor } from "./text-editor.js";

/** Options for {@link DocumentEditor}. */
export interface DocumentEditorOptions {
  /** What the documents are, for screen readers. */
  readonly label: string;
  readonly client: EngineClient;
  readonly onChange: (document: NamedText) => void;
}

/** An editor for JSON and YAML documents, and the choice between the two. */
export class DocumentEditor {
  /** Where the text is. */
  readonly element: HTMLElement = element("div", { class: "editor" });
  /** Chooses the language of the document. */
  readonly languageSelect: HTMLSelectElement;
  readonly #editor: TextEditor;
  readonly #options: DocumentEditorOptions;
  #document: NamedText = { name: "", text: "" };

  constructor(options: DocumentEditorOptions) {
    this.#options = options;
    const onChange = (text: string): void => {
      this.#document = { ...this.#document, text };
      options.onChange(this.#document);
    };
    this.#editor = new TextEditor({ parent: this.element, label: options.label, onChange });
    const onchange = (): void => void this.#convert();
    this.languageSelect = select({ "aria-label": `Language of the ${options.label.toLowerCase()}`, onchange }, [
      ["json", "JSON"],
      ["yaml", "YAML"],
    ]);
  }

  /** Shows a document. */
  show(document: NamedText): void {
    this.#document = document;
    const language = isYaml(document) ? "yaml" : "json";
    this.languageSelect.value = language;
    this.#editor.show(document.name, document.text, language);
  }

  /** Adds help to the editor, by the name of the document. */
  setHelp(helpFor: (name: string) => Extension): void {
    this.#editor.setHelp(helpFor);
  }

  /** Looks for squiggles again, after a change elsewhere. */
  validateAgain(): void {
    this.#editor.validateAgain();
  }

  /** Shows a part of the text. */
  reveal(from: number, to: number): void {
    this.#editor.reveal(from, to);
  }

  /** Writes the document in the language that is chosen. */
  async #convert(): Promise<void> {
    const before = this.#document;
    const { name, text } = before;
    const language = this.languageSelect.value;
    const converted = await this.#options.client.request("convert", "convert", { name, text });
    // Another document is shown, or the text has changed.
    if (this.#document !== before) return;
    if (converted === undefined)
      announce(`The text cannot be read, so it is not written as ${language.toUpperCase()}.`);
    this.#options.onChange({ name: name.replace(/(?:\.\w+)?$/, `.${language}`), text: converted ?? text });
  }
}
