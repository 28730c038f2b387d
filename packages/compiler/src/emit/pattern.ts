import type { Pattern } from "@argot/core/plan";
import { literalOf } from "../analysis/pattern-literal.js";
import { always, type Expression, equals, literal, method } from "../code/expression.js";
import type { ModuleContext } from "./module-context.js";

/** A condition that holds where a pattern matches: a string operation where the pattern is one, else its expression. */
export function patternCondition(pattern: Pattern, text: Expression, module: ModuleContext): Expression {
  return literalCondition(pattern.source, text) ?? method(module.pattern(pattern), "test", text);
}

/** The condition of a pattern that only spells out characters, anchored or not. */
function literalCondition(source: string, text: Expression): Expression | undefined {
  const spelled = literalOf(source);
  if (!spelled) return undefined;
  switch (spelled.at) {
    case "anywhere":
      return spelled.text === "" ? always : method(text, "includes", literal(spelled.text));
    case "start":
      return method(text, "startsWith", literal(spelled.text));
    case "end":
      return method(text, "endsWith", literal(spelled.text));
    case "whole":
      return equals(text, literal(spelled.text));
  }
}
