// The verdicts and failures of a plan, by each way to find them.
import { type FindFailures, hasDynamicApplications, type Plan, type Verdict } from "@argot/core/plan";
import { fallbackTo, searchingFallbackTo } from "../../core/src/loop/fallback.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { compile, compileToClosures, verdictPlan } from "../src/index.js";

/** Decides by the loop over the plan as it is. */
export const byLoop = (plan: Plan): Verdict => {
  const loop = new Loop(plan);
  return (value) => loop.evaluate(value);
};

const closuresOf = (plan: Plan): ReturnType<typeof compileToClosures> => {
  const loop = new Loop(plan);
  return compileToClosures(plan, hasDynamicApplications(plan), searchingFallbackTo(loop));
};

/** The function that finds failures by closures. */
export const failuresByClosures = (plan: Plan): FindFailures => closuresOf(plan).findFailures;

/** A way to a verdict other than the loop. */
export type Way = "code" | "closures" | "closures of the optimised plan" | "failures";

/** Decides by compiled code, by closures, and by whether closures find failures. */
export function compiledVerdicts(plan: Plan): Readonly<Record<Way, Verdict>> {
  const optimised = verdictPlan(plan);
  const loop = new Loop(optimised);
  const { verdict, findFailures } = closuresOf(plan);
  return {
    code: compile(
      optimised,
      fallbackTo(() => loop),
    ),
    closures: verdict,
    "closures of the optimised plan": closuresOf(optimised).verdict,
    failures: (value) => findFailures(value) === undefined,
  };
}
