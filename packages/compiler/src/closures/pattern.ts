import type { Pattern } from "@argot/core/plan";
import { literalOf } from "../analysis/pattern-literal.js";

/** Whether a pattern matches a text: by a string operation if the pattern has no operators, else by a regular expression. */
export function textTest(pattern: Pattern): (text: string) => boolean {
  const { source, flags, foreign } = pattern;
  // Another engine may read an expression in a way of its own.
  if (foreign) return (text) => pattern.test(text);
  const literal = literalOf(source);
  if (literal) {
    const { text: part } = literal;
    switch (literal.at) {
      case "anywhere":
        return part === "" ? () => true : (text) => text.includes(part);
      case "start":
        return (text) => text.startsWith(part);
      case "end":
        return (text) => text.endsWith(part);
      case "whole":
        return (text) => text === part;
    }
  }
  const expression = new RegExp(source, flags);
  return (text) => expression.test(text);
}
