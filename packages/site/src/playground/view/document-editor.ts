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
  /** Chooses the language of the document, formats it, clears it, and opens a file. */
  readonly tools: HTMLElement;
  readonly #language: HTMLSelectElement;
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
    this.#language = select({ "aria-label": `Language of the ${options.label.toLowerCase()}`, onchange }, [
      ["json", "JSON"],
      ["yaml", "YAML"],
    ]);
    const subject = options.label.toLowerCase();
    const file: HTMLInputElement = element("input", {
      type: "file",
      accept: ".json,.yaml,.yml",
      hidden: true,
      "aria-label": `File of the ${subject}`,
      onchange: () => void this.#open(file),
    });
    const tool = (text: string, onclick: () => void): HTMLElement =>
      element("button", { type: "button", "aria-label": `${text} the ${subject}`, onclick }, text);
    this.tools = element(
      "div",
      { class: "tools" },
      tool("Format", () => void this.#format()),
      tool("Clear", () => this.#write("")),
      tool("Open", () => file.click()),
      file,
      this.#language,
    );
  }

  /** Shows a document. */
  show(document: NamedText): void {
    this.#document = document;
    const language = isYaml(document) ? "yaml" : "json";
    this.#language.value = language;
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

  #write(text: string): void {
    this.#options.onChange({ ...this.#document, text });
  }

  async #format(): Promise<void> {
    const before = this.#document;
    const text = await this.#options.client.request("format", "format", before);
    if (this.#document !== before) return;
    if (text === undefined) announce("The text cannot be read, so it stays as it is.");
    else this.#write(text);
  }

  /** Reads a file in the place of the document, which keeps its name: references lead to it. */
  async #open(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    input.value = "";
    if (!file) return;
    const language = isYaml(file) ? "yaml" : "json";
    const name = this.#document.name.replace(/(?:\.\w+)?$/, `.${language}`);
    this.#options.onChange({ name, text: await file.text() });
  }

  /** Writes the document in the language that is chosen. */
  async #convert(): Promise<void> {
    const before = this.#document;
    const { name, text } = before;
    const language = this.#language.value;
    const converted = await this.#options.client.request("convert", "convert", { name, text });
    // Another document is shown, or the text has changed.
    if (this.#document !== before) return;
    if (converted === undefined)
      announce(`The text cannot be read, so it is not written as ${language.toUpperCase()}.`);
    this.#options.onChange({ name: name.replace(/(?:\.\w+)?$/, `.${language}`), text: converted ?? text });
  }
}
