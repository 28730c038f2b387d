import { parseJson } from "@argot/core/json";
import { readJson } from "./json.js";
import { type Extent, Lines, type Span } from "./positions.js";
import { Fault, withSource } from "./source-error.js";
import { type Duplicate, nodeAt, type Tree } from "./tree.js";
import { readYaml } from "./yaml.js";

/** The language of a text: JSON (exactly RFC 8259), or YAML 1.2 (one document, core schema). */
export type Language = "json" | "yaml";

/** Options for `parseSource`. */
export interface SourceOptions {
  /** The name of the text in messages, such as the name of its file. Default: `"text"`. */
  readonly name?: string;
  /** The language of the text. Default: YAML if the name ends in `.yaml` or `.yml`, else JSON. */
  readonly language?: Language;
}

/** The position of a value in a text. */
export interface ValuePosition {
  /** The value itself. */
  readonly value: Span;
  /** The name with its quotes, if the value is a member of an object. */
  readonly key?: Span;
}

/** A name that is twice in one object. JSON allows it, but readers differ in what it means. Here the second one counts. */
export type DuplicateName = Duplicate<Span>;

/** A text, its value, and the positions of all parts of the value. */
export class SourceText {
  /** The name in messages. */
  readonly name: string;
  /** The text as it was passed. */
  readonly text: string;
  /** The language of the text. */
  readonly language: Language;
  /** The value. Integers that a JavaScript number would round are BigInts. */
  readonly value: unknown;
  #tree: Tree | undefined;
  #lines: Lines | undefined;

  private constructor(text: string, name: string, language: Language, value: unknown, tree: Tree | undefined) {
    this.text = text;
    this.name = name;
    this.language = language;
    this.value = value;
    this.#tree = tree;
  }

  /** Reads a text; see {@link parseSource}. */
  static parse(text: string, { name = "text", language = languageOf(name) }: SourceOptions = {}): SourceText {
    return withSource(text, name, () => {
      if (language === "json") return new SourceText(text, name, language, valueOfJson(text), undefined);
      const { value, tree } = readYaml(text);
      return new SourceText(text, name, language, value, tree);
    });
  }

  /**
   * The position of the value at a JSON Pointer (RFC 6901). The first call takes time in proportion to the length of the
   * text. A value behind an alias of YAML has the position of the alias; the parts of the value have their own positions.
   *
   * @returns `undefined` if the pointer leads to nothing.
   */
  positionOf(pointer: string): ValuePosition | undefined {
    const node = nodeAt(this.#syntaxTree.root, pointer);
    return node && { value: this.spanOf(node), ...(node.name && { key: this.spanOf(node.name) }) };
  }

  /** The names that are twice in one object, in the order of the text. Empty for YAML, which forbids them. */
  get duplicates(): readonly DuplicateName[] {
    return this.#syntaxTree.duplicates.map(({ name, first, second }) => ({
      name,
      first: this.spanOf(first),
      second: this.spanOf(second),
    }));
  }

  /** The part of the text between two offsets. */
  spanOf(extent: Extent): Span {
    return this.#allLines.spanOf(extent);
  }

  /** A line, counted from 1, without its line end. */
  line(number: number): string {
    return this.#allLines.line(number);
  }

  get #allLines(): Lines {
    return (this.#lines ??= new Lines(this.text));
  }

  /** JSON is scanned when a position is needed: most texts are valid and need none. */
  get #syntaxTree(): Tree {
    return (this.#tree ??= readJson(this.text));
  }
}

/**
 * Parses a text and keeps the positions of its values.
 *
 * @throws SourceError with line and column, if the text is not in its language.
 */
export const parseSource = (text: string, options?: SourceOptions): SourceText => SourceText.parse(text, options);

const languageOf = (name: string): Language => (/\.ya?ml$/i.test(name) ? "yaml" : "json");

/** Uses the parser of the platform, which accepts any depth but has no reliable positions for errors. */
function valueOfJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    readJson(text);
    throw new Fault("syntax", { start: 0, end: 0 }, (error as Error).message);
  }
}
