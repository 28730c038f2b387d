// Which of several alternatives that all fail was meant: told from what failed, not from the schema.
import { hasProperty } from "../json/measure.js";
import { isObject, type Json, type TypeSet, typesOf } from "../json/types.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Predicate } from "../plan/plan.js";
import type { RuleMessage, RuleMessages } from "../messages/rule-messages.js";

/** Why none of the alternatives was meant more than the others. */
export type NoMatchReason =
  /** The value is of another type, or another value, than all of them want. */
  | { readonly by: "value"; readonly types: TypeSet; readonly values: readonly Json[] }
  /** The member that tells them apart has a value that none of them wants. */
  | { readonly by: "constant"; readonly member: string; readonly values: readonly Json[] }
  /** Each lacks one member, and nothing else is wrong. */
  | { readonly by: "missing"; readonly names: readonly string[] }
  /** One thing is wrong with each of two, and it weighs the same. */
  | { readonly by: "tie"; readonly alternatives: readonly [number, number] };

/** So many failures of an alternative are looked at, the outermost first; there may be many more, and as deep as the value. */
const mostFailures = 200;
/** Alternatives within alternatives are told apart so far. */
const mostNested = 3;

/**
 * The index of the alternative that was meant: one whose constants fit, before others; then the one that got furthest
 * into the value, with the fewest failures. Or else why there is none, so that what would have been right can be said.
 */
export function bestMatch(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
): number | NoMatchReason {
  const fitting = fittingOf(ruleMessages, alternatives);
  // That it was meant is settled then, unless it has to be weighed what each of several lacks.
  if (fitting && (fitting.alone || fitting.nearest.count !== 1 || fitting.nearest.depth > 0)) return fitting.nearest.at;
  const likely = likelyIn(ruleMessages, alternatives);
  const [first] = likely;
  if (!first) return missed(ruleMessages, alternatives);
  if (likely.length === 1) return first.at;
  const best = nearestOf(likely);
  return (best.constants > 0 ? mistakenConstant(likely) : undefined) ?? undecided(likely, best) ?? best.at;
}

/** The alternatives that do not want another type or value. */
function likelyIn(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
  isCounted: (alternative: FailedApplication) => boolean = () => true,
  nesting?: number,
): MatchScore[] {
  const likely: MatchScore[] = [];
  for (let at = 0; at < alternatives.length; at++) {
    const alternative = alternatives[at] as FailedApplication;
    // Most are out at once, and how near they are is never asked.
    if (!isCounted(alternative) || isOut(ruleMessages, alternative)) continue;
    const score = new MatchScore(ruleMessages, alternative, at, nesting);
    if (!score.isMissed) likely.push(score);
  }
  return likely;
}

/** What speaks against an alternative one of whose members should be a certain constant. */
const constantWeight = 2;

/**
 * The nearest of those alternatives whose constants fit, where those of others do not: these need not be looked at any
 * further.
 */
function fittingOf(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
  nesting?: number,
): { readonly nearest: MatchScore; readonly alone: boolean } | undefined {
  const lacks = (alternative: FailedApplication): boolean =>
    Object.hasOwn(alternative, "lacksConstant") || lacksConstant(ruleMessages, alternative);
  if (!alternatives.some(lacks)) return undefined;
  const fitting = likelyIn(ruleMessages, alternatives, (alternative) => !lacks(alternative), nesting);
  if (fitting.length === 0) return undefined;
  const nearest = nearestOf(fitting);
  return nearest.constants < constantWeight ? { nearest, alone: fitting.length === 1 } : undefined;
}

/** So many references are followed for what decides at once; what lies behind more of them is found when all is weighed. */
const mostReferences = 8;

/** Whether a member of the value should be a certain constant. */
function lacksConstant(
  ruleMessages: RuleMessages,
  { block, failures }: FailedApplication,
  references: number = mostReferences,
): boolean {
  const said = ruleMessages.of(block);
  for (const { ruleIndex, failedApplications } of failures) {
    if (failedApplications.length === 0) continue;
    const op = said[ruleIndex]?.rule.constraint.op;
    if (op === "members") {
      for (const member of failedApplications) if (isOtherConstant(ruleMessages, member)) return true;
    } else if (op === "all" && references > 0)
      for (const each of failedApplications) if (lacksConstant(ruleMessages, each, references - 1)) return true;
  }
  return false;
}

