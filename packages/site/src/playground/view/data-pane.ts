import type { Extension } from "@codemirror/state";
import type { Engines } from "../client/engines.js";
import type { Store } from "../state/store.js";
import type { Extent } from "../worker/protocol.js";
import { DocumentEditor } from "./document-editor.js";
import { maximiseButton } from "./maximise-button.js";
import { element } from "./element.js";

/** The data. */
export class DataPane {
  readonly #editor: DocumentEditor;

  constructor(parent: HTMLElement, store: Store, engines: Engines) {
    this.#editor = new DocumentEditor({
      label: "Data",
      client: engines.plain,
      onChange: (data) => store.update({ data }),
    });
    parent.append(
      element("div", { class: "bar" }, element("h2", {}, "Data"), this.#editor.tools, maximiseButton(parent)),
      this.#editor.element,
    );
    store.subscribe((state) => this.#editor.show(state.data));
  }

  /** Shows a part of the data. */
  reveal({ from, to }: Extent): void {
    this.#editor.reveal(from, to);
  }

  /** Looks for squiggles again, after a change elsewhere. */
  validateAgain(): void {
    this.#editor.validateAgain();
  }

  /** Adds completion, hover, quick fixes and squiggles. */
  setHelp(helpFor: (name: string) => Extension): void {
    this.#editor.setHelp(helpFor);
  }
}
