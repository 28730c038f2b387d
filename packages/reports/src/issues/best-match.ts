// Picks the alternative that best matches a value none of them accepts, using only the failures.
import { type Candidate, closest, type Effort, hasProperty } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Range } from "@argot/core/plan";
import type { ChoiceOutline } from "../messages/discriminators.js";
import type { KnownNames } from "../messages/known-names.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { itemsOf } from "./joined.js";
import { maxTied } from "./explain/no-match.js";
import { compareScores, type MatchScore, nearestOf } from "./match-score.js";
import type { NoMatchReason } from "./no-match-reason.js";
import type { Place } from "./place.js";
import { mistakenPart } from "./tell-apart.js";

/** Maximum number of properties of a value that are looked for in alternatives. */
const maxLackedNames = 100;

/** Maximum number of blocks within an alternative that may describe properties. */
const maxInner = 100;

/** Maximum number of places of failures that are compared with those of other alternatives. */
const maxPlaces = 100;

/** Maximum number of properties that are named. Choices within choices would copy more of them at each level. */
const maxMending = 100;

/** What properties of a value are looked for with. */
export interface NameSearch {
  readonly ruleMessages: RuleMessages;
  /** For the search of mistyped names. */
  readonly effort: Effort;
}

/** What was decided about a choice. */
export interface Decision {
  /** The index of the alternative that matches best, or the reason why none does. */
  readonly match: number | NoMatchReason;
  /** The score that counts for the choice. */
  readonly best: MatchScore;
  /** The properties of which each one alone would make enough alternatives match, and not too many. */
  readonly mending: readonly string[];
}

/**
 * Decides which of several alternatives matches best: the one that describes the most properties of the value, then the one that
 * the value gets furthest into, then the one with the fewest failures. If the failures of another are at some of the places of
 * its failures and nowhere else, that one matches better.
 *
 * @param wanted - How many more alternatives must match.
 * @param scores - Those of the alternatives that come into question.
 * @param value - The value that none of them accepts.
 * @param place - Where the value is.
 */
export function decide(
  search: NameSearch,
  outline: ChoiceOutline,
  wanted: Range,
  scores: readonly MatchScore[],
  { value, place }: { readonly value: unknown; readonly place: Place },
): Decision {
  if (scores.length > 1 && isObject(value)) recognize(search, scores, value, place);
  const nearest = nearestOf(scores);
  const mending = mendingNames(scores, wanted);
  const names = lackedNames(scores, nearest, mending);
  if (names) return { match: { by: "missing", names }, best: nearest, mending };
  const best = undominated(scores, nearest);
  const reason = mistakenPartOf(outline, scores, best, value) ?? equallyGood(scores, best);
  return { match: reason ?? best.index, best, mending };
}

/** The properties of which each one alone would make enough alternatives match, and not too many. None if they are too many to name. */
function mendingNames(scores: readonly MatchScore[], { min, max }: Range): readonly string[] {
  if (scores.length === 1 && min <= 1) return [...(scores.at(0)?.mending ?? [])];
  const counts = new Map<string, number>();
  for (const { mending } of scores) for (const name of mending ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= min && count <= max ? name : []));
  return names.length > maxMending ? [] : names;
}

/** The properties to name if one of several is missing; `undefined` if one alternative matches better than the others. */
function lackedNames(
  scores: readonly MatchScore[],
  nearest: MatchScore,
  mending: readonly string[],
): readonly string[] | undefined {
  if (scores.some((each) => each.missing.length > 0 && each.recognized !== nearest.recognized)) return undefined;
  const near = scores.filter((each) => compareScores(each, nearest) === 0);
  const own = near.flatMap((each) => [...(each.mending ?? [])]);
  if (own.length === 0) return neededNames(scores);
  return mending.length === 1 && own.every((name) => mending.includes(name)) ? undefined : mending;
}