function isOtherConstant(ruleMessages: RuleMessages, { block, value, failures }: FailedApplication): boolean {
  if (isObject(value)) return false;
  const said = ruleMessages.of(block);
  for (const { ruleIndex } of failures) {
    const constraint = said[ruleIndex]?.rule.constraint;
    if (constraint?.op === "test" && constraint.predicate.op === "among" && constraint.predicate.values.length === 1)
      return true;
  }
  return false;
}

/** So many items are looked at for one that is nearly as it should be. */
const mostItems = 100;

/** The index of the item that is nearly as it should be: its constants fit, and what fails is within it. */
export function bestItem(ruleMessages: RuleMessages, items: readonly FailedApplication[]): number | undefined {
  const near = items
    .slice(0, mostItems)
    .map((item, at) => new MatchScore(ruleMessages, item, at))
    .filter(({ isMissed, constants, depth }) => !isMissed && constants === 0 && depth > 0);
  return near.length === 0 ? undefined : nearestOf(near).at;
}

/** Where one wants another value of the same type, that one was meant. */
function missed(ruleMessages: RuleMessages, alternatives: readonly FailedApplication[]): number | NoMatchReason {
  const own = typesOf(alternatives[0]?.value);
  let near = 0;
  let last = 0;
  let types = 0;
  let values: readonly Json[] = nothing;
  for (let at = 0; at < alternatives.length; at++) {
    const wanted = wantedBy(ruleMessages, alternatives[at] as FailedApplication, at);
    types |= wanted.types;
    if (wanted.values.length === 0) continue;
    values = joined(values, wanted.values);
    if (!wanted.values.some((each) => (typesOf(each) & own) !== 0)) continue;
    near++;
    last = at;
  }
  return near === 1 ? last : { by: "value", types, values };
}

/** The types and values that an alternative wants, which may be all that there is to know of it. */
function wantedBy(
  ruleMessages: RuleMessages,
  alternative: FailedApplication,
  at: number,
): Pick<MatchScore, "types" | "values"> {
  const said = ruleMessages.of(alternative.block);
  let types = 0;
  let values: readonly Json[] = nothing;
  for (const failure of alternative.failures) {
    if (failure.failedApplications.length > 0) return new MatchScore(ruleMessages, alternative, at);
    const constraint = said[failure.ruleIndex]?.rule.constraint;
    if (constraint?.op !== "test") continue;
    if (constraint.predicate.op === "is") types |= constraint.predicate.types;
    else if (constraint.predicate.op === "among") values = joined(values, constraint.predicate.values);
  }
  return { types, values };
}

/** The member that is to be a constant in each of the alternatives, and is none of these. */
function mistakenConstant(scores: readonly MatchScore[]): NoMatchReason | undefined {
  for (const { member } of scores[0]?.wanted ?? nothing) {
    const values = new Set<Json>();
    const isWanted = scores.every(({ wanted }) => {
      const own = wanted.findLast((each) => each.member === member);
      if (own) values.add(own.value);
      return own !== undefined;
    });
    // Where all want the same, it tells none of them apart.
    if (isWanted && values.size > 1) return { by: "constant", member, values: [...values] };
  }
  return undefined;
}

/** Why nothing speaks for the best alternative more than for another, where only one thing is wrong with each. */
function undecided(scores: readonly MatchScore[], best: MatchScore): NoMatchReason | undefined {
  if (best.count !== 1 || best.depth > 0) return undefined;
  const names = scores.flatMap(({ missing, count }) => (missing.length === 1 && count === 1 ? missing : []));
  if (names.length === scores.length)
    return new Set(names).size === 1 ? undefined : { by: "missing", names: [...new Set(names)] };
  const [other, ...others] = scores.filter((each) => each !== best && compare(each, best) === 0);
  return other && others.length === 0 ? { by: "tie", alternatives: [best.at, other.at] } : undefined;
}

