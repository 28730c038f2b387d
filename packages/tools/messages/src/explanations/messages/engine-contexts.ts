import type { ExplanationText } from "../explanation.js";

const context = (meaning: string): Omit<ExplanationText, "example"> => ({
  meaning: `${meaning} This is put around another message, whose id the issue has.`,
  cause: "See the page of the message within.",
  correction: "See the page of the message within.",
});

/** Messages that the engine puts around others. */
export const contexts: Readonly<Record<string, ExplanationText>> = {
  "name-shown": {
    ...context("The name of a property is wrong."),
    example: { schema: { propertyNames: { pattern: "^[a-z]+$" } }, value: { A: 1 }, corrected: { a: 1 } },
  },
  name: {
    ...context("The message is about the name of a property, not about its value."),
    example: { schema: { propertyNames: { maxLength: 5 } }, value: { colours: 1 }, corrected: { color: 1 } },
  },
  because: {
    ...context("The schema counts because a property has a certain value."),
    example: {
      schema: {
        properties: { kind: { enum: ["mail", "page"] } },
        if: { properties: { kind: { const: "mail" } }, required: ["kind"] },
        then: { required: ["address"] },
      },
      value: { kind: "mail" },
      corrected: { kind: "mail", address: "ada@example.com" },
    },
  },
  "because-present": {
    ...context("The schema counts because a property is there."),
    example: {
      schema: { dependentSchemas: { card: { properties: { total: { minimum: 5 } } } } },
      value: { card: "4111", total: 1 },
      corrected: { card: "4111", total: 5 },
    },
  },
  "because-missing": {
    ...context("The schema counts because a property is missing."),
    example: {
      schema: { if: { required: ["card"] }, else: { required: ["iban"] } },
      value: {},
      corrected: { iban: "DE02" },
    },
  },
  "because-holds": {
    ...context("The schema counts because the condition beside it holds."),
    example: { schema: { if: { minimum: 5 }, then: { multipleOf: 5 } }, value: 7, corrected: 10 },
  },
  "because-fails": {
    ...context("The schema counts because the condition beside it does not hold."),
    example: { schema: { if: { minimum: 5 }, else: { multipleOf: 2 } }, value: 3, corrected: 4 },
  },
  "only-case": {
    ...context("The value has the letters of one that is allowed, in another case."),
    example: { schema: { enum: ["auto", "manual"] }, value: "Auto", corrected: "auto" },
  },
  "only-type": {
    ...context("The value has the text of one that is allowed, and another type."),
    example: { schema: { enum: [1, 2] }, value: "2", corrected: 2 },
  },
  nearest: {
    ...context("None of several alternatives matches, and one is closer than the others."),
    example: {
      schema: { anyOf: [{ type: "string" }, { type: "object", required: ["name"] }] },
      value: {},
      corrected: { name: "Ada" },
    },
  },
  "in-full": {
    ...context("None of several alternatives matches, and one sentence says what all of them require."),
    example: { schema: { anyOf: [{ type: "string" }, { type: "null" }] }, value: 1, corrected: "a" },
  },
  "did-you-mean": {
    ...context("A name or a value is close to one that is allowed."),
    example: { schema: { enum: ["red", "green"] }, value: "gren", corrected: "green" },
  },
  misnamed: {
    ...context("A property is missing, and one that is there is unknown and has a similar name."),
    example: {
      schema: { properties: { name: {} }, required: ["name"] },
      value: { nmae: "Ada" },
      corrected: { name: "Ada" },
    },
  },
};
