import { hasProperty } from "../json/measure.js";
import { isObject, type Json } from "../json/types.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Constraint, Predicate } from "../plan/plan.js";
import { tooManyHold } from "../plan/walk.js";
import { itemsOf, type Joined, joined } from "./joined.js";
import { mismatchesConstant } from "./quick-match.js";
import { constantWeight, likelyOf, MatchScore, nearestOf } from "./match-score.js";

/** Maximum number of items that are searched for the one that matches best. */
const maxItems = 100;

/** Alternatives, or items of which too few match, and the scores of those that come into question. */
interface Choice {
  readonly alternatives: readonly FailedApplication[];
  readonly scores: readonly MatchScore[];
  /** The alternative that the choice is within, and where; `undefined` for the outermost. */
  readonly within: Within | undefined;
}

interface Within {
  readonly score: MatchScore;
  /** The value that the choice is about. */
  readonly value: unknown;
  /** How deep that is in the value of the alternative. */
  readonly depth: number;
  /** The name of that value, if it is a member of the value of the alternative. */
  readonly member: string | undefined;
}

/** Failed applications beneath an alternative. */
interface Pending {
  readonly applications: readonly FailedApplication[];
  readonly depth: number;
  /** The name of the member that they apply to in place. */
  readonly member: string | undefined;
}

/**
 * The scores of alternatives. Choices within alternatives are scored together with them and kept, so each failure is looked at
 * once, however deep choices nest.
 */
export class MatchScores {
  readonly ruleMessages: RuleMessages;
  readonly #known = new Map<readonly FailedApplication[], readonly MatchScore[]>();

  constructor(ruleMessages: RuleMessages) {
    this.ruleMessages = ruleMessages;
  }

  /**
   * The scores of alternatives, without those that the plan rules out because a property of the value is another constant. The
   * failures of these are not read: compiled code finds them when they are.
   */
  ofLikely(alternatives: readonly FailedApplication[]): readonly MatchScore[] {
    return this.#known.get(alternatives) ?? this.#score(alternatives, this.#likely(alternatives));
  }

  /** The scores of all alternatives. */
  ofAll(alternatives: readonly FailedApplication[]): readonly MatchScore[] {
    const likely = this.ofLikely(alternatives);
    if (likely.length === alternatives.length) return likely;
    const known = new Map(likely.map((score) => [score.index, score]));
    const others = alternatives.flatMap((_, index) => (known.has(index) ? [] : new MatchScore(index)));
    for (const score of this.#score(alternatives, others)) known.set(score.index, score);
    const all = alternatives.map((_, index) => known.get(index) as MatchScore);
    this.#known.set(alternatives, all);
    return all;
  }

  /** The scores of items, of which the first are enough. */
  ofItems(items: readonly FailedApplication[]): readonly MatchScore[] {
    return this.#known.get(items) ?? this.#score(items, firstItems(items));
  }

  #likely(alternatives: readonly FailedApplication[]): readonly MatchScore[] {
    const likely: MatchScore[] = [];
    for (let i = 0; i < alternatives.length; i++)
      if (!mismatchesConstant(this.ruleMessages, alternatives[i] as FailedApplication)) likely.push(new MatchScore(i));
    return likely.length > 0 ? likely : alternatives.map((_, index) => new MatchScore(index));
  }

