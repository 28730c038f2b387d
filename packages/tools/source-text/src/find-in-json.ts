import type { Extent } from "./positions.js";
import { type Node, partAt } from "./tree.js";

/**
 * Finds values in a JSON text, and skips all others without making objects for them. It keeps only the path to the last
 * value, which is fastest for short texts, whose issues are often about one object.
 *
 * @param text - A text that is JSON.
 * @param hasUniqueNames - Whether no name occurs twice in an object: nothing after the value is read then.
 * @returns Finds the position of the value that the reference tokens of a JSON Pointer lead to; `undefined` if they lead to nothing. If a
 *   name is twice in an object, the second one counts.
 */
export function shortJsonFinder(text: string, hasUniqueNames = false): (tokens: readonly string[]) => Node | undefined {
  const way: { readonly token: string; readonly found: Found }[] = [];
  return (tokens) => {
    let depth = 0;
    while (depth < way.length && way[depth]?.token === tokens.at(depth)) depth += 1;
    way.length = depth;
    let found: Found | undefined = way.at(-1)?.found ?? { start: skipSpace(text, 0) };
    for (; depth < tokens.length; depth++) {
      const token = tokens[depth] as string;
      found = partOf(text, found.start, token, hasUniqueNames);
      if (!found) return undefined;
      way.push({ token, found });
    }
    const { start, name } = found;
    return { start, end: endOfValue(text, start), name };
  };
}

/** Where a value begins, and its name if it is a member. */
type Found = Pick<Node, "start" | "name">;

/**
 * Finds values in a long JSON text as {@link shortJsonFinder} does. It keeps the positions of the parts of each object
 * and array on the path to a value. Those of all others would take more memory than the value itself.
 */
export function jsonFinder(text: string): (tokens: readonly string[]) => Node | undefined {
  const root: Node = { start: skipSpace(text, 0), end: text.trimEnd().length };
  return (tokens) => {
    let node: Node | undefined = root;
    for (const token of tokens) {
      node.parts ??= partsOf(text, node.start);
      node = partAt(node, token);
      if (!node) return undefined;
    }
    return node;
  };
}

/** The parts of a value, without nested ones. */
function partsOf(text: string, start: number): Node["parts"] {
  const opener = text.charCodeAt(start);
  if (opener === bracket) return itemsOf(text, start);
  return opener === brace ? membersOf(text, start) : undefined;
}

function membersOf(text: string, object: number): Map<string, Node> {
  const members = new Map<string, Node>();
  let at = skipSpace(text, object + 1);
  while (text.charCodeAt(at) === quote) {
    const name = { start: at, end: endOfString(text, at) };
    // Behind the colon.
    const start = skipSpace(text, skipSpace(text, name.end) + 1);
    const end = endOfValue(text, start);
    members.set(JSON.parse(text.slice(name.start, name.end)) as string, { start, end, name });
    at = skipComma(text, end);
  }
  return members;
}

function itemsOf(text: string, array: number): Node[] {
  const items: Node[] = [];
  let at = skipSpace(text, array + 1);
  while (at < text.length && text.charCodeAt(at) !== closingBracket) {
    const end = endOfValue(text, at);
    items.push({ start: at, end });
    at = skipComma(text, end);
  }
  return items;
}

const [brace, bracket, closingBrace, closingBracket] = [0x7b, 0x5b, 0x7d, 0x5d];
const [quote, backslash, comma, space] = [0x22, 0x5c, 0x2c, 0x20];

function partOf(text: string, start: number, token: string, hasUniqueNames: boolean): Found | undefined {
  const opener = text.charCodeAt(start);
  if (opener === brace) return memberOf(text, start, token, hasUniqueNames);
  if (opener === bracket && /^(?:0|[1-9]\d*)$/.test(token)) return itemOf(text, start, Number(token));
  return undefined;
}

function memberOf(text: string, object: number, wanted: string, hasUniqueNames: boolean): Found | undefined {
  let found: Found | undefined;
  let at = skipSpace(text, object + 1);
  while (text.charCodeAt(at) === quote) {
    const name = { start: at, end: endOfString(text, at) };
    // Behind the colon.
    const start = skipSpace(text, skipSpace(text, name.end) + 1);
    if (isName(text, name, wanted)) {
      found = { start, name };
      if (hasUniqueNames) break;
    }
    at = skipComma(text, endOfValue(text, start));
  }
  return found;
}

function itemOf(text: string, array: number, index: number): Found | undefined {
  let at = skipSpace(text, array + 1);
  for (let i = 0; at < text.length && text.charCodeAt(at) !== closingBracket; i++) {
    if (i === index) return { start: at };
    at = skipComma(text, endOfValue(text, at));
  }
  return undefined;
}

function isName(text: string, { start, end }: Extent, wanted: string): boolean {
  const written = end - start - 2;
  if (written < wanted.length) return false;
  if (written === wanted.length) return text.startsWith(wanted, start + 1) && !wanted.includes("\\");
  // A name with escapes is longer in the text.
  const name = text.slice(start, end);
  return name.includes("\\") && JSON.parse(name) === wanted;
}

/** The offset of the first character that is not white space. */
export function skipSpace(text: string, from: number): number {
  let at = from;
  // All other characters of JSON's white space are below the space.
  while (text.charCodeAt(at) <= space) at++;
  return at;
}

/** The offset of what follows a member or item: after the comma, or at the end of the object or array. */
function skipComma(text: string, from: number): number {
  const at = skipSpace(text, from);
  return text.charCodeAt(at) === comma ? skipSpace(text, at + 1) : at;
}

function endOfValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === quote) return endOfString(text, start);
  let at = start;
  if (first !== brace && first !== bracket) {
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === comma || code === closingBrace || code === closingBracket || code <= space) break;
    }
    return at;
  }
  let depth = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = endOfString(text, at);
      continue;
    }
    at += 1;
    if (code === brace || code === bracket) depth += 1;
    else if ((code === closingBrace || code === closingBracket) && --depth === 0) return at;
  }
  return at;
}

/** The offset after a string that begins at `start`. */
export function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) at += 1;
  }
  return at;
}
