import { partlyFilled, templateOf, typeNames } from "@argot/core/internal";
import { type Constraint, rangeOf } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";

/**
 * What a rule requires, from its message: the part of it before what was found. `undefined` if that says nothing, as for names of
 * missing properties.
 */
export function requirementOf({ rule: { constraint }, report }: RuleMessage): string | undefined {
  if (!report) return undefined;
  if (report.verbatim) return report.template;
  const { texts, gaps } = templateOf(report.template);
  const known = { ...dataOf(constraint), ...report.data };
  let requirement = "";
  for (const [i, text] of texts.entries()) {
    const gap = gaps.at(i);
    if (gap && Object.hasOwn(known, gap.name)) {
      requirement += text + partlyFilled({ texts: ["", ""], gaps: [gap] }, known).texts.at(0);
      continue;
    }
    // What was found is after a comma.
    const end = text.lastIndexOf(", ");
    if (end !== -1) return requirement + text.slice(0, end);
    return gap ? undefined : requirement + text;
  }
  return requirement;
}

/** The data of a message that the constraint knows. */
function dataOf(constraint: Constraint): Readonly<Record<string, unknown>> {
  const range = rangeOf(constraint);
  if (range) return { ...range };
  if (constraint.op !== "test") return {};
  const { predicate } = constraint;
  switch (predicate.op) {
    case "is":
      return { expected: typeNames(predicate.types) };
    case "compare":
      return { limit: predicate.to };
    case "multiple":
      return { limit: predicate.of };
    case "match":
    case "among":
    case "has":
    case "member":
    case "unique":
    case "custom":
    case "and":
    case "or":
    case "not":
      return {};
  }
}
