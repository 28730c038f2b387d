import type { BlockId, Edge, HandOver } from "@argot/core/plan";
import type { Kinds } from "../emit/types.js";
import type { Notes } from "./notes.js";

/** What dynamic references can see: the loop's scope, as far as closures use it. */
export interface Scope {
  /** The scope within a resource. */
  enter(resource: number): Scope;
  /** The block that an edge leads to here. */
  target(edge: Edge): BlockId;
}

/** Decides about a value whose kind, a single bit, has been found already. */
export type Decide = (value: unknown, kind: Kinds, depth: number, scope: Scope) => boolean;

/**
 * A demand, decided as far as the kind of the value says: values of some kinds pass at once, about those of others a
 * function has to be asked, and all others fail. All checks have one form, so that those who use them stay fast; one
 * that has not been made yet fills itself in when it is first asked.
 */
export class Check {
  pass: Kinds;
  ask: Kinds;
  decide: Decide;
  /** What deciding costs, about: what is cheap is asked first. */
  cost: number;
  /** How many calls lie beneath, as far as they stay at the same value. */
  height: number;

  constructor(pass: Kinds, ask: Kinds, decide: Decide, cost: number, height: number) {
    this.pass = pass;
    this.ask = ask;
    this.decide = decide;
    this.cost = cost;
    this.height = height;
  }
}

/** Whether a check holds of a value of a kind. */
export const holds = (check: Check, value: unknown, kind: Kinds, depth: number, scope: Scope): boolean =>
  (check.ask & kind) === 0 ? (check.pass & kind) !== 0 : check.decide(value, kind, depth, scope);

/** How deep closures may call one another before the loop, which has no limit, takes over. */
export const deepestCall = 200;

/** What those who make checks share: how other blocks come into them, and the way back to the loop. */
export interface Maker {
  readonly loop: HandOver;
  /** The check of an edge on the same value, noting that it holds. */
  here(edge: Edge, notes?: Notes): Check;
  /** The check of edges on a part of the value, made when it is first asked. */
  there(edges: readonly Edge[]): Check;
  /** Whether an edge holds of nothing. */
  isFalse(edge: Edge): boolean;
}
