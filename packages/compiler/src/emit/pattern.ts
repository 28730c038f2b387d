import type { Pattern } from "@argot/core/plan";
import type { ModuleContext } from "./context.js";
import { quote } from "./text.js";

/** A condition that holds where a pattern matches: a string operation where the pattern is one, else its expression. */
export function patternCondition(pattern: Pattern, text: string, context: ModuleContext): string {
  return literalCondition(pattern.source, text) ?? `${context.pattern(pattern)}.test(${text})`;
}

/** The condition of a pattern that only spells out characters, anchored or not. */
function literalCondition(source: string, text: string): string | undefined {
  const literal = literalOf(source);
  if (!literal) return undefined;
  switch (literal.at) {
    case "anywhere":
      return literal.text === "" ? "true" : `${text}.includes(${quote(literal.text)})`;
    case "start":
      return `${text}.startsWith(${quote(literal.text)})`;
    case "end":
      return `${text}.endsWith(${quote(literal.text)})`;
    case "whole":
      return `${text} === ${quote(literal.text)}`;
  }
}

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
