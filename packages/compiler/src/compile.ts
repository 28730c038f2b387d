import { type BlockId, devirtualise, fuse, type Plan, type Profile, prune, settleMarks } from "@argot/core/plan";
import * as runtime from "@argot/core/runtime";
import { emit } from "./emit/emitter.js";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** The loop, from a block on: where emitted code leaves to it what it does not do itself. */
export interface HandOver {
  /** Decides whether a block holds of a value, in a scope that emitted code has kept. */
  (block: BlockId, value: unknown, scope?: unknown): boolean;
  /** The scope before anything is entered. */
  readonly scope: unknown;
}

/** The plan that verdicts are emitted from: what cannot change them is gone. */
export const verdictPlan = (plan: Plan): Plan => fuse(prune(settleMarks(devirtualise(plan))));

/**
 * Compiles a plan to a function that decides verdicts.
 *
 * @param plan - As `verdictPlan` returns it.
 * @param loop - The loop over the same plan.
 * @param profile - What is known of the values to come: it guides the choice between ways to the same answer.
 * @throws EvalError where the host forbids code generation.
 */
export function compile(plan: Plan, loop: HandOver, profile?: Profile): Verdict {
  const { source, constants } = emit(plan, profile);
  // The one place where text becomes code. Every string of a schema in it went through `quote`.
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function("r", "c", "L", source)(runtime, constants, loop) as Verdict;
}
