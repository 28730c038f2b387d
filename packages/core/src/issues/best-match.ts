// Picks the alternative that best matches a value none of them accepts, using only the failures.
import { type Json, type TypeSet, typesOf } from "../json/types.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";
import { itemsOf } from "./joined.js";
import { compareScores, constantWeight, likelyOf, type MatchScore, nearestOf } from "./match-score.js";
import type { MatchScores } from "./match-scores.js";
import { onlyMatch } from "./quick-match.js";

/** Why none of the alternatives matches better than the others. */
export type NoMatchReason =
  /** All of them require another type, or another value. */
  | { readonly by: "value"; readonly types: TypeSet; readonly values: readonly Json[] }
  /** The member that tells them apart has a value that none of them allows. */
  | { readonly by: "constant"; readonly member: string; readonly values: readonly Json[] }
  /** The member that tells them apart is missing. */
  | { readonly by: "missing-constant"; readonly member: string; readonly values: readonly Json[] }
  /** Each lacks one property, and has no other failure. */
  | { readonly by: "missing"; readonly names: readonly string[] }
  /** Two have one failure each, and it weighs the same. */
  | { readonly by: "tie"; readonly alternatives: readonly [number, number] };

/**
 * The index of the alternative that matches best: one whose constants fit, before others; then the one that the value gets
 * furthest into, with the fewest failures. Or the reason why there is none.
 */
export function bestMatch(
  matchScores: MatchScores,
  alternatives: readonly FailedApplication[],
): number | NoMatchReason {
  const only = onlyMatch(matchScores.ruleMessages, alternatives);
  if (only !== undefined) return only;
  const likely = likelyAmong(matchScores, alternatives);
  const [first, ...others] = likely;
  if (!first) return ofOtherValues(matchScores.ofAll(alternatives), alternatives[0]?.value);
  if (others.length === 0) return first.index;
  const best = nearestOf(likely);
  const reason =
    best.constants > 0 ? mistakenConstant(likely) : missingConstant(matchScores.ruleMessages, likely, alternatives);
  return reason ?? undecided(likely, best) ?? best.index;
}

function likelyAmong(matchScores: MatchScores, alternatives: readonly FailedApplication[]): readonly MatchScore[] {
  const likely = likelyOf(matchScores.ofLikely(alternatives));
  return likely[0] && likely[0].constants < constantWeight ? likely : likelyOf(matchScores.ofAll(alternatives));
}

/** The index of the item that nearly matches: its constants fit, and its failures are within it. */
export function bestItem(matchScores: MatchScores, items: readonly FailedApplication[]): number | undefined {
  const near = matchScores
    .ofItems(items)
    .filter(({ isOtherValue, constants, depth }) => !isOtherValue && constants === 0 && depth > 0);
  return near.length === 0 ? undefined : nearestOf(near).index;
}

/** If all alternatives require another type or value: the only one that requires a value of the same type, or what they require. */
function ofOtherValues(scores: readonly MatchScore[], value: unknown): number | NoMatchReason {
  const own = typesOf(value);
  const near: number[] = [];
  let types = 0;
  const values: Json[] = [];
  for (const score of scores) {
    types |= score.types;
    const required = itemsOf(score.values);
    for (const each of required) values.push(each);
    if (required.some((each) => (typesOf(each) & own) !== 0)) near.push(score.index);
  }
  const [index, ...others] = near;
  return index !== undefined && others.length === 0 ? index : { by: "value", types, values };
}

/** The member that must be a constant in each alternative, and is none of these constants. */
function mistakenConstant(scores: readonly MatchScore[]): NoMatchReason | undefined {
  const found = new Map<string, { count: number; readonly values: Set<Json> }>();
  for (const { wanted } of scores) {
    // The last one counts if an alternative wants several.
    for (const [member, value] of new Map(itemsOf(wanted).map((each) => [each.member, each.value]))) {
      const known = found.get(member) ?? { count: 0, values: new Set() };
      found.set(member, known);
      known.count++;
      known.values.add(value);
    }
  }
  // A constant that is the same in all of them does not tell them apart.
  for (const [member, { count, values }] of found)
    if (count === scores.length && values.size > 1) return { by: "constant", member, values: [...values] };
  return undefined;
}

/** The member that must be a certain string in each alternative, not the same in all, and is missing. */
function missingConstant(
  ruleMessages: RuleMessages,
  scores: readonly MatchScore[],
  alternatives: readonly FailedApplication[],
): NoMatchReason | undefined {
  let member: string | undefined;
  const values = new Set<string>();
  for (const { index, lacked } of scores) {
    const constant = ruleMessages.constantOf((alternatives[index] as FailedApplication).application);
    if (!constant || (member ??= constant.name) !== constant.name || !itemsOf(lacked).includes(member))
      return undefined;
    values.add(constant.value);
  }
  return member === undefined || values.size < 2 ? undefined : { by: "missing-constant", member, values: [...values] };
}

/** Why the best alternative is no better than others that have one failure as well. */
function undecided(scores: readonly MatchScore[], best: MatchScore): NoMatchReason | undefined {
  if (!best.hasOneOuterFailure) return undefined;
  if (scores.every(({ lacksOneProperty }) => lacksOneProperty)) {
    const names = new Set(scores.flatMap(({ missing }) => itemsOf(missing)));
    return names.size === 1 ? undefined : { by: "missing", names: [...names] };
  }
  const [other, ...others] = scores.filter((each) => each !== best && compareScores(each, best) === 0);
  return other && others.length === 0 ? { by: "tie", alternatives: [best.index, other.index] } : undefined;
}
