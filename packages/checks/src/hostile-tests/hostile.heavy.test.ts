// All cases in their tiers, at the sizes of tests. `npm run hostile` runs them at full size.
import { describe, expect, test } from "vitest";
import { allTiers } from "./case.js";
import { cases } from "./cases.js";
import { attempt } from "./try.js";

// Cases of these groups load the built packages: `npm run hostile` runs them.
const groups = Object.entries(cases).filter(([group]) => group !== "processes" && group !== "required");

describe.each(groups)("%s", (_group, each) => {
  test.each(each.flatMap((one) => (one.tiers ?? allTiers).map((tier) => [one.name, tier, one] as const)))(
    "%s, %s",
    async (_name, tier, one) => {
      const { result } = await attempt(one, tier, one.sizes?.[0] ?? 0);
      expect(result).toBe(one.expected);
    },
  );
});
