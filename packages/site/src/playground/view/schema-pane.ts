import type { Extension } from "@codemirror/state";
import type { Engines } from "../client/engines.js";
import type { NamedText, PlaygroundState } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import type { Extent } from "../worker/protocol.js";
import { DocumentEditor } from "./document-editor.js";
import { maximiseButton } from "./maximise-button.js";
import { element } from "./element.js";

/** The schema documents. One of them is shown. */
export class SchemaPane {
  readonly #store: Store;
  readonly #editor: DocumentEditor;
  readonly #documents = element("div", { class: "documents", role: "group", "aria-label": "Schema documents" });
  #shown = 0;

  constructor(parent: HTMLElement, store: Store, engines: Engines) {
    this.#store = store;
    this.#editor = new DocumentEditor({
      label: "Schema",
      client: engines.plain,
      onChange: (document) => this.#change(document),
    });
    parent.append(
      element(
        "div",
        { class: "bar" },
        element("h2", {}, "Schema"),
        this.#documents,
        this.#editor.tools,
        maximiseButton(parent),
      ),
      this.#editor.element,
    );
    store.subscribe((state, previous) => this.#show(state, previous));
  }

  /** Shows a part of a schema document. */
  reveal({ document, from, to }: Extent): void {
    const index = this.#store.state.schemas.findIndex(({ name }) => name === document);
    if (index === -1) return;
    this.#select(index);
    this.#editor.reveal(from, to);
  }

  /** Adds completion, hover, quick fixes and squiggles. */
  setHelp(helpFor: (name: string) => Extension): void {
    this.#editor.setHelp(helpFor);
  }

  /** Looks for squiggles again, after a change elsewhere. */
  validateAgain(): void {
    this.#editor.validateAgain();
  }

  #show(state: PlaygroundState, previous: PlaygroundState): void {
    const { schemas } = state;
    if (this.#shown >= schemas.length) this.#shown = 0;
    this.#editor.show(schemas[this.#shown] ?? schemas[0]);
    if (state === previous || namesOf(schemas) !== namesOf(previous.schemas)) this.#showDocuments();
  }

  #select(index: number): void {
    this.#shown = index;
    this.#editor.show(this.#store.state.schemas[index] ?? this.#store.state.schemas[0]);
    this.#showDocuments();
  }

  #change(document: NamedText): void {
    const [first, ...others] = this.#store.state.schemas.map((each, i) => (i === this.#shown ? document : each));
    if (first) this.#store.update({ schemas: [first, ...others] });
  }

  #showDocuments(): void {
    const { schemas } = this.#store.state;
    const hadFocus = this.#documents.contains(document.activeElement);
    const buttons = schemas.map(({ name }, i) =>
      element(
        "button",
        { type: "button", "aria-pressed": String(i === this.#shown), onclick: () => this.#select(i) },
        name,
      ),
    );
    const add = element(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": "Add a schema document",
        title: "Add a schema document",
        onclick: () => this.#add(),
      },
      "+",
    );
    const remove = element(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": "Remove this schema document",
        title: "Remove this schema document",
        onclick: () => this.#remove(),
      },
      "×",
    );
    this.#documents.replaceChildren(...buttons, ...(this.#shown > 0 ? [this.#nameInput(), remove] : []), add);
    if (hadFocus) buttons[this.#shown]?.focus();
  }

  /** Renames a document: references lead to it by its name. */
  #nameInput(): HTMLElement {
    const { name, text } = this.#store.state.schemas[this.#shown] ?? this.#store.state.schemas[0];
    const isTaken = (wanted: string): boolean =>
      this.#store.state.schemas.some((each, i) => i !== this.#shown && each.name === wanted);
    return element("input", {
      type: "text",
      value: name,
      size: "14",
      "aria-label": "Name of the schema document",
      onchange: ({ target }) => {
        const { value } = target as HTMLInputElement;
        if (value !== "" && !isTaken(value)) this.#change({ name: value, text });
        else this.#showDocuments();
      },
    });
  }

  #add(): void {
    const { schemas } = this.#store.state;
    const names = new Set(schemas.map(({ name }) => name));
    let number = schemas.length + 1;
    while (names.has(`schema-${number}.json`)) number += 1;
    this.#store.update({ schemas: [...schemas, { name: `schema-${number}.json`, text: "{}" }] });
    this.#select(schemas.length);
  }

  #remove(): void {
    const [first, ...others] = this.#store.state.schemas;
    const kept = others.toSpliced(this.#shown - 1, 1);
    this.#shown = 0;
    this.#store.update({ schemas: [first, ...kept] });
  }
}

const namesOf = (documents: readonly NamedText[]): string => JSON.stringify(documents.map(({ name }) => name));
