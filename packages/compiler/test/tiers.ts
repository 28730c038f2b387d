// The verdicts of a plan, by each way to decide them.
import { type Explanation, hasDynamicApplications, type PartBackend, type Plan, type Verdict } from "@argot/core/plan";
import { type Parts, partsOf } from "../../core/src/engine/parts.js";
import type { LoweredSchema } from "../../core/src/lower/lower.js";
import { explainingFallbackTo } from "../../core/src/loop/fallback.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { compile, compileToClosures, explain, parts, verdictPlan } from "../src/index.js";

/** Decides by the loop over the plan as it is. */
export const byLoop = (plan: Plan): Verdict => {
  const loop = new Loop(plan);
  return (value) => loop.evaluate(value);
};

/** The parts of a plan, each of a few blocks only. */
function smallParts(plan: Plan, { enough, ...sizes }: PartSettings): Parts | undefined {
  const isDynamic = hasDynamicApplications(plan);
  if (isDynamic || plan.blocks.length <= sizes.explanationSize) return undefined;
  const schema: LoweredSchema = {
    plan,
    keywords: new Set(),
    isDynamic,
    isReached: (block) => block % 2 === 0,
    completePlan: () => plan,
  };
  return partsOf(schema, new Loop(plan), verdictPlan, { ...parts, ...sizes, largestWhole: 0 }, enough);
}

interface PartSettings extends Pick<PartBackend, "verdictSize" | "explanationSize"> {
  readonly enough: number;
}

const partSettings: Readonly<Record<string, PartSettings>> = {
  "parts of one block": { enough: 0, verdictSize: 1, explanationSize: 0 },
  "parts of two blocks, the loop first": { enough: 3, verdictSize: 2, explanationSize: 2 },
  "parts of three blocks": { enough: 0, verdictSize: 3, explanationSize: 3 },
};

/** The functions that find failures: of the plan as a whole, and of its parts. */
export function explanations(plan: Plan): Readonly<Record<string, Explanation>> {
  if (hasDynamicApplications(plan)) return {};
  const inParts = Object.entries(partSettings).flatMap(([name, settings]) => {
    const explanation = smallParts(plan, settings)?.explanation();
    return explanation ? [[`explanation in ${name}`, explanation] as const] : [];
  });
  return { explanation: explain(plan, explainingFallbackTo(new Loop(plan))), ...Object.fromEntries(inParts) };
}

/** Decides as often as it takes until the loop has observed values, and code has been made and used. */
const inEachState =
  (verdict: Verdict): Verdict =>
  (value) => {
    const [first, ...others] = Array.from({ length: 8 }, () => verdict(value));
    if (others.some((other) => other !== first)) throw new Error("the loop and the code of parts disagree");
    return first === true;
  };

/** Decides by compiled code, by closures, and by whether compiled code finds something to explain. */
export function compiledVerdicts(plan: Plan): Readonly<Record<string, Verdict>> {
  const optimised = verdictPlan(plan);
  const fallback = explainingFallbackTo(new Loop(optimised));
  const verdicts: Record<string, Verdict> = {
    code: compile(optimised, fallback),
    closures: compileToClosures(optimised, fallback),
  };
  for (const [name, settings] of Object.entries(partSettings)) {
    const verdict = smallParts(plan, settings)?.verdict(() => undefined);
    if (verdict) verdicts[name] = settings.enough === 0 ? verdict : inEachState(verdict);
  }
  for (const [name, explanation] of Object.entries(explanations(plan)))
    verdicts[name] = (value) => explanation(value) === undefined;
  return verdicts;
}
