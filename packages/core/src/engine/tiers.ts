import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { Observer } from "../loop/observer.js";
import type { Scope } from "../loop/scope.js";
import type { Backend, Fallback, Verdict } from "../plan/backend.js";
import type { BlockId } from "../plan/plan.js";
import type { Profile } from "../plan/profile.js";

/**
 * How verdicts are reached: by the evaluation loop, by compiled code, by functions closures without generating code,
 * or by the loop at first and by compiled code (closures functions, where the host forbids code generation) once it is
 * worth it. The answers are the same.
 */
export type Tier = "auto" | "loop" | "compiled" | "closures";

const workPerBlock = 4;
const baseWork = 200;

/** Compiling a schema costs about as much as so many applications of schemas in the loop. */
export const compileWork = ({ plan }: LoweredSchema): number => baseWork + workPerBlock * plan.blocks.length;

/** So many values are watched: fewer say little about those to come. */
const observedValues = 4;

/** Takes a better way to verdicts, once there is one. */
type ReplaceVerdict = (better: Verdict) => void;

/** How verdicts of a plan are reached in a tier. `auto` does nothing for a plan before the loop has had enough work. */
export function verdictIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
  exchange: ReplaceVerdict,
): Verdict {
  if (tier === "loop" || !backend) return (value) => loop.evaluate(value);
  const optimised = (): Loop => new Loop(backend.optimise(schema.completePlan()));
  if (tier === "compiled") return compiled(optimised(), backend, undefined);
  if (tier === "closures") return closures(optimised(), backend, undefined);
  const enough = compileWork(schema);
  return (value) => {
    if (loop.work < enough) return loop.evaluate(value);
    const better = observeThenCompile(optimised(), backend, exchange);
    exchange(better);
    return better(value);
  };
}

/** The loop over the optimised plan, while it watches a few values; compiled code takes over after that. */
function observeThenCompile(loop: Loop, backend: Backend, exchange: ReplaceVerdict): Verdict {
  const observer = new Observer();
  let values = 0;
  return (value) => {
    if (++values <= observedValues) return loop.observe(value, observer);
    const better = compiledOrClosures(loop, backend, observer);
    exchange(better);
    return better(value);
  };
}

function compiled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return backend.compile(loop.plan, fallbackTo(loop), profile);
}

function closures(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return backend.compileToClosures?.(loop.plan, fallbackTo(loop), profile) ?? ((value) => loop.evaluate(value));
}

export const fallbackTo = (loop: Loop): Fallback =>
  Object.assign(
    (block: BlockId, value: unknown, scope?: unknown) => loop.evaluateFrom(block, value, scope as Scope | undefined),
    { scope: loop.outermost },
  );

/** Compiled code; closures functions where the host forbids code generation. */
export function compiledOrClosures(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  try {
    return compiled(loop, backend, profile);
  } catch (error) {
    // A strict content security policy, or --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return closures(loop, backend, profile);
    throw error;
  }
}
