import type { LoweredSchema } from "../lower/lower.js";
import { Loop } from "../loop/evaluate.js";
import { explainingFallbackTo } from "../loop/fallback.js";
import { findFailures, tryToFindFailures } from "../loop/find-failures.js";
import { devirtualise } from "../passes/devirtualise.js";
import type { RunFailures } from "../loop/failure-count.js";
import type { SearchEnd } from "../loop/trace.js";
import type { Backend, Explanation } from "../plan/backend.js";
import type { FailedApplication } from "../plan/failure.js";
import type { Plan } from "../plan/plan.js";
import { needsLoop } from "../plan/cycles.js";
import { hasDynamicApplications } from "../plan/walk.js";
import { CompiledBlockVerdicts } from "./compiled-block-verdicts.js";
import { firstFailures, isSmall } from "./first-failures.js";
import type { Parts } from "./parts.js";
import { type Tier, compileSearchWork } from "./tiers.js";
import { unlessForbidden } from "./unless-forbidden.js";

/** Finds the failures of a value; `undefined` if it is valid. It may find more than it must before it ends. */
export type FindFailures = (value: unknown, end?: SearchEnd) => FailedApplication | undefined;

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
  const byLoop: FindFailures = (value, end) => findFailures(loop, value, undefined, end);
  if (tier === "loop" || !backend) return byLoop;
  if (tier === "closures") return searchByLoop(schema, loop, backend);
  const enough = tier === "compiled" ? 0 : compileSearchWork(schema);
  let work = 0;
  let code: CompiledSearch | undefined;
  let early = byLoop;
  let find: FindFailures = (value) => {
    const before = loop.work;
    const failed = work < enough ? tryToFindFailures(loop, value, enough - work) : "too much";
    work += loop.work - before;
    if (failed !== "too much") return failed;
    compile();
    return find(value);
  };
  const compile = (): void => {
    code = parts ? searchInParts(schema.plan, parts) : compiledSearch(schema, backend);
    if (!code || !parts) early = searchByLoop(schema, loop, backend);
    find = code?.find ?? early;
    work = Infinity;
  };
  return (value, end) => {
    if (end === undefined) return find(value);
    if (work >= enough && work !== Infinity) compile();
    const found = code ? foundEarly(code, schema.plan, value, end) : "too much";
    if (found !== "too much") return found;
    const before = loop.work;
    const failed = early(value, end);
    work += loop.work - before;
    return failed;
  };
}

/** What compiled code finds; `"too much"` if a search that ends early takes less time. */
function foundEarly(
  { find, found }: CompiledSearch,
  plan: Plan,
  value: unknown,
  { maxReports, firstPart }: SearchEnd,
): FailedApplication | undefined | "too much" {
  if (firstPart) return found.limited(find, value);
  // Compiled code cannot stop at a failure. In a small value it takes little time to find all.
  if (!isSmall(value)) return "too much";
  const all = find(value);
  return all && (firstFailures(plan, all, maxReports) ?? "too much");
}

function searchByLoop(schema: LoweredSchema, loop: Loop, backend: Backend): FindFailures {
  const shortcuts = new CompiledBlockVerdicts(schema, backend);
  return (value, end) => findFailures(loop, value, shortcuts, end);
}

/** Compiled code that finds all failures. */
interface CompiledSearch {
  readonly find: (value: unknown) => FailedApplication | undefined;
  readonly found: RunFailures;
}

/** Compiles the search for failures; `undefined` if that is not possible. */
function compiledSearch(schema: LoweredSchema, backend: Backend): CompiledSearch | undefined {
  const resolved = devirtualise(schema.completePlan());
  const { explain } = backend;
  // With dynamic references, the meaning of a block depends on the scope.
  if (!explain || hasDynamicApplications(resolved) || needsLoop(resolved)) return undefined;
  const fallback = explainingFallbackTo(new Loop(resolved));
  return unlessForbidden(() => searchFrom(schema.plan, explain(resolved, fallback), fallback.found), noCode);
}

const searchInParts = (plan: Plan, parts: Parts): CompiledSearch | undefined =>
  unlessForbidden(() => searchFrom(plan, parts.explanation(), parts.found), noCode);

const noCode = (): undefined => undefined;

/** The search that begins with the entry of a plan. */
const searchFrom = ({ entry }: Plan, explain: Explanation, found: RunFailures): CompiledSearch => ({
  found,
  find(value) {
    const failures = explain(value);
    return failures && { application: entry, block: entry.target, key: undefined, value, failures };
  },
});
