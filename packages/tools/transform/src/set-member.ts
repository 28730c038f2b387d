import { ownProperties } from "@argot/core";

/**
 * Sets a member of an object or array. Members of the prototype, such as setters or frozen members, are ignored.
 *
 * @returns Whether it could be set: the object is not frozen, and the member not read-only.
 */
export function setMember(target: object, key: string | number, value: unknown): boolean {
  if (!Object.hasOwn(target, key) && key in target)
    return Reflect.defineProperty(
      target,
      key,
      ownProperties({ value, enumerable: true, configurable: true, writable: true }),
    );
  // An assignment takes a fraction of the time of `Reflect.set`, but does not say whether it failed.
  const members = target as Record<string | number, unknown>;
  try {
    members[key] = value;
  } catch {
    return Reflect.set(target, key, value);
  }
  return Object.is(members[key], value) || Reflect.set(target, key, value);
}
