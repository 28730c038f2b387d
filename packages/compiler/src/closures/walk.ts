import type { BlockId, Fallback } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";
import { type Test, type Run, holds, type Scope } from "./test.js";
import { deepestCall } from "../analysis/recursion.js";
import { kindOf } from "./kind.js";

// Held here, so that no value can replace it. Engines see through this call in a `for…in`, and not through Object.hasOwn.
export const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;

/** An object, as far as its members go. */
export type Dictionary = Readonly<Record<string, unknown>>;

/**
 * What is demanded of a member with a known name. Members tend to come in the order of those before, so each entry
 * remembers which one followed it last: mostly the next name is the one expected, and needs no look-up.
 */
export class Entry {
  readonly name: string;
  readonly check: Test;
  /** 1 where the member has to be there: what is counted on the way. */
  readonly required: number;
  next: Entry;

  constructor(name: string, check: Test, required: number) {
    this.name = name;
    this.check = check;
    this.required = required;
    this.next = this;
  }
}

/** What is demanded of a member whose name no rule spells out. */
export type Unknown = (name: string, member: unknown, depth: number, scope: Scope) => boolean;

/**
 * What a walk looks at. It is handed to functions that exist once: of these an engine knows what is around them, and so
 * that `isOwn` has to be true in a `for…in`; of closures that exist many times it does not.
 */
export interface Walk {
  readonly entries: Table;
  /** Leads to the entry that came first last time. */
  readonly start: Entry;
  /** How many have to be there. */
  readonly required: number;
  /** Whether they are, asked one by one. */
  readonly must: Run;
  /** Whether no other names may be there. */
  readonly closed: boolean;
  readonly unknown: Unknown;
  readonly id: BlockId;
  readonly loop: Fallback;
}

/** An object without a prototype: engines find a name in it faster than in a map. */
export type Table = Record<string, Entry | undefined>;

/**
 * Whether the first name of an object may be an index. Such names come first, and an engine that has met them in a
 * `for…in` goes a slower way there ever after: these objects have a walk of their own.
 */
function startsWithIndex(object: Dictionary): boolean {
  for (const name in object) {
    const code = name.charCodeAt(0);
    return code >= 48 && code <= 57;
  }
  return false;
}

/** Objects of which only members with known names matter, or may be there. */
export function walkKnown(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  if (startsWithIndex(object)) return walkSlow(walk, object, kind, depth, scope);
  let seen = 0;
  let last = walk.start;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    if (member === undefined) continue;
    let entry: Entry | undefined = last.next;
    if (entry.name !== name || entry === walk.start) {
      entry = walk.entries[name];
      if (entry === undefined) {
        if (walk.closed) return false;
        continue;
      }
      last.next = entry;
    }
    last = entry;
    seen += entry.required;
    const { check } = entry;
    const of = kindOf(member);
    if ((check.maybe & of) === 0) {
      if ((check.always & of) === 0) return false;
    } else if (!check.run(member, of, depth + 1, scope)) return false;
  }
  // A member that is there and cannot be enumerated was not counted.
  return seen === walk.required || walk.must(object, kind, depth, scope);
}

/** Objects with members of any name. */
export function walkAll(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  if (startsWithIndex(object)) return walkSlow(walk, object, kind, depth, scope);
  let seen = 0;
  let last = walk.start;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    if (member === undefined) continue;
    let entry: Entry | undefined = last.next;
    if (entry.name !== name || entry === walk.start) {
      entry = walk.entries[name];
      if (entry === undefined) {
        if (!walk.unknown(name, member, depth + 1, scope)) return false;
        continue;
      }
      last.next = entry;
    }
    last = entry;
    seen += entry.required;
    if (!holds(entry.check, member, kindOf(member), depth + 1, scope)) return false;
  }
  return seen === walk.required || walk.must(object, kind, depth, scope);
}

/** Objects in which no name is known. */
export function walkRest(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  if (startsWithIndex(object)) return walkSlow(walk, object, kind, depth, scope);
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    if (member !== undefined && !walk.unknown(name, member, depth + 1, scope)) return false;
  }
  return true;
}

/** Objects that an engine is slow to walk through: with names that are indices, or very many. */
export function walkSlow(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  let seen = 0;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    const member = object[name];
    if (member === undefined) continue;
    const entry = walk.entries[name];
    if (entry === undefined) {
      if (!walk.unknown(name, member, depth + 1, scope)) return false;
      continue;
    }
    seen += entry.required;
    if (!holds(entry.check, member, kindOf(member), depth + 1, scope)) return false;
  }
  return seen === walk.required || walk.must(object, kind, depth, scope);
}
