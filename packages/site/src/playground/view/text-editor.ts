import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, type Extension, StateEffect, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

/** The language of a text in an editor. */
export type EditorLanguage = "json" | "yaml" | "javascript" | "typescript" | "plain";

/** Options for {@link TextEditor}. */
export interface TextEditorOptions {
  readonly parent: HTMLElement;
  /** The name of the editor for screen readers. */
  readonly label: string;
  /** Called when the visitor has changed the text. A text that is only shown has none. */
  readonly onChange?: (text: string) => void;
}

/** Makes an editor validate again, although its text is the same. */
export const validateAgain = StateEffect.define();

/** An editor for one text at a time. Each text keeps its own history and selection. */
export class TextEditor {
  readonly #view: EditorView;
  readonly #options: TextEditorOptions;
  readonly #states = new Map<string, EditorState>();
  readonly #help = new Compartment();
  readonly #grammar = new Compartment();
  #helpFor: (key: string) => Extension = () => [];
  #key: string | undefined;

  constructor(options: TextEditorOptions) {
    this.#options = options;
    // The first text may come later: until then, too, screen readers need the name of the editor.
    this.#view = new EditorView({ parent: options.parent, state: this.#stateOf("", "plain") });
  }

  /** The text that is shown. */
  get text(): string {
    return this.#view.state.doc.toString();
  }

  /** Shows a text. A text with the key of one that was shown before replaces it, and can be undone. */
  show(key: string, text: string, language: EditorLanguage): void {
    if (key === this.#key) {
      this.#replace(text);
      return;
    }
    if (this.#key !== undefined) this.#states.set(this.#key, this.#view.state);
    this.#key = key;
    this.#view.setState(this.#states.get(key) ?? this.#stateOf(text, language));
    this.#replace(text);
    this.#view.dispatch({ effects: this.#help.reconfigure(this.#helpFor(key)) });
    void this.#loadGrammar(language);
  }

  /** Adds completion, hover and diagnostics, by the key of the text. */
  setHelp(helpFor: (key: string) => Extension): void {
    this.#helpFor = helpFor;
    if (this.#key === undefined) return;
    this.#view.dispatch({ effects: this.#help.reconfigure(helpFor(this.#key)) });
  }

  /** Looks for diagnostics again. */
  validateAgain(): void {
    this.#view.dispatch({ effects: validateAgain.of(null) });
  }

  /** Selects a part of the text, scrolls to it, and puts the focus there. */
  reveal(from: number, to: number): void {
    const { length } = this.#view.state.doc;
    const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
    const effects = EditorView.scrollIntoView(selection.anchor, { y: "center" });
    this.#view.dispatch({ selection, effects });
    this.#view.focus();
  }

  #replace(text: string): void {
    if (text === this.text) return;
    const changes = { from: 0, to: this.#view.state.doc.length, insert: text };
    this.#view.dispatch({ changes, annotations: Transaction.remote.of(true) });
  }

  #stateOf(doc: string, language: EditorLanguage): EditorState {
    const { label, onChange } = this.#options;
    const listener = EditorView.updateListener.of(({ docChanged, transactions }) => {
      const isOwn = transactions.some((each) => each.annotation(Transaction.remote) === true);
      if (docChanged && !isOwn) onChange?.(this.text);
    });
    return EditorState.create({
      doc,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        indentUnit.of("  "),
        EditorView.lineWrapping,
        syntaxHighlighting(classHighlighter),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", tabindex: "0" }),
        ...(onChange ? [highlightActiveLine(), listener] : [EditorState.readOnly.of(true)]),
        this.#grammar.of(language === "json" ? json() : []),
        this.#help.of([]),
      ],
    });
  }

  /** Loads the grammar of a language that few texts need at the beginning. */
  async #loadGrammar(language: EditorLanguage): Promise<void> {
    const key = this.#key;
    const grammar = await grammarOf(language);
    if (key === this.#key) this.#view.dispatch({ effects: this.#grammar.reconfigure(grammar) });
  }
}

async function grammarOf(language: EditorLanguage): Promise<Extension> {
  switch (language) {
    case "json":
      return json();
    case "yaml": {
      const { yaml } = await import("@codemirror/lang-yaml");
      return yaml();
    }
    case "javascript":
    case "typescript": {
      const { javascript } = await import("@codemirror/lang-javascript");
      return javascript({ typescript: language === "typescript" });
    }
    case "plain":
      return [];
  }
}
