import { describe, expect, test } from "vitest";
import { tiers } from "./case.js";
import { cases } from "./cases.js";
import { attempt } from "./try.js";

// Those about the host start processes of their own and need what is built: `npm run hostile` tries them.
const here = Object.entries(cases).filter(([group]) => group !== "host");

describe.each(here)("%s", (_group, each) => {
  test.each(each.flatMap((one) => tiers.map((tier) => [one.name, tier, one] as const)))(
    "%s, %s",
    async (_name, tier, one) => {
      const { answer } = await attempt(one, tier, one.sizes?.[0] ?? 0);
      expect(answer).toBe(one.answer);
    },
  );
});
