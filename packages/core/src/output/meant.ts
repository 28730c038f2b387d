// Which of several alternatives that all fail was meant: told from what failed, not from the schema.
import { hasMember } from "../json/measure.js";
import { isObject, type Json, type TypeSet, typesOf } from "../json/types.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Pred } from "../plan/ops.js";
import { isNever } from "../plan/walk.js";
import type { Statements } from "./statement.js";

/** How far a value is from an alternative. */
interface Standing {
  /** The index of the alternative. */
  readonly at: number;
  /** The types that would have been right, where the value itself is of none of them. */
  types: TypeSet;
  /** The values that would have been right, where the value itself is none of them. */
  readonly values: Json[];
  /** How much speaks against it in members that are to be constants: they tell alternatives apart. */
  constants: number;
  /** What these members should have been, by name, where that is one value. */
  readonly constant: Map<string, Json>;
  /** The names of members that the value itself lacks. */
  readonly missing: string[];
  /** How deep in the value the innermost failure is, and how many there are. */
  depth: number;
  count: number;
}

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
  const standings = alternatives.map((alternative, at) => standingOf(statements, alternative, at));
  const likely = standings.filter((standing) => !isMissed(standing));
  const [first] = likely;
  if (!first) return missed(standings, alternatives[0]?.value);
  if (likely.length === 1) return first.at;
  const best = nearestOf(likely);
  return (best.constants > 0 ? mistakenConstant(likely) : undefined) ?? undecided(likely, best) ?? best.at;
}

/** So many items are looked at for one that is nearly as it should be. */
const mostItems = 100;

/** The index of the item that is nearly as it should be: its constants fit, and what fails is within it. */
export function meantItem(statements: Statements, items: readonly FailedApplication[]): number | undefined {
  const near = items
    .slice(0, mostItems)
    .map((item, at) => standingOf(statements, item, at))
    .filter((standing) => !isMissed(standing) && standing.constants === 0 && standing.depth > 0);
  return near.length === 0 ? undefined : nearestOf(near).at;
}

const isMissed = ({ types, values }: Standing): boolean => types !== 0 || values.length > 0;

/** Where one wants another value of the same type, that one was meant. */
function missed(standings: readonly Standing[], value: unknown): number | NoneMeant {
  const own = typesOf(value);
  const near = standings.filter(({ values }) => values.some((each) => (typesOf(each) & own) !== 0));
  const [only] = near;
  if (only && near.length === 1) return only.at;
  return {
    by: "value",
    types: standings.reduce((types, standing) => types | standing.types, 0),
    values: standings.flatMap(({ values }) => values),
  };
}

/** The member that is to be a constant in each of the alternatives, and is none of these. */
function mistakenConstant(standings: readonly Standing[]): NoneMeant | undefined {
  for (const member of standings[0]?.constant.keys() ?? []) {
    if (!standings.every(({ constant }) => constant.has(member))) continue;
    const values = [...new Set(standings.map(({ constant }) => constant.get(member) as Json))];
    // Where all want the same, it tells none of them apart.
    if (values.length > 1) return { by: "constant", member, values };
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

/** A failure that is still to be looked at: how deep it is, and whether that is directly in a member. */
interface Pending {
  readonly application: FailedApplication;
  readonly failure: Failure;
  readonly depth: number;
}

function standingOf(statements: Statements, alternative: FailedApplication, at: number, nesting = 0): Standing {
  const standing: Standing = {
    at,
    types: 0,
    values: [],
    constants: 0,
    constant: new Map(),
    missing: [],
    depth: 0,
    count: 0,
  };
  const pending: Pending[] = [];
  const add = (application: FailedApplication, depth: number): void => {
    for (const failure of application.failures) pending.push({ application, failure, depth });
  };
  add(alternative, 0);
  for (let next = 0; next < Math.min(pending.length, mostFailures); next++) {
    const { application, failure, depth } = pending[next] as Pending;
    const rule = statements.of(application.block)[failure.at]?.rule;
    const goal = rule?.goal;
    // A member that must not be there is no way into the value.
    standing.depth = Math.max(standing.depth, rule && isNever(rule) ? depth - 1 : depth);
    if (failure.within.length === 0) standing.count++;
    if (goal?.op === "test") weigh(standing, goal.pred, application, depth);
    // To be none of some constants tells alternatives apart as well.
    if (goal?.op === "some" && goal.range.max === 0 && depth === 1 && !isObject(application.value))
      standing.constants += 2;
    const inners = goal?.op === "some" ? innersOf(statements, failure, depth, nesting) : failure.within;
    for (const inner of inners) add(inner, inner.key === undefined ? depth : depth + 1);
  }
  return standing;
}

/** What a predicate that fails says about the alternative. */
function weigh(standing: Standing, pred: Pred, { key, value }: FailedApplication, depth: number): void {
  if (depth === 0) {
    if (pred.op === "is") standing.types |= pred.types;
    else if (pred.op === "among") standing.values.push(...pred.values);
    else if (isObject(value)) standing.missing.push(...missingIn(value, pred));
    return;
  }
  if (depth !== 1 || pred.op !== "among" || isObject(value)) return;
  // One constant says more than a choice of several, which may be mistaken in itself.
  standing.constants += pred.values.length === 1 ? 2 : 1;
  const [constant, ...others] = pred.values;
  if (typeof key === "string" && constant !== undefined && others.length === 0) standing.constant.set(key, constant);
}

/** The names that a predicate asks for, one by one or together, of those that are not there. */
function missingIn(value: Readonly<Record<string, unknown>>, pred: Pred): string[] {
  const parts = pred.op === "and" ? pred.of : [pred];
  return parts.flatMap((part) => (part.op === "has" && !hasMember(value, part.name) ? [part.name] : []));
}

/** What counts of alternatives within an alternative: the nearest, as far as that can be asked without going astray. */
function innersOf(
  statements: Statements,
  { within }: Failure,
  depth: number,
  nesting: number,
): readonly FailedApplication[] {
  if (depth > 0 || nesting === mostNested) return likelyOf(statements, within);
  const likely = within
    .map((each, at) => standingOf(statements, each, at, nesting + 1))
    .filter((each) => !isMissed(each));
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
    for (const { at: index, within } of at.failures) {
      const goal = statements.of(at.block)[index]?.rule.goal;
      if (goal?.op === "test" && (goal.pred.op === "is" || goal.pred.op === "among")) return true;
      if (goal?.op === "all") pending.push(...within);
    }
  }
  return false;
}
