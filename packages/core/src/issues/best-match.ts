// Picks the alternative that best matches a value none of them accepts, using only the failures.
import { hasProperty } from "../json/measure.js";
import { isObject } from "../json/types.js";
import type { ChoiceOutline } from "../messages/discriminators.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { itemsOf } from "./joined.js";
import { compareScores, type MatchScore, nearestOf } from "./match-score.js";
import type { NoMatchReason } from "./no-match-reason.js";
import type { Place } from "./place.js";
import { mistakenPart } from "./tell-apart.js";

/** Maximum number of properties of a value that are looked for in alternatives. */
const maxNames = 100;

/** Maximum number of blocks within an alternative that may describe properties. */
const maxInner = 100;

/** Maximum number of places of failures that are compared with those of other alternatives. */
const maxPlaces = 100;

/** What was decided about a choice. */
export interface Decision {
  /** The index of the alternative that matches best, or the reason why none does. */
  readonly match: number | NoMatchReason;
  /** The score that counts for the choice. */
  readonly best: MatchScore;
  /** The names of properties, if each of them alone would mend it. */
  readonly missing: readonly string[];
}

/**
 * Decides which of several alternatives matches best: the one that describes the most properties of the value, then the one that
 * the value gets furthest into, then the one with the fewest failures. If the failures of another are at some of the places of
 * its failures and nowhere else, that one matches better.
 *
 * @param scores - Those of the alternatives that come into question.
 * @param value - The value that none of the alternatives accepts.
 * @param place - Where the value is.
 */
export function decide(
  ruleMessages: RuleMessages,
  outline: ChoiceOutline,
  scores: readonly MatchScore[],
  value: unknown,
  place: Place,
): Decision {
  if (scores.length > 1) for (const each of scores) recognize(ruleMessages, each, value, place);
  const nearest = nearestOf(scores);
  const isRecognized = scores.some((each) => each.recognized !== nearest.recognized);
  const missing = scores.every(({ lacksOneProperty }) => lacksOneProperty)
    ? [...new Set(scores.flatMap((each) => itemsOf(each.missing)))]
    : [];
  const needed = missing.length > 1 ? missing : neededNames(scores);
  if (needed.length > 1 && !isRecognized) return { match: { by: "missing", names: needed }, best: nearest, missing };
  const best = undominated(scores, nearest);
  const reason = mistakenPartOf(outline, scores, best, value) ?? equallyGood(scores, best);
  return { match: reason ?? best.index, best, missing };
}

/** The name that each alternative lacks, if nothing else is wrong but names that all of them forbid; otherwise none. */
function neededNames(scores: readonly MatchScore[]): readonly string[] {
  const names = new Set<string>();
  const [first] = scores;
  const forbidden = new Set(first && itemsOf(first.forbidden));
  for (const score of scores) {
    const [name, ...more] = itemsOf(score.missing);
    const own = itemsOf(score.forbidden);
    if (name === undefined || more.length > 0 || score.count !== forbidden.size + 1) return [];
    if (own.length !== forbidden.size || !own.every((each) => forbidden.has(each))) return [];
    names.add(name);
  }
  return [...names];
}

/** Counts the properties of a value that an alternative describes. */
function recognize(ruleMessages: RuleMessages, score: MatchScore, value: unknown, place: Place): void {
  if (!isObject(value)) return;
  const described: ReadonlySet<string>[] = [];
  for (const block of [score.block, ...itemsOf(score.inner).slice(0, maxInner)]) {
    const names = ruleMessages.propertiesOf(block);
    if (names.size > 0) described.push(names);
  }
  if (described.length === 0) return;
  const failing = placesOf(score);
  let left = maxNames;
  for (const name in value) {
    if (left-- === 0) break;
    if (!described.some((names) => names.has(name)) || !hasProperty(value, name)) continue;
    score.known++;
    const inner = place.find(name);
    if (score.places.length <= maxPlaces && !(inner && failing.has(inner))) score.recognized++;
  }
}

const placesOf = ({ places }: MatchScore): ReadonlySet<Place> =>
  new Set(places.length > maxPlaces ? [] : itemsOf(places));

/** The score, or a better one with failures at some of its places and nowhere else. */
function undominated(scores: readonly MatchScore[], score: MatchScore): MatchScore {
  if (scores.length === 1) return score;
  const places = placesOf(score);
  const better = scores.filter((each) => each !== score && isWithin(each, places));
  return better.length === 0 ? score : nearestOf(better);
}

/** Whether the failures are at some of these places, but not at all. */
function isWithin(score: MatchScore, places: ReadonlySet<Place>): boolean {
  if (score.places.length > maxPlaces || places.size === 0) return false;
  const own = placesOf(score);
  if (own.size === 0 || own.size >= places.size) return false;
  for (const place of own) if (!places.has(place)) return false;
  return true;
}

/** The part that tells the best match and other alternatives apart, if it is wrong or missing. */
function mistakenPartOf(
  { discriminators }: ChoiceOutline,
  scores: readonly MatchScore[],
  best: MatchScore,
  value: unknown,
): NoMatchReason | undefined {
  for (const discriminator of discriminators) {
    if (!discriminator.of.has(best.block)) continue;
    const stating = scores.filter(({ block }) => discriminator.of.has(block));
    const isBest = scores.every((each) => discriminator.of.has(each.block) || compareScores(each, best) !== 0);
    const reason = stating.length > 1 && isBest && mistakenPart(discriminator, stating, value);
    if (reason) return reason;
  }
  return undefined;
}

/** Why the best alternative is no better than others that have one failure as well. */
function equallyGood(scores: readonly MatchScore[], best: MatchScore): NoMatchReason | undefined {
  if (!best.hasOneOuterFailure) return undefined;
  const places = placesOf(best);
  const others = scores.filter(
    (each) =>
      each !== best && compareScores(each, best) === 0 && (placesOf(each).size <= places.size || !covers(each, places)),
  );
  const [other] = others;
  if (!other) return undefined;
  const names = new Set([best, ...others].flatMap(({ forbidden }) => itemsOf(forbidden)));
  if (names.size === others.length + 1) return { by: "forbidden", names: [...names] };
  return others.length === 1 ? { by: "tie", alternatives: [best.index, other.index] } : undefined;
}

/** Whether there are failures at all of these places. */
function covers(score: MatchScore, places: ReadonlySet<Place>): boolean {
  const own = placesOf(score);
  for (const place of places) if (!own.has(place)) return false;
  return true;
}
