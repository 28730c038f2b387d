import { hasMember } from "../json/measure.js";
import { equalItems } from "../json/unique.js";
import { isObject, typeName, typeNames } from "../json/types.js";
import { holds, measure } from "../loop/predicate.js";
import type { Goal, Pred } from "../plan/ops.js";
import { partsOf } from "../plan/walk.js";

/** What a failing rule knows about the value, for its message. */
export interface FailureData {
  /** What was found: the measured number, the type, or the value itself. */
  actual?: unknown;
  /** Names that should be there and are not. */
  missing?: readonly string[] | undefined;
  /** Names that are there and so ask for something. */
  present?: readonly string[] | undefined;
  /** The names of an object's members that are not as names should be. */
  names?: readonly string[] | undefined;
  /** The indices of the first two items that are equal. */
  equal?: readonly number[] | undefined;
}

/** What a rule applied a schema to. */
export interface Applied {
  readonly value: unknown;
}

/** What a goal says about its failures before any value is seen. */
export interface DemandData {
  /** Types that would do. */
  readonly expected?: readonly string[];
  /** How many are wanted, where a rule counts. */
  readonly min?: number;
  readonly max?: number;
}

export function demandData(goal: Goal): DemandData {
  if (goal.op === "test" && goal.pred.op === "is") return { expected: typeNames(goal.pred.types) };
  if (goal.op === "some") return goal.range;
  return goal.op === "items" && goal.quota ? goal.quota : {};
}

/**
 * The members that `addFailureData` may set, without values. A copy of an object that has them already is made and filled
 * many times faster than one that grows.
 */
export function dataToBeFound(goal: Goal): FailureData {
  const data: FailureData = { actual: undefined };
  if (goal.op === "names") data.names = undefined;
  const pending: { pred: Pred; wanted: boolean }[] = goal.op === "test" ? [{ pred: goal.pred, wanted: true }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { pred, wanted } = next;
    if (pred.op === "unique") data.equal = undefined;
    if (pred.op === "has") Object.assign(data, wanted ? { missing: undefined } : { present: undefined });
    for (const part of partsOf(pred)) pending.push({ pred: part, wanted: pred.op === "not" ? !wanted : wanted });
  }
  return data;
}

/**
 * Adds what a goal found in a value that it fails of.
 *
 * @param tally - How many applications held, where the goal counts.
 * @param inner - What it applied schemas to that did not hold.
 */
export function addFailureData(
  data: FailureData,
  goal: Goal,
  value: unknown,
  tally: number,
  inner: readonly Applied[],
): void {
  if (goal.op === "test") addOfPredicate(data, goal.pred, value);
  else data.actual = actualOf(goal, value, tally);
  if (goal.op === "names") data.names = inner.map((each) => each.value as string);
}

/** Whether a goal counts how many applications hold. */
export const isCounted = (goal: Goal): boolean =>
  goal.op === "some" || (goal.op === "items" && goal.quota !== undefined);

/** What a goal found, where that is all that there is to be said of a value that it fails of. */
export function actualOf(goal: Goal, value: unknown, tally: number): unknown {
  if (goal.op !== "test") return isCounted(goal) ? tally : value;
  if (!hasParts(goal.pred)) return foundBy(goal.pred, value);
  const data: FailureData = { actual: undefined };
  addOfParts(data, goal.pred, value);
  return data.actual;
}

const hasParts = ({ op }: Pred): boolean => op === "and" || op === "or" || op === "not";

function addOfPredicate(data: FailureData, pred: Pred, value: unknown): void {
  if (hasParts(pred)) return addOfParts(data, pred, value);
  switch (pred.op) {
    case "has":
      data.actual = value;
      data.missing = [pred.name];
      return;
    case "unique":
      data.equal = equalItems(value as readonly unknown[]);
      data.actual = value;
      return;
    default:
      data.actual = foundBy(pred, value);
  }
}

/** What a predicate without parts finds. */
function foundBy(pred: Pred, value: unknown): unknown {
  if (pred.op === "is") return typeName(value);
  return pred.op === "compare" ? measure(pred.of, value) : value;
}

/** The names that are not there, of parts that ask for nothing but names: most that have parts do. */
function absentOf(parts: readonly Pred[], value: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  // One name in most cases, for which a list that grows would take more room than the rest of the data.
  let absent: string[] | undefined;
  for (const part of parts) {
    if (part.op !== "has") return undefined;
    if (hasMember(value, part.name)) continue;
    if (absent) absent.push(part.name);
    else absent = [part.name];
  }
  return absent ?? [];
}

function addOfParts(data: FailureData, whole: Pred, value: unknown): void {
  data.actual = value;
  const absent = whole.op === "and" && isObject(value) ? absentOf(whole.of, value) : undefined;
  if (absent) {
    data.missing = absent;
    return;
  }
  const missing: string[] = [];
  const present: string[] = [];
  const pending: { pred: Pred; wanted: boolean }[] = [{ pred: whole, wanted: true }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { pred, wanted } = next;
    if (pred.op === "has") {
      const has = isObject(value) && hasMember(value, pred.name);
      if (has !== wanted) (wanted ? missing : present).push(pred.name);
    } else if (holds(pred, value) === wanted) continue;
    else if (pred.op === "not") pending.push({ pred: pred.of, wanted: !wanted });
    else if (pred.op === "and" || pred.op === "or")
      for (let i = pred.of.length - 1; i >= 0; i--) pending.push({ pred: pred.of[i] as Pred, wanted });
    else addOfPredicate(data, pred, value);
  }
  if (missing.length > 0) data.missing = missing;
  if (present.length > 0) data.present = [...new Set(present)];
  forgetUnfound(data);
}

const mayBeUnfound = ["missing", "present", "equal"] as const;

/** Takes away what may be found and was not: members that are there say that there is something to be said. */
function forgetUnfound(data: FailureData): void {
  for (const name of mayBeUnfound) if (Object.hasOwn(data, name) && data[name] === undefined) delete data[name];
}
