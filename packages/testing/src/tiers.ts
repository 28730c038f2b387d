import { compile, verdictPlan } from "@argot/compiler";
import type { CoreOptions } from "@argot/core";

/** What makes an Argot reach its verdicts in one way. */
export type TierOptions = Pick<CoreOptions, "tier" | "backend">;

/** The ways in which a verdict can be reached. Every row of every table goes through each. */
export const tiers: Readonly<Record<string, TierOptions>> = {
  loop: { tier: "loop" },
  compiled: { tier: "compiled", backend: { optimise: verdictPlan, compile } },
  "compiled, passes off": { tier: "compiled", backend: { optimise: (plan) => plan, compile } },
};
