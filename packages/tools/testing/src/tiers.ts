import { compileToClosures, compile, explain, verdictPlan } from "@argot/compiler";
import type { CoreOptions } from "@argot/core";

/** What makes an Argot reach its verdicts in one way. */
export type TierOptions = Pick<CoreOptions, "tier" | "backend">;

/** Compiled as if objects had been seen to have these members, or many shapes: the code differs, the answers must not. */
const expecting = (shape: readonly string[] | "many"): TierOptions => ({
  tier: "compiled",
  backend: { optimise: verdictPlan, compile: (plan, loop) => compile(plan, loop, { shape: () => shape }) },
});

/** The ways in which a verdict can be reached. Every row of every table goes through each. */
export const tiers: Readonly<Record<string, TierOptions>> = {
  loop: { tier: "loop" },
  compiled: { tier: "compiled", backend: { optimise: verdictPlan, compile, explain } },
  "compiled for one shape": expecting(["foo", "bar"]),
  "compiled for empty objects": expecting([]),
  "compiled for many shapes": expecting("many"),
  "compiled, passes off": { tier: "compiled", backend: { optimise: (plan) => plan, compile } },
  closures: { tier: "closures", backend: { optimise: verdictPlan, compile, compileToClosures } },
  "closures, passes off": { tier: "closures", backend: { optimise: (plan) => plan, compile, compileToClosures } },
};
