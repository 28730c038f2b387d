import { numberOf } from "./number-of.js";
import { kind } from "./token-kinds.js";

/** What JSON5 has beyond JSON: the token, its form, its value. */
export const json5Tokens: readonly (readonly [number, RegExp, (text: string) => unknown])[] = [
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
