import { EvaluationError } from "@argot/core";
import { isObject } from "@argot/core/keyword";
import { setMember } from "./set-member.js";

/**
 * A copy of a value: of its arrays and plain objects, at any depth. Objects of classes, such as dates, stay the same.
 *
 * @param count - Called for the value, and for each value in it.
 * @throws EvaluationError if the value contains itself.
 */
export function copyOf(value: unknown, count?: () => void): unknown {
  if (!isCopied(value)) {
    count?.();
    return value;
  }
  // Steps that fill containers, each with a step after it that leaves the container.
  const waiting: (() => void)[] = [];
  const within = new Set<unknown>();
  const copied = (from: unknown): unknown => {
    count?.();
    if (!isCopied(from)) return from;
    const to: object = Array.isArray(from) ? Array.from({ length: 0 }) : {};
    waiting.push(() => {
      if (within.has(from)) throw new EvaluationError("the value contains itself");
      within.add(from);
      waiting.push(() => void within.delete(from));
      if (Array.isArray(to)) to.length = (from as unknown[]).length;
      for (const name of Object.keys(from)) setMember(to, name, copied((from as Record<string, unknown>)[name]));
    });
    return to;
  };
  const copy = copied(value);
  for (let next = waiting.pop(); next; next = waiting.pop()) next();
  return copy;
}

/**
 * A copy of an array or object with the same members. Member by member: engines make what `...` copies slow to extend.
 *
 * @param except - The names of members that it lacks.
 */
export function shallowCopyOf(container: object, except?: ReadonlySet<string>): object {
  if (Array.isArray(container)) return container.slice();
  const copy = {};
  for (const name of Object.keys(container))
    if (!except?.has(name)) setMember(copy, name, (container as Record<string, unknown>)[name]);
  return copy;
}

/** Maximum depth to which values are counted by recursion, which is faster than copying them. */
const maxCountedDepth = 200;

/**
 * The number of values in a value, itself included.
 *
 * @throws EvaluationError if the value contains itself.
 */
export function sizeOf(value: unknown, depth = 0): number {
  // Most values are scalars.
  if (typeof value !== "object" || !isCopied(value)) return 1;
  let size = 1;
  if (depth > maxCountedDepth) {
    size = 0;
    copyOf(value, () => void size++);
  } else if (Array.isArray(value)) for (const item of value) size += sizeOf(item, depth + 1);
  else for (const name in value) size += sizeOf((value as Record<string, unknown>)[name], depth + 1);
  return size;
}

/** Whether a copy of a value is another value. */
export const isCopied = (value: unknown): value is object =>
  Array.isArray(value) || (isObject(value) && isPlain(value));

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Object.getPrototypeOf(prototype) === null;
}
