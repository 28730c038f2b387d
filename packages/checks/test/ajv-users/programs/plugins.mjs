// ajv-formats, ajv-errors and ajv-keywords.
import { Ajv } from "ajv";
import addErrors from "ajv-errors";
import addFormats from "ajv-formats";
import addKeywords from "ajv-keywords";

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
addErrors.default(ajv);
const names =
  "typeof instanceof range exclusiveRange regexp transform uniqueItemProperties allRequired anyRequired oneRequired patternRequired prohibited deepProperties deepRequired";
addKeywords.default(ajv, names.split(" "));

const rows = [
  [{ type: "string", format: "email" }, "a", "a@example.com"],
  [
    { type: "string", format: "date", formatMinimum: "2020-01-01", formatExclusiveMaximum: "2021-01-01" },
    "2019-01-01",
    "2020-05-05",
    "2021-01-01",
  ],
  [
    {
      type: "object",
      required: ["a", "b"],
      properties: { a: { type: "integer" }, b: { type: "string", minLength: 2 } },
      additionalProperties: false,
      errorMessage: {
        type: "should be an object",
        required: { a: "needs a", b: "needs b, has ${/a}" },
        additionalProperties: "no more",
        properties: { a: "a is ${/a}" },
      },
    },
    {},
    { a: "x", b: "b", c: 1 },
    3,
  ],
  [
    {
      type: "object",
      properties: { a: { minimum: 3, errorMessage: "wrong: ${0#} ${/a} ${1/b}" } },
      errorMessage: { _: "whole" },
    },
    { a: 1, b: 2 },
    1,
  ],
  [{ typeof: "number" }, 1, "a"],
  [{ instanceof: "Array" }, [], {}],
  [{ range: [1, 3] }, 1, 4],
  [{ exclusiveRange: [1, 3] }, 1, 2],
  [{ type: "string", regexp: "/foo/i" }, "FOO", "bar"],
  [
    {
      type: "object",
      properties: {
        a: { type: "string", transform: ["trim", "toLowerCase"] },
        b: { type: "string", transform: ["toEnumCase"], enum: ["pH"] },
      },
    },
    { a: " Ab ", b: "PH" },
  ],
  [{ type: "array", uniqueItemProperties: ["id"] }, [{ id: 1 }, { id: 1 }], [{ id: 1 }, { id: 2 }]],
  [{ type: "object", properties: { a: {}, b: {} }, allRequired: true }, { a: 1 }, { a: 1, b: 1 }],
  [{ type: "object", anyRequired: ["a", "b"] }, {}, { a: 1 }],
  [{ type: "object", oneRequired: ["a", "b"] }, { a: 1, b: 1 }, { a: 1 }],
  [{ type: "object", patternRequired: ["f.*o"] }, { fo: 1 }, { x: 1 }],
  [{ type: "object", prohibited: ["a"] }, { a: 1 }, {}],
  [{ type: "object", deepProperties: { "/a/b": { type: "string" } } }, { a: { b: 1 } }, { a: { b: "x" } }],
  [{ type: "object", deepRequired: ["/a/b"] }, { a: {} }, { a: { b: 1 } }],
];
export const results = rows.map(([schema, ...values]) => {
  const validate = ajv.compile(schema);
  return values.map((value) => {
    const valid = validate(value);
    return { valid, value, errors: validate.errors };
  });
});
