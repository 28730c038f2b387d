// Objects with many declared names: compiled code tells them apart by their length and their letters.
import { backend } from "@argot/compiler";
import { createArgot, type Validator } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import * as fc from "fast-check";
import { expect, test } from "vitest";

const validatorOf = (tier: "loop" | "compiled", schema: object): Validator =>
  createArgot({ dialects: [draft202012], tier, backend }).compile(schema);

/** Some have a letter of two code units, and all look alike. */
const names = fc.string({ unit: fc.constantFrom("a", "b", "é", "/", "😀"), minLength: 1, maxLength: 6 });

/** A schema whose properties are strings and integers in turn. */
const schemaFor = (declared: readonly string[], isClosed: boolean): object => ({
  properties: Object.fromEntries(declared.map((name, i) => [name, { type: i % 2 === 0 ? "string" : "integer" }])),
  ...(isClosed && { additionalProperties: false }),
});

test("all declared names are known, and no others", () => {
  let invalid = 0;
  fc.assert(
    fc.property(
      fc.uniqueArray(names, { minLength: 20, maxLength: 300 }),
      fc.array(names, { minLength: 1, maxLength: 40 }),
      fc.boolean(),
      (declared, others, isClosed) => {
        const schema = schemaFor(declared, isClosed);
        const [loop, compiled] = [validatorOf("loop", schema), validatorOf("compiled", schema)];
        const objects = [...declared, ...others].flatMap((name) => [{ [name]: "" }, { [name]: 1 }]);
        for (const object of [...objects, Object.assign({}, ...objects) as object]) {
          const expected = loop.validate(object);
          if (!expected.valid) invalid++;
          expect(compiled(object)).toBe(expected.valid);
          expect(compiled.validate(object)).toEqual(expected);
        }
      },
    ),
    { seed: 5, numRuns: 12 },
  );
  expect(invalid).toBeGreaterThan(400);
});

test("rules about names are about those of members only", () => {
  const nameSchemas = fc.oneof(
    fc.record({ enum: fc.uniqueArray(names, { minLength: 1, maxLength: 30 }) }),
    fc.record({ minLength: fc.integer({ min: 0, max: 4 }) }),
    fc.constantFrom(
      { pattern: "^[ab]+$" },
      { pattern: "é", maxLength: 3 },
      { const: "a" },
      { not: { const: "a" } },
      false,
    ),
  );
  const others = fc.constantFrom<object>(
    {},
    { required: ["a"] },
    { minProperties: 2 },
    { properties: { a: { type: "string" } } },
    { additionalProperties: { type: "integer" } },
  );
  /** Inherited members, those that are `undefined`, and `__proto__` as a name of its own. */
  const objects = fc
    .tuple(fc.dictionary(names, fc.constantFrom("", 1, undefined)), fc.dictionary(names, fc.constant(1)), fc.boolean())
    .map(([own, inherited, hasProto]) => {
      const object = Object.assign(Object.create(inherited) as object, own);
      if (hasProto) Object.defineProperty(object, "__proto__", { value: 1, enumerable: true });
      return object;
    });
  const found = { valid: 0, invalid: 0 };
  fc.assert(
    fc.property(
      nameSchemas,
      others,
      fc.array(objects, { minLength: 5, maxLength: 20 }),
      (propertyNames, rest, values) => {
        const schema = { ...rest, propertyNames };
        const [loop, compiled] = [validatorOf("loop", schema), validatorOf("compiled", schema)];
        for (const value of values) {
          const expected = loop.validate(value);
          found[expected.valid ? "valid" : "invalid"]++;
          expect(compiled(value)).toBe(expected.valid);
          expect(compiled.validate(value)).toEqual(expected);
        }
      },
    ),
    { seed: 5, numRuns: 80 },
  );
  expect(Math.min(found.valid, found.invalid)).toBeGreaterThan(130);
});
