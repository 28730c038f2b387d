import type { ExplanationText } from "../explanation.js";

/** A limit of a size. */
const limit = (
  keyword: string,
  { thing, is, direction }: { readonly thing: string; readonly is: string; readonly direction: "least" | "most" },
  value: unknown,
  corrected: unknown,
): ExplanationText => ({
  meaning: `The ${thing} has ${is} than "${keyword}" allows.`,
  cause:
    direction === "least"
      ? `A required ${thing} is left empty or is incomplete.`
      : `More is given than the receiver has room for.`,
  correction: `Give the ${thing} the size that is allowed, or change "${keyword}" if its limit is too strict.`,
  example: { schema: { [keyword]: 2 }, value, corrected },
});

/** A bound of a number. */
const bound = (keyword: string, relation: string, value: number, corrected: number): ExplanationText => ({
  meaning: `The number is ${relation} what "${keyword}" allows.`,
  cause: "The number has another unit, the wrong sign, or is at the edge of an open range.",
  correction: `Give a number within the range, or change "${keyword}". Its own value is ${keyword.startsWith("exclusive") ? "not " : ""}allowed.`,
  example: { schema: { [keyword]: 10 }, value, corrected },
});

/** The messages of the validation vocabulary. */
export const validation: Readonly<Record<string, ExplanationText>> = {
  "type#one": {
    meaning: "The value has another type than the schema demands.",
    cause: "A number or a boolean is written as a string, or one value where a list belongs.",
    correction: 'Write the value with the type that is named. Argot converts nothing: "5" is not 5.',
    example: { schema: { type: "integer" }, value: "5", corrected: 5 },
  },
  "type#several": {
    meaning: "The value has none of the types that the schema allows.",
    cause: "A value is null that may not be, or is an object where a plain value belongs.",
    correction: "Write the value with one of the types that are named.",
    example: { schema: { type: ["string", "number"] }, value: null, corrected: "none" },
  },
  "enum#one": {
    meaning: "The schema allows one value, and this is another.",
    cause: 'The value is mistyped, has other case, or has another type: 1 is not "1".',
    correction: "Write exactly the value that is named.",
    example: { schema: { enum: ["EUR"] }, value: "eur", corrected: "EUR" },
  },
  "enum#several": {
    meaning: "The value is none of those that the schema lists.",
    cause: "The value is mistyped, has other case, or is new and not yet in the list.",
    correction: 'Write one of the values that are named, or add the value to "enum".',
    example: { schema: { enum: ["draft", "published"] }, value: "publisht", corrected: "published" },
  },
  "enum#none": {
    meaning: "The list of allowed values is empty, so no value is valid.",
    cause: "The list is generated from a source that is empty.",
    correction: 'Add the allowed values to "enum", or remove the property from the data.',
    example: { schema: { enum: [] }, value: 1, corrected: 1, correctedSchema: { enum: [1] } },
  },
  "enum#oneWithParts": {
    meaning: "The schema allows one object or array, and this one differs from it.",
    cause: "One member was changed.",
    correction: "Change the part that the message names.",
    example: {
      schema: { enum: [{ host: "localhost", port: 80 }] },
      value: { host: "localhost", port: 8080 },
      corrected: { host: "localhost", port: 80 },
    },
  },
  "enum#severalWithParts": {
    meaning: "The value is none of the objects or arrays that the schema lists.",
    cause: "One member was changed. The message names the listed value that is closest.",
    correction: 'Change the part that the message names, or add the value to "enum".',
    example: {
      schema: {
        enum: [
          { size: "s", price: 5 },
          { size: "l", price: 9 },
        ],
      },
      value: { size: "l", price: 8 },
      corrected: { size: "l", price: 9 },
    },
  },
  const: {
    meaning: "The schema allows one value, and this is another.",
    cause: "The value is mistyped, or belongs to another version or kind of document.",
    correction: "Write exactly the value that is named.",
    example: { schema: { const: "v2" }, value: "v1", corrected: "v2" },
  },
  "const#parts": {
    meaning: "The schema allows one object or array, and this one differs from it.",
    cause: "One member was changed.",
    correction: "Change the part that the message names.",
    example: { schema: { const: [1, 2, 3] }, value: [1, 2, 4], corrected: [1, 2, 3] },
  },
  minLength: limit("minLength", { thing: "string", is: "fewer characters", direction: "least" }, "a", "ab"),
  maxLength: limit("maxLength", { thing: "string", is: "more characters", direction: "most" }, "abc", "ab"),
  minItems: limit("minItems", { thing: "array", is: "fewer items", direction: "least" }, [1], [1, 2]),
  maxItems: limit("maxItems", { thing: "array", is: "more items", direction: "most" }, [1, 2, 3], [1, 2]),
  minProperties: limit(
    "minProperties",
    { thing: "object", is: "fewer properties", direction: "least" },
    { a: 1 },
    { a: 1, b: 2 },
  ),
  maxProperties: limit(
    "maxProperties",
    { thing: "object", is: "more properties", direction: "most" },
    { a: 1, b: 2, c: 3 },
    { a: 1, b: 2 },
  ),
  minimum: bound("minimum", "less than", 9, 10),
  maximum: bound("maximum", "greater than", 11, 10),
  exclusiveMinimum: bound("exclusiveMinimum", "not greater than", 10, 11),
  exclusiveMaximum: bound("exclusiveMaximum", "not less than", 10, 9),
  multipleOf: {
    meaning: "The number is not a multiple of the number in the schema.",
    cause: "An amount has more decimal places than its currency, or a size does not fit its step.",
    correction: "Round the number to a multiple. Argot computes with exact decimals: 0.3 is a multiple of 0.1.",
    example: { schema: { multipleOf: 0.01 }, value: 4.995, corrected: 4.99 },
  },
  pattern: {
    meaning: "The string does not match the regular expression.",
    cause:
      "The string has characters or a form that the expression does not foresee. The expression is not anchored unless it has ^ and $.",
    correction: "Write the string in the form of the expression, or correct the expression.",
    example: { schema: { pattern: "^[A-Z]{2}-\\d+$" }, value: "de-15", corrected: "DE-15" },
  },
  required: {
    meaning: "Properties are missing that the object must have.",
    cause: "A property was forgotten, or its name is mistyped. Then the message suggests what it stands for.",
    correction: "Add the properties that are named.",
    example: { schema: { required: ["id", "name"] }, value: { id: 1 }, corrected: { id: 1, name: "Ada" } },
  },
  dependentRequired: {
    meaning: "A property is missing that must be there because another one is.",
    cause: "Properties that belong together are set one at a time.",
    correction: "Add the property that is named, or remove the one that demands it.",
    example: {
      schema: { dependentRequired: { card: ["billingAddress"] } },
      value: { card: "4111" },
      corrected: { card: "4111", billingAddress: "12 Main St" },
    },
  },
  uniqueItems: {
    meaning: "Two items of the array are equal.",
    cause: "A list was joined from several sources. Numbers are equal if their values are: 1 and 1.0.",
    correction: "Remove one of the items that are named by their positions.",
    example: { schema: { uniqueItems: true }, value: ["a", "b", "a"], corrected: ["a", "b"] },
  },
};
