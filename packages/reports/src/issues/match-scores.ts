import { type Effort, hasProperty, tooManyHold } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Constraint, ConstraintOf, FailedApplication, Predicate } from "@argot/core/plan";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import { decide } from "./best-match.js";
import { joined } from "./joined.js";
import { MatchScore, nearestOf } from "./match-score.js";
import { isReason, type NoMatchReason } from "./no-match-reason.js";
import { Place } from "./place.js";
import { tellApart } from "./tell-apart.js";

/** Maximum number of failed applications that are looked at for all choices of a value. After it, the first alternatives match best. */
const maxLooks = 30_000;

/** Maximum number of pairs of letters that are compared to find mistyped names in alternatives. */
const maxScoreEffort = 3_000_000;

/** Maximum number of items that are searched for the one that matches best. */
const maxItems = 100;

/** Alternatives of which none matches, or items of which too few do. */
interface Choice {
  readonly constraint: ConstraintOf<"some" | "items">;
  readonly alternatives: readonly FailedApplication[];
  /** The alternatives that come into question, with scores, or the reason why none does. */
  readonly candidates: readonly MatchScore[] | NoMatchReason;
  /** Where the choice is. */
  readonly within: Within;
}

/** Where a failure is. */
interface Within {
  /** The score of the alternative that it is within; `undefined` for the outermost choice. */
  readonly score: MatchScore | undefined;
  readonly value: unknown;
  readonly place: Place;
  /** How deep the value is in that of the alternative. */
  readonly depth: number;
}

/** Failed applications beneath an alternative. */
interface Pending {
  readonly applications: readonly FailedApplication[];
  readonly place: Place;
  readonly depth: number;
}

/**
 * Finds the alternatives that match values best. Choices within alternatives are decided together with them and kept, so each
 * failure is looked at once, however deep choices nest.
 */
export class MatchScores {
  readonly #ruleMessages: RuleMessages;
  #looks = 0;
  /** All choices of a value share it. */
  readonly #effort: Effort = { left: maxScoreEffort };
  /** Made when it is first needed: many choices are decided at once. */
  #matches: Map<readonly FailedApplication[], number | NoMatchReason> | undefined;

  constructor(ruleMessages: RuleMessages) {
    this.#ruleMessages = ruleMessages;
  }

  /** The index of the alternative that matches best, or the reason why there is none. */
  bestMatch(constraint: ConstraintOf<"some">, alternatives: readonly FailedApplication[]): number | NoMatchReason {
    const known = this.#matches?.get(alternatives);
    if (known !== undefined) return known;
    const value = alternatives.at(0)?.value;
    const candidates = tellApart(this.#ruleMessages.choiceOutline(constraint), alternatives, value);
    if (isReason(candidates)) return candidates;
    if (candidates.length === 1) return candidates[0] as number;
    const within = { score: undefined, value, place: new Place(), depth: 0 };
    this.#decideAll({ constraint, alternatives, candidates: scoresOf(alternatives, candidates), within });
    return this.#matches?.get(alternatives) as number | NoMatchReason;
  }

  /** The index of the item that nearly matches: its constants fit, and its failures are within it. */
  bestItem(constraint: ConstraintOf<"items">, items: readonly FailedApplication[]): number | undefined {
    if (items.length === 0) return undefined;
    if (!this.#matches?.has(items)) {
      const within = { score: undefined, value: undefined, place: new Place(), depth: 0 };
      this.#decideAll({ constraint, alternatives: items, candidates: firstItems(items), within });
    }
    const match = this.#matches?.get(items);
    return typeof match === "number" && match >= 0 ? match : undefined;
  }

  #decideAll(outermost: Choice): void {
    // Each choice before those within it. The list grows during the iteration.
    const choices = [outermost];
    for (const { candidates, alternatives, within } of choices)
      if (!isReason(candidates))
        for (const score of candidates)
          this.#look(alternatives[score.index] as FailedApplication, score, within.place, choices);
    for (let i = choices.length - 1; i >= 0; i--) this.#decide(choices[i] as Choice);
  }

