// The walk through the members of an object.
import type { BlockId, Fallback } from "@argot/core/plan";
import { type Kinds, kindOf } from "../analysis/kinds.js";
import { deepestCall } from "../analysis/recursion.js";
import { holds, type Run, type Scope, type Test } from "./test.js";

// Held here, so that no value can replace it. Engines see through this call in a `for…in`, and not through Object.hasOwn.
export const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;

/** An object, as far as its members go. */
export type Dictionary = Readonly<Record<string, unknown>>;

/**
 * What a member with a known name has to be. Members tend to come in the order of those before, so each entry remembers
 * which one followed it last: mostly the next name is the one expected, and needs no look-up.
 */
export class Entry {
  readonly name: string;
  readonly test: Test;
  /** 1 where the member has to be there: what is counted on the way. */
  readonly required: number;
  next: Entry;

  constructor(name: string, test: Test, required: number) {
    this.name = name;
    this.test = test;
    this.required = required;
    this.next = this;
  }
}

/** Decides about a member whose name no rule spells out. */
export type Unknown = (name: string, member: unknown, depth: number, scope: Scope) => boolean;

/** An object without a prototype: engines find a name in it faster than in a map. */
export type Table = Record<string, Entry | undefined>;

/**
 * What a walk looks for. It is handed to functions that exist once: of these an engine knows what is around them, and so
 * that `isOwn` has to be true in a `for…in`; of closures that exist many times it does not.
 */
export interface Walk {
  /** The members with known names; `undefined` where no name is known. */
  readonly entries: Table | undefined;
  /** Leads to the entry that came first last time. */
  readonly start: Entry;
  /** How many members have to be there. */
  readonly required: number;
  /** Whether they are, looked for one by one. */
  readonly hasRequired: Run;
  /** What members with other names have to be; `undefined` for anything. */
  readonly unknown: Unknown | undefined;
  readonly id: BlockId;
  readonly loop: Fallback;
}

/**
 * Walks through an object that has mostly the same members as those before.
 *
 * The test of a member runs by a call of its own here, and not by `holds`: an engine learns for each call which functions
 * it leads to, and `holds` leads to all there are. `pnpm bench:walk` measures what that is worth.
 */
export function walkSimilar(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  if (startsWithIndex(object)) return walkDictionary(walk, object, kind, depth, scope);
  let seen = 0;
  let last = walk.start;
  for (const name in object) {
    if (!isOwn.call(object, name)) continue;
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
  // A member that is there and cannot be enumerated was not counted.
  return seen === walk.required || walk.hasRequired(object, kind, depth, scope);
}

/**
 * Walks through an object that an engine keeps as a dictionary: with names that are indices, or with very many. An engine
 * that has met such an object in a `for…in` goes a slower way there ever after, for all objects, so these are kept out of
 * the one in `walkSimilar`. `pnpm bench:walk` measures what that is worth.
 */
export function walkDictionary(walk: Walk, object: Dictionary, kind: Kinds, depth: number, scope: Scope): boolean {
  if (depth > deepestCall) return walk.loop(walk.id, object, scope);
  const { entries, unknown } = walk;
  let seen = 0;
  for (const name of Object.keys(object)) {
    const member = object[name];
    if (member === undefined) continue;
    const entry = entries?.[name];
    if (entry === undefined) {
      if (unknown !== undefined && !unknown(name, member, depth + 1, scope)) return false;
      continue;
    }
    seen += entry.required;
    if (!holds(entry.test, member, kindOf(member), depth + 1, scope)) return false;
  }
  return seen === walk.required || walk.hasRequired(object, kind, depth, scope);
}

/** Whether the first name of an object is an index: such names come before all others. */
function startsWithIndex(object: Dictionary): boolean {
  for (const name in object) {
    const code = name.charCodeAt(0);
    return code >= 48 && code <= 57;
  }
  return false;
}
