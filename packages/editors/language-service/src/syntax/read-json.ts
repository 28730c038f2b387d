import { createScanner } from "jsonc-parser";
import { parseJson } from "@argot/core/json";
import type { DocumentLanguage, ParsedText, SyntaxProblem } from "./syntax-document.js";
import { type Extent, SyntaxNode, type SyntaxName, type SyntaxType } from "./syntax-node.js";

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
  readonly node: SyntaxNode;
  readonly isObject: boolean;
  readonly outer: Open | undefined;
  /** The name that waits for its value. */
  name: SyntaxName | undefined;
  /** Whether the colon after the name was there. */
  hasColon: boolean;
  /** Whether a comma must come before the next part. */
  needsComma: boolean;
  /** A comma that nothing follows yet. */
  comma: Extent | undefined;
}

/** Reads JSON, JSON with comments or JSON5, as far as it is that. It reads every text, and any depth. */
export function readJson(text: string, language: Exclude<DocumentLanguage, "yaml">): ParsedText {
  const reader = new JsonReader(text, language);
  const root = reader.read();
  return {
    language,
    text,
    documents: [{ root, start: 0, end: text.length }],
    problems: reader.problems,
    comments: reader.comments,
  };
}

class JsonReader {
  readonly problems: SyntaxProblem[] = [];
  readonly comments: Extent[] = [];
  readonly #text: string;
  readonly #language: DocumentLanguage;
  readonly #scanner: ReturnType<typeof createScanner>;
  #kind: number = kind.end;
  #start = 0;
  #end = 0;
  /** The value of the token. */
  #value: unknown;
  #open: Open | undefined;
  #root: SyntaxNode | undefined;

  constructor(text: string, language: DocumentLanguage) {
    this.#text = text;
    this.#language = language;
    this.#scanner = createScanner(text);
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
    const node = this.#add(isObject ? "object" : "array", null);
    if (!node) return;
    this.#open = {
      node,
      isObject,
      outer: this.#open,
      name: undefined,
      hasColon: false,
      needsComma: false,
      comma: undefined,
    };
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
  }

  /** Ends an object or array. */
  #leave(open: Open, end: number): void {
    this.#endMember(open, Math.min(end, this.#start));
    if (open.comma && this.#language === "json") this.#refuse("Trailing commas are not allowed in JSON", open.comma);
    open.node.end = end;
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
    open.node.addMissing(at, name);
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
        this.#add("string", this.#value);
        break;
      case kind.number:
        this.#add("number", this.#value);
        break;
      case kind.true:
      case kind.false:
        this.#add("boolean", this.#kind === kind.true);
        break;
      case kind.null:
        this.#add("null", null);
        break;
      default:
        this.#refuse(`Expected a value, found ${shown(this.#text.slice(this.#start, this.#end))}`);
        this.#add("string", this.#text.slice(this.#start, this.#end));
    }
  }

  /** Whether a string where a value belongs is the name of the next member: the value is not written yet. */
  #isName({ end }: SyntaxName): boolean {
    if (this.#kind !== kind.string) return false;
    const line = this.#text.indexOf("\n", end);
    return line !== -1 && line < this.#start && /^\s*:/.test(this.#text.slice(this.#end, this.#end + 20));
  }

  #readName(open: Open): void {
    this.#endMember(open, this.#start);
    this.#beginPart(open);
    const text = this.#text.slice(this.#start, this.#end);
    const isName = this.#kind === kind.string || (this.#language === "json5" && /^[\p{ID_Start}$_]/u.test(text));
    if (!isName) this.#refuse(`Expected a name in quotes, found ${shown(text)}`);
    open.name = { name: typeof this.#value === "string" ? this.#value : text, start: this.#start, end: this.#end };
  }

  #beginPart(open: Open): void {
    if (open.needsComma) this.#refuse("Expected a comma");
    open.comma = undefined;
  }

  /** Adds a value where the next one belongs. */
  #add(type: SyntaxType, scalar: unknown): SyntaxNode | undefined {
    const open = this.#open;
    if (!open) {
      if (this.#root) {
        this.#refuse("Expected the end of the text");
        return undefined;
      }
      this.#root = new SyntaxNode(type, this.#start, this.#end, undefined, undefined, scalar);
      return this.#root;
    }
    if (open.isObject && !open.name) {
      this.#refuse("Expected a name");
      // What has no name is read and forgotten.
      return new SyntaxNode(type, this.#start, this.#end, undefined, undefined, scalar);
    }
    if (open.isObject && !open.hasColon) this.#refuse("Expected a colon");
    if (!open.isObject) this.#beginPart(open);
    const node = new SyntaxNode(type, this.#start, this.#end, open.node, open.name, scalar);
    open.name = undefined;
    open.hasColon = false;
    open.needsComma = true;
    return node;
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
    if (this.#kind === kind.string) this.#value = this.#scanner.getTokenValue();
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
      this.#value = text.slice(start + 1, end);
      end++;
    } else if (code >= 0x31 && code <= 0x39) {
      for (code = text.charCodeAt(end); code >= 0x30 && code <= 0x39;) code = text.charCodeAt(++end);
      // A letter or another part of a number may follow.
      if (end - start > 15 || !endsNumber.has(code)) return false;
      this.#kind = kind.number;
      this.#value = Number(text.slice(start, end));
    } else return false;
    this.#start = start;
    this.#end = end;
    return true;
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
      this.#value = read(text);
      return true;
    }
    return false;
  }

  #refuse(message: string, { start, end }: Extent = { start: this.#start, end: this.#end }): void {
    this.problems.push({ message, start, end });
  }
}

const quote = 0x22;
const backslash = 0x5c;

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
