// Most cases at a small size in the default tier. All cases, in every tier and at full size, are in hostile.heavy.test.ts.
import { describe, expect, test } from "vitest";
import { cases } from "./cases.js";
import { attempt } from "./try.js";

// Cases of the group "processes" start processes that load the built packages: `npm run hostile` runs them. Those of "pollution" take long.
const groups = Object.entries(cases).filter(([group]) => group !== "processes" && group !== "pollution");

describe.each(groups)("%s", (_group, each) => {
  test.each(each.map((one) => [one.name, one] as const))("%s", async (_name, one) => {
    const { result } = await attempt(one, "auto", one.sizes?.[0] ?? 0);
    expect(result).toBe(one.expected);
  });
});
