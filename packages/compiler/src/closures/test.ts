import type { BlockId, Application, Fallback } from "@argot/core/plan";
import type { Kinds } from "../analysis/kinds.js";
import type { EvaluatedBits } from "./evaluated-bits.js";

/** What dynamic references can see: the loop's scope, as far as closures use it. */
export interface Scope {
  /** The scope within a resource. */
  enter(resource: number): Scope;
  /** The block that an application leads to here. */
  target(application: Application): BlockId;
}

/** Decides about a value whose kind, a single bit, has been found already. */
export type Run = (value: unknown, kind: Kinds, depth: number, scope: Scope) => boolean;

/**
 * A demand, decided as far as the kind of the value says: values of some kinds pass at once, about those of others a
 * function has to be asked, and all others fail. All checks have one form, so that those who use them stay fast; one
 * that has not been made yet fills itself in when it is first asked.
 */
export class Test {
  always: Kinds;
  maybe: Kinds;
  run: Run;
  /** What deciding costs, about: what is cheap is asked first. */
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

/** Whether a check holds of a value of a kind. */
export const holds = (check: Test, value: unknown, kind: Kinds, depth: number, scope: Scope): boolean =>
  (check.maybe & kind) === 0 ? (check.always & kind) !== 0 : check.run(value, kind, depth, scope);

/** What those who make checks share: how other blocks come into them, and the way back to the loop. */
export interface Maker {
  readonly loop: Fallback;
  /** The check of an application on the same value, noting that it holds. */
  applyInPlace(application: Application, evaluatedBits?: EvaluatedBits): Test;
  /** The check of applications on a part of the value, made when it is first asked. */
  applyToChild(applications: readonly Application[]): Test;
  /** Whether an application holds of nothing. */
  isFalse(application: Application): boolean;
}
