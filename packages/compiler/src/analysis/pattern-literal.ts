/** A text, and the place in a string at which a pattern requires it. */
export interface Literal {
  readonly at: "anywhere" | "start" | "end" | "whole";
  readonly text: string;
}

/** The text that a pattern without operators looks for; `undefined` for other patterns. */
export function literalOf(source: string): Literal | undefined {
  if (source === "" || source === "^" || source === "$" || source === ".*") return { at: "anywhere", text: "" };
  const [, start, body = "", end] = /^(\^?)(.*?)(\.\*|\$?)$/s.exec(source) ?? [];
  const text = unescaped(body);
  if (text === undefined || text === "") return undefined;
  // After a prefix anything may follow, line ends included: `.*` without an anchor matches the empty string.
  const suffix = end === "$";
  if (start) return { at: suffix ? "whole" : "start", text };
  return { at: suffix ? "end" : "anywhere", text };
}

/** The characters that a pattern consists of, without escapes; `undefined` if it has operators. */
function unescaped(body: string): string | undefined {
  if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/])*$/.test(body)) return undefined;
  // A lone surrogate means one thing in a regular expression in Unicode mode, and another in a string search.
  if (/[\uD800-\uDFFF]/u.test(body)) return undefined;
  return body.replace(/\\(.)/g, "$1");
}
