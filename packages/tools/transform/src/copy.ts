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

/** Whether a copy of a value is another value. */
export const isCopied = (value: unknown): value is object =>
  Array.isArray(value) || (isObject(value) && isPlain(value));

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}
