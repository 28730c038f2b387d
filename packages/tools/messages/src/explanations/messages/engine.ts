import type { ExplanationText } from "../explanation.js";

const shapes = {
  oneOf: [
    { properties: { kind: { const: "circle" }, radius: { type: "number" } }, required: ["kind"] },
    { properties: { kind: { const: "square" }, side: { type: "number" } }, required: ["kind"] },
  ],
};
const pairs = {
  oneOf: [{ required: ["card"] }, { required: ["iban"] }],
};

/** No alternative matches the value, and the message says what all of them demand. */
const noMatch = {
  cause: "The value is none of those that the alternatives are made for.",
  correction: 'Write what the message names. "alternatives" of the issue above has the issues of each alternative.',
};
/** The value has a form that is forbidden. */
const excluded = {
  cause: "The value is one that was excluded on purpose.",
  correction: 'Change the value, or the schema under "not".',
};
/** Too few items match. */
const tooFew = {
  cause: "An item is missing, or nearly matches.",
  correction: "Add the item that is named, or correct one.",
};

/** Messages that the engine makes of several keywords. */
export const engine: Readonly<Record<string, ExplanationText>> = {
  default: {
    meaning: "The keyword that is named fails, and its definition has no message.",
    cause: "The keyword is one of your own, defined without `message`.",
    correction: "Give the keyword a message, and correct the value.",
    example: {
      program: `import { defineKeyword, defineVocabulary, JsonType, json } from "@argot/core/keyword";
import { draft202012 } from "@argot/dialects";
import { addVocabularies, createArgot } from "argot";

const even = defineKeyword({
  id: "https://example.com/keyword/even",
  value: json,
  appliesTo: JsonType.number,
  test: (number) => number % 2 === 0,
});
const vocabulary = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { even } });
const argot = createArgot({ dialects: [addVocabularies(draft202012, [vocabulary])] });
export default argot.compile({ even: true }).validate(3).errors;`,
    },
  },
  missing: {
    meaning: "A property is missing. `flattenIssues` says this at the location that the property would have.",
    cause: "A property was forgotten, or its name is mistyped.",
    correction: "Add the property.",
    example: { schema: { required: ["name"] }, value: {}, corrected: { name: "Ada" } },
  },
  "missing-value": {
    meaning:
      "A property is missing that tells the alternatives apart. `flattenIssues` says this at the location that it would have.",
    cause: "The property that says what kind of value it is was forgotten.",
    correction: "Add the property with one of the values that are named.",
    example: { schema: shapes, value: { radius: 1 }, corrected: { kind: "circle", radius: 1 } },
  },
  type: {
    meaning: "The value matches no alternative: all of them demand another type.",
    ...noMatch,
    example: {
      schema: {
        anyOf: [
          { type: "object", required: ["a"] },
          { type: "object", required: ["b"] },
        ],
      },
      value: "text",
      corrected: { a: 1 },
    },
  },
  types: {
    meaning: "The value matches no alternative: it has none of the types that they demand.",
    ...noMatch,
    example: { schema: { anyOf: [{ type: "string" }, { type: "null" }] }, value: 5, corrected: "5" },
  },
  values: {
    meaning: "The value matches no alternative: it is none of the values that they name.",
    ...noMatch,
    example: {
      schema: shapes,
      value: { kind: "circel", radius: 1 },
      corrected: { kind: "circle", radius: 1 },
    },
  },
  "values-differ": {
    meaning: "The value matches no alternative: it is none of the objects or arrays that they name.",
    ...noMatch,
    example: {
      schema: { anyOf: [{ const: { size: "s" } }, { const: { size: "l" } }] },
      value: { size: "m" },
      corrected: { size: "s" },
    },
  },
  "types-or-values": {
    meaning: "The value matches no alternative: it has neither a type nor a value that they demand.",
    ...noMatch,
    example: { schema: { anyOf: [{ type: "number" }, { const: "auto" }] }, value: true, corrected: "auto" },
  },
  "missing-one": {
    meaning: "The value matches no alternative: each demands a property, and all of these are missing.",
    cause: "None of the properties was given of which one is needed.",
    correction: "Add one of the properties that are named.",
    example: { schema: pairs, value: { name: "Ada" }, corrected: { name: "Ada", card: "4111" } },
  },
  "missing-constant": {
    meaning: "The value lacks the property that tells the alternatives apart.",
    cause: "The property that says what kind of value it is was forgotten, or its name is mistyped.",
    correction: "Add the property with one of the values that are named.",
    example: { schema: shapes, value: { radius: 1 }, corrected: { kind: "circle", radius: 1 } },
  },
  "missing-item": {
    meaning: "The array lacks the item that tells the alternatives apart.",
    cause: "The array is empty or was cut.",
    correction: "Add the item with one of the values that are named.",
    example: {
      schema: {
        oneOf: [
          { prefixItems: [{ const: "move" }], minItems: 1 },
          { prefixItems: [{ const: "turn" }], minItems: 1 },
        ],
      },
      value: [],
      corrected: ["move"],
    },
  },
  either: {
    meaning: "Several alternatives are equally close, and the message says what each would need.",
    cause: "The value lies between the alternatives.",
    correction: "Do one of the things that the message says.",
    example: { schema: { anyOf: [{ maximum: 3 }, { minimum: 7 }] }, value: 5, corrected: 7 },
  },
  "too-many": {
    meaning: "The value matches more alternatives than it may.",
    cause: "The alternatives overlap.",
    correction: "Change the value, or make the alternatives exclude each other.",
    example: {
      program: `import { defineKeyword, schemaList, some } from "@argot/core/keyword";
import { draft202012 } from "@argot/dialects";
import { addVocabularies, createArgot, defineVocabulary } from "argot";

const atMostOne = defineKeyword({
  id: "https://example.com/keyword/atMostOne",
  value: schemaList,
  lower: (k) => some(k.value, { max: 1 }),
  message: "must match at most one of the alternatives, matches {actual}",
});
const vocabulary = defineVocabulary({ uri: "https://example.com/vocabulary", keywords: { atMostOne } });
const argot = createArgot({ dialects: [addVocabularies(draft202012, [vocabulary])] });
export default argot.compile({ atMostOne: [{ minimum: 1 }, { minimum: 2 }] }).validate(3).errors;`,
    },
  },
  "more-than-one": {
    meaning: "The value matches several alternatives, of which exactly one must match.",
    cause: 'The alternatives of "oneOf" overlap.',
    correction:
      'Make the alternatives exclude each other, by a "const" in a common property for example, or use "anyOf".',
    example: { schema: { oneOf: [{ type: "number" }, { minimum: 0 }] }, value: 5, corrected: -5 },
  },
  "one-property": {
    meaning: "The object has several properties of which it may have one.",
    cause: "Both ways to say something are used at once.",
    correction: "Remove all but one of the properties that are named.",
    example: { schema: pairs, value: { card: "4111", iban: "DE02" }, corrected: { card: "4111" } },
  },
  "not-type": {
    meaning: "The value has a type that is excluded.",
    ...excluded,
    example: { schema: { not: { type: "string" } }, value: "5", corrected: 5 },
  },
  "not-value": {
    meaning: "The value is the one that is excluded.",
    ...excluded,
    example: { schema: { not: { const: "admin" } }, value: "admin", corrected: "ada" },
  },
  "not-values": {
    meaning: "The value is one of those that are excluded.",
    ...excluded,
    example: { schema: { not: { enum: ["admin", "root"] } }, value: "root", corrected: "ada" },
  },
  "not-pattern": {
    meaning: "The string matches a regular expression that it must not match.",
    ...excluded,
    example: { schema: { not: { pattern: "^_" } }, value: "_private", corrected: "public" },
  },
  "not-property": {
    meaning: "The object has a property that it must not have.",
    ...excluded,
    example: { schema: { not: { required: ["password"] } }, value: { password: "x" }, corrected: {} },
  },
  "not-properties": {
    meaning: "The object has properties that must not be there together.",
    ...excluded,
    example: { schema: { not: { required: ["min", "exact"] } }, value: { min: 1, exact: 2 }, corrected: { exact: 2 } },
  },
  "not-member": {
    meaning: "A property has a value that is excluded.",
    ...excluded,
    example: {
      schema: { not: { properties: { role: { const: "root" } }, required: ["role"] } },
      value: { role: "root" },
      corrected: { role: "user" },
    },
  },
  "not-here": {
    meaning: "The value is not allowed because of what else is there: the schema that a condition selects is false.",
    cause: '"then", "else" or an alternative is false, and its condition holds.',
    correction: "Change what the condition is about, or remove the value.",
    example: {
      schema: { if: { type: "integer", multipleOf: 2 }, then: false },
      value: 4,
      corrected: 3,
    },
  },
  "nothing-allowed": {
    meaning: "The schema is `false`: no value is valid.",
    cause: "The schema is a placeholder, or forbids a value on purpose.",
    correction: "Leave the value out, or change the schema.",
    example: { schema: false, value: 1, correctedSchema: true, corrected: 1 },
  },
  "unknown-property": {
    meaning: "The object has a property that no schema describes, and others are not allowed.",
    cause: "The name is mistyped, or the property belongs elsewhere.",
    correction: "Correct the name, or leave the property out.",
    example: {
      schema: { properties: { name: {} }, additionalProperties: false },
      value: { nmae: "Ada" },
      corrected: { name: "Ada" },
    },
  },
  "extra-item": {
    meaning: "The array has more items than its schema describes, and others are not allowed.",
    cause: "An item was added, or an array of fixed length is written with too many items.",
    correction: "Leave the item out.",
    example: { schema: { prefixItems: [{}, {}], items: false }, value: [1, 2, 3], corrected: [1, 2] },
  },
  "items-type": {
    meaning: "The array contains too few items of a type.",
    ...tooFew,
    example: { schema: { contains: { type: "string" } }, value: [1, 2], corrected: [1, "2"] },
  },
  "items-value": {
    meaning: "The array lacks a value that it must contain.",
    ...tooFew,
    example: { schema: { contains: { const: "admin" } }, value: ["user"], corrected: ["user", "admin"] },
  },
  "items-values": {
    meaning: "The array contains too few of the values that are named.",
    ...tooFew,
    example: { schema: { contains: { enum: ["admin", "owner"] } }, value: ["user"], corrected: ["owner"] },
  },
  "items-pattern": {
    meaning: "The array contains too few strings that match a regular expression.",
    ...tooFew,
    example: {
      schema: { contains: { type: "string", pattern: "^v\\d" } },
      value: ["latest"],
      corrected: ["latest", "v1"],
    },
  },
  "items-property": {
    meaning: "The array contains too few objects with a property.",
    ...tooFew,
    example: { schema: { contains: { type: "object", required: ["id"] } }, value: [{}], corrected: [{ id: 1 }] },
  },
  "items-member": {
    meaning: "The array contains too few objects of which a property has a certain value.",
    ...tooFew,
    example: {
      schema: { contains: { type: "object", properties: { main: { const: true } }, required: ["main"] } },
      value: [{ main: false }],
      corrected: [{ main: true }],
    },
  },
  "not-named": {
    meaning: "No property may have this name: the schema for names is false.",
    cause: "A name is used that is reserved.",
    correction: "Rename the property.",
    example: {
      schema: { propertyNames: { if: { pattern: "^_" }, then: false } },
      value: { _id: 1 },
      corrected: { id: 1 },
    },
  },
};
