import { createArgot, DefinitionError, SchemaError } from "argot";
import { describe, expect, test } from "vitest";
import { createErrorText } from "./create-error-text.js";

const argot = createArgot({ formats: "assert" });

describe("a line says where, what is wrong, what would be right, and what the schema says", () => {
  const cases: [name: string, schema: object | boolean, value: unknown, text: string][] = [
    [
      "a type",
      { type: "integer" },
      "7",
      '(root): must be integer, is string; did you mean 7? Set the whole value: 7. Schema: {"type":"integer"}.',
    ],
    [
      "a missing member",
      { properties: { a: { minimum: 3 } }, required: ["a"] },
      {},
      '(root): must have property "a". Add /a: null. Schema: {"minimum":3}.',
    ],
    ["a limit", { maximum: 5 }, 9, '(root): must be at most 5, is 9. Set the whole value: 5. Schema: {"maximum":5}.'],
    [
      "a long text",
      { maxLength: 2 },
      "abc",
      '(root): must have at most 2 characters, has 3. Set the whole value: "ab". Schema: {"maxLength":2}.',
    ],
    [
      "equal items",
      { uniqueItems: true },
      [1, 2, 1],
      '(root): must have unique items, items 0 and 2 are equal. Set the whole value: [1,2]. Schema: {"uniqueItems":true}.',
    ],
    [
      "a text of JSON",
      { items: { type: "object" }, type: "array" },
      '[{"a":1}]',
      '(root): must be array, is string. Set the whole value: [{"a":1}]. Schema: {"items":{"type":"object"},"type":"array"}.',
    ],
    [
      "a mistyped name",
      { properties: { size: {} }, additionalProperties: false },
      { sise: 1 },
      '/sise: is not a known property; did you mean "size"? Rename /sise to /size.',
    ],
    [
      "a format",
      { properties: { a: { type: "string", format: "date" } } },
      { a: "today" },
      '/a: must be a date that exists, such as "2024-02-29", is "today". Set /a: "2024-02-29". Schema: {"type":"string","format":"date"}.',
    ],
    [
      "a name with a slash",
      { properties: { "a/b": { type: "null" } } },
      { "a/b": 1 },
      '/a~1b: must be null, is integer. Set /a~1b: null. Schema: {"type":"null"}.',
    ],
    ["no value at all", false, 1, "(root): is not allowed: the schema accepts no value."],
  ];
  test.each(cases)("%s", (_name, schema, value, text) => {
    expect(createErrorText(argot, schema)(value)).toBe(`- ${text}\n`);
  });
});

test("an error that comes to light when others are mended has a line as well", () => {
  const text = createErrorText(argot, {
    type: "object",
    properties: { price: { type: "number", minimum: 0 } },
    required: ["price"],
  })("none");
  expect(text).toContain('Set the whole value: {"price":0}');
  const two = createErrorText(argot, { allOf: [{ type: "array" }, { items: { type: "integer" } }] });
  expect(two('["x"]')).toMatch(/^- \(root\): must be array.*\n$/);
});

test("of many errors, the first 20 are described", () => {
  const errorText = createErrorText(argot, { items: { type: "integer" } });
  const lines = errorText(Array.from({ length: 100 }, () => "x")).split("\n");
  expect(lines[19]).toBe('- /19: must be integer, is string. Set /19: 0. Schema: {"type":"integer"}.');
  expect(lines.slice(20)).toEqual(["- and more", ""]);
  // No change is tried in a large value.
  const large = errorText(Array.from({ length: 6000 }, () => "x")).split("\n");
  expect(large[0]).toBe('- /0: must be integer, is string. Schema: {"type":"integer"}.');
});

test("a schema that changes later, and a document", () => {
  const given = { type: "string" };
  const errorText = createErrorText(argot, given);
  given.type = "null";
  expect(errorText(1)).toContain('Set the whole value: "a"');
  const other = createArgot().add({ type: "string" }, "https://example.com/text");
  expect(createErrorText(other, "https://example.com/text")(1)).toMatch(
    /^- \(root\): must be string, is integer\. Set the whole value: "/,
  );
});

test("wrong use is refused", () => {
  expect(() => createErrorText({} as never, {})).toThrow(DefinitionError);
  expect(() => createErrorText(argot, { type: "strnig" })).toThrow(SchemaError);
  expect(() => createErrorText(argot, {}, { maxCharacters: 99 })).toThrow(
    "must be an integer of at least 100; it is 99",
  );
  expect(() => createErrorText(argot, {}, { maxCharacter: 200 } as never)).toThrow('did you mean "maxCharacters"?');
});
