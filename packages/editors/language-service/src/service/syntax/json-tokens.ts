import { createScanner } from "jsonc-parser";
import type { Extent } from "./extent.js";
import { json5TokenAt } from "./json5-tokens.js";
import { numberOf } from "./number-of.js";
import type { DocumentLanguage, SyntaxProblem } from "./syntax-document.js";
import { kind } from "./token-kinds.js";

const tokenErrors: Readonly<Record<number, string>> = {
  1: "This comment does not end",
  2: "This string does not end on its line",
  3: "This number does not end with a digit",
  4: "\\u must be followed by four hexadecimal digits",
  5: 'In a string, \\ must be followed by one of " \\ / b f n r t u',
  6: "This string has a control character, which must be written as an escape such as \\t",
};

/** The tokens of JSON, JSON with comments or JSON5, one after the other. */
export class JsonTokens {
  readonly problems: SyntaxProblem[] = [];
  readonly comments: Extent[] = [];
  /** The kind of the token: one of `kind`. */
  kind: number = kind.end;
  /** Where the token starts and ends. */
  start = 0;
  end = 0;
  /** The value of a string or number. */
  value: unknown;
  readonly #text: string;
  readonly #language: DocumentLanguage;
  readonly #scanner: ReturnType<typeof createScanner>;
  readonly #isVersion: boolean;

  /** @param isVersion - Whether the text is an edited version of one that was read before. */
  constructor(text: string, language: DocumentLanguage, isVersion: boolean) {
    this.#text = text;
    this.#language = language;
    this.#isVersion = isVersion;
    this.#scanner = createScanner(text);
    // A byte-order mark is not part of the text.
    if (text.charCodeAt(0) === byteOrderMark) this.end = 1;
  }

  /** Reads the next token. */
  next(): void {
    if (this.#nextPlain()) return;
    this.#scanner.setPosition(this.end);
    for (;;) {
      // Comes before the scanner, which would read a run of unknown characters again for each token in it.
      if (this.#language === "json5" && this.#readJson5Token()) return;
      this.kind = this.#scanner.scan();
      this.start = this.#scanner.getTokenOffset();
      this.end = this.#scanner.getPosition();
      if (this.kind === kind.space || this.kind === kind.lineBreak) continue;
      if (this.kind === kind.lineComment || this.kind === kind.blockComment) this.#readComment();
      else break;
    }
    const error: number = this.#scanner.getTokenError();
    if (error !== 0) this.refuse(tokenErrors[error] ?? "This is not JSON");
    this.value = undefined;
    if (this.kind === kind.string) this.value = detached(this.#scanner.getTokenValue());
    if (this.kind === kind.number) this.value = numberOf(this.#scanner.getTokenValue());
  }

  /**
   * Reads the next token if it is a bracket, a comma, a colon, a string without escapes, or a short number, as most
   * tokens are. It takes a third of the scanner's time, so that large texts are read between two keystrokes.
   */
  #nextPlain(): boolean {
    const text = this.#text;
    let start = this.end;
    let code = text.charCodeAt(start);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++start);
    const mark = marks[code];
    let end = start + 1;
    if (mark !== undefined) {
      this.kind = mark;
    } else if (code === quote) {
      for (code = text.charCodeAt(end); code >= 0x20 && code !== quote && code !== backslash;)
        code = text.charCodeAt(++end);
      if (code !== quote) return false;
      this.kind = kind.string;
      this.value = this.slice(start + 1, end);
      end++;
    } else if (code === minus || isDigit(code)) {
      end = this.#endOfPlainNumber(start);
      if (end === -1) return false;
      this.kind = kind.number;
      this.value = Number(text.slice(start, end));
    } else return false;
    this.start = start;
    this.end = end;
    return true;
  }

  /** The end of a short number without an exponent; -1 for other numbers. */
  #endOfPlainNumber(start: number): number {
    const text = this.#text;
    let end = start;
    if (text.charCodeAt(end) === minus) end++;
    const first = end;
    if (text.charCodeAt(first) === zero) end++;
    else while (isDigit(text.charCodeAt(end))) end++;
    if (end === first) return -1;
    if (text.charCodeAt(end) === point) {
      const fraction = ++end;
      while (isDigit(text.charCodeAt(end))) end++;
      if (end === fraction) return -1;
    }
    // A letter or another part of a number may follow. Long ones may be integers that a JavaScript number would round.
    return end - start > 15 || !endsNumber.has(text.charCodeAt(end)) ? -1 : end;
  }

  /**
   * A part of the text as a copy. The engine stores a slice as a view of its text, so values that later versions share
   * would keep earlier versions of the text in memory.
   */
  slice(start: number, end: number): string {
    const slice = this.#text.slice(start, end);
    return this.#isVersion ? detached(slice) : slice;
  }

  #readComment(): void {
    this.comments.push({ start: this.start, end: this.end });
    if (this.#language === "json") this.refuse("Comments are not allowed in JSON");
    else {
      const error: number = this.#scanner.getTokenError();
      if (error !== 0) this.refuse("This comment does not end");
    }
  }

  #readJson5Token(): boolean {
    const start = this.#scanner.getPosition();
    const token = json5TokenAt(this.#text, start);
    if (!token) return false;
    this.kind = token.kind;
    this.start = start;
    this.end = token.end;
    this.value = typeof token.value === "string" ? detached(token.value) : token.value;
    return true;
  }

  /** Adds a problem, by default of the token. */
  refuse(message: string, { start, end }: Extent = this): void {
    this.problems.push({ message, start, end });
  }
}

const byteOrderMark = 0xfeff;
const quote = 0x22;
const backslash = 0x5c;
const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** A copy of a string that is not a view of another one. Short strings never are. */
const detached = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

/** The tokens of one character, by its code. */
const marks: Readonly<Record<number, number>> = {
  0x7b: kind.openBrace,
  0x7d: kind.closeBrace,
  0x5b: kind.openBracket,
  0x5d: kind.closeBracket,
  0x2c: kind.comma,
  0x3a: kind.colon,
};

/** The codes of characters after a number: white space, a comma, a closing bracket. */
const endsNumber: ReadonlySet<number> = new Set([0x20, 0x0a, 0x0d, 0x09, 0x2c, 0x5d, 0x7d]);
