import {
  devirtualise,
  inlineBlocks,
  mayEndWithoutAnswer,
  type Plan,
  prune,
  resolveUnevaluated,
} from "@argot/core/plan";

/** A plan after a pass. */
export interface PassResult {
  /** The name of the pass. */
  readonly pass: string;
  /** What it made of the plan before it. */
  readonly plan: Plan;
}

/** The passes on the way to the plan that verdicts are emitted from, in their order. */
const passes: Readonly<Record<string, (plan: Plan) => Plan>> = {
  devirtualise,
  resolveUnevaluated,
  prune,
  inlineBlocks,
};

/**
 * The results of all passes, one after another. A plan that may end without an answer is left to the loop, and only its
 * dynamic applications are resolved.
 */
export function verdictPasses(plan: Plan): readonly PassResult[] {
  const results: PassResult[] = [];
  let current = plan;
  for (const [pass, run] of Object.entries(passes)) {
    current = run(current);
    results.push({ pass, plan: current });
    if (pass === "devirtualise" && mayEndWithoutAnswer(current)) break;
  }
  return results;
}

/** The plan that verdicts are emitted from: what cannot change them is gone. What is left to the loop stays as it is. */
export const verdictPlan = (plan: Plan): Plan => verdictPasses(plan).at(-1)?.plan ?? plan;
