// How well a value matches an alternative that it fails of, judged by the failures alone.
import { hasProperty } from "../json/measure.js";
import { isObject, type Json, type TypeSet } from "../json/types.js";
import type { RuleMessage } from "../messages/rule-message.js";
import type { RuleMessages } from "../messages/rule-messages.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Predicate } from "../plan/plan.js";

/** Maximum number of failures of an alternative that are looked at, the outermost first. */
const maxFailures = 200;

/** Maximum depth of alternatives within alternatives that are compared in full. */
const maxNesting = 3;

/** Maximum number of `$ref` hops in the quick checks. What lies behind more of them is found by the full comparison. */
const maxReferences = 8;

/** What a property that must be one constant counts against an alternative; a choice of several constants counts 1. */
const constantWeight = 2;

/** A property that must be one constant, and is not. */
export interface WantedConstant {
  readonly member: string;
  readonly value: Json;
}

/** How far a value gets into an alternative. */
export interface Extent {
  /** How deep in the value the innermost failure is. */
  readonly depth: number;
  /** The number of failures. */
  readonly count: number;
}

/** A queue of failed applications, and how deep in the value they are. */
interface Pending {
  readonly applications: readonly FailedApplication[];
  readonly depth: number;
  next: Pending | undefined;
}

const none: readonly never[] = [];

/** What the failures of an alternative say about it. Types, constants and names are no deeper than the value's own members. */
export class MatchScore {
  /** The index of the alternative. */
  readonly index: number;
  /** The types that the alternative requires, if the value has none of them. */
  types: TypeSet = 0;
  /** The values that it requires, if the value is none of them. */
  values: readonly Json[] = none;
  /** How much the constants in members count against it: they tell alternatives apart. */
  constants = 0;
  /** The constants that these members must be. */
  wanted: readonly WantedConstant[] = none;
  /** The names of members that are missing. */
  missing: readonly string[] = none;
  readonly #ruleMessages: RuleMessages;
  readonly #nesting: number;
  /** Failures that are too deep for types, constants and names. */
  #deeper: Pending | undefined;
  readonly #extent = { depth: 0, count: 0 };
  #left = maxFailures;

  constructor(ruleMessages: RuleMessages, alternative: FailedApplication, index: number, nesting = 0) {
    this.index = index;
    this.#ruleMessages = ruleMessages;
    this.#nesting = nesting;
    this.#deeper = this.#look({ applications: [alternative], depth: 0, next: undefined }, 1);
  }

  /** Whether the value has another type, or is another value, than the alternative requires. */
  get isOtherValue(): boolean {
    return this.types !== 0 || this.values.length > 0;
  }

