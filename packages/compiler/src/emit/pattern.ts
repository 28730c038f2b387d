import type { Pattern } from "@argot/core/plan";
import { literalOf } from "../analysis/pattern-literal.js";
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
