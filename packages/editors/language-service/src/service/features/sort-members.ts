import type { OpenDocument } from "../open-document.js";
import type { SyntaxNode } from "../syntax/syntax-node.js";

/** A text of JSON with the members of all objects in the order of their names. Comments stay with the member that they are before, or beside. */
export function sortedJson({ parsed: { text, documents } }: OpenDocument): string {
  const [root] = documents.flatMap((document) => document.root ?? []);
  return root ? text.slice(0, root.start) + sortedValue(text, root) + text.slice(root.end) : text;
}

function sortedValue(text: string, node: SyntaxNode): string {
  const { children, start, end, type } = node;
  const [first] = children;
  if (!first) return text.slice(start, end);
  let from = start + 1;
  const parts = children.map((child, i) => {
    const begin = from;
    const next = children[i + 1];
    const until = next?.whole.start ?? end - 1;
    // What follows on the line of the member belongs to it.
    const [beside = ""] = /^[^\n]*/.exec(text.slice(child.end, until)) ?? [];
    const after = /\/[/*]/.test(beside) ? beside.replace(",", "") : "";
    const rest = text.slice(child.end, until);
    from = child.end + (after === "" ? (/^\s*,/.exec(rest)?.[0].length ?? 0) : beside.length);
    const name = child.key ? text.slice(child.key.start, child.start) : "";
    const before = text.slice(begin, child.whole.start).replace(/^(\s*),/, "$1");
    return { key: child.key?.name ?? "", before, value: name + sortedValue(text, child), after };
  });
  if (type === "object") parts.sort((a, b) => compareNames(a.key, b.key));
  const tail = text.slice(from, end - 1).replace(/^(\s*),/, "$1");
  const inside = parts.map(({ before, value, after }, i) => before + value + (i < parts.length - 1 ? "," : "") + after);
  return `${text[start]}${inside.join("")}${tail}${text[end - 1]}`;
}

/** The order of a dictionary: the same for every user, and upper case beside lower case. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator("en").compare;
