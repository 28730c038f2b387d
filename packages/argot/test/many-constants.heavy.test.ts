import { createArgot } from "argot";
import { expect, test } from "vitest";

// So many numbers are looked for otherwise than few.
test.each(["auto", "loop", "closures", "compiled"] as const)("%s: alternatives with constants, few or many", (tier) => {
  const argot = createArgot({ tier });
  for (const size of [10, 200]) {
    for (const constant of [(i: number) => i, (i: number) => BigInt(i) * 2n ** 64n + 1n, (i: number) => `${i}`]) {
      const validator = argot.compile({
        oneOf: Array.from({ length: size }, (_, i) => ({
          properties: { kind: { const: constant(i) }, size: { const: i } },
          required: ["kind"],
        })),
      });
      for (const i of [0, size - 1]) {
        expect(validator({ kind: constant(i), size: i })).toBe(true);
        expect(validator({ kind: constant(i), size: i + 1 })).toBe(false);
        expect(validator.validate({ kind: constant(i), size: i + 1 }).valid).toBe(false);
      }
      expect(validator({ kind: constant(size) })).toBe(false);
      expect(validator({})).toBe(false);
    }
  }
});
