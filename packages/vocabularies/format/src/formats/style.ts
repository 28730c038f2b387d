import type { Format } from "../define-format.js";
import { isDigit, isHexDigit, isLetter } from "../grammar/characters.js";
import { stringFormat } from "../string-format.js";

/**
 * Whether a text is a list of declarations of CSS 2.1, as in the attribute `style` of HTML: properties with values, and
 * semicolons between them (section 4.1). The names of properties and their values are not checked.
 */
export function isStyle(text: string): boolean {
  let at = spaceEnd(text, 0);
  while (at < text.length) {
    if (text[at] !== ";") at = declarationEnd(text, at);
    if (at < 0 || (at < text.length && text[at] !== ";")) return false;
    at = spaceEnd(text, at + 1);
  }
  return at >= 0;
}

/** The index after a property, a colon and a value; -1 if there are none. */
function declarationEnd(text: string, from: number): number {
  const name = identifierEnd(text, from);
  const colon = spaceEnd(text, name);
  if (name === from || text.charAt(colon) !== ":") return -1;
  const value = spaceEnd(text, colon + 1);
  const end = value < 0 ? -1 : valueEnd(text, value);
  return end > value ? end : -1;
}

/** The index of the semicolon after a value, or of the end; -1 if a bracket, a string or a comment is not closed. */
function valueEnd(text: string, from: number): number {
  const open: string[] = [];
  let at = from;
  while (at >= 0 && at < text.length) {
    const character = text[at] as string;
    if (character === ";" && open.length === 0) break;
    const closing = closings[character];
    if (closing) open.push(closing);
    else if (")]}".includes(character) && open.pop() !== character) return -1;
    if (character === '"' || character === "'") at = stringEnd(text, at);
    else if (character === "/" && text.charAt(at + 1) === "*") at = commentEnd(text, at);
    else at += character === "\\" ? 2 : 1;
  }
  return open.length > 0 || at > text.length ? -1 : at;
}

const closings: Readonly<Record<string, string | undefined>> = {
  __proto__: null,
  "(": ")",
  "[": "]",
  "{": "}",
} as never;

function stringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === text.charAt(from)) return at + 1;
    if (text[at] === "\n" || text[at] === "\r" || text[at] === "\f") return -1;
    if (text[at] === "\\") at++;
  }
  return -1;
}

function commentEnd(text: string, from: number): number {
  const end = text.indexOf("*/", from + 2);
  return end < 0 ? -1 : end + 2;
}

/** The index after white space and comments; -1 if a comment is not closed, or if the index is already -1. */
function spaceEnd(text: string, from: number): number {
  let at = from;
  while (at >= 0 && at < text.length) {
    if (text[at] === "/" && text.charAt(at + 1) === "*") at = commentEnd(text, at);
    else if (" \t\n\r\f".includes(text[at] as string)) at++;
    else break;
  }
  return at;
}

/**
 * The index after an identifier: an optional hyphen, a letter, and further characters, each of which may be escaped by
 * a backslash.
 */
function identifierEnd(text: string, from: number): number {
  let at = text.charAt(from) === "-" ? from + 1 : from;
  const code = text.charCodeAt(at);
  if (isDigit(code) || code === 0x2d) return from;
  const start = at;
  for (;;) {
    const next = text.charCodeAt(at);
    if (isLetter(next) || isDigit(next) || next === 0x2d || next === 0x5f || next >= 0xa0) at++;
    else if (next === 0x5c && at + 1 < text.length && !"\n\r\f".includes(text[at + 1] as string))
      at = escapeEnd(text, at);
    else return at === start ? from : at;
  }
}

/** The index after a backslash and up to six digits with a space, or another character. */
function escapeEnd(text: string, from: number): number {
  let at = from + 1;
  while (at < from + 7 && isHexDigit(text.charCodeAt(at))) at++;
  if (at === from + 1) return at + 1;
  return at < text.length && " \t\n\r\f".includes(text.charAt(at)) ? at + 1 : at;
}

/** `style` in draft-03. */
export const style: Format = stringFormat(
  isStyle,
  "isStyle",
  'must be style declarations of CSS 2.1, such as "color: red; background: #fff"',
);
