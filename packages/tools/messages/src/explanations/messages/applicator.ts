import type { ExplanationText, ValueExample } from "../explanation.js";

const countOfMatches = {
  cause: "Items are missing, are too many, or nearly match: the causes beneath the issue say why each does not.",
  correction: 'Add, correct or remove items, or change "minContains" and "maxContains".',
};

/** The schema of the examples of `contains`. Its subschema has no short description, so the messages count matches. */
const even = { type: "integer", multipleOf: 2 };

/** The messages of `contains`, by variant. */
export const containsTexts: Readonly<Record<string, ExplanationText & { readonly example: ValueExample }>> = {
  one: {
    meaning: 'No item of the array matches the schema under "contains".',
    ...countOfMatches,
    example: { schema: { contains: even }, value: [1, 3], corrected: [1, 2] },
  },
  atLeast: {
    meaning: 'Fewer items of the array match the schema under "contains" than there must be.',
    ...countOfMatches,
    example: { schema: { contains: even, minContains: 2 }, value: [1, 2], corrected: [2, 4] },
  },
  atMost: {
    meaning: 'More items of the array match the schema under "contains" than there may be.',
    ...countOfMatches,
    example: { schema: { contains: even, minContains: 0, maxContains: 1 }, value: [2, 4], corrected: [1, 2] },
  },
  between: {
    meaning: 'The number of items that match the schema under "contains" is not within its range.',
    ...countOfMatches,
    example: { schema: { contains: even, minContains: 2, maxContains: 3 }, value: [2], corrected: [2, 4] },
  },
  exactly: {
    meaning: 'The number of items that match the schema under "contains" is not the one that is demanded.',
    ...countOfMatches,
    example: { schema: { contains: even, minContains: 2, maxContains: 2 }, value: [2], corrected: [2, 4] },
  },
};

/** The messages of the applicators. */
export const applicator: Readonly<Record<string, ExplanationText>> = {
  anyOf: {
    meaning: "The value matches none of the alternatives.",
    cause:
      "The value is meant as one of the alternatives and has a mistake in it. The causes beneath the issue are those of the closest one.",
    correction: 'Correct what the causes say. "alternatives" of the issue has the issues of each alternative.',
    example: {
      schema: { anyOf: [{ type: "number" }, { type: "string", pattern: "^\\d+ EUR$" }] },
      value: "18.50",
      corrected: "18 EUR",
    },
  },
  oneOf: {
    meaning: "The value matches none of the alternatives, of which exactly one must match.",
    cause:
      "The value is meant as one of the alternatives and has a mistake in it. The causes beneath the issue are those of the closest one.",
    correction: 'Correct what the causes say. "alternatives" of the issue has the issues of each alternative.',
    example: {
      schema: {
        oneOf: [
          { properties: { kind: { const: "circle" }, radius: { minimum: 1 } }, required: ["kind", "radius"] },
          { properties: { kind: { const: "square" } }, required: ["kind", "side"] },
        ],
      },
      value: { kind: "circle", radius: 0 },
      corrected: { kind: "circle", radius: 2 },
    },
  },
  "not#some": {
    meaning: 'The value matches the schema under "not", and must not.',
    cause: "The value is one that was excluded on purpose.",
    correction: 'Change the value so that the schema under "not" does not hold.',
    example: { schema: { not: { type: "integer", multipleOf: 10 } }, value: 20, corrected: 21 },
  },
  "not#all": {
    meaning: 'The schema under "not" accepts everything, so no value is valid.',
    cause: '"not": {} or "not": true is used to forbid a property.',
    correction: "Remove the value from the data, or correct the schema.",
    example: {
      schema: { properties: { secret: { not: {} } } },
      value: { secret: 1 },
      corrected: {},
    },
  },
  "propertyNames#some": {
    meaning: "The object has properties whose names are not allowed.",
    cause: "A name has another form than the schema demands of all names, or is mistyped.",
    correction: 'Rename the properties that are named, or correct the schema under "propertyNames".',
    example: {
      schema: { propertyNames: { pattern: "^[a-z]+$" } },
      value: { Width: 5 },
      corrected: { width: 5 },
    },
  },
  "propertyNames#none": {
    meaning: "The object may have no properties at all.",
    cause: '"propertyNames" is false: only the empty object is valid.',
    correction: "Remove the properties, or correct the schema.",
    example: { schema: { propertyNames: false }, value: { a: 1 }, corrected: {} },
  },
  ...Object.fromEntries(Object.entries(containsTexts).map(([variant, text]) => [`contains#${variant}`, text])),
  false: {
    meaning: "There must be no value here: the schema that applies to it is false.",
    cause: "The schema forbids a property by its name.",
    correction: "Remove the value, or change the schema.",
    example: {
      schema: { properties: { name: {}, age: false } },
      value: { name: "Ada", age: 36 },
      corrected: { name: "Ada" },
    },
  },
};
