import { argotWith, cases } from "@argot/testing";
import { anyOf as anyOfKeyword, oneOf as oneOfKeyword, properties } from "@argot/applicator";
import { required, type } from "@argot/validation";
import { describe, expect, test } from "vitest";
import { discriminatorAssertion } from "./discriminator-assertion.js";
import { discriminator } from "./discriminator.js";
import { namedAlternatives } from "./named-alternatives.js";
import { ref } from "./ref.js";

const others = {
  $ref: ref,
  oneOf: namedAlternatives(oneOfKeyword),
  anyOf: namedAlternatives(anyOfKeyword),
  properties,
  required,
  type,
};
const schemas = {
  Cat: { required: ["claws"], properties: { claws: { type: "integer" } } },
  Dog: { required: ["bark", "size"], properties: { bark: { type: "string" } } },
  "big/pet": { required: ["weight"] },
};
const pets = ["Cat", "Dog", "big~1pet"].map((name) => ({ $ref: `#/schemas/${name}` }));
const withSchemas = (schema: object): object => ({ ...schema, schemas });
const kinds = { propertyName: "kind" };
const mapped = { ...kinds, mapping: { kitten: "#/schemas/Cat", puppy: "Dog" } };

cases(discriminator, {
  with: others,
  holds: [[kinds, {}]],
  invalidValues: [
    [1, "must be an object with the string `propertyName`"],
    [{}, "`propertyName`"],
    [{ propertyName: 1 }, "`propertyName`"],
    [{ propertyName: "a", mapping: { b: 1 } }, "`mapping`, an object of strings"],
    [{ propertyName: "a", defaultMapping: 1 }, "the string `defaultMapping`"],
  ],
  schemas: {
    // An annotation: what names another alternative is valid.
    holds: [
      [withSchemas({ discriminator: kinds, oneOf: pets }), { kind: "Dog", claws: 1 }],
      [withSchemas({ discriminator: kinds, oneOf: pets }), { claws: 1 }],
    ],
  },
});

cases(discriminatorAssertion, {
  name: "discriminator",
  with: others,
  holds: [[kinds, 1]],
  schemas: {
    holds: [
      [withSchemas({ discriminator: kinds, oneOf: pets }), { kind: "Cat", claws: 1 }],
      [withSchemas({ discriminator: mapped, anyOf: pets }), { kind: "kitten", claws: 1, weight: 1 }],
      [withSchemas({ discriminator: { ...kinds, defaultMapping: "Cat" }, anyOf: pets }), { kind: "none", claws: 1 }],
      [withSchemas({ discriminator: { ...kinds, defaultMapping: "#/schemas/Cat" }, anyOf: pets }), { claws: 1 }],
      // Nothing has a name.
      [{ discriminator: kinds, oneOf: [{ type: "integer" }] }, 1],
    ],
    fails: [
      [
        withSchemas({ discriminator: kinds, oneOf: pets }),
        { kind: "none", claws: 1 },
        "must name one of the alternatives by the property of the discriminator",
      ],
      [
        withSchemas({ discriminator: kinds, anyOf: pets }),
        { kind: "Dog", claws: 1 },
        'must have properties "bark", "size", because "kind" is "Dog"',
      ],
      [
        withSchemas({ discriminator: { ...kinds, defaultMapping: "Dog" }, anyOf: pets }),
        { claws: 1 },
        'must have properties "bark", "size"',
      ],
    ],
  },
});

describe("errors speak of the alternative that the value names", () => {
  const causes = (schema: object, value: unknown): readonly unknown[] =>
    argotWith({ ...others, discriminator })
      .compile(withSchemas(schema))
      .validate(value)
      .errors.flatMap((issue) => issue.causes.map(({ message, keywordLocation }) => [message, keywordLocation]));

  test.each([
    [kinds, { kind: "Cat", bark: 1, size: 1 }, 'must have property "claws"', "/oneOf/0/$ref/required"],
    [kinds, { kind: "Dog", claws: "x" }, 'must have properties "bark", "size"', "/oneOf/1/$ref/required"],
    [kinds, { kind: "big/pet", claws: "x" }, 'must have property "weight"', "/oneOf/2/$ref/required"],
    [mapped, { kind: "kitten" }, 'must have property "claws"', "/oneOf/0/$ref/required"],
    [mapped, { kind: "puppy" }, 'must have properties "bark", "size"', "/oneOf/1/$ref/required"],
    [mapped, { kind: "Dog" }, 'must have properties "bark", "size"', "/oneOf/1/$ref/required"],
    [kinds, { kind: "Rat" }, 'must be one of "Cat", "Dog", "big/pet", is "Rat"; did you mean "Cat"?', "/oneOf"],
    [kinds, {}, 'must have property "kind", one of "Cat", "Dog", "big/pet"', "/oneOf"],
  ])("%j: %j", (value, instance, message, location) => {
    expect(causes({ discriminator: value, oneOf: pets }, instance)).toEqual([[message, location]]);
  });
});
