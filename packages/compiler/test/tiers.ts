// The verdicts of a plan, by each way to decide them.
import { hasDynamicApplications, type Plan, type Verdict } from "@argot/core/plan";
import { findFailuresFrom } from "../../core/src/loop/find-failures.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { compile, compileToClosures, explain, verdictPlan } from "../src/index.js";

/** Decides by the loop over the plan as it is. */
export const byLoop = (plan: Plan): Verdict => {
  const loop = new Loop(plan);
  return (value) => loop.evaluate(value);
};

const fallbackOf = (loop: Loop) =>
  Object.assign(
    (block: number, value: unknown, scope?: unknown) => loop.evaluateFrom(block, value, scope as undefined),
    {
      scope: loop.outermost,
      explain: (block: number, value: unknown) => findFailuresFrom(loop, block, value),
    },
  );

/** Decides by compiled code, by closures, and by whether compiled code finds something to explain. */
export function compiledVerdicts(plan: Plan): Readonly<Record<string, Verdict>> {
  const optimised = verdictPlan(plan);
  const fallback = fallbackOf(new Loop(optimised));
  const verdicts = { code: compile(optimised, fallback), closures: compileToClosures(optimised, fallback) };
  if (hasDynamicApplications(plan)) return verdicts;
  const explanation = explain(plan, fallbackOf(new Loop(plan)));
  return { ...verdicts, explanation: (value) => explanation(value) === undefined };
}
