// The data of messages. A rule chooses once how to make it; then each value costs one copy.
import { hasProperty } from "../json/measure.js";
import { ownProperties } from "../json/own-properties.js";
import { equalItems } from "../json/unique-items.js";
import { isObject, type Json, typeName } from "../json/types.js";
import type { InnerMessage } from "../plan/inner-message.js";
import type { Constraint, ConstraintOf, Predicate, PredicateOf, Range, Report } from "../plan/plan.js";
import { itself } from "../plan/op.js";
import type { ConstantSets } from "../plan/ops/among.js";
import { evidenceOf, holds } from "../plan/predicates.js";
import { rangeOf, subjectOf } from "../plan/walk.js";
import { differenceFrom, hasParts } from "./difference.js";
import { innerEngineMessage } from "./engine-inner-message.js";

/** The data of a message, by name: what a rule found in a value, and what its schema says. */
export type FailureData = Record<string, unknown>;

/** The results of the applications of a rule that fails. */
export interface FailedRule {
  /** The number of valid ones, if the rule counts them. */
  readonly validCount: number;
  /** The failed ones, if the message may name them. */
  readonly failedApplications: readonly { readonly value: unknown; readonly key?: string | number | undefined }[];
}

/**
 * Makes the data of one rule's message:
 *
 * - `actual`: what was found: a type, a measured number, how many applications held, or the value itself; a number that must be an
 *   integer itself,
 * - `limit`: the number that it was compared with, or must be a multiple of,
 * - `missing`: names of properties that must be there and are not,
 * - `min`: how many of these names are enough, if not all must be there; of rules that count, how many must hold,
 * - `present`: names of properties that are there and because of which the rule fails,
 * - `names`: names of properties that must not have these names,
 * - `equal`: the indices of the first two items that are equal,
 * - `matching`: a message that says which items match, of rules that count items,
 * - `problem`: a message that says why there is no content,
 * - `difference`: a message that says where the value differs from the objects and arrays of which it must be one,
 * - what the schema says.
 *
 * @param value - A value that the rule fails of.
 */
export type DataMaker = (value: unknown, rule: FailedRule) => FailureData;

/**
 * Chooses how the data of a rule's message is made.
 *
 * @param given - What the rule's report says. It is part of the data of every value.
 */
export function dataMakerOf(constraint: Constraint, given: Given): DataMaker {
  if (constraint.op === "test") return ofPredicate(constraint.predicate, given);
  if (constraint.op === "decoded") return ofContent(constraint, given);
  if (subjectOf(constraint) === "name") return ofNames(given);
  const range = rangeOf(constraint);
  if (range && constraint.op === "items") return ofItems(range, given);
  return range ? ofCount(range, given) : ofValue(itself, given);
}

type Given = Report["data"];

// The report of a keyword gives the keyword's value and nothing else. For these reports objects are written out where there are
// many of them: engines make such objects several times as fast as copies, and add members to them faster.

const givesValueOnly = (given: Given): given is { readonly value: Json } =>
  Object.hasOwn(given, "value") && Object.keys(given).length === 1;

function ofValue(find: (value: unknown) => unknown, given: Given): DataMaker {
  return givesValueOnly(given)
    ? (value) => ({ actual: find(value), value: given.value })
    : (value) => ({ actual: find(value), ...given });
}

function ofTypes(expected: readonly string[], given: Given): DataMaker {
  return givesValueOnly(given)
    ? (value) => ({ actual: typeFound(value, expected), expected, value: given.value })
    : (value) => ({ actual: typeFound(value, expected), expected, ...given });
}

/** What a value is that has none of some types: its type, or a number itself that must be an integer. */
export const typeFound = (value: unknown, expected: readonly string[]): string | number =>
  typeof value === "number" && expected.includes("integer") ? value : typeName(value);

