import { compileToClosures, compile, explain, parts, verdictPlan } from "@argot/compiler";
import type { CoreOptions } from "@argot/core";
import type { ObjectShape } from "@argot/core/plan";

/** Options of an Argot instance that decide how it evaluates. */
export type TierOptions = Pick<CoreOptions, "tier" | "backend">;

/** Compiled for objects of these shapes, or of many: the code differs, the results must not. */
const expecting = (shapes: readonly ObjectShape[] | "many"): TierOptions => ({
  tier: "compiled",
  backend: { optimise: verdictPlan, compile: (plan, loop) => compile(plan, loop, { shapes: () => shapes }) },
});

/** The ways to evaluate a schema, by name. The first one, the loop, is the reference. */
export const tiers: Readonly<Record<string, TierOptions>> = {
  loop: { tier: "loop" },
  compiled: { tier: "compiled", backend: { optimise: verdictPlan, compile, explain } },
  "compiled for one shape": expecting([["foo", "bar"]]),
  "compiled for two shapes": expecting([["foo", "bar"], ["foo"]]),
  "compiled for empty objects": expecting([[]]),
  "compiled for many shapes": expecting("many"),
  "compiled, passes off": { tier: "compiled", backend: { optimise: (plan) => plan, compile } },
  "compiled in small parts": {
    tier: "compiled",
    backend: {
      optimise: verdictPlan,
      compile,
      explain,
      parts: { ...parts, largestWhole: 1, verdictSize: 2, explanationSize: 1 },
    },
  },
  closures: { tier: "closures", backend: { optimise: verdictPlan, compile, compileToClosures } },
  "closures, passes off": { tier: "closures", backend: { optimise: (plan) => plan, compile, compileToClosures } },
};