  /** How far the value gets. The first call looks at the deeper failures, which nobody needs unless constants leave a tie. */
  extent(): Extent {
    if (this.#deeper) this.#deeper = this.#look(this.#deeper, Infinity);
    return this.#extent;
  }

  /** Looks at failures, the outer ones first, and returns those that are deeper than a limit. */
  #look(first: Pending, deepest: number): Pending | undefined {
    let last = first;
    while (last.next) last = last.next;
    let firstDeeper: Pending | undefined;
    let lastDeeper: Pending | undefined;
    for (let at: Pending | undefined = first; at; at = at.next) {
      const { applications, depth } = at;
      for (const failed of applications) {
        const rules = this.#ruleMessages.of(failed.block);
        for (const failure of failed.failures) {
          if (this.#left-- <= 0) return firstDeeper;
          const inner = this.#weigh(rules[failure.ruleIndex] as RuleMessage, failure, failed, depth);
          const [one] = inner;
          if (!one) {
            this.#extent.count++;
            continue;
          }
          const innerDepth = one.key === undefined ? depth : depth + 1;
          const pending: Pending = { applications: inner, depth: innerDepth, next: undefined };
          if (innerDepth <= deepest) last = last.next = pending;
          else if (lastDeeper) lastDeeper = lastDeeper.next = pending;
          else firstDeeper = lastDeeper = pending;
        }
      }
    }
    return firstDeeper;
  }

  /** Weighs a failure, and returns the failed applications beneath it that count. */
  #weigh(
    { rule, isFalse }: RuleMessage,
    failure: Failure,
    failed: FailedApplication,
    depth: number,
  ): readonly FailedApplication[] {
    const { constraint } = rule;
    // A member that must not be there does not lead into the value.
    this.#extent.depth = Math.max(this.#extent.depth, isFalse ? depth - 1 : depth);
    if (constraint.op === "test" && depth <= 1) this.#weighTest(constraint.predicate, failed, depth);
    if (constraint.op !== "some") return failure.failedApplications;
    // To be none of some constants tells alternatives apart as well.
    if (constraint.range.max === 0 && depth === 1 && !isObject(failed.value)) this.constants += constantWeight;
    return innerAlternatives(this.#ruleMessages, failure.failedApplications, depth, this.#nesting);
  }

  #weighTest(predicate: Predicate, { key, value }: FailedApplication, depth: number): void {
    if (depth === 0) {
      if (predicate.op === "is") this.types |= predicate.types;
      else if (predicate.op === "among") this.values = joined(this.values, predicate.values);
      else if (isObject(value)) this.missing = joined(this.missing, missingNames(value, predicate));
      return;
    }
    if (predicate.op !== "among" || isObject(value)) return;
    if (predicate.values.length !== 1) {
      this.constants += 1;
      return;
    }
    this.constants += constantWeight;
    if (typeof key === "string")
      this.wanted = joined(this.wanted, [{ member: key, value: predicate.values[0] as Json }]);
  }
}

/** The score that the value is closest to; the first of several. */
export const nearestOf = (scores: readonly MatchScore[]): MatchScore =>
  scores.reduce((one, other) => (compareScores(other, one) < 0 ? other : one));

/** Below 0 if the value is closer to the first. */
export const compareScores = (a: MatchScore, b: MatchScore): number =>
  a.constants - b.constants || compareExtents(a.extent(), b.extent());

/** The deeper a value gets, the closer it is; then the fewer failures it has. */
const compareExtents = (a: Extent, b: Extent): number => b.depth - a.depth || a.count - b.count;

/**
 * The scores of the alternatives that require neither another type nor another value.
 *
 * @param isCandidate - Says of the index of an alternative whether it is to be looked at.
 */
export function likelyScores(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
  nesting = 0,
  isCandidate: (index: number) => boolean = () => true,
): readonly MatchScore[] {
  const likely: MatchScore[] = [];
  for (let i = 0; i < alternatives.length; i++) {
    const alternative = alternatives[i] as FailedApplication;
    // The quick check rules out most.
    if (!isCandidate(i) || requiresOtherValue(ruleMessages, alternative, maxReferences)) continue;
    const score = new MatchScore(ruleMessages, alternative, i, nesting);
    if (!score.isOtherValue) likely.push(score);
  }
  return likely;
}

/** The scores of the alternatives whose constants fit, if the constants of other alternatives do not; else none. */
export function scoresByConstants(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
  nesting = 0,
): readonly MatchScore[] {
  const isRuledOut = alternatives.map((alternative) => requiresOtherConstant(ruleMessages, alternative));
  if (!isRuledOut.includes(true)) return none;
  const scores = likelyScores(ruleMessages, alternatives, nesting, (i) => !isRuledOut[i]);
  return scores.some(({ constants }) => constants < constantWeight) ? scores : none;
}

/** Whether a member of the value must be another constant. */
const requiresOtherConstant = (ruleMessages: RuleMessages, alternative: FailedApplication): boolean =>
  mismatchesConstant(ruleMessages, alternative) || failsAtConstant(ruleMessages, alternative, maxReferences);

/** The same, if the plan shows it. Then the failures need not be read, and compiled code need not find them. */
function mismatchesConstant(ruleMessages: RuleMessages, { application, value }: FailedApplication): boolean {
  if (!isObject(value)) return false;
  const constant = ruleMessages.constantOf(application);
  if (!constant || !Object.hasOwn(value, constant.name)) return false;
  const member = value[constant.name];
  return typeof member === "string" && member !== constant.value;
}

