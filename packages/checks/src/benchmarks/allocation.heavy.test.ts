import { createArgot, type Tier } from "argot";
import { describe, expect, test } from "vitest";
import { allocatedFor, allocationCases } from "./allocation.js";

const many = 40_000;
/** Maximum difference in bytes: less than half a byte for each item. */
const slack = 16_000;
/** Maximum number of bytes for one mistake: trace, tree and issues. */
const mostEach = 12_000;

// A JavaScript engine that is still compiling allocates as well.
describe.each(["loop", "compiled", "auto"] satisfies Tier[])("%s", { retry: 2 }, (tier) => {
  test.each(allocationCases)("all errors allocate with the errors and not with the value: $name", async (each) => {
    const validator = createArgot({ tier }).compile({ items: each.items });
    const few = await allocatedFor(validator, each, 1000, 1);
    const large = await allocatedFor(validator, each, many, 1);
    const wrong = await allocatedFor(validator, each, many, 100);

    expect(large).toBeLessThan(few + slack);
    expect(wrong).toBeGreaterThan(large);
    expect(wrong).toBeLessThan(large + 100 * mostEach + slack);
  });
});
