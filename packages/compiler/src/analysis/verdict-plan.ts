// In the files for Node, loaded when it is first called, with the part `compiler`.
import { devirtualise, inlineBlocks, needsLoop, type Plan, prune, resolveUnevaluated } from "@argot/core/plan";

/** A plan after a pass. */
export interface PassResult {
  /** The name of the pass. */
  readonly pass: string;
  /** The plan that it returned. */
  readonly plan: Plan;
}

/** The passes that make the plan for verdicts, in their order. */
const passes: Readonly<Record<string, (plan: Plan) => Plan>> = {
  devirtualise,
  resolveUnevaluated,
  prune,
  inlineBlocks,
};

/**
 * The result of each pass, in order. Of a plan that needs the loop, only the dynamic applications are resolved.
 */
export function verdictPasses(plan: Plan): readonly PassResult[] {
  const results: PassResult[] = [];
  let current = plan;
  for (const [pass, run] of Object.entries(passes)) {
    current = run(current);
    results.push({ pass, plan: current });
    if (pass === "devirtualise" && needsLoop(current)) break;
  }
  return results;
}

/** The plan that verdict code is made from, without all that cannot change a verdict. A plan that is left to the loop stays as it is. */
export const verdictPlan = (plan: Plan): Plan => verdictPasses(plan).at(-1)?.plan ?? plan;
