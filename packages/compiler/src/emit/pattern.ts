import type { Pattern } from "@argot/core/plan";
import type { ModuleContext } from "./context.js";
import { quote } from "./text.js";

/** A condition that holds where a pattern matches: a string operation where the pattern is one, else its expression. */
export function patternCondition(pattern: Pattern, text: string, context: ModuleContext): string {
  return literalCondition(pattern.source, text) ?? `${context.pattern(pattern)}.test(${text})`;
}

/** The condition of a pattern that only spells out characters, anchored or not. */
function literalCondition(source: string, text: string): string | undefined {
  if (source === "" || source === "^" || source === "$" || source === ".*") return "true";
  const [, start, body = "", end] = /^(\^?)(.*?)(\.\*|\$?)$/s.exec(source) ?? [];
  const literal = unescaped(body);
  if (literal === undefined || literal === "") return undefined;
  // What follows a prefix may be anything, a line's end included: `.*` without an anchor matches the empty string.
  const suffix = end === "$";
  if (start && suffix) return `${text} === ${quote(literal)}`;
  if (start) return `${text}.startsWith(${quote(literal)})`;
  return suffix ? `${text}.endsWith(${quote(literal)})` : `${text}.includes(${quote(literal)})`;
}

/** The characters that a pattern spells; `undefined` where it says more than that. */
function unescaped(body: string): string | undefined {
  if (!/^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/])*$/.test(body)) return undefined;
  // A lone half of a surrogate pair means something else to an expression in Unicode mode than to a search.
  if (/\p{Surrogate}/u.test(body)) return undefined;
  return body.replace(/\\(.)/g, "$1");
}
