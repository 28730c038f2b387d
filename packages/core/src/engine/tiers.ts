import { Loop } from "../loop/evaluate.js";
import type { BlockId, Plan } from "../plan/ops.js";

/**
 * How verdicts are reached: by the evaluation loop, by compiled code, or by the loop at first and by compiled code once
 * it is worth it. The answers are the same.
 */
export type Tier = "auto" | "loop" | "compiled";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** The loop, from a block on: where compiled code leaves to it what it does not do itself. */
export interface HandOver {
  /** Decides whether a block holds of a value, in a scope that compiled code has kept. */
  (block: BlockId, value: unknown, scope?: never): boolean;
  /** The scope before anything is entered. */
  readonly scope: unknown;
}

/** Turns plans into functions. */
export interface Backend {
  /** The plan that decides the same verdicts with less. */
  optimise(plan: Plan): Plan;
  /**
   * The verdict function of an optimised plan.
   *
   * @throws EvalError where the host forbids code generation.
   */
  compile(plan: Plan, loop: HandOver): Verdict;
}

/** Compiling costs about as much as so many applications of schemas in the loop, for each block of the plan. */
const workPerBlock = 4;
const leastWork = 200;

/** The verdict function of a plan in a tier. */
export function verdictIn(tier: Tier, plan: Plan, loop: Loop, backend: Backend | undefined): Verdict {
  const byLoop: Verdict = (value) => loop.evaluate(value);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "compiled") return compiled(plan, backend);
  const enough = leastWork + workPerBlock * plan.blocks.length;
  let decide: Verdict = (value) => {
    if (loop.work > enough) {
      decide = compiledOr(byLoop, plan, backend);
      return decide(value);
    }
    return loop.evaluate(value);
  };
  return (value) => decide(value);
}

function compiled(plan: Plan, backend: Backend): Verdict {
  const optimised = backend.optimise(plan);
  const loop = new Loop(optimised);
  const handOver = Object.assign(
    (block: BlockId, value: unknown, scope?: never) => loop.evaluateFrom(block, value, scope),
    { scope: loop.outermost },
  );
  return backend.compile(optimised, handOver);
}

function compiledOr(fallback: Verdict, plan: Plan, backend: Backend): Verdict {
  try {
    return compiled(plan, backend);
  } catch (error) {
    // A strict content security policy, or --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return fallback;
    throw error;
  }
}