/** The one to which the value is closest; the first of several. */
const nearestOf = (scores: readonly MatchScore[]): MatchScore =>
  scores.reduce((one, other) => (compare(other, one) < 0 ? other : one));

/** Below 0 where the value is closer to the first. */
function compare(a: MatchScore, b: MatchScore): number {
  return a.constants - b.constants || b.depth - a.depth || a.count - b.count;
}

/** Applications of a rule that are still to be looked at, how deep they are in the value, and what comes after them. */
interface Waiting {
  readonly applications: readonly FailedApplication[];
  readonly depth: number;
  next: Waiting | undefined;
}

const nothing: readonly never[] = [];

/** A member that should have been a constant. */
interface Wanted {
  readonly member: string;
  readonly value: Json;
}

/** How far a value is from an alternative. */
class MatchScore {
  /** The index of the alternative. */
  readonly at: number;
  /** The types that would have been right, where the value itself is of none of them. */
  types: TypeSet = 0;
  /** The values that would have been right, where the value itself is none of them. */
  values: readonly Json[] = nothing;
  /** How much speaks against it in members that are to be constants: they tell alternatives apart. */
  constants = 0;
  /** What these members should have been, where that is one value. */
  wanted: readonly Wanted[] = nothing;
  /** The names of members that the value itself lacks. */
  missing: readonly string[] = nothing;
  readonly #ruleMessages: RuleMessages;
  readonly #nesting: number;
  /** What is too deep to say anything about constants: it is looked at where these do not decide. */
  #deep: Waiting | undefined;
  #depth = 0;
  #count = 0;
  #left = mostFailures;

  constructor(ruleMessages: RuleMessages, alternative: FailedApplication, at: number, nesting = 0) {
    this.at = at;
    this.#ruleMessages = ruleMessages;
    this.#nesting = nesting;
    this.#look({ applications: [alternative], depth: 0, next: undefined }, 1);
  }

  /** Whether the value is of another type, or another value, than the alternative wants. */
  get isMissed(): boolean {
    return this.types !== 0 || this.values.length > 0;
  }

  /** How deep in the value the innermost failure is. */
  get depth(): number {
    this.#lookDeep();
    return this.#depth;
  }

  /** How many failures there are. */
  get count(): number {
    this.#lookDeep();
    return this.#count;
  }

  #lookDeep(): void {
    const deep = this.#deep;
    if (!deep) return;
    this.#deep = undefined;
    this.#look(deep, Infinity);
  }

  /** Looks at failures, the outer ones first; what is deeper than `deepest` is left for later. */
  #look(first: Waiting, deepest: number): void {
    let last = first;
    while (last.next) last = last.next;
    let lastDeep: Waiting | undefined;
    for (let at: Waiting | undefined = first; at; at = at.next) {
      const { applications, depth } = at;
      for (const failed of applications) {
        const said = this.#ruleMessages.of(failed.block);
        for (const failure of failed.failures) {
          if (this.#left-- <= 0) return;
          const inner = this.#weigh(said[failure.ruleIndex] as RuleMessage, failure, failed, depth);
          const one = inner[0];
          if (!one) {
            this.#count++;
            continue;
          }
          const its = one.key === undefined ? depth : depth + 1;
          const waiting: Waiting = { applications: inner, depth: its, next: undefined };
          if (its <= deepest) last = last.next = waiting;
          else if (lastDeep) lastDeep = lastDeep.next = waiting;
          else lastDeep = this.#deep = waiting;
        }
      }
    }
  }

  /** Weighs what a failure says about the alternative, and answers what in it is to be looked at. */
  #weigh(
    { rule, never }: RuleMessage,
    failure: Failure,
    failed: FailedApplication,
    depth: number,
  ): readonly FailedApplication[] {
    const { constraint } = rule;
    // A member that must not be there is no way into the value.
    this.#depth = Math.max(this.#depth, never ? depth - 1 : depth);
    if (constraint.op === "test" && depth <= 1) this.#weighTest(constraint.predicate, failed, depth);
    if (constraint.op !== "some") return failure.failedApplications;
    // To be none of some constants tells alternatives apart as well.
    if (constraint.range.max === 0 && depth === 1 && !isObject(failed.value)) this.constants += constantWeight;
    return innersOf(this.#ruleMessages, failure, depth, this.#nesting);
  }

  #weighTest(predicate: Predicate, { key, value }: FailedApplication, depth: number): void {
    if (depth === 0) {
      if (predicate.op === "is") this.types |= predicate.types;
      else if (predicate.op === "among") this.values = joined(this.values, predicate.values);
      else if (isObject(value)) this.missing = joined(this.missing, missingIn(value, predicate));
      return;
    }
    if (predicate.op !== "among" || isObject(value)) return;
    // One constant says more than a choice of several, which may be mistaken in itself.
    if (predicate.values.length !== 1) {
      this.constants += 1;
      return;
    }
    this.constants += constantWeight;
    if (typeof key === "string")
      this.wanted = joined(this.wanted, [{ member: key, value: predicate.values[0] as Json }]);
  }
}

