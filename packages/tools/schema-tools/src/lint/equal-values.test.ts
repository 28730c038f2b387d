import { equal } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { equalValues } from "./equal-values.js";

/** Values of few kinds, so that many are equal. */
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, -0, 1, "", "a", "1", "null"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", 'a":1,"b'), tie("value"), { maxKeys: 3 }),
  ),
}));

test("values have the same number if and only if they are equal", () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), (values) => {
      const found = equalValues(values);
      const compound = values.filter((each) => Array.isArray(each) || isObject(each));
      for (const a of compound)
        for (const b of compound) expect(found.get(a)!.number === found.get(b)!.number).toBe(equal(a, b));
    }),
  );
});

test("the length is that of the value as JSON", () => {
  fc.assert(
    fc.property(fc.array(value), (values) => {
      expect(equalValues(values).get(values)?.length).toBe(JSON.stringify(values).length);
    }),
  );
});

// equal-values.steps.heavy.test.ts counts the steps.
test("values may have any depth", () => {
  let deep: Json = 1;
  for (let i = 0; i < 100_000; i++) deep = i % 2 === 0 ? [deep] : { a: deep };
  expect(equalValues([deep, deep]).size).toBe(100_001);
});
