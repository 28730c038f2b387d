import { ownProperties } from "@argot/core";

/**
 * Sets a member of an object or array. Members of the prototype, such as setters or frozen members, are ignored.
 *
 * @returns Whether it could be set: the object is not frozen, and the member not read-only.
 */
export const setMember = (target: object, key: string | number, value: unknown): boolean =>
  Object.hasOwn(target, key)
    ? Reflect.set(target, key, value)
    : Reflect.defineProperty(
        target,
        key,
        ownProperties({ value, enumerable: true, configurable: true, writable: true }),
      );
