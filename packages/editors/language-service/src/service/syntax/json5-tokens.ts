import { numberOf } from "./number-of.js";
import { kind } from "./token-kinds.js";

/** A token, and the offset behind it. */
interface Json5Token {
  readonly kind: number;
  readonly end: number;
  readonly value: unknown;
}

/**
 * A run of letters, digits and points: a name, a number, or neither. It is one token, so that no character is read more
 * than once.
 */
const word = /[+-]?[\p{ID_Continue}$.\u200c\u200d]*(?:(?<=[eE])[+-]\d*)?/uy;
const number = /^[+-]?(?:0[xX][\da-fA-F]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)$/;
/** Whether a text is a name that JSON5 needs no quotes for. */
export const isIdentifier = (text: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u.test(text);

const literals: ReadonlyMap<string, number> = new Map([
  ["null", kind.null],
  ["true", kind.true],
  ["false", kind.false],
]);

/** The string, name, number or literal of JSON5 that begins at an offset; `undefined` if there is none. */
export function json5TokenAt(text: string, start: number): Json5Token | undefined {
  const first = text.charCodeAt(start);
  if (first === singleQuote || first === doubleQuote) {
    const end = endOfString(text, start, first);
    return end === -1 ? undefined : { kind: kind.string, end, value: json5String(text.slice(start + 1, end - 1)) };
  }
  word.lastIndex = start;
  const [found = ""] = word.exec(text) ?? [];
  if (found === "") return undefined;
  const end = start + found.length;
  if (number.test(found)) return { kind: kind.number, end, value: json5Number(found) };
  return { kind: literals.get(found) ?? kind.unknown, end, value: undefined };
}

const [doubleQuote, singleQuote, backslash, lineFeed] = [0x22, 0x27, 0x5c, 0x0a];

/** The offset after a string; -1 if it does not end. A regular expression would need memory for each character. */
function endOfString(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === lineFeed) return -1;
    if (code === backslash) at++;
  }
  return -1;
}

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
  if (/^0x/i.test(unsigned)) {
    const integer = sign === "" ? BigInt(unsigned) : -BigInt(unsigned);
    return Number.isSafeInteger(Number(integer)) ? Number(integer) : integer;
  }
  if (unsigned === "Infinity" || unsigned === "NaN") return Number(sign + unsigned);
  return numberOf(sign + unsigned.replace(/^\./, "0.").replace(/\.(?!\d)/, ""));
}
