import { isObject } from "@argot/core/keyword";

/** A copy of a value: of its arrays and plain objects. Objects of classes, such as dates, stay the same. */
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value) || !isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value))
    Object.defineProperty(copy, name, { value: copyOf(member), enumerable: true, configurable: true, writable: true });
  return copy;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}
