import { createScanner } from "jsonc-parser";
import { parseJson } from "@argot/core/json";
import { KeptValues } from "./kept-values.js";
import { OpenValue, SourceValue, type SyntaxType } from "./source-value.js";
import type { DocumentLanguage, ParsedText, SyntaxProblem } from "./syntax-document.js";
import type { Extent, SyntaxName } from "./extent.js";
import { SyntaxNode } from "./syntax-node.js";
import { changeBetween } from "./text-change.js";

// The numbers of the scanner's tokens. The library exports their names as types only.
const kind = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  space: 15,
  unknown: 16,
  end: 17,
} as const;

const tokenErrors: Readonly<Record<number, string>> = {
  1: "This comment does not end",
  2: "This string does not end on its line",
  3: "This number does not end with a digit",
  4: "\\u must be followed by four hexadecimal digits",
  5: 'In a string, \\ must be followed by one of " \\ / b f n r t u',
  6: "This string has a control character, which must be written as an escape such as \\t",
};

/** An object or array that is being read. */
interface Open {
  readonly value: OpenValue;
  readonly isObject: boolean;
  readonly outer: Open | undefined;
  /** The number of problems and comments before it. */
  readonly remarks: number;
  /** The name that waits for its value. */
  name: SyntaxName | undefined;
  /** Whether the colon after the name was there. */
  hasColon: boolean;
  /** Whether a comma must come before the next part. */
  needsComma: boolean;
  /** A comma that nothing follows yet. */
  comma: Extent | undefined;
}

/**
 * Reads JSON, JSON with comments or JSON5, as far as it is that. It reads every text, and any depth.
 *
 * @param before - A version of the text that was read before. What is equal in both is not read again.
 */
export function readJson(text: string, language: Exclude<DocumentLanguage, "yaml">, before?: ParsedText): ParsedText {
  const reader = new JsonReader(text, language, before?.language === language ? keptValues(before, text) : undefined);
  const root = reader.read();
  return {
    language,
    text,
    documents: [{ root, start: 0, end: text.length }],
    problems: reader.problems,
    comments: reader.comments,
  };
}

function keptValues({ documents, text: before }: ParsedText, after: string): KeptValues | undefined {
  const root = documents[0]?.root;
  return root && new KeptValues(root, changeBetween(before, after));
}

class JsonReader {
  readonly problems: SyntaxProblem[] = [];
  readonly comments: Extent[] = [];
  readonly #text: string;
  readonly #language: DocumentLanguage;
  readonly #scanner: ReturnType<typeof createScanner>;
  readonly #kept: KeptValues | undefined;
  #kind: number = kind.end;
  #start = 0;
  #end = 0;
  /** The value of the token. */
  #value: unknown;
  #open: Open | undefined;
  #root: SyntaxNode | undefined;

  constructor(text: string, language: DocumentLanguage, kept: KeptValues | undefined) {
    this.#text = text;
    this.#language = language;
    this.#kept = kept;
    this.#scanner = createScanner(text);
    // A mark of the byte order is no part of the text.
    if (text.charCodeAt(0) === byteOrderMark) this.#end = 1;
  }

