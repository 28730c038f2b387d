import { backend } from "@argot/compiler";
import type { CoreOptions } from "@argot/core";
import { issues, type ReportMethods, reports } from "@argot/reports";

/** Options of an instance that decide how it evaluates, and which issues and reports it has. */
export type TierOptions = Pick<CoreOptions<ReportMethods>, "tier" | "backend" | "issues" | "reports">;

/** The ways to evaluate a schema, by name, each with issues and reports. The first one, the loop, is the reference. */
export const tiers: Readonly<Record<string, TierOptions>> = {
  loop: { tier: "loop", issues, reports },
  closures: { tier: "closures", backend, issues, reports },
  compiled: { tier: "compiled", backend, issues, reports },
  "compiled, passes off": { tier: "compiled", backend: { ...backend, optimise: (plan) => plan }, issues, reports },
};
