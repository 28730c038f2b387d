import { ownProperties } from "./own-properties.js";
import { normalizeBigInt } from "./bigint.js";
import { pointerOf } from "./pointer.js";
import type { Json } from "./types.js";

/** A part of a value that is not JSON. */
export interface NotJsonProblem {
  /** What is wrong, as a clause. */
  reason: string;
  /** JSON Pointer of the part. */
  pointer: string;
}

/** A limit for the size of a copy. */
export interface SizeLimit {
  /** Maximum number of JSON values, of any kind. A text or a name counts once more for each 100 UTF-16 code units. */
  readonly size: number;
  /** Called for a larger value. It must throw. */
  exceeded(): never;
}

/**
 * Copies a JSON value and reads every property once. The copy is a tree of plain objects and arrays without any shared
 * references. So later changes to the original have no effect, and each object of the copy has exactly one location. A
 * BigInt that equals a number becomes that number. Values may have any depth.
 *
 * @param fail - Called for a part that JSON cannot represent. It must throw.
 * @param sizeLimit - Default: no limit.
 */
export function snapshot(value: unknown, fail: (problem: NotJsonProblem) => never, sizeLimit?: SizeLimit): Json {
  const pending: PendingCopy[] = [];
  const open = new Set<object>();
  let size = 0;
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
      if (names) count(textSize(name as string));
      const child = copyOf((source as Record<string | number, unknown>)[name], name, next);
      setProperty(copy, name, child);
    }
  }
  return root as Json;

  /** Returns a scalar itself, and an empty copy of an object or array that the loop fills later. */
  function copyOf(source: unknown, name: string | number, parent: Location | undefined): unknown {
    count(1 + (typeof source === "string" ? textSize(source) : 0));
    const isArray = Array.isArray(source);
    if (isArray || isPlainObject(source)) {
      // The length is checked before anything is allocated: a sparse array may have a huge length.
      if (sizeLimit && isArray && source.length > sizeLimit.size) sizeLimit.exceeded();
      const copy = (isArray ? [] : {}) as Record<string | number, unknown>;
      const names = isArray ? undefined : Object.keys(source);
      const { length } = names ?? (source as unknown[]);
      pending.push({ source, copy, names, length, name, parent, entered: false });
      return copy;
    }
    return isScalarJson(source)
      ? normalizeBigInt(source)
      : refuse(`${describe(source)} is not a JSON value`, { name, parent });
  }

  function count(added: number): void {
    if (sizeLimit && (size += added) > sizeLimit.size) sizeLimit.exceeded();
  }

  function refuse(reason: string, location: Location): never {
    return fail({ reason, pointer: pointerOf(pathFrom(location)) });
  }
}

/** How much a text counts besides the value that it is, or that it names. */
const textSize = (text: string): number => Math.floor(text.length / 100);

/** A location in the original, for error messages. */
interface Location {
  readonly name: string | number;
  /** `undefined` at the root, which has no name. */
  readonly parent: Location | undefined;
}

/** An object or array that is being copied. */
interface PendingCopy extends Location {
  readonly source: object;
  readonly copy: Record<string | number, unknown>;
  /** The property names of an object; `undefined` for an array. */
  readonly names: readonly string[] | undefined;
  /** The number of properties or items. */
  readonly length: number;
  /** Whether its properties or items have been copied. Their own contents are copied before it is left. */
  entered: boolean;
}

function pathFrom(location: Location): string[] {
  const path: string[] = [];
  for (let { name, parent } = location; parent; { name, parent } = parent) path.push(String(name));
  return path.reverse();
}

function setProperty(object: Record<string | number, unknown>, name: string | number, value: unknown): void {
  // Assignment to an inherited name, such as "__proto__", would call a setter or throw instead of adding a property.
  if (name in object && !Object.hasOwn(object, name))
    Object.defineProperty(object, name, ownProperties({ value, ...plainProperty }));
  else object[name] = value;
}

const plainProperty: Readonly<PropertyDescriptor> = { writable: true, enumerable: true, configurable: true };

const isScalarJson = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "boolean" ||
  typeof value === "bigint" ||
  value === null ||
  Number.isFinite(value);

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // An object of another realm has another Object.prototype, which inherits from nothing as well.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return `an object of class ${value.constructor?.name || "unknown"}`;
  if (typeof value === "number" || value === undefined) return String(value);
  return `a ${typeof value}`;
}
