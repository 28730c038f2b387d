// Walks through the members of an object.
import type { BlockId, Fallback } from "@argot/core/plan";
import { type Kinds, kindOf } from "../analysis/kinds.js";
import { countWalk, holds, type Run, type Scope, type Test } from "./test-run.js";

// Kept in a constant, so that no value can replace it. JavaScript engines optimise this call in a `for…in`, but not Object.hasOwn.
export const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;

/** An object, seen as names and members. */
export type Dictionary = Readonly<Record<string, unknown>>;

/**
 * The test of a member with a known name. Objects tend to have their members in the same order, so each entry remembers the
 * entry that followed it last: if the next name is that of this entry, no look-up is needed.
 */
export class Entry {
  readonly name: string;
  readonly test: Test;
  /** 1 if the member is required, else 0: the walk adds these up. */
  readonly required: number;
  next: Entry;

  constructor(name: string, test: Test, required: number) {
    this.name = name;
    this.test = test;
    this.required = required;
    this.next = this;
  }
}

/** Tests a member whose name no rule lists. */
export type Unknown = (name: string, member: unknown, depth: number, scope: Scope) => boolean;

/** Entries by name, in an object without a prototype: a look-up is faster than in a `Map`. */
export type Table = Record<string, Entry | undefined>;

/**
 * The tests of a walk. They are an argument of functions that exist once, instead of variables around a closure that exists
 * many times: a JavaScript engine can then see that `isOwn` is a constant, and optimise its calls in a `for…in`.
 */
export interface Walk {
  /** The entries of known names; `undefined` if there are none. */
  readonly entries: Table | undefined;
  /** An entry before the first: its `next` is the entry that came first last time. */
  readonly start: Entry;
  /** The number of required members. */
  readonly required: number;
  /** Whether all required members are present, by looking them up. */
  readonly hasRequired: Run;
  /** The test of members with other names; `undefined` if they may be anything. */
  readonly unknown: Unknown | undefined;
  readonly id: BlockId;
  readonly loop: Fallback;
}

/**
 * Walks through an object that mostly has the same members as the objects before it.
 *
 * The test of a member is called here, and not through `holds`: a JavaScript engine records for each call which functions it
 * calls, and the call in `holds` calls all of them. `npm run bench -- walk` measures the difference.
 */
export function walkSimilar(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (startsWithIndex(object)) return walkDictionary(walk, object, kind, depth, scope);
  const { work } = walk.loop;
  if (countWalk(work, depth)) return walk.loop(walk.id, object, scope);
  let seen = 0;
  let last = walk.start;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
    work.count++;
    const member = object[name];
    if (member === undefined) continue;
    let entry: Entry | undefined = last.next;
    if (entry.name !== name || entry === walk.start) {
      entry = walk.entries?.[name];
      if (entry === undefined) {
        if (walk.unknown !== undefined && !walk.unknown(name, member, depth + 1, scope)) return false;
        continue;
      }
      last.next = entry;
    }
    last = entry;
    seen += entry.required;
    const { test } = entry;
    const memberKind = kindOf(member);
    if ((test.maybe & memberKind) === 0) {
      if ((test.always & memberKind) === 0) return false;
    } else if (!test.run(member, memberKind, depth + 1, scope)) return false;
  }
  // A required member that is not enumerable has not been counted.
  return seen === walk.required || walk.hasRequired(object, kind, depth, scope);
}

/**
 * Walks through an object that a JavaScript engine stores as a dictionary: one with names that are indices, or with very many
 * names. After a `for…in` has seen such an object, it is slower for all objects, so these objects are kept out of the one in
 * `walkSimilar`. `npm run bench -- walk` measures the difference.
 */
export function walkDictionary(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  const { entries, unknown, loop } = walk;
  if (countWalk(loop.work, depth)) return loop(walk.id, object, scope);
  let required = 0;
  for (const name of Object.keys(object)) {
    loop.work.count++;
    const member = object[name];
    if (member === undefined) continue;
    const entry = entries?.[name];
    if (entry === undefined) {
      if (unknown !== undefined && !unknown(name, member, depth + 1, scope)) return false;
      continue;
    }
    required += entry.required;
    if (!holds(entry.test, member, kindOf(member), depth + 1, scope)) return false;
  }
  return required === walk.required || walk.hasRequired(object, kind, depth, scope);
}

/** Whether the first name of an object is an index: indices come before all other names. */
function startsWithIndex(object: Dictionary): boolean {
  for (const name in object) {
    const code = name.charCodeAt(0);
    return code >= 48 && code <= 57;
  }
  return false;
}