function ofNumber(find: (value: unknown) => unknown, limit: number | bigint, given: Given): DataMaker {
  return givesValueOnly(given)
    ? (value) => ({ actual: find(value), limit, value: given.value })
    : (value) => ({ actual: find(value), limit, ...given });
}

function ofCount({ min, max }: Range, given: Given): DataMaker {
  return givesValueOnly(given)
    ? (_value, { validCount }) => ({ actual: validCount, min, max, value: given.value })
    : (_value, { validCount }) => ({ actual: validCount, min, max, ...given });
}

/** Maximum number of items that match whose indices are listed. */
const maxMatching = 100;

const ofItems =
  ({ min, max }: Range, given: Given): DataMaker =>
  (value, rule) => ({
    actual: rule.validCount,
    min,
    max,
    matching: matchingItems(value as readonly unknown[], rule),
    ...given,
  });

/** Says how many items match, and which. */
export function matchingItems(
  { length }: readonly unknown[],
  { validCount, failedApplications }: FailedRule,
): InnerMessage {
  if (validCount === 0) return innerEngineMessage("argot:message/contains-none", {});
  const failed = new Set(failedApplications.map(({ key }) => key));
  const items: number[] = [];
  const most = Math.min(validCount, maxMatching);
  for (let i = 0; i < length && items.length < most; i++) if (!failed.has(i)) items.push(i);
  return innerEngineMessage("argot:message/contains", { actual: validCount, items });
}

function ofMissing(names: readonly string[], given: Given): DataMaker {
  return givesValueOnly(given)
    ? (value) => ({ actual: value, missing: missingFrom(value, names), value: given.value })
    : (value) => ({ actual: value, missing: missingFrom(value, names), ...given });
}

const ofContent =
  (constraint: ConstraintOf<"decoded">, given: Given): DataMaker =>
  (value, { failedApplications }) =>
    failedApplications.length > 0
      ? { actual: value, ...given }
      : { actual: value, problem: problemOf(constraint, value), ...given };

/** Says why there is no content: the steps are taken once more, until one of them fails. */
function problemOf({ decode, deepest }: ConstraintOf<"decoded">, value: unknown): InnerMessage {
  let content = value;
  for (const { call, argument } of decode) {
    let problem: InnerMessage | undefined;
    const taken = call(content as never, argument as never, (found) => (problem = found));
    if (!taken) return problem ?? innerEngineMessage("argot:message/undecodable", {});
    content = taken.value;
  }
  return innerEngineMessage("argot:message/too-deep", { deepest });
}

const ofNames =
  (given: Given): DataMaker =>
  (value, { failedApplications }) => ({ actual: value, names: failedApplications.map((each) => each.value), ...given });

const ofEqualItems =
  (given: Given): DataMaker =>
  (value) => ({ actual: value, equal: equalItems(value as readonly unknown[]), ...given });

const ofDifference =
  (values: readonly Json[], given: Given): DataMaker =>
  (value) => ({ actual: value, difference: differenceFrom(values, value), ...given });

function ofPredicate(predicate: Predicate, given: Given): DataMaker {
  if (predicate.op === "unique") return ofEqualItems(given);
  if (predicate.op === "has") return ofMissing([predicate.name], given);
  if (predicate.op === "among" && predicate.values.some(hasParts)) return ofDifference(predicate.values, given);
  if (predicate.op === "and" || predicate.op === "or" || predicate.op === "not") return ofParts(predicate, given);
  const { find, known } = evidenceOf(predicate);
  const { expected, limit } = ownProperties(known);
  if (expected) return ofTypes(expected, given);
  return limit === undefined ? ofValue(find, given) : ofNumber(find, limit, given);
}

/** Those of some names that a value has no properties of. */
function missingFrom(value: unknown, names: readonly string[]): readonly string[] {
  if (!isObject(value)) return names;
  let missing: string[] | undefined;
  for (const name of names) {
    if (hasProperty(value, name)) continue;
    // In most cases one name is missing, and an empty list that grows takes room for many.
    if (missing) missing.push(name);
    else missing = [name];
  }
  return missing ?? [];
}

