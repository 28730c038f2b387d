import { evidenceOf, type KnownData, partlyFilled, templateOf } from "@argot/core/internal";
import { type Constraint, type Range, rangeOf } from "@argot/core/plan";
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
function dataOf(constraint: Constraint): Range | KnownData {
  const range = rangeOf(constraint);
  if (range) return range;
  return constraint.op === "test" ? evidenceOf(constraint.predicate).known : {};
}