  #decide({ constraint, alternatives, candidates, within }: Choice): void {
    const matches = (this.#matches ??= new Map());
    if (isReason(candidates)) {
      matches.set(alternatives, candidates);
      addReason(candidates, alternatives, within);
    } else if (constraint.op === "items") {
      const near = candidates.filter(({ constants, depth }) => constants === 0 && depth > 0);
      matches.set(alternatives, near.length === 0 ? -1 : nearestOf(near).index);
      addBest(nearestOf(candidates), [], within);
    } else {
      const outline = this.#ruleMessages.choiceOutline(constraint);
      const { applications, range } = constraint;
      const validCount = applications.length - alternatives.length;
      const wanted = { min: range.min - validCount, max: range.max - validCount };
      const search = { ruleMessages: this.#ruleMessages, effort: this.#effort };
      const { match, best, mending } = decide(search, outline, wanted, candidates, within);
      matches.set(alternatives, match);
      addBest(best, mending, within);
    }
  }

  /** Looks at the failures of an alternative, the outer ones first, and adds the choices within it to a list. */
  #look(alternative: FailedApplication, score: MatchScore, outer: Place, choices: Choice[]): void {
    const pending: Pending[] = [{ applications: [alternative], place: outer, depth: 0 }];
    for (const { applications, place: around, depth } of pending) {
      for (const failed of applications) {
        if (++this.#looks > maxLooks) return;
        const { block, key, value } = failed;
        const rules = this.#ruleMessages.of(block);
        const place = key === undefined ? around : around.at(key);
        for (const failure of failed.failures) {
          const ruleMessage = rules[failure.ruleIndex] as RuleMessage;
          const { constraint } = ruleMessage.rule;
          const { failedApplications } = failure;
          const one = failedApplications.at(0);
          if (!one || tooManyHold(constraint, failure)) addFailure(score, ruleMessage, failed, place, depth);
          else if (constraint.op === "some") {
            const found = tellApart(this.#ruleMessages.choiceOutline(constraint), failedApplications, value);
            const candidates = isReason(found) ? found : scoresOf(failedApplications, found);
            const within: Within = { score, value, place, depth };
            choices.push({ constraint, alternatives: failedApplications, candidates, within });
          } else if (constraint.op === "items" && constraint.quota)
            choices.push({
              constraint,
              alternatives: failedApplications,
              candidates: firstItems(failedApplications),
              within: { score, value, place, depth: depth + 1 },
            });
          else
            pending.push({ applications: failedApplications, place, depth: one.key === undefined ? depth : depth + 1 });
        }
      }
    }
  }
}

const scoresOf = (alternatives: readonly FailedApplication[], indices: readonly number[]): readonly MatchScore[] =>
  indices.map((index) => new MatchScore(index, (alternatives[index] as FailedApplication).block));

const firstItems = (items: readonly FailedApplication[]): readonly MatchScore[] =>
  items.slice(0, maxItems).map(({ block }, index) => new MatchScore(index, block));

/** Adds a failure without failures beneath it. */
function addFailure(
  score: MatchScore,
  { rule, isFalse }: RuleMessage,
  { value, key }: FailedApplication,
  place: Place,
  depth: number,
): void {
  // A member that must not be there does not lead into the value.
  const at = isFalse && depth > 0 ? depth - 1 : depth;
  const { constraint } = rule;
  const names = constraint.op === "test" && isObject(value) ? missingNames(value, constraint.predicate) : [];
  // To add one of several does not mend it.
  const mending = depth === 0 && names.length === 1 ? names : [];
  score.add(1, at, 1, mending);
  score.missing = joined(score.missing, mending);
  score.places = joined(score.places, names.length === 0 ? [place] : names.map((name) => place.at(name)));
  if (depth === 1 && isFalse && typeof key === "string") score.forbidden = joined(score.forbidden, [key]);
  if (depth === 1 && isAboutConstants(constraint)) score.constants++;
}

/** Whether a value must be some constant, or must not be one. */
const isAboutConstants = (constraint: Constraint): boolean =>
  (constraint.op === "test" && constraint.predicate.op === "among") ||
  (constraint.op === "some" && constraint.range.max === 0);

/** Adds that no alternative of a choice matches. */
function addReason(
  reason: NoMatchReason,
  alternatives: readonly FailedApplication[],
  { score, place, depth }: Within,
): void {
  if (!score) return;
  if (depth === 0)
    score.inner = joined(
      score.inner,
      alternatives.map(({ block }) => block),
    );
  const path = reason.by === "constant" || reason.by === "missing-constant" ? reason.path : [];
  const inner = depth + path.length;
  score.add(1, reason.by === "missing-constant" ? inner - 1 : inner, 1, []);
  score.places = joined(score.places, [path.reduce<Place>((at, key) => at.at(key), place)]);
  if (inner === 1 && reason.by !== "missing-constant") score.constants++;
}

/** Adds the best match of a choice. */
function addBest(best: MatchScore, mending: readonly string[], { score, depth }: Within): void {
  if (!score) return;
  score.add(best.count, depth + best.depth, best.outerCount, depth === 0 ? mending : []);
  score.places = joined(score.places, best.places);
  if (depth > 0) return;
  score.inner = joined(score.inner, joined([best.block], best.inner));
  score.missing = joined(score.missing, mending);
  score.forbidden = joined(score.forbidden, best.forbidden);
  score.constants += best.constants;
}

/** The missing names among those that a predicate requires, one by one or together. */
function missingNames(value: Readonly<Record<string, unknown>>, predicate: Predicate): readonly string[] {
  if (predicate.op === "has") return hasProperty(value, predicate.name) ? [] : [predicate.name];
  if (predicate.op !== "and") return [];
  const names: string[] = [];
  for (const part of predicate.of) if (part.op === "has" && !hasProperty(value, part.name)) names.push(part.name);
  return names;
}
