import type { ExplanationText } from "../explanation.js";
import { containsTexts } from "./applicator.js";

/** A bound that another keyword makes exclusive. */
const bound = (
  keyword: "minimum" | "maximum",
  exclusive: boolean,
  [value, corrected]: readonly [number, number],
): ExplanationText => {
  const other = keyword === "minimum" ? "exclusiveMinimum" : "exclusiveMaximum";
  const relation = keyword === "minimum" ? "less than" : "greater than";
  return {
    meaning: `The number is ${exclusive ? "equal to or " : ""}${relation} "${keyword}"${exclusive ? `, which "${other}" excludes` : ""}.`,
    cause: "The number has another unit or the wrong sign.",
    correction: `Give a number within the range, or change "${keyword}".${exclusive ? ` In these drafts "${other}" is true or false.` : ""}`,
    example: {
      schema: exclusive ? { [keyword]: 10, [other]: true } : { [keyword]: 10 },
      value,
      corrected,
      dialect: "draft-04",
    },
  };
};

const dependency = (dialect: string): ExplanationText => ({
  meaning: "A property is missing that must be there because another one is.",
  cause: "Properties that belong together are set one at a time.",
  correction: "Add the property that is named, or remove the one that demands it.",
  example: {
    schema: { dependencies: { card: ["billingAddress"] } },
    value: { card: "4111" },
    corrected: { card: "4111", billingAddress: "12 Main St" },
    dialect,
  },
});

/** `contains` up to 2019-09 says the same. */
const olderContains = Object.fromEntries(
  Object.entries(containsTexts).map(([variant, text]) => [
    `draft-06/contains#${variant}`,
    { ...text, example: { ...text.example, dialect: "2019-09" } },
  ]),
);

/** The messages of keywords that only older drafts have, or that had another meaning there. */
export const olderDrafts: Readonly<Record<string, ExplanationText>> = {
  "draft-04/minimum#inclusive": bound("minimum", false, [9, 10]),
  "draft-04/minimum#exclusive": bound("minimum", true, [10, 11]),
  "draft-04/maximum#inclusive": bound("maximum", false, [11, 10]),
  "draft-04/maximum#exclusive": bound("maximum", true, [10, 9]),
  "draft-04/required": {
    meaning: "Properties are missing that the object must have.",
    cause: "A property was forgotten, or its name is mistyped. Then the message suggests what it stands for.",
    correction: "Add the properties that are named.",
    example: {
      schema: { required: ["id", "name"] },
      value: { id: 1 },
      corrected: { id: 1, name: "Ada" },
      dialect: "draft-04",
    },
  },
  "draft-03/properties#missing": {
    meaning: 'Properties are missing whose schemas have "required": true.',
    cause: "A property was forgotten, or its name is mistyped.",
    correction: 'Add the properties that are named. In draft-03 "required" stands in the schema of the property.',
    example: {
      schema: { properties: { id: { required: true } } },
      value: {},
      corrected: { id: 1 },
      dialect: "draft-03",
    },
  },
  "draft-03/type#none": {
    meaning: "The list of allowed types is empty, so no value is valid.",
    cause: "The list is generated from a source that is empty.",
    correction: 'Name a type, or remove "type".',
    example: {
      schema: { type: [] },
      value: 1,
      corrected: 1,
      correctedSchema: { type: ["integer"] },
      dialect: "draft-03",
    },
  },
  "draft-03/type#one": {
    meaning: "The value has another type than the schema demands.",
    cause: "A number or a boolean is written as a string.",
    correction: "Write the value with the type that is named.",
    example: { schema: { type: "integer" }, value: "5", corrected: 5, dialect: "draft-03" },
  },
  "draft-03/type#several": {
    meaning: "The value has none of the types that the schema allows.",
    cause: "A value is null that may not be.",
    correction: "Write the value with one of the types that are named.",
    example: { schema: { type: ["string", "number"] }, value: null, corrected: "none", dialect: "draft-03" },
  },
  "draft-03/type#union": {
    meaning: "The value has none of the types, and matches none of the schemas, in the list of types.",
    cause: "The value is meant as one of the alternatives and has a mistake in it.",
    correction: "Correct what the causes beneath the issue say.",
    example: {
      schema: { type: ["null", { type: "integer", minimum: 1 }] },
      value: 0,
      corrected: 1,
      dialect: "draft-03",
    },
  },
  "disallow#one": {
    meaning: 'The value has the type, or matches the schema, that "disallow" excludes.',
    cause: "The value is one that was excluded on purpose.",
    correction: "Write a value of another type.",
    example: { schema: { disallow: "string" }, value: "5", corrected: 5, dialect: "draft-03" },
  },
  "disallow#several": {
    meaning: 'The value has one of the types, or matches one of the schemas, that "disallow" excludes.',
    cause: "The value is one that was excluded on purpose.",
    correction: "Write a value of another type.",
    example: { schema: { disallow: ["string", "null"] }, value: null, corrected: 5, dialect: "draft-03" },
  },
  "dependencies#names": dependency("draft-07"),
  "draft-03/dependencies#names": dependency("draft-03"),
  ...olderContains,
};
