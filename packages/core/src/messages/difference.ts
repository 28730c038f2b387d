// Where a value differs from the objects and arrays of which it should be one.
import { equal } from "../json/equal.js";
import { hasProperty } from "../json/measure.js";
import { pointerOf } from "../json/pointer.js";
import { isObject, type Json } from "../json/types.js";
import type { InnerMessage } from "../plan/inner-message.js";
import { innerEngineMessage } from "./engine-inner-message.js";

/** Maximum number of allowed values that a value is compared with. */
const maxValues = 1000;

/** Whether a value has parts. */
export const hasParts = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Says where a value differs from the only allowed value, or from the one that it is closest to; or else what it is. */
export function differenceFrom(values: readonly Json[], actual: unknown): InnerMessage {
  const found = closestOf(values, actual);
  if (!found) return innerEngineMessage("argot:message/is", { actual });
  const { message, count, first, at } = found.comparison;
  const where = at === "" ? message : innerEngineMessage("argot:message/differs-at", { difference: message, at });
  const more = count - first;
  const all = more === 0 ? where : innerEngineMessage("argot:message/differs-more", { difference: where, more });
  if (values.length === 1) return all;
  return innerEngineMessage("argot:message/closest", { closest: found.expected, difference: all });
}

/**
 * The allowed value with the fewest differences, if it has something in common with the value; of several, the first with the most
 * equal parts.
 */
function closestOf(
  values: readonly Json[],
  actual: unknown,
): { readonly expected: Json; readonly comparison: Difference } | undefined {
  let closest: { readonly expected: Json; readonly comparison: Difference } | undefined;
  for (const expected of values.slice(0, maxValues)) {
    if (!areAlike(expected, actual)) continue;
    const comparison = compareParts(expected, actual, closest?.comparison.count ?? Infinity);
    if (!comparison || (comparison.common === 0 && values.length > 1)) continue;
    const isCloser =
      !closest || comparison.count < closest.comparison.count || comparison.equal > closest.comparison.equal;
    if (isCloser) closest = { expected, comparison };
  }
  return closest;
}

/** How a value differs from an allowed one. */
interface Difference {
  /** Says what the first difference is. */
  readonly message: InnerMessage;
  /** JSON Pointer of the part of the value that differs first. */
  readonly at: string;
  /** The number of differences that the message mentions. */
  readonly first: number;
  /** The number of differences: parts with another value, and parts that are missing or too many. */
  readonly count: number;
  /** The number of names and items that both have. */
  readonly common: number;
  /** The number of these that are equal and have no parts. */
  readonly equal: number;
}

/** A part of both values, and the way to it. */
interface Part {
  readonly expected: unknown;
  readonly actual: unknown;
  readonly outer: Part | undefined;
  readonly token: string;
}

/**
 * Compares two objects or two arrays that are not equal, not by recursion: values may have any depth.
 *
 * @returns `undefined` if there are more differences than `limit`.
 */
function compareParts(expected: Json, actual: unknown, limit: number): Difference | undefined {
  let count = 0;
  let common = 0;
  let equalParts = 0;
  let found: Pick<Difference, "message" | "at" | "first"> | undefined;
  const pending: Part[] = [{ expected, actual, outer: undefined, token: "" }];
  for (let part = pending.pop(); part; part = pending.pop()) {
    if (!areAlike(part.expected, part.actual)) {
      if (equal(part.expected, part.actual)) {
        equalParts++;
        continue;
      }
      count++;
      const data = { actual: part.actual, expected: part.expected };
      found ??= { message: innerEngineMessage("argot:message/differs", data), at: pointerTo(part), first: 1 };
    } else {
      const own = Array.isArray(part.actual) ? ofArrays(part) : ofObjects(part as ObjectPart);
      common += own.inner.length;
      count += own.count;
      if (own.message) found ??= { message: own.message, at: pointerTo(part), first: own.first };
      for (let i = own.inner.length - 1; i >= 0; i--) pending.push(own.inner[i] as Part);
    }
    if (count > limit) return undefined;
  }
  return found && { message: found.message, at: found.at, first: found.first, count, common, equal: equalParts };
}

/** What two objects or arrays have in common, and in what they differ themselves. */
interface OwnDifference {
  readonly inner: readonly Part[];
  readonly count: number;
  readonly first: number;
  readonly message: InnerMessage | undefined;
}

function ofArrays(outer: Part): OwnDifference {
  const [expected, actual] = [outer.expected as readonly unknown[], outer.actual as readonly unknown[]];
  const inner: Part[] = [];
  for (let i = 0; i < Math.min(expected.length, actual.length); i++)
    inner.push({ expected: expected[i], actual: actual[i], outer, token: String(i) });
  const count = Math.abs(expected.length - actual.length);
  if (count === 0) return { inner, count, first: 0, message: undefined };
  const data = { actual: actual.length, expected: expected.length };
  return { inner, count, first: count, message: innerEngineMessage("argot:message/differs-length", data) };
}

type ObjectPart = Part & Readonly<Record<"expected" | "actual", Readonly<Record<string, unknown>>>>;

function ofObjects(outer: ObjectPart): OwnDifference {
  const { expected, actual } = outer;
  const inner: Part[] = [];
  const missing: string[] = [];
  for (const name of Object.keys(expected)) {
    if (hasProperty(actual, name)) inner.push({ expected: expected[name], actual: actual[name], outer, token: name });
    else missing.push(name);
  }
  const present = Object.keys(actual).filter((name) => hasProperty(actual, name) && !hasProperty(expected, name));
  const count = missing.length + present.length;
  if (missing.length > 0) {
    const message = innerEngineMessage("argot:message/differs-missing", { missing });
    return { inner, count, first: missing.length, message };
  }
  const message = count === 0 ? undefined : innerEngineMessage("argot:message/differs-extra", { present });
  return { inner, count, first: count, message };
}

/** Whether both are objects, or both are arrays. */
const areAlike = (expected: unknown, actual: unknown): boolean =>
  Array.isArray(expected) ? Array.isArray(actual) : isObject(expected) && isObject(actual);

function pointerTo(part: Part): string {
  const tokens: string[] = [];
  for (let at = part; at.outer; at = at.outer) tokens.push(at.token);
  return pointerOf(tokens.reverse());
}
