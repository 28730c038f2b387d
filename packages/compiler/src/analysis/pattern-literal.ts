/** A text, and where a pattern that means it asks for it. */
export interface Literal {
  readonly at: "anywhere" | "start" | "end" | "whole";
  readonly text: string;
}

/** What a pattern that only spells out characters looks for; `undefined` for any other. */
export function literalOf(source: string): Literal | undefined {
  if (source === "" || source === "^" || source === "$" || source === ".*") return { at: "anywhere", text: "" };
  const [, start, body = "", end] = /^(\^?)(.*?)(\.\*|\$?)$/s.exec(source) ?? [];
  const text = unescaped(body);
  if (text === undefined || text === "") return undefined;
  // What follows a prefix may be anything, a line's end included: `.*` without an anchor matches the empty string.
  const suffix = end === "$";
  if (start) return { at: suffix ? "whole" : "start", text };
  return { at: suffix ? "end" : "anywhere", text };
}

/** The characters that a pattern spells; `undefined` where it says more than that. */
function unescaped(body: string): string | undefined {
  if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/])*$/.test(body)) return undefined;
  // A lone half of a surrogate pair means something else to an expression in Unicode mode than to a search.
  if (/[\uD800-\uDFFF]/u.test(body)) return undefined;
  return body.replace(/\\(.)/g, "$1");
}
