import { type Json, JsonType, type TypeSet } from "../json/types.js";
import type { BlockId, Pattern, Range } from "./plan.js";
import { nowhere } from "./plan.js";
import { PlanError } from "./plan-error.js";

const typeBits: ReadonlyMap<string, TypeSet> = new Map([...Object.entries(JsonType), ["nothing", 0]]);
const scalars: ReadonlyMap<string, Json> = new Map<string, Json>([
  ["null", null],
  ["true", true],
  ["false", false],
]);

/** Reads a line of a plan's text from left to right: the leaves, as text.ts writes them. Spaces between tokens do not matter. */
export class LineReader {
  readonly #line: string;
  readonly #number: number;
  #at = 0;

  /** @param number - The number of the line, for errors. */
  constructor(line: string, number: number) {
    this.#line = line;
    this.#number = number;
  }

  /** @throws PlanError that says where the line is wrong. */
  fail(expected: string): never {
    const found = this.#line.slice(this.#at, this.#at + 20).trim();
    const shown = found === "" ? "the end of the line" : `\`${found}\``;
    throw new PlanError(`line ${this.#number}, column ${this.#at + 1}: expected ${expected}, found ${shown}`);
  }

  /** Reads a part; if there is none, the error names the place where it should begin. */
  check<Part>(expected: string, read: () => Part | undefined): Part {
    this.#skipSpaces();
    const start = this.#at;
    const part = read();
    if (part !== undefined) return part;
    this.#at = start;
    return this.fail(expected);
  }

  /** Whether a token comes next. */
  isNext(token: string): boolean {
    this.#skipSpaces();
    if (!this.#line.startsWith(token, this.#at)) return false;
    // A word ends where the token does.
    return !/\w$/.test(token) || !/^\w/.test(this.#line.slice(this.#at + token.length));
  }

  /** Reads a token if it comes next. */
  accepts(token: string): boolean {
    const isNext = this.isNext(token);
    if (isNext) this.#at += token.length;
    return isNext;
  }

  expect(token: string): void {
    if (!this.accepts(token)) this.fail(`\`${token}\``);
  }

  /** Whether nothing is left. */
  get isAtEnd(): boolean {
    this.#skipSpaces();
    return this.#at === this.#line.length;
  }

  /** A text, with quotes or without. */
  word(): string {
    return this.isNext('"') ? this.string() : this.#next(/[^\s"(),;]+/y, "a word or a string");
  }

  /** A text with quotes. */
  string(): string {
    return this.check("a JSON string", () => parsedString(this.#next(/"(?:[^"\\]|\\.)*"/y, "a string")));
  }

  number(): number | bigint {
    const token = this.#next(/NaN|-?Infinity|-?\d+n|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/y, "a number");
    return token.endsWith("n") ? BigInt(token.slice(0, -1)) : Number(token);
  }

  /** A number that is not a BigInt. */
  count(): number {
    return this.check("a number that is not a BigInt", () => {
      const number = this.number();
      return typeof number === "number" ? number : undefined;
    });
  }

  range(): Range {
    const min = this.count();
    this.expect("..");
    const hasMax = /^(?:\d|-|Infinity|NaN)/.test(this.#line.slice(this.#at));
    return { min, max: hasMax ? this.count() : Infinity };
  }

  types(): TypeSet {
    let types = 0;
    do types |= this.check("a type", () => typeBits.get(this.#next(/[a-z]+/y, "a type")));
    while (this.accepts("|"));
    return types;
  }

  /** Types with a colon behind them, if such come next. */
  typesAhead(): TypeSet | undefined {
    if (!/^\s*[a-z]+(?:\|[a-z]+)*:/.test(this.#line.slice(this.#at))) return undefined;
    const types = this.types();
    this.expect(":");
    return types;
  }

  /** The number of a block. */
  block(): BlockId {
    return this.accepts("nowhere") ? nowhere : Number(this.#next(/b\d+/y, "a block").slice(1));
  }

  /** The number of a resource. */
  resource(): number {
    return Number(this.#next(/r\d+/y, "a resource").slice(1));
  }

  /** The source and the flags of a regular expression, and whether another engine matches it. */
  regularExpression(): Omit<Pattern, "test"> {
    this.expect("/");
    const source = this.#line.startsWith('"', this.#at) ? this.string() : this.#take(/[^/]*/y, "a regular expression");
    this.expect("/");
    const flags = this.#take(/[a-z]*/y, "flags");
    return { source, flags, foreign: this.accepts("foreign") || undefined };
  }

  jsonArray(): readonly Json[] {
    return this.check("an array of values", () => {
      const values = this.json();
      return Array.isArray(values) ? (values as readonly Json[]) : undefined;
    });
  }

  json(): Json {
    if (this.isNext("[")) return this.#sequence("[", "]", () => this.json());
    if (this.isNext("{"))
      return Object.fromEntries(
        this.#sequence("{", "}", () => {
          const name = this.string();
          this.expect(":");
          return [name, this.json()];
        }),
      );
    if (this.isNext('"')) return this.string();
    for (const [text, value] of scalars) if (this.accepts(text)) return value;
    return this.number();
  }

  /** Parts in parentheses, with commas between them. */
  list<Part>(part: () => Part): Part[] {
    return this.#sequence("(", ")", part);
  }

  #sequence<Part>(open: string, close: string, part: () => Part): Part[] {
    const parts: Part[] = [];
    this.expect(open);
    if (this.accepts(close)) return parts;
    do parts.push(part());
    while (this.accepts(","));
    this.expect(close);
    return parts;
  }

  #next(token: RegExp, expected: string): string {
    this.#skipSpaces();
    return this.#take(token, expected);
  }

  #take(token: RegExp, expected: string): string {
    token.lastIndex = this.#at;
    const [found] = token.exec(this.#line) ?? this.fail(expected);
    this.#at += found.length;
    return found;
  }

  #skipSpaces(): void {
    while (this.#line.startsWith(" ", this.#at)) this.#at++;
  }
}

function parsedString(token: string): string | undefined {
  try {
    return JSON.parse(token) as string;
  } catch {
    return undefined;
  }
}
