import type { Pattern } from "@argot/core/plan";
import { literalOf } from "../analysis/pattern-literal.js";
import { always, type Expression, equals, literal, method } from "../code/expression.js";
import type { ModuleContext } from "./module-context.js";

/** A condition: a pattern matches a text. A string operation if the pattern has no operators, else a regular expression. */
export function patternCondition(pattern: Pattern, text: Expression, module: ModuleContext): Expression {
  // Another engine may read an expression in a way of its own.
  const asLiteral = pattern.foreign ? undefined : literalCondition(pattern.source, text);
  return asLiteral ?? method(module.pattern(pattern), "test", text);
}

/** The condition for a pattern without operators, anchored or not. */
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
