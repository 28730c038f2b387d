import { createScanner } from "jsonc-parser";
import type { Extent } from "./positions.js";
import { Fault } from "./source-error.js";
import type { Duplicate, Node, Tree } from "./tree.js";

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
  end: 17,
};

const errors: Readonly<Record<number, string>> = {
  1: "this comment does not end, and JSON has no comments",
  2: "this string does not end on its line",
  3: "this number does not end with a digit",
  4: "\\u must be followed by four hexadecimal digits",
  5: 'in a string, \\ must be followed by one of " \\ / b f n r t u',
  6: "this string has a control character, which must be written as an escape such as \\t",
};

const beginsValue = new Set<number>([
  kind.openBrace,
  kind.openBracket,
  kind.null,
  kind.true,
  kind.false,
  kind.string,
  kind.number,
]);

/** An open array or object. */
interface Open {
  readonly node: { -readonly [Key in keyof Node]: Node[Key] };
  readonly closer: number;
  readonly outer: Open | undefined;
}

/**
 * Finds the positions of the values in a JSON text (exactly RFC 8259). The text may have any depth.
 *
 * @param onExtra - Allows what JSON lacks: comments, and a comma before the end of an array or object. It is called with each.
 * @throws Fault for the first syntax error.
 */
export function readJson(text: string, onExtra?: OnExtra): Tree {
  const tokens = new Tokens(text, onExtra);
  const duplicates: Duplicate<Extent>[] = [];
  let root: Node | undefined;
  let open: Open | undefined;
  for (;;) {
    // In an object, a name comes first; then a value.
    const inObject = open?.closer === kind.closeBrace;
    const name = inObject ? tokens.extent : undefined;
    const nameText = inObject ? tokens.takeName() : "";
    if (!beginsValue.has(tokens.kind)) throw tokens.unexpected("a value");
    const node: Open["node"] = { start: tokens.start, end: tokens.end, name, parts: undefined };
    root ??= node;
    if (Array.isArray(open?.node.parts)) open.node.parts.push(node);
    else if (open?.node.parts && name) {
      const first = open.node.parts.get(nameText)?.name;
      if (first) duplicates.push({ name: nameText, first, second: name });
      open.node.parts.set(nameText, node);
    }
    const opener = tokens.kind;
    tokens.next();
    if (opener === kind.openBracket || opener === kind.openBrace) {
      const isObject = opener === kind.openBrace;
      node.parts = isObject ? new Map() : [];
      open = { node, closer: isObject ? kind.closeBrace : kind.closeBracket, outer: open };
      if (tokens.kind !== open.closer) continue;
    }
    // The end of a value.
    for (;;) {
      while (open && tokens.kind === open.closer) {
        open.node.end = tokens.end;
        open = open.outer;
        tokens.next();
      }
      if (!open) {
        if (tokens.kind !== kind.end) throw tokens.unexpected("the end of the text");
        return { root, duplicates };
      }
      const closing = open.closer === kind.closeBrace ? "}" : "]";
      if (tokens.kind !== kind.comma) throw tokens.unexpected(`a comma or ${closing}`);
      const comma = tokens.extent;
      tokens.next();
      if (tokens.kind !== open.closer) break;
      if (!onExtra) throw new Fault("syntax", comma, `trailing comma before ${closing}`);
      onExtra(comma);
    }
  }
}

type OnExtra = (extent: Extent) => void;

/** The tokens of a JSON text, one at a time, without white space. */
class Tokens {
  readonly #text: string;
  readonly #scanner: ReturnType<typeof createScanner>;
  readonly #onExtra: OnExtra | undefined;
  kind = kind.end;

  constructor(text: string, onExtra: OnExtra | undefined) {
    this.#text = text;
    this.#onExtra = onExtra;
    this.#scanner = createScanner(text);
    this.next();
  }

  get start(): number {
    return this.#scanner.getTokenOffset();
  }

  get end(): number {
    return this.#scanner.getPosition();
  }

  get extent(): Extent {
    return { start: this.start, end: this.end };
  }

  next(): void {
    for (;;) {
      this.kind = this.#scanner.scan();
      if (this.kind === kind.space || this.kind === kind.lineBreak) continue;
      const error: number = this.#scanner.getTokenError();
      if (error !== 0) throw new Fault("syntax", this.extent, errors[error] ?? "this is not JSON");
      if (this.kind !== kind.lineComment && this.kind !== kind.blockComment) return;
      if (!this.#onExtra) throw new Fault("syntax", this.extent, "JSON has no comments");
      this.#onExtra(this.extent);
    }
  }

  /** Reads the name of a member. The next token is the first of its value. */
  takeName(): string {
    if (this.kind !== kind.string) throw this.unexpected("a name in double quotes");
    const name = this.#scanner.getTokenValue();
    this.next();
    if (this.kind !== kind.colon) throw this.unexpected("a colon");
    this.next();
    return name;
  }

  unexpected(wanted: string): Fault {
    const { start, end } = this.extent;
    const found = this.kind === kind.end ? "the end of the text" : shown(this.#text.slice(start, end));
    return new Fault("syntax", this.extent, `expected ${wanted}, found ${found}`);
  }
}

/** A token as a message shows it: shortened, with escapes for unusual characters. */
function shown(token: string): string {
  const visible = token.length > 20 ? `${token.slice(0, 19)}…` : token;
  return /^[\x21-\x7E]+…?$/.test(visible)
    ? visible
    : JSON.stringify(visible).replace(
        /[^\x20-\x7E…]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
}