/** The same, if the failures show it. */
function failsAtConstant(
  ruleMessages: RuleMessages,
  { block, failures }: FailedApplication,
  references: number,
): boolean {
  const rules = ruleMessages.of(block);
  for (const { ruleIndex, failedApplications } of failures) {
    if (failedApplications.length === 0) continue;
    const op = rules[ruleIndex]?.rule.constraint.op;
    if (op === "members") {
      for (const member of failedApplications) if (mustBeConstant(ruleMessages, member)) return true;
    } else if (op === "all" && references > 0)
      for (const each of failedApplications) if (failsAtConstant(ruleMessages, each, references - 1)) return true;
  }
  return false;
}

function mustBeConstant(ruleMessages: RuleMessages, { block, value, failures }: FailedApplication): boolean {
  if (isObject(value)) return false;
  const rules = ruleMessages.of(block);
  for (const { ruleIndex } of failures) {
    const constraint = rules[ruleIndex]?.rule.constraint;
    if (constraint?.op === "test" && constraint.predicate.op === "among" && constraint.predicate.values.length === 1)
      return true;
  }
  return false;
}

/** Whether an alternative requires another type or another value. */
function requiresOtherValue(
  ruleMessages: RuleMessages,
  { block, failures }: FailedApplication,
  references: number,
): boolean {
  const rules = ruleMessages.of(block);
  for (const { ruleIndex, failedApplications } of failures) {
    const constraint = rules[ruleIndex]?.rule.constraint;
    if (constraint?.op === "test") {
      const { predicate } = constraint;
      if (predicate.op === "is" || (predicate.op === "among" && predicate.values.length > 0)) return true;
    } else if (constraint?.op === "all" && references > 0)
      for (const each of failedApplications) if (requiresOtherValue(ruleMessages, each, references - 1)) return true;
  }
  return false;
}

/** The alternatives within an alternative that count: the one that matches best, as far as it takes little work to find it. */
function innerAlternatives(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
  depth: number,
  nesting: number,
): readonly FailedApplication[] {
  if (depth > 0 || nesting === maxNesting) return likelyAlternatives(ruleMessages, alternatives);
  const fitting = scoresByConstants(ruleMessages, alternatives, nesting + 1);
  const scores = fitting.length > 0 ? fitting : likelyScores(ruleMessages, alternatives, nesting + 1);
  const nearest = scores.length === 0 ? undefined : alternatives[nearestOf(scores).index];
  return nearest ? [nearest] : alternatives;
}

/** The alternatives that require neither another type nor another value; all of them if each does. */
function likelyAlternatives(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
): readonly FailedApplication[] {
  const likely = alternatives.filter((alternative) => !requiresOtherValueAnywhere(ruleMessages, alternative));
  return likely.length > 0 ? likely : alternatives;
}

/** Whether an alternative requires another type or another value, itself or behind any number of references. */
function requiresOtherValueAnywhere(ruleMessages: RuleMessages, alternative: FailedApplication): boolean {
  const pending = [alternative];
  for (let at = pending.pop(); at; at = pending.pop()) {
    if (requiresOtherValue(ruleMessages, at, 0)) return true;
    const rules = ruleMessages.of(at.block);
    for (const { ruleIndex, failedApplications } of at.failures)
      if (rules[ruleIndex]?.rule.constraint.op === "all") for (const each of failedApplications) pending.push(each);
  }
  return false;
}

/** The missing names among those that a predicate requires, one by one or together. */
function missingNames(value: Readonly<Record<string, unknown>>, predicate: Predicate): readonly string[] {
  if (predicate.op === "has") return hasProperty(value, predicate.name) ? none : [predicate.name];
  if (predicate.op !== "and") return none;
  const names: string[] = [];
  for (const part of predicate.of) if (part.op === "has" && !hasProperty(value, part.name)) names.push(part.name);
  return names;
}

/** Both lists as one. */
export const joined = <Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] =>
  first.length === 0 ? second : [...first, ...second];