  #score(alternatives: readonly FailedApplication[], scores: readonly MatchScore[]): readonly MatchScore[] {
    // Each choice before those within it. The list grows during the iteration.
    const choices: Choice[] = [{ alternatives, scores, within: undefined }];
    for (const choice of choices)
      for (const score of choice.scores)
        this.#look(choice.alternatives[score.index] as FailedApplication, score, choices);
    for (let i = choices.length - 1; i >= 0; i--) {
      const choice = choices[i] as Choice;
      if (choice.within) addBestMatch(choice.scores, choice.within);
      this.#known.set(choice.alternatives, choice.scores);
    }
    return scores;
  }

  /** Looks at the failures of an alternative, the outer ones first, and adds the choices within it to a list. */
  #look(alternative: FailedApplication, score: MatchScore, choices: Choice[]): void {
    const pending: Pending[] = [{ applications: [alternative], depth: 0, member: undefined }];
    for (const { applications, depth, member: outer } of pending) {
      for (const failed of applications) {
        const rules = this.ruleMessages.of(failed.block);
        const member = depth === 1 && typeof failed.key === "string" ? failed.key : outer;
        for (const failure of failed.failures) {
          const { rule, isFalse } = rules[failure.ruleIndex] as (typeof rules)[number];
          const { constraint } = rule;
          const { failedApplications } = failure;
          const within: Within = { score, value: failed.value, depth, member };
          // A member that must not be there does not lead into the value.
          score.depth = Math.max(score.depth, isFalse ? depth - 1 : depth);
          if (constraint.op === "test") addTest(constraint.predicate, within);
          const [one] = failedApplications;
          if (!one || tooManyHold(constraint, failure)) {
            addOther(constraint, within);
          } else if (constraint.op === "some")
            choices.push({ alternatives: failedApplications, scores: this.#likely(failedApplications), within });
          else if (constraint.op === "items" && constraint.quota)
            choices.push({
              alternatives: failedApplications,
              scores: firstItems(failedApplications),
              within: { score, value: undefined, depth: depth + 1, member: undefined },
            });
          else
            pending.push({
              applications: failedApplications,
              depth: one.key === undefined ? depth : depth + 1,
              member: one.key === undefined ? member : undefined,
            });
        }
      }
    }
  }
}

const firstItems = (items: readonly FailedApplication[]): readonly MatchScore[] =>
  items.slice(0, maxItems).map((_, index) => new MatchScore(index));

/** Adds a failure without failures beneath it. */
function addOther(constraint: Constraint, { score, value, depth }: Within): void {
  score.count++;
  // To be none of some constants tells alternatives apart as well.
  if (constraint.op === "some" && constraint.range.max === 0 && depth === 1 && !isObject(value))
    score.constants += constantWeight;
}

function addTest(predicate: Predicate, within: Within): void {
  const { score, value, depth } = within;
  if (predicate.op === "among") addValues(predicate.values, within);
  else if (depth > 0) return;
  else if (predicate.op === "is") score.types |= predicate.types;
  else if (isObject(value)) {
    const names = missingNames(value, predicate);
    score.lacked = joined(score.lacked, names);
    // To add one of several does not mend it.
    if (names.length === 1) score.missing = joined(score.missing, names);
  }
}

/** Adds the values that a value must be, itself or as a member. */
function addValues(values: Joined<Json>, { score, value, depth, member }: Within): void {
  if (depth === 0) score.values = joined(score.values, values);
  if (depth !== 1 || isObject(value)) return;
  const isOne = values.length === 1;
  score.constants += isOne ? constantWeight : 1;
  if (isOne && member !== undefined)
    score.wanted = joined(score.wanted, [{ member, value: itemsOf(values)[0] as Json }]);
}

/** Adds the best match of a choice that is within an alternative. */
function addBestMatch(scores: readonly MatchScore[], within: Within): void {
  const { score, depth } = within;
  const likely = likelyOf(scores);
  if (likely.length === 0) {
    score.count++;
    let values: Joined<Json> = [];
    for (const each of scores) {
      values = joined(values, each.values);
      if (depth === 0) score.types |= each.types;
    }
    if (values.length > 0) addValues(values, within);
    return;
  }
  const best = nearestOf(likely);
  score.depth = Math.max(score.depth, depth + best.depth);
  score.count += best.count;
  if (depth > 0) return;
  score.constants += best.constants;
  score.wanted = joined(score.wanted, best.wanted);
  score.lacked = joined(score.lacked, best.lacked);
  if (likely.every(({ lacksOneProperty }) => lacksOneProperty))
    for (const each of likely) score.missing = joined(score.missing, each.missing);
}

/** The missing names among those that a predicate requires, one by one or together. */
function missingNames(value: Readonly<Record<string, unknown>>, predicate: Predicate): readonly string[] {
  if (predicate.op === "has") return hasProperty(value, predicate.name) ? [] : [predicate.name];
  if (predicate.op !== "and") return [];
  const names: string[] = [];
  for (const part of predicate.of) if (part.op === "has" && !hasProperty(value, part.name)) names.push(part.name);
  return names;
}
