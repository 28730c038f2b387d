import { parseJson } from "@argot/core/json";
import { readJson } from "./json.js";
import { type Extent, Lines, type Span } from "./positions.js";
import { Fault, reading } from "./source-error.js";
import { type Duplicate, nodeAt, type Tree } from "./tree.js";
import { readYaml } from "./yaml.js";

/** What a text is written in: JSON (RFC 8259, strictly), or YAML 1.2 (one document, its core schema). */
export type Language = "json" | "yaml";

/** How a text is to be read. */
export interface SourceOptions {
  /** What people know the text by, such as the name of its file; `text`, when not said. */
  readonly name?: string;
  /** What it is written in. When not said, YAML if the name ends in `.yaml` or `.yml`, else JSON. */
  readonly language?: Language;
}

/** Where a value stands. */
export interface ValuePosition {
  /** The value itself. */
  readonly value: Span;
  /** Its name with the quotes, where it is a member of an object. */
  readonly key?: Span;
}

/** A name that stands twice in one object: valid JSON, but what it means depends on the reader. The second one counts here. */
export type DuplicateName = Duplicate<Span>;

/** A text, what it says, and where. */
export class SourceText {
  /** What people know it by. */
  readonly name: string;
  /** The text as it was given. */
  readonly text: string;
  /** What it is written in. */
  readonly language: Language;
  /** The value that it says. Integers that the numbers of JavaScript would round are BigInts. */
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
    return reading(text, name, () => {
      if (language === "json") return new SourceText(text, name, language, valueOfJson(text), undefined);
      const { value, tree } = readYaml(text);
      return new SourceText(text, name, language, value, tree);
    });
  }

  /**
   * Where the value stands that a JSON Pointer (RFC 6901) leads to. Takes time in proportion to the text the first time.
   * What stands behind an alias of YAML stands where it is written; the alias itself is where it stands for a value.
   *
   * @returns `undefined` where it leads to nothing.
   */
  positionOf(pointer: string): ValuePosition | undefined {
    const node = nodeAt(this.#places.root, pointer);
    return node && { value: this.spanOf(node), ...(node.name && { key: this.spanOf(node.name) }) };
  }

  /** Names that stand twice in one object, in the order of the text. None in YAML, which does not allow it. */
  get duplicates(): readonly DuplicateName[] {
    return this.#places.duplicates.map(({ name, first, second }) => ({
      name,
      first: this.spanOf(first),
      second: this.spanOf(second),
    }));
  }

  /** The part of the text between two offsets. */
  spanOf(extent: Extent): Span {
    return this.#allLines.spanOf(extent);
  }

  /** A line, counted from 1, without its end. */
  line(number: number): string {
    return this.#allLines.line(number);
  }

  get #allLines(): Lines {
    return (this.#lines ??= new Lines(this.text));
  }

  /** JSON is looked through when somebody asks: most texts are valid, and nobody does. */
  get #places(): Tree {
    return (this.#tree ??= readJson(this.text));
  }
}

/**
 * Reads a text, and remembers where what it says stands.
 *
 * @throws SourceError with line and column, when it is not what it should be.
 */
export const parseSource = (text: string, options?: SourceOptions): SourceText => SourceText.parse(text, options);

const languageOf = (name: string): Language => (/\.ya?ml$/i.test(name) ? "yaml" : "json");

/** By the parser of the platform, which is exact and copes with any depth; it does not tell reliably where a mistake is. */
function valueOfJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    readJson(text);
    throw new Fault("syntax", { start: 0, end: 0 }, (error as Error).message);
  }
}