/** Composite predicates. Two kinds need no look at their parts: required properties, and the schema `false`. */
function ofParts(predicate: PredicateOf<"and" | "or" | "not">, given: Given): DataMaker {
  if (predicate.op === "or" && predicate.of.length === 0) return ofValue(itself, given);
  if (predicate.op === "and" && predicate.of.every((part) => part.op === "has"))
    return ofMissing(
      predicate.of.map(({ name }) => name),
      given,
    );
  const sets: ConstantSets = new Map();
  return (value) => {
    const found: PartsFound = { sets, actual: value, missing: [], present: new Set(), equal: undefined };
    const enough = findInParts(predicate, value, true, found);
    const data: FailureData = { actual: found.actual };
    const { missing } = found;
    if (missing.length > 0) {
      data["missing"] = missing;
      if (enough < missing.length) data["min"] = enough;
    }
    if (found.present.size > 0) data["present"] = [...found.present];
    if (found.equal) data["equal"] = found.equal;
    return Object.assign(data, given);
  };
}

/** What the failing parts of a predicate found in the value. */
interface PartsFound {
  /** The sets of constants in the predicate. */
  readonly sets: ConstantSets;
  actual: unknown;
  readonly missing: string[];
  readonly present: Set<string>;
  equal: readonly number[] | undefined;
}

/** Whether a part of a predicate fails: it holds and must not, or the other way round. */
function partFails(part: Predicate, value: unknown, mustHold: boolean, sets: ConstantSets): boolean {
  if (part.op === "has") return (isObject(value) && hasProperty(value, part.name)) !== mustHold;
  return holds(part, value, sets) !== mustHold;
}

/**
 * Finds the failing parts of a predicate that fails, and adds what they found in the value.
 *
 * @returns How many properties have to be there at least for the predicate to hold, of those that are missing.
 */
export function findInParts(predicate: Predicate, value: unknown, mustHold: boolean, found: PartsFound): number {
  if (predicate.op === "not") return findInParts(predicate.of, value, !mustHold, found);
  if (predicate.op === "and" || predicate.op === "or") return findInAll(predicate, value, mustHold, found);
  if (predicate.op === "has") {
    if (mustHold) found.missing.push(predicate.name);
    else found.present.add(predicate.name);
    return mustHold ? 1 : 0;
  }
  if (predicate.op === "unique") found.equal = equalItems(value as readonly unknown[]);
  found.actual = evidenceOf(predicate).find(value);
  return 0;
}

function findInAll(predicate: PredicateOf<"and" | "or">, value: unknown, mustHold: boolean, found: PartsFound): number {
  // Parts that fail for other reasons are conditions, not alternatives: `or(not(has "a"), has "b")` requires "b" because of "a".
  const all = allPartsFail(predicate, mustHold);
  let [sum, least] = [0, 0];
  for (const part of predicate.of) {
    if (!all && !partFails(part, value, mustHold, found.sets)) continue;
    const count = findInParts(part, value, mustHold, found);
    sum += count;
    if (count > 0 && (least === 0 || count < least)) least = count;
  }
  // Of alternatives, all of which fail, one is enough.
  return all ? least : sum;
}

/** Whether all parts of a predicate fail if it fails, rather than at least one. */
const allPartsFail = ({ op }: Predicate, mustHold: boolean): boolean => (op === "or") === mustHold;

/** Whether the failure of a predicate can be that a property is missing. */
export function canMissProperty(predicate: Predicate, mustHold = true): boolean {
  if (predicate.op === "has") return mustHold;
  if (predicate.op === "not") return canMissProperty(predicate.of, !mustHold);
  return (
    (predicate.op === "and" || predicate.op === "or") && predicate.of.some((part) => canMissProperty(part, mustHold))
  );
}
