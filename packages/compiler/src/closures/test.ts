import type { Application, BlockId } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";

/** What dynamic references can see: the loop's scope, as far as closures use it. */
export interface Scope {
  /** The scope within a resource. */
  enter(resource: number): Scope;
  /** The block that an application leads to here. */
  target(application: Application): BlockId;
}

/** Decides about a value whose kind, a single bit, is known. */
export type Run = (value: unknown, kind: Kinds, depth: number, scope: Scope) => boolean;

/**
 * What a value has to be, decided as far as the kind of the value says: a test always holds of values of some kinds, maybe
 * holds of those of others, about which `run` decides, and never holds of the rest. All tests have one form, so that
 * whatever runs them stays fast; one that is not made yet fills itself in when it first runs.
 */
export class Test {
  always: Kinds;
  maybe: Kinds;
  run: Run;
  /** What a run costs, about: what is cheap runs first. */
  cost: number;
  /** How many calls lie beneath, as far as they stay at the same value. */
  height: number;

  constructor(always: Kinds, maybe: Kinds, run: Run, cost: number, height: number) {
    this.always = always;
    this.maybe = maybe;
    this.run = run;
    this.cost = cost;
    this.height = height;
  }
}

/** Whether a test holds of a value of a kind. */
export const holds = (test: Test, value: unknown, kind: Kinds, depth: number, scope: Scope): boolean =>
  (test.maybe & kind) === 0 ? (test.always & kind) !== 0 : test.run(value, kind, depth, scope);
