import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { fallbackTo } from "../loop/fallback.js";
import { Observer, observedValues } from "../loop/observer.js";
import type { Backend, Verdict } from "../plan/backend.js";
import type { Profile } from "../plan/profile.js";
import type { Parts } from "./parts.js";
import { unlessForbidden } from "./unless-forbidden.js";

/**
 * How verdicts are reached: `"loop"` interprets the plan, `"compiled"` generates JavaScript, and `"closures"` combines functions
 * without generating code. `"auto"` starts with the loop and changes to compiled code when that pays, or to closures where code
 * generation is forbidden. All tiers give the same results.
 */
export type Tier = "auto" | "loop" | "compiled" | "closures";

const workPerBlock = 4;
const baseWork = 200;

/** Whether a schema is too large to compile its verdict at once. */
export const isLarge = ({ plan }: LoweredSchema, { parts }: Backend): boolean =>
  parts !== undefined && plan.blocks.length > parts.largestWhole;

/** The cost of compiling a schema, or its first part, in schema applications of the loop. */
export function compileWork(schema: LoweredSchema, backend: Backend): number {
  const { parts } = backend;
  return baseWork + workPerBlock * (parts && isLarge(schema, backend) ? parts.verdictSize : schema.plan.blocks.length);
}

/** The same for the search for failures. A value can fail in all parts of a schema: then all of them are compiled. */
export const compileSearchWork = ({ plan }: LoweredSchema): number => baseWork + workPerBlock * plan.blocks.length;

/** Replaces the verdict function of a validator by a faster one. */
export interface Replacement {
  /** By one that will be replaced as well. */
  readonly replaceVerdict: (faster: Verdict) => void;
  /** By the one that stays. */
  readonly finishWith: (fastest: Verdict) => void;
}

/** Makes the verdict function of a tier. In `"auto"` the plan is optimised only after enough work of the loop. */
export function verdictIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
  parts: Parts | undefined,
  replacement: Replacement,
): Verdict {
  if (tier === "loop" || !backend) return (value) => loop.evaluate(value);
  const optimised = (): Loop => new Loop(backend.optimise(schema.completePlan()), loop.limits);
  if (tier === "compiled") return parts?.compiledVerdict() ?? compiled(optimised(), backend, undefined);
  if (tier === "closures") return closures(optimised(), backend, undefined);
  if (parts) return parts.verdict(() => replacement.finishWith(closures(optimised(), backend, undefined)));
  const enough = compileWork(schema, backend);
  let isPrepared = false;
  return (value) => {
    // A large value is given up on and evaluated again: that costs less than to finish it in the loop.
    const valid = loop.work < enough ? loop.attempt(value, enough - loop.work) : undefined;
    if (!isPrepared && loop.work > enough / 2) {
      isPrepared = true;
      backend.prepare?.();
    }
    if (valid !== undefined) return valid;
    const faster = observeThenCompile(optimised(), backend, enough, replacement);
    replacement.replaceVerdict(faster);
    return faster(value);
  };
}

/**
 * Runs the loop over the optimised plan and observes a few values, or a part of a large one. Then it is replaced by compiled code.
 *
 * @param enough - Number of schema applications that are enough to observe.
 */
function observeThenCompile(loop: Loop, backend: Backend, enough: number, { finishWith }: Replacement): Verdict {
  const observer = new Observer();
  let values = 0;
  return (value) => {
    const valid = ++values <= observedValues ? loop.attempt(value, enough - loop.work, { observer }) : undefined;
    if (valid !== undefined) return valid;
    const faster = compiledOrClosures(loop, backend, observer);
    finishWith(faster);
    return faster(value);
  };
}

function compiled(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return backend.compile(
    loop.plan,
    fallbackTo(() => loop),
    profile,
  );
}

function closures(loop: Loop, backend: Backend, profile: Profile | undefined): Verdict {
  return (
    backend.compileToClosures?.(
      loop.plan,
      fallbackTo(() => loop),
      profile,
    ) ?? ((value) => loop.evaluate(value))
  );
}

/** Compiles the plan to code, or to closures where code generation is forbidden. */
export const compiledOrClosures = (loop: Loop, backend: Backend, profile: Profile | undefined): Verdict =>
  unlessForbidden(
    () => compiled(loop, backend, profile),
    () => closures(loop, backend, profile),
  );
