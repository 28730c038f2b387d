// When it is known that a text is invalid, beside all continuations that there are, in a world of few values.
import { createArgot } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createPartialValidator } from "./create-partial-validator.js";

const leaves = ["", "a", "ab", "b", true, null];
const names = ["a", "ab", "c"];

/** All values of the world: leaves, and arrays and objects of at most two of them. */
const world: readonly unknown[] = [
  ...leaves,
  [],
  {},
  ...leaves.flatMap((one) => [[one], ...leaves.map((other) => [one, other])]),
  ...names.flatMap((name) =>
    leaves.flatMap((one) => [
      { [name]: one },
      ...names.flatMap((next) => (next === name ? [] : leaves.map((other) => ({ [name]: one, [next]: other })))),
    ]),
  ),
];
const texts = world.map((value) => JSON.stringify(value));

/** A schema that accepts the world. */
const worldSchema = {
  anyOf: [
    { enum: leaves },
    { type: "array", items: { enum: leaves }, maxItems: 2 },
    { type: "object", propertyNames: { enum: names }, additionalProperties: { enum: leaves }, maxProperties: 2 },
  ],
};

const leaf = fc.oneof(
  fc.constant({ type: "string" }),
  fc.constant({ type: ["boolean", "null"] }),
  fc.subarray(leaves, { minLength: 1 }).map((values) => ({ enum: values })),
  fc.nat(2).map((minLength) => ({ type: "string", minLength })),
  fc.nat(2).map((maxLength) => ({ maxLength })),
  fc.constantFrom("^a", "b$", "^a?$").map((pattern) => ({ pattern })),
  fc.boolean(),
);
const name = fc.constantFrom(...names);
const { schema } = fc.letrec<{ schema: object | boolean }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.record(
      {
        type: fc.constantFrom("object", "array", ["object", "string"]),
        properties: fc.dictionary(name, tie("schema"), { maxKeys: 2 }),
        patternProperties: fc.dictionary(fc.constantFrom("^a", "b$"), tie("schema"), { maxKeys: 1 }),
        additionalProperties: tie("schema"),
        propertyNames: leaf,
        required: fc.uniqueArray(name, { maxLength: 2 }),
        minProperties: fc.nat(2),
        maxProperties: fc.nat(2),
        dependentRequired: fc.dictionary(name, fc.uniqueArray(name, { maxLength: 1 }), { maxKeys: 1 }),
        dependentSchemas: fc.dictionary(name, tie("schema"), { maxKeys: 1 }),
        unevaluatedProperties: tie("schema"),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        prefixItems: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        items: tie("schema"),
        contains: tie("schema"),
        minContains: fc.nat(2),
        maxContains: fc.nat(2),
        uniqueItems: fc.boolean(),
        minItems: fc.nat(2),
        maxItems: fc.nat(2),
        unevaluatedItems: tie("schema"),
      },
      { requiredKeys: [] },
    ),
    fc.record(
      {
        allOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        oneOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
        not: tie("schema"),
        if: tie("schema"),
        // oxlint-disable-next-line no-thenable -- a keyword
        then: tie("schema"),
        else: tie("schema"),
        unevaluatedProperties: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  ),
}));

/** The number of characters after which no valid text of the world begins as a text does. */
function deadAfter(text: string, validTexts: readonly string[]): number {
  for (let length = 0; length <= text.length; length++)
    if (!validTexts.some((each) => each.startsWith(text.slice(0, length)))) return length;
  throw new Error("the text is valid");
}

test("no text is refused too early, and most are as early as possible", () => {
  let [refused, earliest] = [0, 0];
  fc.assert(
    fc.property(schema, (random) => {
      const argot = createArgot();
      const whole = { allOf: [worldSchema, random] };
      const isValid = argot.compile(whole);
      const read = createPartialValidator(argot, whole);
      const validTexts = texts.filter((_, i) => isValid(world[i]));
      for (const [i, text] of texts.entries()) {
        const partial = read();
        let length = 0;
        for (; length < text.length && partial.state === "open"; length++) partial.write(text.charAt(length));
        expect(partial.state, text).toBe(isValid(world[i]) ? "valid" : "invalid");
        if (partial.state === "valid") continue;
        const least = deadAfter(text, validTexts);
        expect(length, text).toBeGreaterThanOrEqual(least);
        refused++;
        // No schema is looked at before the text begins.
        if (length <= Math.max(least, 1)) earliest++;
      }
    }),
    { numRuns: 150 },
  );
  expect(earliest / refused).toBeGreaterThan(0.6);
});
