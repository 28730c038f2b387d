// The verdicts of a plan, by each way to decide them.
import { hasDynamicApplications, type Plan, type Verdict } from "@argot/core/plan";
import { explainingFallbackTo } from "../../core/src/loop/fallback.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { compile, compileToClosures, explain, verdictPlan } from "../src/index.js";

/** Decides by the loop over the plan as it is. */
export const byLoop = (plan: Plan): Verdict => {
  const loop = new Loop(plan);
  return (value) => loop.evaluate(value);
};

/** Decides by compiled code, by closures, and by whether compiled code finds something to explain. */
export function compiledVerdicts(plan: Plan): Readonly<Record<string, Verdict>> {
  const optimised = verdictPlan(plan);
  const fallback = explainingFallbackTo(new Loop(optimised));
  const verdicts = { code: compile(optimised, fallback), closures: compileToClosures(optimised, fallback) };
  if (hasDynamicApplications(plan)) return verdicts;
  const explanation = explain(plan, explainingFallbackTo(new Loop(plan)));
  return { ...verdicts, explanation: (value) => explanation(value) === undefined };
}
