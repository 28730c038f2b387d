import type { Store } from "../state/store.js";
import { element } from "./element.js";
import { announce } from "./notice.js";
import { TextEditor } from "./text-editor.js";

/** What a vocabulary begins with. */
const template = `import { defineVocabulary } from "argot";
import { defineKeyword, JsonType, boolean } from "@argot/core/keyword";

// A keyword for numbers: { "even": true }
const even = defineKeyword({
  // Identifies the keyword. Use a domain of yours.
  id: "https://example.com/keyword/even",
  // What a schema may write behind its name.
  value: boolean,
  // Values of other types are valid.
  appliesTo: JsonType.number,
  // Whether a number is valid, given the value in the schema.
  test: (number, wanted) => (Number(number) % 2 === 0) === wanted,
  // {value} is what the schema has, {actual} what the data have.
  message: "must be even: {value}, is {actual}",
});

// The name in schemas is the name here. Try it: write "even": true into the schema.
export default defineVocabulary({
  uri: "https://example.com/vocabulary/numbers",
  keywords: { even },
});
`;

/** The editor of a vocabulary. Its keywords count in all dialects as soon as they are written. */
export class VocabularyTab {
  readonly element: HTMLElement;
  readonly #editor: TextEditor;

  constructor(store: Store) {
    const editor = element("div", { class: "editor" });
    const start = element("button", { type: "button" }, "Write a keyword");
    start.addEventListener("click", () => {
      if (store.state.vocabulary.trim() === "") store.update({ vocabulary: template });
      else announce("There is a vocabulary already.");
    });
    this.element = element(
      "div",
      { class: "text-tab" },
      element(
        "div",
        { class: "options" },
        element("span", {}, "A module that exports a vocabulary. It runs in a frame that can reach nothing else."),
        start,
      ),
      editor,
    );
    this.#editor = new TextEditor({
      parent: editor,
      label: "Vocabulary",
      onChange: (vocabulary) => store.update({ vocabulary }),
    });
    store.subscribe((state) => {
      this.#editor.show("vocabulary", state.vocabulary, "javascript");
      start.hidden = state.vocabulary.trim() !== "";
    });
  }
}
