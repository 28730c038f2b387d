import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { explainingFallbackTo } from "../loop/fallback.js";
import { findFailures, tryToFindFailures } from "../loop/find-failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { Backend, Explanation } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Application, Plan } from "../plan/plan.js";
import { mayEndWithoutAnswer } from "../plan/cycles.js";
import { hasDynamicApplications } from "../plan/walk.js";
import { CompiledBlockVerdicts } from "./compiled-block-verdicts.js";
import { isInOnePlace, isSmall } from "./one-failure.js";
import type { Parts } from "./parts.js";
import { type Tier, compileWork } from "./tiers.js";
import { unlessForbidden } from "./unless-forbidden.js";

/** Finds the failures of a value; `undefined` if it is valid. It may stop after `maxReports` failed rules with a report. */
export type FindFailures = (value: unknown, maxReports?: number) => FailedApplication | undefined;

/** Number of runs of compiled code in vain after which only the loop looks for the first failures. */
const maxInVain = 8;

/**
 * Makes the function of a tier that finds failures: by the loop, by compiled code, or by the loop first and by compiled code
 * when that pays. If no code may be generated, or the plan has dynamic references, the loop stays, and skips blocks that hold.
 */
export function findFailuresIn(
  tier: Tier,
  schema: LoweredSchema,
  loop: Loop,
  backend: Backend | undefined,
  parts: Parts | undefined,
): FindFailures {
  const byLoop: FindFailures = (value, maxReports) => findFailures(loop, value, undefined, maxReports);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "closures") return searchByLoop(schema, loop, backend);
  const enough = tier === "compiled" ? 0 : compileWork(schema, backend);
  let work = 0;
  let compiled: FindFailures | undefined;
  // Runs of compiled code whose result is not that of a search that stops early: one that finds it makes up for two.
  let inVain = 0;
  let find: FindFailures = (value) => {
    const before = loop.work;
    const failed = work < enough ? tryToFindFailures(loop, value, enough - work) : "too much";
    work += loop.work - before;
    if (failed !== "too much") return failed;
    compile();
    return find(value);
  };
  const compile = (): void => {
    const explain = parts
      ? unlessForbidden(() => parts.explanation(), noCode)
      : compiledSearch(schema.completePlan(), backend);
    compiled = explain && from(schema.plan.entry, explain);
    find = compiled ?? searchByLoop(schema, loop, backend);
    work = Infinity;
  };
  return (value, maxReports) => {
    if (maxReports === undefined) return find(value);
    if (work >= enough && work !== Infinity) compile();
    // Compiled code cannot stop early. In a small value that fails in one place it finds the same.
    if (compiled && inVain < maxInVain && isSmall(value)) {
      const failed = compiled(value);
      if (!failed || isInOnePlace(schema.plan, failed)) {
        inVain = Math.max(0, inVain - 2);
        return failed;
      }
      inVain++;
    }
    const before = loop.work;
    const failed = byLoop(value, maxReports);
    work += loop.work - before;
    return failed;
  };
}

function searchByLoop(schema: LoweredSchema, loop: Loop, backend: Backend): FindFailures {
  const shortcuts = new CompiledBlockVerdicts(schema, backend);
  return (value, most) => findFailures(loop, value, shortcuts, most);
}

/** Compiles the search for failures; `undefined` if that is not possible. */
function compiledSearch(plan: Plan, backend: Backend): Explanation | undefined {
  const resolved = devirtualise(plan);
  const { explain } = backend;
  // With dynamic references, the meaning of a block depends on the scope.
  if (!explain || hasDynamicApplications(resolved) || mayEndWithoutAnswer(resolved)) return undefined;
  return unlessForbidden(() => explain(resolved, explainingFallbackTo(new Loop(resolved))), noCode);
}

const noCode = (): undefined => undefined;

/** The search that begins with an application. */
const from =
  (application: Application, explain: Explanation): FindFailures =>
  (value) => {
    const failures = explain(value);
    return failures && { application, block: application.target, key: undefined, value, failures };
  };
