/**
 * Sets a member of an object or array.
 *
 * @returns Whether it could be set: the object is not frozen, and the member not read-only.
 */
export function setMember(target: object, key: string | number, value: unknown): boolean {
  // Assignment would change the prototype.
  if (key === "__proto__")
    return Reflect.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  return Reflect.set(target, key, value);
}
