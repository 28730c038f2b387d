import { backend } from "@argot/compiler";
import type { CoreOptions } from "@argot/core";

/** Options of an Argot instance that decide how it evaluates. */
export type TierOptions = Pick<CoreOptions, "tier" | "backend">;

/** The ways to evaluate a schema, by name. The first one, the loop, is the reference. */
export const tiers: Readonly<Record<string, TierOptions>> = {
  loop: { tier: "loop" },
  closures: { tier: "closures", backend },
  compiled: { tier: "compiled", backend },
  "compiled, passes off": { tier: "compiled", backend: { ...backend, optimise: (plan) => plan } },
};
