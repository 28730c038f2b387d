// Which of several alternatives that all fail was meant: told from what failed, not from the schema.
import { isObject, type Json, type TypeSet, typesOf } from "../json/types.js";
import type { FailedApplication, Failure } from "../plan/failure.js";
import type { Statements } from "./statement.js";

/** How far a value is from an alternative. */
interface Standing {
  /** The types that would have been right, where the value itself is of none of them. */
  types: TypeSet;
  /** The values that would have been right, where the value itself is none of them. */
  readonly values: Json[];
  /** How much speaks against it in members that are to be constants: they tell alternatives apart. */
  constants: number;
  /** How deep in the value the innermost failure is, and how many there are. */
  depth: number;
  count: number;
}

/** Why none of the alternatives was meant: the value is of another type, or another value, than all of them want. */
export interface NoneMeant {
  readonly types: TypeSet;
  readonly values: readonly Json[];
}

/** So many failures of an alternative are looked at, the outermost first; there may be many more, and as deep as the value. */
const mostFailures = 200;

/**
 * The index of the alternative that was meant: one whose constants fit, before others; then the one that got furthest
 * into the value, with the fewest failures. Where already the type or value as a whole is wrong for each, what would have
 * been right, unless one wants a value of the same type.
 */
export function meantOf(statements: Statements, alternatives: readonly FailedApplication[]): number | NoneMeant {
  const standings = alternatives.map((alternative) => standingOf(statements, alternative));
  let best: number | undefined;
  for (const [i, standing] of standings.entries()) {
    if (isMissed(standing)) continue;
    if (best === undefined || isCloser(standing, standings[best] as Standing)) best = i;
  }
  if (best !== undefined) return best;
  // Where one wants another value of the same type, that one was meant.
  const [first] = alternatives;
  const own = typesOf(first?.value);
  const near = standings.flatMap(({ values }, i) => (values.some((each) => (typesOf(each) & own) !== 0) ? [i] : []));
  if (near.length === 1) return near[0] as number;
  return {
    types: standings.reduce((types, standing) => types | standing.types, 0),
    values: standings.flatMap(({ values }) => values),
  };
}

const isMissed = ({ types, values }: Standing): boolean => types !== 0 || values.length > 0;

function isCloser(a: Standing, b: Standing): boolean {
  if (a.constants !== b.constants) return a.constants < b.constants;
  return a.depth === b.depth ? a.count < b.count : a.depth > b.depth;
}

/** A failure that is still to be looked at: how deep it is, and whether that is directly in a member. */
interface Pending {
  readonly application: FailedApplication;
  readonly failure: Failure;
  readonly depth: number;
}

function standingOf(statements: Statements, alternative: FailedApplication): Standing {
  const standing: Standing = { types: 0, values: [], constants: 0, depth: 0, count: 0 };
  const pending: Pending[] = [];
  const add = (application: FailedApplication, depth: number): void => {
    for (const failure of application.failures) pending.push({ application, failure, depth });
  };
  add(alternative, 0);
  for (let next = 0; next < Math.min(pending.length, mostFailures); next++) {
    const { application, failure, depth } = pending[next] as Pending;
    const goal = statements.of(application.block)[failure.at]?.rule.goal;
    standing.depth = Math.max(standing.depth, depth);
    if (failure.within.length === 0) standing.count++;
    if (goal?.op === "test") {
      const { pred } = goal;
      if (pred.op === "is" && depth === 0) standing.types |= pred.types;
      if (pred.op === "among" && depth === 0) standing.values.push(...pred.values);
      // One constant says more than a choice of several, which may be mistaken in itself.
      if (pred.op === "among" && depth === 1 && !isObject(application.value))
        standing.constants += pred.values.length === 1 ? 2 : 1;
    }
    const inners = goal?.op === "some" ? likelyOf(statements, failure.within) : failure.within;
    for (const inner of inners) add(inner, inner.key === undefined ? depth : depth + 1);
  }
  return standing;
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
