import { own } from "./own.js";
import { narrowed } from "./number.js";
import { pointerTo } from "./pointer.js";
import type { Json } from "./types.js";

/** What `snapshot` found that is not JSON, and where (a JSON Pointer). */
export interface NotJson {
  reason: string;
  pointer: string;
}

/** How many values a copy may have, and what to do about more: throw. */
export interface Room {
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
export function snapshot(value: unknown, fail: (problem: NotJson) => never, room?: Room): Json {
  const root: { value?: unknown } = {};
  const pending: Task[] = [{ kind: "copy", source: value, into: root, name: "value", pointer: "" }];
  const open = new Set<object>();
  let copied = 0;
  for (let task = pending.pop(); task !== undefined; task = pending.pop()) {
    if (task.kind === "leave") {
      open.delete(task.source);
      continue;
    }
    const { source, into, name, pointer } = task;
    if (room && ++copied > room.size) room.exceeded();
    if (typeof source !== "object" || source === null) {
      if (!isScalar(source)) fail({ reason: `${describe(source)} is not a JSON value`, pointer });
      put(into, name, narrowed(source));
      continue;
    }
    if (open.has(source)) fail({ reason: "the value contains itself", pointer });
    open.add(source);
    pending.push({ kind: "leave", source });
    const isArray = Array.isArray(source);
    if (!isArray && !isPlain(source)) fail({ reason: `${describe(source)} is not a JSON value`, pointer });
    // Before a list of names is made: an array without items can say that it has very many.
    if (room && isArray && source.length > room.size) room.exceeded();
    const names = isArray ? Array.from({ length: source.length }, (_, i) => String(i)) : Object.keys(source);
    const copy: object = isArray ? names.map(() => null) : {};
    put(into, name, copy);
    for (const child of names) {
      if (!isArray) put(copy, child, null); // keeps the order of properties although the last is copied first
      pending.push({
        kind: "copy",
        source: (source as Record<string, unknown>)[child],
        into: copy,
        name: child,
        pointer: pointerTo(pointer, child),
      });
    }
  }
  return root.value as Json;
}

type Task =
  | { kind: "copy"; source: unknown; into: object; name: string; pointer: string }
  | { kind: "leave"; source: object };

function put(object: object, name: string, value: unknown): void {
  // Plain assignment to what is inherited, as "__proto__" is, would call a setter or be refused instead of making a property.
  if (name in object && !Object.hasOwn(object, name)) Object.defineProperty(object, name, own({ value, ...usual }));
  else (object as Record<string, unknown>)[name] = value;
}

const usual = { writable: true, enumerable: true, configurable: true };

const isScalar = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "boolean" ||
  typeof value === "bigint" ||
  value === null ||
  Number.isFinite(value);

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  // An object of another realm has an Object.prototype of its own, which itself inherits from nothing.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) return `an object of class ${value.constructor?.name || "unknown"}`;
  if (typeof value === "number" || value === undefined) return String(value);
  return `a ${typeof value}`;
}
