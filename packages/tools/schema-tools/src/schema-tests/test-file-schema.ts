import type { JsonObject } from "argot";

/** The JSON Schema of test files, for editors and for checks. */
export const testFileSchema: JsonObject = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Tests of a JSON Schema",
  description: "A file for `argot test`: one group of tests, or several in an array, as in the official test suite.",
  if: { type: "array" },
  then: { items: { $ref: "#/$defs/group" } },
  else: { $ref: "#/$defs/group" },
  $defs: {
    group: {
      type: "object",
      required: ["schema", "tests"],
      properties: {
        $schema: { type: "string", description: "The schema of this file, for editors." },
        description: { type: "string", description: "What the tests are about." },
        comment: { description: "Anything, for readers." },
        specification: { description: "Where the specification says so, as in the official test suite." },
        schema: {
          description: "The schema: an object, a boolean, or its URI, relative to this file.",
          type: ["object", "boolean", "string"],
        },
        tests: { type: "array", items: { $ref: "#/$defs/test" } },
      },
      additionalProperties: false,
    },
    test: {
      type: "object",
      required: ["description", "valid"],
      properties: {
        description: { type: "string", description: "What is expected, for people." },
        comment: { description: "Anything, for readers." },
        valid: { type: "boolean", description: "Whether the data must be valid." },
        data: { description: "The value to validate." },
        dataPath: { type: "string", minLength: 1, description: "The file with the value, relative to this file." },
        errors: {
          description: "All errors, in any order. Each is a message, or an object with the members that count.",
          type: "array",
          items: {
            if: { type: "string" },
            else: {
              type: "object",
              minProperties: 1,
              properties: {
                message: { type: "string" },
                messageId: { type: "string" },
                keyword: { type: "string" },
                instanceLocation: { type: "string" },
                keywordLocation: { type: "string" },
                absoluteKeywordLocation: { type: "string" },
              },
              additionalProperties: false,
            },
          },
        },
      },
      oneOf: [{ required: ["data"] }, { required: ["dataPath"] }],
      if: { required: ["errors"] },
      then: { properties: { valid: { const: false } } },
      additionalProperties: false,
    },
  },
};
