import { EndlessEvaluation } from "../errors/evaluation-error.js";
import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { fallbackTo, searchingFallbackTo } from "../loop/fallback.js";
import { findFailuresFrom } from "../loop/find-failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { Backend, Closures, FindFailures, Verdict } from "../plan/backend.js";

/**
 * How verdicts are reached: `"loop"` interprets the plan, `"closures"` combines functions without generating code, and `"compiled"`
 * generates JavaScript. `"auto"` starts with closures and changes to compiled code when that pays, unless code generation is forbidden or
 * the schema is large. All tiers give the same results.
 */
export type Tier = "auto" | "loop" | "compiled" | "closures";

/** Maximum number of blocks of a plan that `"auto"` compiles: a call would wait too long for the code of a larger one. */
const largestCompiled = 1000;

/** The work of closures that takes about as long as it takes to compile a block, in values and their parts. */
const workPerBlock = 400;
const baseWork = 4000;

/** The functions of a validator that decide about values, and find what fails. */
export interface Evaluators {
  readonly verdict: Verdict;
  readonly findFailures: FindFailures;
}

/**
 * Makes the functions of a tier.
 *
 * @param finishWith - Replaces the verdict function by the one that stays.
 */
export function evaluatorsIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
  finishWith: (fastest: Verdict) => void,
): Evaluators {
  if (tier === "loop" || !backend) return byLoop(loop);
  const closures = closuresOf(schema, loop, backend);
  const byReference = byLoop(loop).findFailures;
  const findFailures: FindFailures = (value, end) => {
    try {
      return closures().findFailures(value, end);
    } catch (error) {
      // Closures leave deep places to a loop that begins there, and may find no end where the loop from the root does.
      if (error instanceof EndlessEvaluation) return byReference(value, end);
      throw error;
    }
  };
  const compiled = (): Verdict => compile(schema, loop, backend);
  if (tier === "compiled") return { verdict: compiled(), findFailures };
  const { length } = schema.plan.blocks;
  if (tier === "auto" && length <= largestCompiled)
    return {
      verdict: whenItPays(baseWork + workPerBlock * length, closures, backend, compiled, finishWith),
      findFailures,
    };
  const verdict: Verdict = (value) => {
    finishWith(closures().verdict);
    return closures().verdict(value);
  };
  return { verdict, findFailures };
}

/** The closures of a schema, and what they count. */
interface CountingClosures extends Closures {
  readonly work: { readonly count: number };
}

/** Makes the closures of a schema when they are first needed. */
function closuresOf(schema: LoweredSchema, loop: Loop, backend: Backend): () => CountingClosures {
  let made: CountingClosures | undefined;
  const make = (): CountingClosures => {
    // Where a dynamic application leads depends on the whole plan, and mostly it leads to one block only.
    const over = schema.isDynamic ? new Loop(devirtualise(schema.completePlan()), loop.limits) : loop;
    const fallback = searchingFallbackTo(over);
    return { ...backend.closures(over.plan, schema.isDynamic, fallback), work: fallback.work };
  };
  return () => (made ??= make());
}

const byLoop = (loop: Loop): Evaluators => ({
  verdict: (value) => loop.evaluate(value),
  findFailures: (value, end) => findFailuresFrom(loop, loop.plan.entry.target, value, loop.outermost, end)?.failures,
});

function compile(schema: LoweredSchema, { limits }: Loop, backend: Backend): Verdict {
  const loop = new Loop(backend.optimise(schema.completePlan()), limits);
  return backend.compile(
    loop.plan,
    fallbackTo(() => loop),
  );
}

/** Decides by closures until they have done enough work, and then by compiled code. */
function whenItPays(
  enough: number,
  closures: () => CountingClosures,
  backend: Backend,
  compiled: () => Verdict,
  finishWith: (fastest: Verdict) => void,
): Verdict {
  let done = 0;
  let isPrepared = false;
  return (value) => {
    const { verdict, work } = closures();
    if (done > enough) {
      const fastest = unlessForbidden(compiled, verdict);
      finishWith(fastest);
      return fastest(value);
    }
    if (!isPrepared && done > enough / 2) {
      isPrepared = true;
      backend.prepare?.();
    }
    const valid = verdict(value);
    done += 1 + work.count;
    return valid;
  };
}

/** Generates code, or keeps what there is where that is forbidden. */
function unlessForbidden(generate: () => Verdict, otherwise: Verdict): Verdict {
  try {
    return generate();
  } catch (error) {
    // Thrown under a strict content security policy, and with --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return otherwise;
    throw error;
  }
}