/** Whether an alternative wants another type or value. */
function isOut(
  ruleMessages: RuleMessages,
  { block, failures }: FailedApplication,
  references: number = mostReferences,
): boolean {
  const said = ruleMessages.of(block);
  for (const { ruleIndex, failedApplications } of failures) {
    const constraint = said[ruleIndex]?.rule.constraint;
    if (constraint?.op === "test") {
      const { predicate } = constraint;
      if (predicate.op === "is" || (predicate.op === "among" && predicate.values.length > 0)) return true;
    } else if (constraint?.op === "all" && references > 0)
      for (const each of failedApplications) if (isOut(ruleMessages, each, references - 1)) return true;
  }
  return false;
}

const joined = <Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] =>
  first.length === 0 ? second : [...first, ...second];

/** The names that a predicate asks for, one by one or together, of those that are not there. */
function missingIn(value: Readonly<Record<string, unknown>>, predicate: Predicate): readonly string[] {
  if (predicate.op === "has") return hasProperty(value, predicate.name) ? nothing : [predicate.name];
  if (predicate.op !== "and") return nothing;
  const names: string[] = [];
  for (const part of predicate.of) if (part.op === "has" && !hasProperty(value, part.name)) names.push(part.name);
  return names;
}

/** What counts of alternatives within an alternative: the nearest, as far as that can be asked without going astray. */
function innersOf(
  ruleMessages: RuleMessages,
  { failedApplications }: Failure,
  depth: number,
  nesting: number,
): readonly FailedApplication[] {
  if (depth > 0 || nesting === mostNested) return likelyOf(ruleMessages, failedApplications);
  const fitting = fittingOf(ruleMessages, failedApplications, nesting + 1);
  if (fitting) return [failedApplications[fitting.nearest.at] as FailedApplication];
  const likely = likelyIn(ruleMessages, failedApplications, undefined, nesting + 1);
  const nearest = likely.length === 0 ? undefined : failedApplications[nearestOf(likely).at];
  return nearest ? [nearest] : failedApplications;
}

/** The alternatives that do not miss the value as a whole; all of them where each does. */
function likelyOf(
  ruleMessages: RuleMessages,
  alternatives: readonly FailedApplication[],
): readonly FailedApplication[] {
  const likely = alternatives.filter((alternative) => !missesValue(ruleMessages, alternative));
  return likely.length > 0 ? likely : alternatives;
}

function missesValue(ruleMessages: RuleMessages, alternative: FailedApplication): boolean {
  const pending = [alternative];
  for (let at = pending.pop(); at; at = pending.pop()) {
    const said = ruleMessages.of(at.block);
    if (isOut(ruleMessages, at, 0)) return true;
    for (const { ruleIndex: index, failedApplications } of at.failures)
      if (said[index]?.rule.constraint.op === "all") for (const each of failedApplications) pending.push(each);
  }
  return false;
}
