import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { explainingFallbackTo } from "../loop/fallback.js";
import { findFailures, tryToFindFailures } from "../loop/find-failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { Backend } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";
import { mayEndWithoutAnswer } from "../plan/cycles.js";
import { hasDynamicApplications } from "../plan/walk.js";
import { CompiledBlockVerdicts } from "./compiled-block-verdicts.js";
import { type Tier, compileWork } from "./tiers.js";

/** Finds the failures of a value; `undefined` if it is valid. It may stop after `maxReports` failed rules with a report. */
export type FindFailures = (value: unknown, maxReports?: number) => FailedApplication | undefined;

/**
 * Makes the function of a tier that finds failures: by the loop, by compiled code, or by the loop first and by compiled code
 * when that pays. If no code may be generated, or the plan has dynamic references, the loop stays, and skips blocks that hold.
 */
export function findFailuresIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
): FindFailures {
  const byLoop: FindFailures = (value, maxReports) => findFailures(loop, value, undefined, maxReports);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "closures") return searchByLoop(schema, loop, backend);
  const enough = tier === "compiled" ? 0 : compileWork(schema);
  let work = 0;
  let find: FindFailures = (value) => {
    const before = loop.work;
    const failed = work < enough ? tryToFindFailures(loop, value, enough - work) : "too much";
    work += loop.work - before;
    if (failed !== "too much") return failed;
    find = compiledSearch(schema.completePlan(), backend) ?? searchByLoop(schema, loop, backend);
    return find(value);
  };
  // Compiled code cannot stop early.
  return (value, maxReports) => (maxReports === undefined ? find(value) : byLoop(value, maxReports));
}

function searchByLoop(schema: LoweredSchema, loop: Loop, backend: Backend): FindFailures {
  const shortcuts = new CompiledBlockVerdicts(schema, backend);
  return (value, most) => findFailures(loop, value, shortcuts, most);
}

/** Compiles the search for failures; `undefined` if that is not possible. */
function compiledSearch(plan: Plan, backend: Backend): FindFailures | undefined {
  const resolved = devirtualise(plan);
  // With dynamic references, the meaning of a block depends on the scope.
  if (!backend.explain || hasDynamicApplications(resolved) || mayEndWithoutAnswer(resolved)) return undefined;
  const fallback = explainingFallbackTo(new Loop(resolved));
  try {
    const explain = backend.explain(resolved, fallback);
    const { entry: application } = resolved;
    return (value) => {
      const failures = explain(value);
      return failures && { application, block: application.target, key: undefined, value, failures };
    };
  } catch (error) {
    // Thrown under a strict content security policy, and with --disallow-code-generation-from-strings.
    if (error instanceof EvalError) return undefined;
    throw error;
  }
}
