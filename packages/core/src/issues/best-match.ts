// Picks the alternative that best matches a value none of them accepts, using only the failures.
import { type Json, type TypeSet, typesOf } from "../json/types.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";
import { compareScores, joined, likelyScores, MatchScore, nearestOf, scoresByConstants } from "./match-score.js";

/** Why none of the alternatives matches better than the others. */
export type NoMatchReason =
  /** All of them require another type, or another value. */
  | { readonly by: "value"; readonly types: TypeSet; readonly values: readonly Json[] }
  /** The member that tells them apart has a value that none of them allows. */
  | { readonly by: "constant"; readonly member: string; readonly values: readonly Json[] }
  /** Each lacks one property, and has no other failure. */
  | { readonly by: "missing"; readonly names: readonly string[] }
  /** Two have one failure each, and it weighs the same. */
  | { readonly by: "tie"; readonly alternatives: readonly [number, number] };

/**
 * The index of the alternative that matches best: one whose constants fit, before others; then the one that the value gets
 * furthest into, with the fewest failures. Or the reason why there is none.
 */
export function bestMatch(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
): number | NoMatchReason {
  const fitting = scoresByConstants(ruleMessages, alternatives);
  if (fitting.length > 0) {
    const nearest = nearestOf(fitting);
    // One candidate left, or a clear winner: done.
    if (fitting.length === 1 || !hasOneOuterFailure(nearest)) return nearest.index;
  }
  const likely = likelyScores(ruleMessages, alternatives);
  const [first] = likely;
  if (!first) return ofOtherValues(ruleMessages, alternatives);
  if (likely.length === 1) return first.index;
  const best = nearestOf(likely);
  return (best.constants > 0 ? mistakenConstant(likely) : undefined) ?? undecided(likely, best) ?? best.index;
}

/** Maximum number of items that are searched for the one that matches best. */
const maxItems = 100;

/** The index of the item that nearly matches: its constants fit, and its failures are within it. */
export function bestItem(ruleMessages: RuleMessages, items: readonly FailedApplication[]): number | undefined {
  const near = items
    .slice(0, maxItems)
    .map((item, index) => new MatchScore(ruleMessages, item, index))
    .filter((score) => !score.isOtherValue && score.constants === 0 && score.extent().depth > 0);
  return near.length === 0 ? undefined : nearestOf(near).index;
}

/** Whether the value has one failure of an alternative, and that is not deep in it. */
function hasOneOuterFailure(score: MatchScore): boolean {
  const { depth, count } = score.extent();
  return count === 1 && depth === 0;
}

/** If all alternatives require another type or value: the only one that requires a value of the same type, or what they require. */
function ofOtherValues(ruleMessages: RuleMessages, alternatives: readonly FailedApplication[]): number | NoMatchReason {
  const own = typesOf(alternatives[0]?.value);
  let near = 0;
  let last = 0;
  let types = 0;
  let values: readonly Json[] = [];
  for (let i = 0; i < alternatives.length; i++) {
    const required = requiredBy(ruleMessages, alternatives[i] as FailedApplication, i);
    types |= required.types;
    if (required.values.length === 0) continue;
    values = joined(values, required.values);
    if (!required.values.some((each) => (typesOf(each) & own) !== 0)) continue;
    near++;
    last = i;
  }
  return near === 1 ? last : { by: "value", types, values };
}

/** The types and values that an alternative requires. If it has no failures within failures, no score is needed to know them. */
function requiredBy(
  ruleMessages: RuleMessages,
  alternative: FailedApplication,
  index: number,
): Pick<MatchScore, "types" | "values"> {
  const rules = ruleMessages.of(alternative.block);
  let types = 0;
  let values: readonly Json[] = [];
  for (const { ruleIndex, failedApplications } of alternative.failures) {
    if (failedApplications.length > 0) return new MatchScore(ruleMessages, alternative, index);
    const constraint = rules[ruleIndex]?.rule.constraint;
    if (constraint?.op !== "test") continue;
    if (constraint.predicate.op === "is") types |= constraint.predicate.types;
    else if (constraint.predicate.op === "among") values = joined(values, constraint.predicate.values);
  }
  return { types, values };
}

/** The member that must be a constant in each alternative, and is none of these constants. */
function mistakenConstant(scores: readonly MatchScore[]): NoMatchReason | undefined {
  for (const { member } of scores[0]?.wanted ?? []) {
    const values = new Set<Json>();
    const isInAll = scores.every(({ wanted }) => {
      const own = wanted.findLast((each) => each.member === member);
      if (own) values.add(own.value);
      return own !== undefined;
    });
    // A constant that is the same in all of them does not tell them apart.
    if (isInAll && values.size > 1) return { by: "constant", member, values: [...values] };
  }
  return undefined;
}

/** Why the best alternative is no better than others that have one failure as well. */
function undecided(scores: readonly MatchScore[], best: MatchScore): NoMatchReason | undefined {
  if (!hasOneOuterFailure(best)) return undefined;
  const names = scores.flatMap((score) =>
    score.missing.length === 1 && score.extent().count === 1 ? score.missing : [],
  );
  if (names.length === scores.length)
    return new Set(names).size === 1 ? undefined : { by: "missing", names: [...new Set(names)] };
  const [other, ...others] = scores.filter((each) => each !== best && compareScores(each, best) === 0);
  return other && others.length === 0 ? { by: "tie", alternatives: [best.index, other.index] } : undefined;
}
