import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { Observer } from "../loop/observer.js";
import type { Scope } from "../loop/scope.js";
import type { Failure } from "../plan/failure.js";
import type { BlockId, Plan } from "../plan/ops.js";
import type { Profile } from "../plan/profile.js";

/**
 * How verdicts are reached: by the evaluation loop, by compiled code, by functions assembled without generating code,
 * or by the loop at first and by compiled code (assembled functions, where the host forbids code generation) once it is
 * worth it. The answers are the same.
 */
export type Tier = "auto" | "loop" | "compiled" | "assembled";

/** Decides whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/** The loop, from a block on: where compiled code leaves to it what it does not do itself. */
export interface HandOver {
  /** Decides whether a block holds of a value, in a scope that compiled code has kept. */
  (block: BlockId, value: unknown, scope?: unknown): boolean;
  /** The scope before anything is entered. */
  readonly scope: unknown;
}

/** What fails of a value: rules of the entry block, each with what fails beneath it; `undefined` where it is valid. */
export type Explanation = (value: unknown) => readonly Failure[] | undefined;

/** The loop, from a block on, for code that explains. */
export interface ExplainingHandOver extends HandOver {
  /** The rules of a block that fail of a value; `undefined` where it holds. */
  explain(block: BlockId, value: unknown): readonly Failure[] | undefined;
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
  /**
   * The function that tells what fails, of a plan without dynamic edges that has its reports.
   *
   * @throws EvalError where the host forbids code generation.
   */
  explain?(plan: Plan, loop: ExplainingHandOver): Explanation;
  /** `compile` without generating code, where there is a way that is faster than the loop. */
  assemble?(plan: Plan, loop: HandOver, profile?: Profile): Verdict;
}

/** Compiling costs about as much as so many applications of schemas in the loop, for each block of the plan. */
const workPerBlock = 4;
const leastWork = 200;

/** So many values are watched: fewer say little about those to come. */
const fewValues = 4;

/** A way to verdicts that may be exchanged for a better one. */
export interface Decision {
  decide: Verdict;
}

/** How verdicts of a plan are reached in a tier. `auto` does nothing for a plan before the loop has had enough work. */
export function decisionIn(tier: Tier, schema: LoweredSchema, loop: Loop, backend: Backend | undefined): Decision {
  if (tier === "loop" || !backend) return { decide: (value) => loop.evaluate(value) };
  const optimised = (): Loop => new Loop(backend.optimise(schema.whole()));
  if (tier === "compiled") return { decide: compiled(optimised(), backend, undefined) };
  if (tier === "assembled") return { decide: assembled(optimised(), backend, undefined) };
  const enough = leastWork + workPerBlock * schema.plan.blocks.length;
  const decision: Decision = {
    decide(value) {
      if (loop.work < enough) return loop.evaluate(value);
      decision.decide = watching(optimised(), backend, decision);
      return decision.decide(value);
    },
  };
  return decision;
}

/** The loop over the optimised plan, while it watches a few values; compiled code takes over after that. */
function watching(loop: Loop, backend: Backend, decision: Decision): Verdict {
  const observer = new Observer();
  let values = 0;
  return (value) => {
    if (++values <= fewValues) return loop.observe(value, observer);
    decision.decide = compiledOrAssembled(loop, backend, observer);
    return decision.decide(value);
  };
}

function compiled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return backend.compile(loop.plan, handOverTo(loop), profile);
}

function assembled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return backend.assemble?.(loop.plan, handOverTo(loop), profile) ?? ((value) => loop.evaluate(value));
}

export const handOverTo = (loop: Loop): HandOver =>
  Object.assign(
    (block: BlockId, value: unknown, scope?: unknown) => loop.evaluateFrom(block, value, scope as Scope | undefined),
    { scope: loop.outermost },
  );

/** Compiled code; assembled functions where the host forbids code generation. */
export function compiledOrAssembled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  try {
    return compiled(loop, backend, profile);
  } catch (error) {
    // A strict content security policy, or --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return assembled(loop, backend, profile);
    throw error;
  }
}
