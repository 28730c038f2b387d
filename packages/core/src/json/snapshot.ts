import { ownProperties } from "./own-properties.js";
import { normalizeBigInt } from "./bigint.js";
import { pointerOf } from "./pointer.js";
import type { Json } from "./types.js";

/** What `snapshot` found that is not JSON, and where (a JSON Pointer). */
export interface NotJsonProblem {
  reason: string;
  pointer: string;
}

/** How many values a copy may have, and what to do about more: throw. */
export interface SizeLimit {
  readonly size: number;
  exceeded(): never;
}

/**
 * Copies a JSON value, reading every property once. The copy is a tree of plain objects and arrays that nobody else
 * holds, so that what was checked is what is used, and each of its objects stands in one place only. A BigInt that equals
 * a number becomes that number.
 *
 * `fail` is called for what JSON cannot hold and must throw.
 */
export function snapshot(value: unknown, fail: (problem: NotJsonProblem) => never, room?: SizeLimit): Json {
  const pending: PendingCopy[] = [];
  const open = new Set<object>();
  let copied = 0;
  const root = copyOf(value, "", undefined);
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { source, copy, names, length } = next;
    if (next.entered) {
      open.delete(source);
      continue;
    }
    if (open.has(source)) refuse("the value contains itself", next);
    open.add(source);
    next.entered = true;
    pending.push(next);
    for (let i = 0; i < length; i++) {
      const name = names ? (names[i] as string) : i;
      const member = copyOf((source as Record<string | number, unknown>)[name], name, next);
      put(copy, name, member);
    }
  }
  return root as Json;

  /** A scalar itself; what will be the copy of anything else. */
  function copyOf(source: unknown, name: string | number, within: Location | undefined): unknown {
    if (room && ++copied > room.size) room.exceeded();
    const isArray = Array.isArray(source);
    if (isArray || isPlainObject(source)) {
      // Before anything is made for them: an array without items can say that it has very many.
      if (room && isArray && source.length > room.size) room.exceeded();
      const copy = (isArray ? [] : {}) as Record<string | number, unknown>;
      const names = isArray ? undefined : Object.keys(source);
      const { length } = names ?? (source as unknown[]);
      pending.push({ source, copy, names, length, name, within, entered: false });
      return copy;
    }
    return isScalar(source)
      ? normalizeBigInt(source)
      : refuse(`${describe(source)} is not a JSON value`, { name, within });
  }

  function refuse(reason: string, at: Location): never {
    return fail({ reason, pointer: pointerOf(pathTo(at)) });
  }
}

/** A way from the root, to be told where something is wrong. */
interface Location {
  readonly name: string | number;
  /** `undefined` at the root, which has no name. */
  readonly within: Location | undefined;
}

/** An object or array that is being copied. */
interface PendingCopy extends Location {
  readonly source: object;
  readonly copy: Record<string | number, unknown>;
  /** Of an object. */
  readonly names: readonly string[] | undefined;
  readonly length: number;
  /** Whether its members have been looked at; what is in them comes before it is left. */
  entered: boolean;
}

function pathTo(at: Location): string[] {
  const path: string[] = [];
  for (let { name, within } = at; within; { name, within } = within) path.push(String(name));
  return path.reverse();
}

function put(object: Record<string | number, unknown>, name: string | number, value: unknown): void {
  // Plain assignment to what is inherited, as "__proto__" is, would call a setter or be refused instead of making a property.
  if (name in object && !Object.hasOwn(object, name))
    Object.defineProperty(object, name, ownProperties({ value, ...usual }));
  else object[name] = value;
}

const usual = { writable: true, enumerable: true, configurable: true };

const isScalar = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "boolean" ||
  typeof value === "bigint" ||
  value === null ||
  Number.isFinite(value);

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another realm has an Object.prototype of its own, which itself inherits from nothing.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return `an object of class ${value.constructor?.name || "unknown"}`;
  if (typeof value === "number" || value === undefined) return String(value);
  return `a ${typeof value}`;
}
