import { beginsWith } from "@argot/core/internal";
import type { ConstraintOf, Failure } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";

/**
 * Whether a rule fails only because a value cannot be decoded as another rule of the same schema requires, which says so: one that
 * takes fewer of the same steps, or the same ones earlier.
 */
export function repeatsDecoding(
  rules: readonly RuleMessage[],
  failures: readonly Failure[],
  failure: Failure,
): boolean {
  const steps = missingContent(rules, failure)?.decode;
  if (!steps) return false;
  return failures.some((other) => {
    const others = other === failure ? undefined : missingContent(rules, other)?.decode;
    if (!others || !rules.at(other.ruleIndex)?.report || !beginsWith(steps, others)) return false;
    return others.length < steps.length || other.ruleIndex < failure.ruleIndex;
  });
}

/** The constraint of a rule that fails because there is no content. */
function missingContent(
  rules: readonly RuleMessage[],
  { ruleIndex, failedApplications }: Failure,
): ConstraintOf<"decoded"> | undefined {
  const constraint = rules.at(ruleIndex)?.rule.constraint;
  return constraint?.op === "decoded" && failedApplications.length === 0 ? constraint : undefined;
}