/** The names that the alternatives lack, each another one, if nothing else is wrong but names that all of them forbid. */
function neededNames(scores: readonly MatchScore[]): readonly string[] | undefined {
  const names = new Set<string>();
  const forbidden = new Set(itemsOf((scores[0] as MatchScore).forbidden));
  for (const score of scores) {
    const [name, ...more] = itemsOf(score.missing);
    const own = itemsOf(score.forbidden);
    if (name === undefined || more.length > 0 || score.count !== forbidden.size + 1) return undefined;
    if (own.length !== forbidden.size || !own.every((each) => forbidden.has(each))) return undefined;
    names.add(name);
  }
  return names.size > 1 ? [...names] : undefined;
}

/** Counts the properties of a value that alternatives describe, or of which they describe one with nearly the same name. */
function recognize(
  { ruleMessages, effort }: NameSearch,
  scores: readonly MatchScore[],
  value: Readonly<Record<string, unknown>>,
  place: Place,
): void {
  const names = namesIn(value);
  const described = scores.map((score) => describedBy(ruleMessages, score));
  for (const name of names) {
    const failing = place.find(name);
    let isKnown = false;
    for (let i = 0; i < scores.length; i++) {
      if (!hasName(described[i] as readonly KnownNames[], name)) continue;
      isKnown = true;
      const score = scores[i] as MatchScore;
      score.known++;
      if (!failing || !mayFailAt(score, failing)) score.recognized++;
    }
    if (isKnown) continue;
    for (let i = 0; i < scores.length; i++) {
      const isMistyped = (described[i] as readonly KnownNames[]).some(({ candidates }) =>
        isNear(name, candidates, value, effort),
      );
      if (isMistyped) (scores[i] as MatchScore).recognized++;
    }
  }
}

function hasName(described: readonly KnownNames[], name: string): boolean {
  for (const names of described) if (names.has(name)) return true;
  return false;
}

/** Whether there is a failure at a place. If there are many failures, there may be one. */
const mayFailAt = ({ places }: MatchScore, place: Place): boolean =>
  places.length > maxPlaces || itemsOf(places).includes(place);

function namesIn(value: Readonly<Record<string, unknown>>): readonly string[] {
  const names: string[] = [];
  for (const name in value) {
    if (names.length === maxLackedNames) break;
    if (hasProperty(value, name)) names.push(name);
  }
  return names;
}

/** The properties that an alternative describes, itself and by the best matches of choices within it. */
function describedBy(ruleMessages: RuleMessages, { block, inner }: MatchScore): readonly KnownNames[] {
  const own = ruleMessages.propertiesOf(block);
  return inner.length === 0
    ? [own]
    : [
        own,
        ...itemsOf(inner)
          .slice(0, maxInner)
          .map((each) => ruleMessages.propertiesOf(each)),
      ];
}

/** Whether a name is nearly one of others that are not there. */
const isNear = (
  name: string,
  candidates: readonly Candidate[],
  value: Readonly<Record<string, unknown>>,
  effort: Effort,
): boolean => closest(name, candidates, (known) => hasProperty(value, known), undefined, effort) !== undefined;

const placesOf = ({ places }: MatchScore): ReadonlySet<Place> =>
  new Set(places.length > maxPlaces ? [] : itemsOf(places));

/** The score, or a better one with failures at some of its places and nowhere else. */
function undominated(scores: readonly MatchScore[], score: MatchScore): MatchScore {
  if (scores.length === 1) return score;
  const places = placesOf(score);
  if (places.size < 2) return score;
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
    const blocks = stating.map(({ block }) => block);
    const reason = blocks.length > 1 && isBest && mistakenPart(discriminator, blocks, value);
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
  if (others.length === 0) return undefined;
  const names = new Set([best, ...others].flatMap(({ forbidden }) => itemsOf(forbidden)));
  if (names.size === others.length + 1) return { by: "forbidden", names: [...names] };
  return others.length < maxTied ? { by: "tie", alternatives: [best, ...others].map(({ index }) => index) } : undefined;
}

/** Whether there are failures at all of these places. */
function covers(score: MatchScore, places: ReadonlySet<Place>): boolean {
  const own = placesOf(score);
  for (const place of places) if (!own.has(place)) return false;
  return true;
}
