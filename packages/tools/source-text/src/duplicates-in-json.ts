import { endOfString, skipSpace } from "./find-in-json.js";
import type { Extent } from "./positions.js";
import type { Duplicate } from "./tree.js";

const [brace, bracket, closingBrace, closingBracket] = [0x7b, 0x5b, 0x7d, 0x5d];
const [quote, colon] = [0x22, 0x3a];

/**
 * Finds names that occur twice in one object. It keeps only the names of open objects, since the positions of all
 * values of a large text would take many times its memory.
 *
 * @param text - A text that is JSON. It may have any depth.
 */
export function duplicatesInJson(text: string): Duplicate<Extent>[] {
  const duplicates: Duplicate<Extent>[] = [];
  // The open objects and arrays, with the names of each object so far.
  const open: (Map<string, Extent> | undefined)[] = [];
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const extent = { start: at, end: endOfString(text, at) };
      at = skipSpace(text, extent.end);
      if (text.charCodeAt(at) === colon) addName(open.at(-1), extent);
      continue;
    }
    at += 1;
    if (code === brace) open.push(new Map());
    else if (code === bracket) open.push(undefined);
    else if (code === closingBrace || code === closingBracket) open.pop();
  }
  return duplicates;

  function addName(names: Map<string, Extent> | undefined, second: Extent): void {
    const name = nameAt(second);
    const first = names?.get(name);
    if (first) duplicates.push({ name, first, second });
    names?.set(name, second);
  }

  function nameAt({ start, end }: Extent): string {
    const name = text.slice(start, end);
    return name.includes("\\") ? (JSON.parse(name) as string) : name.slice(1, -1);
  }
}
