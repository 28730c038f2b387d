import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { findFailures, findFailuresFrom } from "../loop/failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { Backend } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";
import { mayEndWithoutAnswer } from "../plan/cycles.js";
import { hasDynamicApplications } from "../plan/walk.js";
import { CompiledShortcuts } from "./shortcuts.js";
import { fallbackTo, type Tier, workOfCompiling } from "./tiers.js";

/** Finds what fails of a value; `undefined` where it is valid. After `most` rules it may stop. */
export type FailureFinder = (value: unknown, most?: number) => FailedApplication | undefined;

/**
 * How failures are found in a tier: by the loop, by compiled code, or by the loop at first and by compiled code once it is
 * worth it. Where no code may be generated, or a plan has dynamic references, the loop stays and passes over what holds.
 */
export function failureFinderIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
): FailureFinder {
  const byLoop: FailureFinder = (value, most) => findFailures(loop, value, undefined, most);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "closures") return passingOver(schema, loop, backend);
  const enough = tier === "compiled" ? 0 : workOfCompiling(schema);
  let work = 0;
  let find: FailureFinder = (value) => {
    if (work >= enough) {
      find = compiledFinder(schema.whole(), backend) ?? passingOver(schema, loop, backend);
      return find(value);
    }
    const before = loop.work;
    const failed = byLoop(value);
    work += loop.work - before;
    return failed;
  };
  // Compiled code finds everything.
  return (value, most) => (most === undefined ? find(value) : byLoop(value, most));
}

function passingOver(schema: LoweredSchema, loop: Loop, backend: Backend): FailureFinder {
  const shortcuts = new CompiledShortcuts(schema, backend);
  return (value, most) => findFailures(loop, value, shortcuts, most);
}

/** Compiled code that finds what fails; `undefined` where there can be none. */
function compiledFinder(plan: Plan, backend: Backend): FailureFinder | undefined {
  const settled = devirtualise(plan);
  // A dynamic reference that is left makes a block mean something else in each scope.
  if (!backend.explain || hasDynamicApplications(settled) || mayEndWithoutAnswer(settled)) return undefined;
  const loop = new Loop(settled);
  const fallback = Object.assign(fallbackTo(loop), {
    explain: (block: number, value: unknown) => findFailuresFrom(loop, block, value),
  });
  try {
    const explain = backend.explain(settled, fallback);
    const { entry: application } = settled;
    return (value) => {
      const failures = explain(value);
      return failures && { application, block: application.target, key: undefined, value, failures };
    };
  } catch (error) {
    // A strict content security policy, or --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}
