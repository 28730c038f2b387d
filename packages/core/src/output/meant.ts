// Which of several alternatives that all fail was meant: told from what failed, not from the schema.
import { hasMember } from "../json/measure.js";
import { isObject, type Json, type TypeSet, typesOf } from "../json/types.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Pred } from "../plan/ops.js";
import type { Statement, Statements } from "./statement.js";

/** Why none of the alternatives was meant more than the others. */
export type NoneMeant =
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
export function meantOf(statements: Statements, alternatives: readonly FailedApplication[]): number | NoneMeant {
  const fitting = fittingOf(statements, alternatives);
  // That it was meant is settled then, unless it has to be weighed what each of several lacks.
  if (fitting && (fitting.alone || fitting.nearest.count !== 1 || fitting.nearest.depth > 0)) return fitting.nearest.at;
  const likely = likelyIn(statements, alternatives);
  const [first] = likely;
  if (!first) return missed(statements, alternatives);
  if (likely.length === 1) return first.at;
  const best = nearestOf(likely);
  return (best.constants > 0 ? mistakenConstant(likely) : undefined) ?? undecided(likely, best) ?? best.at;
}

/** The alternatives that do not want another type or value. */
function likelyIn(
  statements: Statements,
  alternatives: readonly FailedApplication[],
  isCounted: (alternative: FailedApplication) => boolean = () => true,
  nesting?: number,
): Standing[] {
  const likely: Standing[] = [];
  for (let at = 0; at < alternatives.length; at++) {
    const alternative = alternatives[at] as FailedApplication;
    // Most are out at once, and how near they are is never asked.
    if (!isCounted(alternative) || isOut(statements, alternative)) continue;
    const standing = new Standing(statements, alternative, at, nesting);
    if (!standing.isMissed) likely.push(standing);
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
  statements: Statements,
  alternatives: readonly FailedApplication[],
  nesting?: number,
): { readonly nearest: Standing; readonly alone: boolean } | undefined {
  const lacks = (alternative: FailedApplication): boolean =>
    Object.hasOwn(alternative, "lacksConstant") || lacksConstant(statements, alternative);
  if (!alternatives.some(lacks)) return undefined;
  const fitting = likelyIn(statements, alternatives, (alternative) => !lacks(alternative), nesting);
  if (fitting.length === 0) return undefined;
  const nearest = nearestOf(fitting);
  return nearest.constants < constantWeight ? { nearest, alone: fitting.length === 1 } : undefined;
}

/** So many references are followed for what decides at once; what lies behind more of them is found when all is weighed. */
const mostReferences = 8;

/** Whether a member of the value should be a certain constant. */
function lacksConstant(
  statements: Statements,
  { block, failures }: FailedApplication,
  references: number = mostReferences,
): boolean {
  const said = statements.of(block);
  for (const { at, within } of failures) {
    if (within.length === 0) continue;
    const op = said[at]?.rule.goal.op;
    if (op === "members") {
      for (const member of within) if (isOtherConstant(statements, member)) return true;
    } else if (op === "all" && references > 0)
      for (const each of within) if (lacksConstant(statements, each, references - 1)) return true;
  }
  return false;
}

function isOtherConstant(statements: Statements, { block, value, failures }: FailedApplication): boolean {
  if (isObject(value)) return false;
  const said = statements.of(block);
  for (const { at } of failures) {
    const goal = said[at]?.rule.goal;
    if (goal?.op === "test" && goal.pred.op === "among" && goal.pred.values.length === 1) return true;
  }
  return false;
}

/** So many items are looked at for one that is nearly as it should be. */
const mostItems = 100;

/** The index of the item that is nearly as it should be: its constants fit, and what fails is within it. */
export function meantItem(statements: Statements, items: readonly FailedApplication[]): number | undefined {
  const near = items
    .slice(0, mostItems)
    .map((item, at) => new Standing(statements, item, at))
    .filter(({ isMissed, constants, depth }) => !isMissed && constants === 0 && depth > 0);
  return near.length === 0 ? undefined : nearestOf(near).at;
}

/** Where one wants another value of the same type, that one was meant. */
function missed(statements: Statements, alternatives: readonly FailedApplication[]): number | NoneMeant {
  const own = typesOf(alternatives[0]?.value);
  let near = 0;
  let last = 0;
  let types = 0;
  let values: readonly Json[] = nothing;
  for (let at = 0; at < alternatives.length; at++) {
    const wanted = wantedBy(statements, alternatives[at] as FailedApplication, at);
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
  statements: Statements,
  alternative: FailedApplication,
  at: number,
): Pick<Standing, "types" | "values"> {
  const said = statements.of(alternative.block);
  let types = 0;
  let values: readonly Json[] = nothing;
  for (const failure of alternative.failures) {
    if (failure.within.length > 0) return new Standing(statements, alternative, at);
    const goal = said[failure.at]?.rule.goal;
    if (goal?.op !== "test") continue;
    if (goal.pred.op === "is") types |= goal.pred.types;
    else if (goal.pred.op === "among") values = joined(values, goal.pred.values);
  }
  return { types, values };
}

/** The member that is to be a constant in each of the alternatives, and is none of these. */
function mistakenConstant(standings: readonly Standing[]): NoneMeant | undefined {
  for (const { member } of standings[0]?.wanted ?? nothing) {
    const values = new Set<Json>();
    const isWanted = standings.every(({ wanted }) => {
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
function undecided(standings: readonly Standing[], best: Standing): NoneMeant | undefined {
  if (best.count !== 1 || best.depth > 0) return undefined;
  const names = standings.flatMap(({ missing, count }) => (missing.length === 1 && count === 1 ? missing : []));
  if (names.length === standings.length)
    return new Set(names).size === 1 ? undefined : { by: "missing", names: [...new Set(names)] };
  const [other, ...others] = standings.filter((each) => each !== best && compare(each, best) === 0);
  return other && others.length === 0 ? { by: "tie", alternatives: [best.at, other.at] } : undefined;
}

/** The one to which the value is closest; the first of several. */
const nearestOf = (standings: readonly Standing[]): Standing =>
  standings.reduce((one, other) => (compare(other, one) < 0 ? other : one));

/** Below 0 where the value is closer to the first. */
function compare(a: Standing, b: Standing): number {
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
class Standing {
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
  readonly #statements: Statements;
  readonly #nesting: number;
  /** What is too deep to say anything about constants: it is looked at where these do not decide. */
  #deep: Waiting | undefined;
  #depth = 0;
  #count = 0;
  #left = mostFailures;

  constructor(statements: Statements, alternative: FailedApplication, at: number, nesting = 0) {
    this.at = at;
    this.#statements = statements;
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
      for (const application of applications) {
        const said = this.#statements.of(application.block);
        for (const failure of application.failures) {
          if (this.#left-- <= 0) return;
          const inner = this.#weigh(said[failure.at] as Statement, failure, application, depth);
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
    { rule, never }: Statement,
    failure: Failure,
    application: FailedApplication,
    depth: number,
  ): readonly FailedApplication[] {
    const { goal } = rule;
    // A member that must not be there is no way into the value.
    this.#depth = Math.max(this.#depth, never ? depth - 1 : depth);
    if (goal.op === "test" && depth <= 1) this.#weighTest(goal.pred, application, depth);
    if (goal.op !== "some") return failure.within;
    // To be none of some constants tells alternatives apart as well.
    if (goal.range.max === 0 && depth === 1 && !isObject(application.value)) this.constants += constantWeight;
    return innersOf(this.#statements, failure, depth, this.#nesting);
  }

  #weighTest(pred: Pred, { key, value }: FailedApplication, depth: number): void {
    if (depth === 0) {
      if (pred.op === "is") this.types |= pred.types;
      else if (pred.op === "among") this.values = joined(this.values, pred.values);
      else if (isObject(value)) this.missing = joined(this.missing, missingIn(value, pred));
      return;
    }
    if (pred.op !== "among" || isObject(value)) return;
    // One constant says more than a choice of several, which may be mistaken in itself.
    if (pred.values.length !== 1) {
      this.constants += 1;
      return;
    }
    this.constants += constantWeight;
    if (typeof key === "string") this.wanted = joined(this.wanted, [{ member: key, value: pred.values[0] as Json }]);
  }
}

/** Whether an alternative wants another type or value. */
function isOut(
  statements: Statements,
  { block, failures }: FailedApplication,
  references: number = mostReferences,
): boolean {
  const said = statements.of(block);
  for (const { at, within } of failures) {
    const goal = said[at]?.rule.goal;
    if (goal?.op === "test") {
      const { pred } = goal;
      if (pred.op === "is" || (pred.op === "among" && pred.values.length > 0)) return true;
    } else if (goal?.op === "all" && references > 0)
      for (const each of within) if (isOut(statements, each, references - 1)) return true;
  }
  return false;
}

const joined = <Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] =>
  first.length === 0 ? second : [...first, ...second];

/** The names that a predicate asks for, one by one or together, of those that are not there. */
function missingIn(value: Readonly<Record<string, unknown>>, pred: Pred): readonly string[] {
  if (pred.op === "has") return hasMember(value, pred.name) ? nothing : [pred.name];
  if (pred.op !== "and") return nothing;
  const names: string[] = [];
  for (const part of pred.of) if (part.op === "has" && !hasMember(value, part.name)) names.push(part.name);
  return names;
}

/** What counts of alternatives within an alternative: the nearest, as far as that can be asked without going astray. */
function innersOf(
  statements: Statements,
  { within }: Failure,
  depth: number,
  nesting: number,
): readonly FailedApplication[] {
  if (depth > 0 || nesting === mostNested) return likelyOf(statements, within);
  const fitting = fittingOf(statements, within, nesting + 1);
  if (fitting) return [within[fitting.nearest.at] as FailedApplication];
  const likely = likelyIn(statements, within, undefined, nesting + 1);
  const nearest = likely.length === 0 ? undefined : within[nearestOf(likely).at];
  return nearest ? [nearest] : within;
}

/** The alternatives that do not miss the value as a whole; all of them where each does. */
function likelyOf(statements: Statements, alternatives: readonly FailedApplication[]): readonly FailedApplication[] {
  const likely = alternatives.filter((alternative) => !missesValue(statements, alternative));
  return likely.length > 0 ? likely : alternatives;
}

function missesValue(statements: Statements, alternative: FailedApplication): boolean {
  const pending = [alternative];
  for (let at = pending.pop(); at; at = pending.pop()) {
    const said = statements.of(at.block);
    if (isOut(statements, at, 0)) return true;
    for (const { at: index, within } of at.failures)
      if (said[index]?.rule.goal.op === "all") for (const each of within) pending.push(each);
  }
  return false;
}
