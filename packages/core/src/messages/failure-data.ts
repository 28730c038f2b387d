import { hasProperty } from "../json/measure.js";
import { equalItems } from "../json/unique-items.js";
import { isObject, typeName, typeNames } from "../json/types.js";
import { holds, measure } from "../loop/predicate.js";
import type { Constraint, Predicate } from "../plan/plan.js";
import { counts, partsOf, rangeOf, subjectOf } from "../plan/walk.js";

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

/** What a constraint says about its failures before any value is seen. */
export interface ConstraintData {
  /** Types that would do. */
  readonly expected?: readonly string[];
  /** How many are wanted, where a rule counts. */
  readonly min?: number;
  readonly max?: number;
}

export function constraintData(constraint: Constraint): ConstraintData {
  if (constraint.op === "test" && constraint.predicate.op === "is")
    return { expected: typeNames(constraint.predicate.types) };
  return rangeOf(constraint) ?? {};
}

/**
 * The members that `addFailureData` may set, without values. A copy of an object that has them already is made and filled
 * many times faster than one that grows.
 */
export function dataToBeFound(constraint: Constraint): FailureData {
  const data: FailureData = { actual: undefined };
  if (subjectOf(constraint) === "name") data.names = undefined;
  const pending: { predicate: Predicate; wanted: boolean }[] =
    constraint.op === "test" ? [{ predicate: constraint.predicate, wanted: true }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { predicate, wanted } = next;
    if (predicate.op === "unique") data.equal = undefined;
    if (predicate.op === "has") Object.assign(data, wanted ? { missing: undefined } : { present: undefined });
    for (const part of partsOf(predicate))
      pending.push({ predicate: part, wanted: predicate.op === "not" ? !wanted : wanted });
  }
  return data;
}

/**
 * Adds what a constraint found in a value that it fails of.
 *
 * @param tally - How many applications held, where the constraint counts.
 * @param inner - What it applied schemas to that did not hold.
 */
export function addFailureData(
  data: FailureData,
  constraint: Constraint,
  value: unknown,
  validCount: number,
  inner: readonly Applied[],
): void {
  if (constraint.op === "test") addOfPredicate(data, constraint.predicate, value);
  else data.actual = actualOf(constraint, value, validCount);
  if (subjectOf(constraint) === "name") data.names = inner.map((each) => each.value as string);
}

/** What a constraint found, where that is all that there is to be said of a value that it fails of. */
export function actualOf(constraint: Constraint, value: unknown, validCount: number): unknown {
  if (constraint.op !== "test") return counts(constraint) ? validCount : value;
  if (!hasParts(constraint.predicate)) return foundBy(constraint.predicate, value);
  const data: FailureData = { actual: undefined };
  addOfParts(data, constraint.predicate, value);
  return data.actual;
}

const hasParts = ({ op }: Predicate): boolean => op === "and" || op === "or" || op === "not";

function addOfPredicate(data: FailureData, predicate: Predicate, value: unknown): void {
  if (hasParts(predicate)) return addOfParts(data, predicate, value);
  switch (predicate.op) {
    case "has":
      data.actual = value;
      data.missing = [predicate.name];
      return;
    case "unique":
      data.equal = equalItems(value as readonly unknown[]);
      data.actual = value;
      return;
    default:
      data.actual = foundBy(predicate, value);
  }
}

/** What a predicate without parts finds. */
function foundBy(predicate: Predicate, value: unknown): unknown {
  if (predicate.op === "is") return typeName(value);
  return predicate.op === "compare" ? measure(predicate.of, value) : value;
}

/** The names that are not there, of parts that ask for nothing but names: most that have parts do. */
function absentOf(
  parts: readonly Predicate[],
  value: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  // One name in most cases, for which a list that grows would take more room than the rest of the data.
  let absent: string[] | undefined;
  for (const part of parts) {
    if (part.op !== "has") return undefined;
    if (hasProperty(value, part.name)) continue;
    if (absent) absent.push(part.name);
    else absent = [part.name];
  }
  return absent ?? [];
}

function addOfParts(data: FailureData, whole: Predicate, value: unknown): void {
  data.actual = value;
  const absent = whole.op === "and" && isObject(value) ? absentOf(whole.of, value) : undefined;
  if (absent) {
    data.missing = absent;
    return;
  }
  const missing: string[] = [];
  const present: string[] = [];
  const pending: { predicate: Predicate; wanted: boolean }[] = [{ predicate: whole, wanted: true }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { predicate, wanted } = next;
    if (predicate.op === "has") {
      const has = isObject(value) && hasProperty(value, predicate.name);
      if (has !== wanted) (wanted ? missing : present).push(predicate.name);
    } else if (holds(predicate, value) === wanted) continue;
    else if (predicate.op === "not") pending.push({ predicate: predicate.of, wanted: !wanted });
    else if (predicate.op === "and" || predicate.op === "or")
      for (let i = predicate.of.length - 1; i >= 0; i--)
        pending.push({ predicate: predicate.of[i] as Predicate, wanted });
    else addOfPredicate(data, predicate, value);
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
