import { type Application, type BlockId, maxCallDepth, type RunCounter } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";

/** The dynamic scope: that of the loop, as far as closures use it. */
export interface Scope {
  /** The scope after a resource has been entered. */
  enter(resource: number): Scope;
  /** The target of an application in this scope. */
  target(application: Application): BlockId;
}

/** Whether a value passes. `kind` is the kind of the value, a single bit. */
export type Run = (value: unknown, kind: Kinds, depth: number, scope: Scope) => boolean;

/**
 * A requirement for values. For values of some kinds it always holds, for others `run` decides, and for the rest it never
 * holds. All tests have the same form, which keeps the code that runs them fast. A test that is made lazily fills in its own
 * fields when it first runs.
 */
export class Test {
  always: Kinds;
  maybe: Kinds;
  run: Run;
  /** Rough cost of `run`: cheap tests run first. */
  cost: number;
  /** Maximum number of nested calls for the same value. */
  height: number;

  constructor(always: Kinds, maybe: Kinds, run: Run, cost: number, height: number) {
    this.always = always;
    this.maybe = maybe;
    this.run = run;
    this.cost = cost;
    this.height = height;
  }
}

/**
 * Counts the application of a block to the parts of a value as work, and ends the run once work repeats. Walks through objects and arrays
 * count their parts themselves.
 *
 * @returns Whether calls are nested so deep that the loop has to decide.
 */
export function countWalk(work: RunCounter, depth: number): boolean {
  work.count++;
  if (work.count > work.next) work.check();
  return depth > maxCallDepth;
}

/** Whether a test holds for a value of a kind. */
export const holds = (test: Test, value: unknown, kind: Kinds, depth: number, scope: Scope): boolean =>
  (test.maybe & kind) === 0 ? (test.always & kind) !== 0 : test.run(value, kind, depth, scope);
