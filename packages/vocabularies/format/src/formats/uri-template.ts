import type { Format } from "../define-format.js";
import { alphanumeric, digitsEnd, setOf, standsAt } from "../grammar/characters.js";
import { beyondEnd, encodedEnd } from "../grammar/uri.js";
import { stringFormat } from "../string-format.js";

const literalSet = setOf(`${alphanumeric}!#$&'()*+,-./:;=?@[]_~`);
const nameSet = setOf(`${alphanumeric}_`);
/** The last five are reserved for future operators. */
const operators = "+#./;?&=,!@|";

/** Whether a text is a URI template (RFC 6570, section 2, with erratum 6937: apostrophes are literals). */
export function isUriTemplate(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const next = text[at] === "{" ? expressionEnd(text, at) : literalEnd(text, at);
    if (next === at) return false;
    at = next;
  }
  return true;
}

function literalEnd(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (literalSet[code] === 1) return at + 1;
  const encoded = encodedEnd(text, at);
  return encoded > at ? encoded : beyondEnd(text, at, "private");
}

/** The index after an expression in braces; the same index if there is none. */
function expressionEnd(text: string, from: number): number {
  let at = from + 1;
  if (at < text.length && operators.includes(text[at] as string)) at++;
  for (;;) {
    const end = variableEnd(text, at);
    if (end === at) return from;
    if (standsAt(text, end, "}")) return end + 1;
    if (!standsAt(text, end, ",")) return from;
    at = end + 1;
  }
}

/** The index after a variable and its modifier: `*`, or `:` and the maximum length. */
function variableEnd(text: string, from: number): number {
  const at = nameEnd(text, from);
  if (at === from) return from;
  if (standsAt(text, at, "*")) return at + 1;
  if (!standsAt(text, at, ":")) return at;
  const end = digitsEnd(text, at + 1);
  const count = end - at - 1;
  return count >= 1 && count <= 4 && !standsAt(text, at + 1, "0") ? end : from;
}

/** The index after a name: parts separated by dots. */
function nameEnd(text: string, from: number): number {
  let at = from;
  for (;;) {
    const part = at;
    for (let next = characterEnd(text, at); next > at; next = characterEnd(text, at)) at = next;
    if (at === part) return from;
    if (!standsAt(text, at, ".")) return at;
    at++;
  }
}

const characterEnd = (text: string, at: number): number =>
  at < text.length && nameSet[text.charCodeAt(at)] === 1 ? at + 1 : encodedEnd(text, at);

/** `uri-template`, since draft-06. */
export const uriTemplate: Format = stringFormat(
  isUriTemplate,
  "isUriTemplate",
  "must be a URI template, with the names of variables in braces (RFC 6570)",
);
