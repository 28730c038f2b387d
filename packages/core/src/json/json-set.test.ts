import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { equal } from "./equal.js";
import { hasUniqueItems } from "./unique-items.js";
import { jsonSet } from "./json-set.js";

/** Values that are often equal, or nearly so. */
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, tie("scalar"), fc.array(tie("value"), { maxLength: 3 }), tie("object")),
  scalar: fc.constantFrom(null, true, false, 0, -0, 1, 1n, 0.5, 2 ** 53, 2n ** 53n, 2n ** 53n + 1n, "", "0", "a"),
  object: fc.dictionary(fc.constantFrom("a", "b", "__proto__", "constructor"), tie("value"), { maxKeys: 3 }),
})).value;

describe("a set of values", () => {
  test("has what equals one of its values", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), value, (values, other) => {
        const set = jsonSet(values);
        expect(set.has(other)).toBe(values.some((each) => equal(each, other)));
        expect(values.every((each) => set.has(each))).toBe(true);
      }),
    );
  });

  test("tells whether items are unique, however many there are", () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 40 }), (items) => {
        const isUnique = items.every((item, i) => !items.some((other, j) => j < i && equal(other, item)));
        expect(hasUniqueItems(items)).toBe(isUnique);
      }),
    );
  });

  test("finds one of many values that look alike", () => {
    const alike = Array.from({ length: 2000 }, (_, i) => ({ deep: [[[[i]]]] }));
    const set = jsonSet(alike);
    expect(set.has({ deep: [[[[1999]]]] })).toBe(true);
    expect(set.has({ deep: [[[[2000]]]] })).toBe(false);
    expect(hasUniqueItems(alike)).toBe(true);
    expect(hasUniqueItems([...alike, { deep: [[[[7]]]] }])).toBe(false);
  });
});
