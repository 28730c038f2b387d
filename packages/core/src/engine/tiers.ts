import { Loop } from "../loop/evaluate.js";
import { Observer } from "../loop/observer.js";
import type { Scope } from "../loop/scope.js";
import type { BlockId, Plan } from "../plan/ops.js";
import type { Profile } from "../plan/profile.js";

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
  (block: BlockId, value: unknown, scope?: unknown): boolean;
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
   * @param profile - What is known of the values to come, where there is something.
   * @throws EvalError where the host forbids code generation.
   */
  compile(plan: Plan, loop: HandOver, profile?: Profile): Verdict;
}

/** Compiling costs about as much as so many applications of schemas in the loop, for each block of the plan. */
const workPerBlock = 4;
const leastWork = 200;

/** Fewer values than this say little about those to come. */
const fewValues = 3;

/** A way to verdicts that may be exchanged for a better one. */
export interface Decision {
  decide: Verdict;
}

/** How verdicts of a plan are reached in a tier. Nothing is done before the first value comes. */
export function decisionIn(tier: Tier, plan: Plan, loop: Loop, backend: Backend | undefined): Decision {
  if (tier === "loop" || !backend) return { decide: (value) => loop.evaluate(value) };
  if (tier === "compiled") return { decide: compiled(new Loop(backend.optimise(plan)), backend, undefined) };
  const decision: Decision = {
    decide(value) {
      decision.decide = warmingUp(new Loop(backend.optimise(plan)), backend, decision);
      return decision.decide(value);
    },
  };
  return decision;
}

/** The loop, while it watches the first values; compiled code takes over once the work done would have paid for it. */
function warmingUp(loop: Loop, backend: Backend, decision: Decision): Verdict {
  const observer = new Observer();
  const enough = leastWork + workPerBlock * loop.plan.blocks.length;
  let values = 0;
  return (value) => {
    if (++values > fewValues && loop.work > enough) {
      decision.decide = compiledOrLoop(loop, backend, observer);
      return decision.decide(value);
    }
    return loop.observe(value, observer);
  };
}

function compiled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  const handOver = Object.assign(
    (block: BlockId, value: unknown, scope?: unknown) => loop.evaluateFrom(block, value, scope as Scope | undefined),
    {
      scope: loop.outermost,
    },
  );
  return backend.compile(loop.plan, handOver, profile);
}

function compiledOrLoop(loop: Loop, backend: Backend, profile: Profile): Verdict {
  try {
    return compiled(loop, backend, profile);
  } catch (error) {
    // A strict content security policy, or --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return (value) => loop.evaluate(value);
    throw error;
  }
}
