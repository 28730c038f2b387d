import { ownProperties } from "@argot/core";

/** The message for an object that contains itself. */
export const containsItself = "The schema contains itself: refer to a schema with `$ref` instead.";

/**
 * A schema as JSON, as Ajv reads it: members that are `undefined` are left out, functions and symbols become `null`,
 * and of objects of classes, own enumerable properties count.
 *
 * @throws TypeError if the value contains itself.
 */
export const toJson = (value: unknown): unknown => copyWithin(value, new Set());

/** @param open - The objects that contain the value. */
function copyWithin(value: unknown, open: Set<object>): unknown {
  if (typeof value !== "object" || value === null) return isScalar(value) ? value : null;
  if (open.has(value)) throw new TypeError(containsItself);
  open.add(value);
  const copy = Array.isArray(value) ? value.map((each: unknown) => copyWithin(each, open)) : copyMembers(value, open);
  open.delete(value);
  return copy;
}

function copyMembers(object: object, open: Set<object>): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(object)) {
    const member = (object as Record<string, unknown>)[name];
    if (member !== undefined) setOwn(copy, name, copyWithin(member, open));
  }
  return copy;
}

/** Sets a member with any name. Assignment to `__proto__` would change the prototype. */
export function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === "__proto__")
    Object.defineProperty(object, name, ownProperties({ value, enumerable: true, configurable: true, writable: true }));
  else object[name] = value;
}

const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === "string" ||
  typeof value === "boolean" ||
  typeof value === "bigint" ||
  (typeof value === "number" && Number.isFinite(value));
