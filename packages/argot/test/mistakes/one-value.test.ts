// `const` and an `enum` with one value are the same assertion, and have the same message.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createArgot } from "../../src/index.js";

test("const and an enum with one value have the same message and suggestions", () => {
  const argot = createArgot();
  let compared = 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (constant, value) => {
      const [one, other] = [{ const: constant }, { enum: [constant] }].map((schema) => {
        const { errors } = argot.compile(schema).validate(value);
        return errors.map(({ message, data }) => ({ message, suggestion: data["suggestion"] }));
      });
      compared += one?.length ?? 0;
      expect(other).toEqual(one);
    }),
  );
  expect(compared).toBeGreaterThan(50);
});

test.each([
  ["red", "rad", 'must be "red", is "rad"'],
  ["red", "blue", 'must be "red", is "blue"'],
  [false, true, "must be false, is true"],
  [[1, 2], 1, "must be [1, 2], is 1"],
])("%j and %j", (constant, value, message) => {
  for (const schema of [{ const: constant }, { enum: [constant] }])
    expect(createArgot().compile(schema).validate(value).errors[0]?.message).toBe(message);
});
