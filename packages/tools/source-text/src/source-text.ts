import { parseJson, requireArgument } from "@argot/core/json";
import { duplicatesInJson } from "./duplicates-in-json.js";
import { jsonFinder, shortJsonFinder } from "./find-in-json.js";
import { readJson } from "./json.js";
import { type Extent, Lines, type Span } from "./positions.js";
import { checkText } from "./check-text.js";
import { Fault, withSource } from "./source-error.js";
import { type Duplicate, type Node, nodeAt, type Parsed, tokensOf, type Tree } from "./tree.js";

/**
 * The language of a text: JSON (exactly RFC 8259), JSON with comments and trailing commas, JSON5, YAML 1.2 (core schema), or
 * TOML 1.0.
 */
export type Language = "json" | "jsonc" | "json5" | "yaml" | "toml";

/** The name and the origin of a text. */
export interface TextOptions {
  /** The name of the text in messages, such as the name of its file. Default: `"text"`. */
  readonly name?: string;
  /** The number of its first line, if the text is a part of a file such as a line of NDJSON. Default: 1. */
  readonly firstLine?: number;
}

/** Options for {@link SourceText.ofJson}. */
export interface JsonTextOptions extends TextOptions {
  /** Whether it is known that no object has a name twice, so that positions are found faster. Default: `false`. */
  readonly hasUniqueNames?: boolean;
}

/** The position of a value in a text. */
export interface ValuePosition {
  /** The value itself. */
  readonly value: Span;
  /** The name with its quotes, if the value is a member of an object. */
  readonly key?: Span;
}

/**
 * A name that occurs twice in one object. JSON allows this, but readers differ in what it means. Here the second one
 * counts.
 */
export type DuplicateName = Duplicate<Span>;

/** A value, and functions that find its positions. */
interface Content {
  readonly value: unknown;
  readonly tree: () => Tree;
  /** Finds the names that are twice in an object. */
  readonly duplicates: () => readonly Duplicate<Extent>[];
  /** Finds one value without the others; absent if all positions are known. */
  readonly find?: (tokens: readonly string[]) => Node | undefined;
}

/**
 * Maximum length of a text in which each value is searched from the start. In longer ones this would take too long for
 * many values.
 */
const shortText = 10_000;

/** Creates a text. Only the files of this package do. */
let create: (text: string, language: Language, options: TextOptions, content: Content) => SourceText;

/** A text, its value, and the positions of all parts of the value. */
export class SourceText {
  /** The name in messages. */
  readonly name: string;
  /** The text as it was passed. */
  readonly text: string;
  /** The number of its first line: 1, unless the text is a part of a file. */
  readonly firstLine: number;
  /** The language of the text. */
  readonly language: Language;
  /** The value. Integers that a JavaScript number would round are BigInts. */
  readonly value: unknown;
  readonly #treeOf: () => Tree;
  readonly #duplicatesOf: Content["duplicates"];
  readonly #find: Content["find"];
  #tree: Tree | undefined;
  #lines: Lines | undefined;

  private constructor(
    text: string,
    language: Language,
    { name = "text", firstLine = 1 }: TextOptions,
    content: Content,
  ) {
    this.text = text;
    this.name = name;
    this.firstLine = firstLine;
    this.language = language;
    this.value = content.value;
    this.#treeOf = content.tree;
    this.#duplicatesOf = content.duplicates;
    this.#find = content.find;
  }

  static {
    create = (...args) => new SourceText(...args);
  }

  /**
   * A JSON text whose value is known, from `JSON.parse` or `parseJson`. Positions are found when one is needed: most texts are
   * valid and need none.
   */
  static ofJson(text: string, value: unknown, options: JsonTextOptions = {}): SourceText {
    checkText("SourceText.ofJson", text, options, ["hasUniqueNames"]);
    const { hasUniqueNames = false } = options;
    return new SourceText(text, "json", options, {
      value,
      tree: () => readJson(text),
      duplicates: () => duplicatesInJson(text),
      find: text.length <= shortText ? shortJsonFinder(text, hasUniqueNames) : jsonFinder(text),
    });
  }

  /**
   * The position of the value at a JSON Pointer (RFC 6901). The first call takes time in proportion to the length of the
   * text. A value behind an alias of YAML has the position of the alias; the parts of the value have their own positions.
   *
   * @returns `undefined` if the pointer leads to nothing.
   */
  positionOf(pointer: string): ValuePosition | undefined {
    requireArgument(typeof pointer === "string", "positionOf", "a JSON Pointer, a string", pointer);
    const node =
      this.#find && isPointer(pointer) ? this.#find(tokensOf(pointer)) : nodeAt(this.#syntaxTree.root, pointer);
    if (!node) return undefined;
    const value = this.spanOf(node);
    return node.name ? { value, key: this.spanOf(node.name) } : { value };
  }

  /** The names that are twice in one object, in the order of the text. Empty for YAML and TOML, which forbid them. */
  get duplicates(): readonly DuplicateName[] {
    return this.#duplicatesOf().map(({ name, first, second }) => ({
      name,
      first: this.spanOf(first),
      second: this.spanOf(second),
    }));
  }

  /** The part of the text between two offsets. */
  spanOf(extent: Extent): Span {
    return this.#allLines.spanOf(extent);
  }

  /** A line by its number, without its line end; empty if the text does not have it. */
  line(number: number): string {
    return this.#allLines.line(number);
  }

  get #allLines(): Lines {
    return (this.#lines ??= new Lines(this.text, this.firstLine));
  }

  get #syntaxTree(): Tree {
    return (this.#tree ??= this.#treeOf());
  }
}

const isPointer = (text: string): boolean => text === "" || text.startsWith("/");

const parserNames: Readonly<Record<Language, string>> = {
  json: "parseJsonText",
  jsonc: "parseJsoncText",
  json5: "parseJson5Text",
  yaml: "parseYamlText",
  toml: "parseTomlText",
};

/** A text with its value and positions, as `read` finds them. */
export function parsedText(
  text: string,
  language: Language,
  options: TextOptions,
  read: (text: string) => Parsed,
): SourceText {
  checkText(parserNames[language], text, options);
  const { value, tree } = withSource(text, options, () => read(text));
  return create(text, language, options, { value, tree: () => tree, duplicates: () => tree.duplicates });
}

/**
 * Parses a JSON text, exactly RFC 8259.
 *
 * @throws SourceError with line and column, if it is not JSON.
 */
export function parseJsonText(text: string, options: TextOptions = {}): SourceText {
  checkText(parserNames.json, text, options);
  const value = withSource(text, options, () => valueOfJson(text));
  return SourceText.ofJson(text, value, options);
}

/**
 * Parses JSON with comments and trailing commas.
 *
 * @throws SourceError with line and column, if it is not.
 */
export const parseJsoncText = (text: string, options: TextOptions = {}): SourceText =>
  parsedText(text, "jsonc", options, readJsonc);

/** Uses the parser of the platform, which accepts any depth but has no reliable positions for errors. */
function valueOfJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    readJson(text);
    throw new Fault("syntax", { start: 0, end: 0 }, (error as Error).message);
  }
}

/** Replaces what JSON lacks by spaces, so that the offsets stay. */
function readJsonc(text: string): Parsed {
  const extras: Extent[] = [];
  const tree = readJson(text, (extent) => extras.push(extent));
  const parts: string[] = [];
  let from = 0;
  // A trailing comma is known as one after the comments that follow it.
  for (const { start, end } of extras.sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, start), " ".repeat(end - start));
    from = end;
  }
  return { value: valueOfJson(parts.join("") + text.slice(from)), tree };
}