  read(): SyntaxNode | undefined {
    for (this.#next(); this.#kind !== kind.end; this.#next()) {
      switch (this.#kind) {
        case kind.openBrace:
        case kind.openBracket:
          this.#begin(this.#kind === kind.openBrace);
          break;
        case kind.closeBrace:
        case kind.closeBracket:
          this.#close(this.#kind === kind.closeBrace);
          break;
        case kind.comma:
          this.#readComma();
          break;
        case kind.colon:
          if (this.#open?.name && !this.#open.hasColon) this.#open.hasColon = true;
          else this.#refuse("A colon is not expected here");
          break;
        default:
          this.#readScalar();
      }
    }
    if (this.#open) this.#refuse(`Expected ${this.#open.isObject ? "}" : "]"} before the end of the text`);
    while (this.#open) this.#leave(this.#open, this.#text.length);
    if (!this.#root) this.#refuse("Expected a value");
    return this.#root;
  }

  #begin(isObject: boolean): void {
    const kept = this.#isAtEnd ? undefined : this.#kept?.at(this.#start);
    if (kept) {
      this.#add(kept.copy());
      this.#end = this.#start + kept.length;
      return;
    }
    const source = isObject ? new SourceValue("object", 0, {}) : new SourceValue("array", 0, []);
    const outer = this.#open;
    if (!this.#add(source)) return;
    this.#open = {
      value: new OpenValue(source, this.#start, outer?.value),
      isObject,
      outer,
      remarks: this.#remarks,
      name: undefined,
      hasColon: false,
      needsComma: false,
      comma: undefined,
    };
  }

  /** Whether the only value of the text is read. */
  get #isAtEnd(): boolean {
    return this.#root !== undefined && !this.#open;
  }

  get #remarks(): number {
    return this.problems.length + this.comments.length;
  }

  #close(isObject: boolean): void {
    let matching = this.#open;
    while (matching && matching.isObject !== isObject) matching = matching.outer;
    if (!matching) return this.#refuse("Nothing is open that could be closed here");
    while (this.#open && this.#open !== matching) {
      this.#refuse(`Expected ${this.#open.isObject ? "}" : "]"}`);
      this.#leave(this.#open, this.#start);
    }
    this.#leave(matching, this.#end);
    matching.value.source.isSelfContained = matching.remarks === this.#remarks;
  }

  /** Ends an object or array. */
  #leave(open: Open, end: number): void {
    this.#endMember(open, Math.min(end, this.#start));
    if (open.comma && this.#language === "json") this.#refuse("Trailing commas are not allowed in JSON", open.comma);
    open.value.source.length = end - open.value.start;
    this.#open = open.outer;
    if (this.#open) this.#open.needsComma = true;
  }

  #readComma(): void {
    const open = this.#open;
    if (!open) return this.#refuse("A comma is not expected here");
    const hadMember = open.needsComma || open.name !== undefined;
    this.#endMember(open, this.#start);
    if (!hadMember) this.#refuse(open.isObject ? "Expected a name" : "Expected a value");
    open.needsComma = false;
    open.comma = { start: this.#start, end: this.#end };
  }

  /** Gives a name that still waits for its value none. */
  #endMember(open: Open, end: number): void {
    const { name } = open;
    if (!name) return;
    const at = open.hasColon ? Math.max(name.end, end) : name.end;
    this.#refuse(open.hasColon ? "Expected a value" : "Expected a colon and a value", {
      start: name.start,
      end: name.end,
    });
    open.value.add(new SourceValue("null", 0, null, true), at, name);
    open.name = undefined;
    open.hasColon = false;
    open.needsComma = true;
  }

  #readScalar(): void {
    const open = this.#open;
    if (open?.isObject && (!open.name || !open.hasColon || this.#isName(open.name))) {
      this.#readName(open);
      return;
    }
    switch (this.#kind) {
      case kind.string:
        this.#addScalar("string", this.#value);
        break;
      case kind.number:
        this.#addScalar("number", this.#value);
        break;
      case kind.true:
      case kind.false:
        this.#addScalar("boolean", this.#kind === kind.true);
        break;
      case kind.null:
        this.#addScalar("null", null);
        break;
      default:
        this.#refuse(`Expected a value, found ${shown(this.#text.slice(this.#start, this.#end))}`);
        this.#addScalar("string", this.#slice(this.#start, this.#end));
    }
  }

  /** Whether a string where a value belongs is the name of the next member: the value is not written yet. */
  #isName({ end }: SyntaxName): boolean {
    if (this.#kind !== kind.string) return false;
    return (
      this.#text.slice(end, this.#start).includes("\n") && /^\s*:/.test(this.#text.slice(this.#end, this.#end + 20))
    );
  }

  #readName(open: Open): void {
    this.#endMember(open, this.#start);
    this.#beginPart(open);
    const text = this.#slice(this.#start, this.#end);
    const isName = this.#kind === kind.string || (this.#language === "json5" && /^[\p{ID_Start}$_]/u.test(text));
    if (!isName) this.#refuse(`Expected a name in quotes, found ${shown(text)}`);
    const name = typeof this.#value === "string" ? this.#value : text;
    if (Object.hasOwn(open.value.source.value as object, name))
      this.#refuse(`The name ${shown(JSON.stringify(name))} is here twice`);
    open.name = { name, start: this.#start, end: this.#end };
  }

  #beginPart(open: Open): void {
    if (open.needsComma) this.#refuse("Expected a comma");
    open.comma = undefined;
  }

  #addScalar(type: SyntaxType, scalar: unknown): void {
    this.#add(new SourceValue(type, this.#end - this.#start, scalar));
  }

  /** Adds a value where the next one belongs. Returns whether it is read on: what follows the only value of a text is not. */
  #add(source: SourceValue): boolean {
    const open = this.#open;
    if (!open) {
      if (this.#isAtEnd) {
        this.#refuse("Expected the end of the text");
        return false;
      }
      this.#root = new SyntaxNode(source, this.#start, undefined, 0);
      return true;
    }
    if (open.isObject && !open.name) {
      this.#refuse("Expected a name");
      // What has no name is read and forgotten.
      open.needsComma = true;
      return true;
    }
    if (open.isObject && !open.hasColon) this.#refuse("Expected a colon");
    if (!open.isObject) this.#beginPart(open);
    open.value.add(source, this.#start, open.name);
    open.name = undefined;
    open.hasColon = false;
    open.needsComma = true;
    return true;
  }

  #next(): void {
    if (this.#nextPlain()) return;
    this.#scanner.setPosition(this.#end);
    for (;;) {
      this.#kind = this.#scanner.scan();
      this.#start = this.#scanner.getTokenOffset();
      this.#end = this.#scanner.getPosition();
      if (this.#kind === kind.space || this.#kind === kind.lineBreak) continue;
      if (this.#kind === kind.lineComment || this.#kind === kind.blockComment) this.#readComment();
      else break;
    }
    if (this.#language === "json5" && this.#readJson5Token()) return;
    const error: number = this.#scanner.getTokenError();
    if (error !== 0) this.#refuse(tokenErrors[error] ?? "This is not JSON");
    this.#value = undefined;
    if (this.#kind === kind.string) this.#value = detached(this.#scanner.getTokenValue());
    if (this.#kind === kind.number) this.#value = numberOf(this.#scanner.getTokenValue());
  }

  /**
   * Reads the next token if it is a bracket, a comma, a colon, a string without escapes, or a short number, as most are. It takes a third
   * of the time of the scanner, so that large texts are read between two keystrokes.
   */
  #nextPlain(): boolean {
    const text = this.#text;
    let start = this.#end;
    let code = text.charCodeAt(start);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++start);
    const mark = marks[code];
    let end = start + 1;
    if (mark !== undefined) {
      this.#kind = mark;
    } else if (code === quote) {
      for (code = text.charCodeAt(end); code >= 0x20 && code !== quote && code !== backslash;)
        code = text.charCodeAt(++end);
      if (code !== quote) return false;
      this.#kind = kind.string;
      this.#value = this.#slice(start + 1, end);
      end++;
    } else if (code === minus || isDigit(code)) {
      end = this.#endOfPlainNumber(start);
      if (end === -1) return false;
      this.#kind = kind.number;
      this.#value = Number(text.slice(start, end));
    } else return false;
    this.#start = start;
    this.#end = end;
    return true;
  }

  /** The end of a short number without an exponent; -1 if it is another one. */
  #endOfPlainNumber(start: number): number {
    const text = this.#text;
    let end = start;
    if (text.charCodeAt(end) === minus) end++;
    const first = end;
    while (isDigit(text.charCodeAt(end))) end++;
    if (end === first || (text.charCodeAt(first) === zero && end - first > 1)) return -1;
    if (text.charCodeAt(end) === point) {
      const fraction = ++end;
      while (isDigit(text.charCodeAt(end))) end++;
      if (end === fraction) return -1;
    }
    // A letter or another part of a number may follow. Long ones may be integers that a JavaScript number would round.
    return end - start > 15 || !endsNumber.has(text.charCodeAt(end)) ? -1 : end;
  }

  /**
   * A part of the text as a string of its own. The engine stores a slice as a view of its text: strings that later versions of the text
   * share would keep all versions alive in which something was read.
   */
  #slice(start: number, end: number): string {
    const slice = this.#text.slice(start, end);
    return this.#kept ? detached(slice) : slice;
  }

  #readComment(): void {
    this.comments.push({ start: this.#start, end: this.#end });
    if (this.#language === "json") this.#refuse("Comments are not allowed in JSON");
    else {
      const error: number = this.#scanner.getTokenError();
      if (error !== 0) this.#refuse("This comment does not end");
    }
  }

  /** Reads what JSON5 has beyond JSON: strings in single quotes and of several lines, names without quotes, more numbers. */
  #readJson5Token(): boolean {
    if (this.#kind !== kind.unknown && this.#kind !== kind.number && this.#kind !== kind.string) return false;
    for (const [tokenKind, pattern, read] of json5Tokens) {
      pattern.lastIndex = this.#start;
      const [text] = pattern.exec(this.#text) ?? [];
      if (text === undefined) continue;
      this.#kind = tokenKind;
      this.#end = this.#start + text.length;
      const value = read(text);
      this.#value = typeof value === "string" ? detached(value) : value;
      return true;
    }
    return false;
  }

  #refuse(message: string, { start, end }: Extent = { start: this.#start, end: this.#end }): void {
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

/** The same string, which is no view of another one. Short ones never are. */
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

/** What JSON5 has beyond JSON: the token, its form, its value. */
const json5Tokens: readonly (readonly [number, RegExp, (text: string) => unknown])[] = [
  [kind.string, /'(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"/y, (text) => json5String(text.slice(1, -1))],
  [
    kind.number,
    /[+-]?(?:0[xX][\da-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)(?![\w$])/y,
    (text) => json5Number(text),
  ],
  [kind.unknown, /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy, () => undefined],
];

const escapes: Readonly<Record<string, string>> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
  "0": "\0",
  "\n": "",
};

const json5String = (text: string): string =>
  text.replace(
    /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|\r\n|([^]))/g,
    (_, long?: string, short?: string, one?: string) => {
      const code = long ?? short;
      if (code !== undefined) return String.fromCharCode(parseInt(code, 16));
      return one === undefined ? "" : (escapes[one] ?? one);
    },
  );

function json5Number(text: string): unknown {
  const unsigned = text.replace(/^[+-]/, "");
  const sign = text.startsWith("-") ? "-" : "";
  if (/^0x/i.test(unsigned)) return numberOf(`${sign}${BigInt(unsigned)}`);
  if (unsigned === "Infinity" || unsigned === "NaN") return Number(sign + unsigned);
  return numberOf(sign + unsigned.replace(/^\./, "0.").replace(/\.(?!\d)/, ""));
}

/** The number that a text stands for. Integers that a JavaScript number would round are BigInts. */
function numberOf(text: string): unknown {
  if (text.length < 16) return Number(text);
  try {
    return parseJson(text);
  } catch {
    return Number.parseFloat(text);
  }
}

/** A token as a message shows it. */
const shown = (token: string): string => (token.length > 20 ? `${token.slice(0, 19)}…` : token);
