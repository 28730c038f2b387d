import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { findFailures, findFailuresFrom } from "../loop/find-failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { Backend } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";
import { mayEndWithoutAnswer } from "../plan/cycles.js";
import { hasDynamicApplications } from "../plan/walk.js";
import { CompiledBlockVerdicts } from "./compiled-block-verdicts.js";
import { fallbackTo, type Tier, compileWork } from "./tiers.js";

/** Finds what fails of a value; `undefined` where it is valid. After `most` rules it may stop. */
export type FindFailures = (value: unknown, most?: number) => FailedApplication | undefined;

/**
 * How failures are found in a tier: by the loop, by compiled code, or by the loop at first and by compiled code once it is
 * worth it. Where no code may be generated, or a plan has dynamic references, the loop stays and passes over what holds.
 */
export function findFailuresIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
): FindFailures {
  const byLoop: FindFailures = (value, most) => findFailures(loop, value, undefined, most);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "closures") return searchByLoop(schema, loop, backend);
  const enough = tier === "compiled" ? 0 : compileWork(schema);
  let work = 0;
  let find: FindFailures = (value) => {
    if (work >= enough) {
      find = compiledSearch(schema.completePlan(), backend) ?? searchByLoop(schema, loop, backend);
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

function searchByLoop(schema: LoweredSchema, loop: Loop, backend: Backend): FindFailures {
  const shortcuts = new CompiledBlockVerdicts(schema, backend);
  return (value, most) => findFailures(loop, value, shortcuts, most);
}

/** Compiled code that finds what fails; `undefined` where there can be none. */
function compiledSearch(plan: Plan, backend: Backend): FindFailures | undefined {
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
