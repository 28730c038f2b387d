// Objects and arrays: what a schema says of properties and items that it does not name.
import { describe, expect, test } from "vitest";
import { ConfluentError, confluentChanges } from "./index.js";

const changesOf = (before: unknown, after: unknown): readonly string[] =>
  confluentChanges(before, after).changes.map(
    ({ type, path, isCompatible }) => `${isCompatible ? "+" : "-"} ${type} ${path}`,
  );

const $schema = "https://json-schema.org/draft/2020-12/schema";
const text = { type: "string" };
const count = { type: "integer" };
const amount = { type: "number" };
const a = { properties: { a: text } };
const ab = { properties: { a: text, b: count } };
const closed = { additionalProperties: false };
const withDefault = { properties: { a: text, b: { ...count, default: 1 } } };

describe("properties", () => {
  test.each([
    [a, { properties: { a: count } }, ["- TYPE_CHANGED #/properties/a"]],
    [a, ab, ["- OPTIONAL_PROPERTY_ADDED_TO_OPEN_CONTENT_MODEL #/properties/b"]],
    [a, { ...ab, required: ["b"] }, ["- REQUIRED_PROPERTY_ADDED_TO_OPEN_CONTENT_MODEL #/properties/b"]],
    [
      a,
      { ...withDefault, required: ["b"] },
      ["- REQUIRED_PROPERTY_WITH_DEFAULT_ADDED_TO_OPEN_CONTENT_MODEL #/properties/b"],
    ],
    [
      a,
      { properties: { a: text, b: {} } },
      ["+ PROPERTY_WITH_EMPTY_SCHEMA_ADDED_TO_OPEN_CONTENT_MODEL #/properties/b"],
    ],
    [ab, a, ["+ PROPERTY_REMOVED_FROM_OPEN_CONTENT_MODEL #/properties/b"]],
    [{ ...a, ...closed }, { ...ab, ...closed }, ["+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b"]],
    [
      { ...a, ...closed },
      { ...ab, ...closed, required: ["b"] },
      ["- REQUIRED_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b"],
    ],
    [
      { ...a, ...closed },
      { ...withDefault, ...closed, required: ["b"] },
      ["+ REQUIRED_PROPERTY_WITH_DEFAULT_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b"],
    ],
    [{ ...ab, ...closed }, { ...a, ...closed }, ["- PROPERTY_REMOVED_FROM_CLOSED_CONTENT_MODEL #/properties/b"]],
    [
      { properties: { a: text, b: false }, ...closed },
      { ...a, ...closed },
      ["+ PROPERTY_WITH_FALSE_REMOVED_FROM_CLOSED_CONTENT_MODEL #/properties/b"],
    ],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("properties that patterns or additional properties cover", () => {
  const numbers = { additionalProperties: amount };
  const pattern = { ...closed, patternProperties: { "^b": amount } };
  test.each([
    [
      { ...a, ...numbers },
      { ...ab, ...numbers },
      [
        "- TYPE_NARROWED #/properties/b",
        "- PROPERTY_ADDED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b",
        "+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b",
      ],
    ],
    [
      { ...a, additionalProperties: count },
      { properties: { a: text, b: amount }, additionalProperties: count },
      [
        "+ TYPE_EXTENDED #/properties/b",
        "+ PROPERTY_ADDED_IS_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b",
        "+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b",
      ],
    ],
    [
      { ...ab, ...pattern },
      { ...a, ...pattern },
      [
        "+ TYPE_EXTENDED #/properties/b",
        "+ PROPERTY_REMOVED_IS_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b",
      ],
    ],
    [
      { properties: { a: text, b: text }, ...numbers },
      { ...a, ...numbers },
      [
        "- TYPE_CHANGED #/properties/b",
        "- PROPERTY_REMOVED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/properties/b",
      ],
    ],
    // Another pattern does not cover it.
    [
      { ...a, ...closed, patternProperties: { "^c": text } },
      { ...ab, ...closed, patternProperties: { "^c": text } },
      ["+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b"],
    ],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

test("patterns take little time, and one that is not valid is an error", () => {
  const covered = (pattern: string): object => ({ ...closed, patternProperties: { [pattern]: text } });
  const name = "a".repeat(60);
  expect(changesOf(covered("^(a+)+b$"), { ...covered("^(a+)+b$"), properties: { [name]: text } })).toEqual([
    `+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/${name}`,
  ]);
  expect(() => changesOf(covered("("), { ...covered("("), ...ab })).toThrow(ConfluentError);
});

describe("other keywords of objects", () => {
  const dependent = (dependencies: object): object => ({ dependencies });
  test.each([
    [a, { ...a, required: ["a"] }, ["- REQUIRED_ATTRIBUTE_ADDED #/required/a"]],
    [{ ...a, required: ["a"] }, { ...a, required: ["other"] }, ["+ REQUIRED_ATTRIBUTE_REMOVED #/required/a"]],
    [
      { properties: { a: { ...text, default: "" } } },
      { properties: { a: { ...text, default: "" } }, required: ["a"] },
      ["+ REQUIRED_ATTRIBUTE_WITH_DEFAULT_ADDED #/required/a"],
    ],
    [a, { ...a, required: ["other"] }, []],
    [a, { ...a, ...closed }, ["- ADDITIONAL_PROPERTIES_REMOVED #/additionalProperties"]],
    [{ ...a, ...closed }, a, ["+ ADDITIONAL_PROPERTIES_ADDED #/additionalProperties"]],
    [a, { ...a, additionalProperties: text }, ["- ADDITIONAL_PROPERTIES_NARROWED #/additionalProperties"]],
    [{ ...a, additionalProperties: text }, a, ["+ ADDITIONAL_PROPERTIES_EXTENDED #/additionalProperties"]],
    [{ additionalProperties: count }, { additionalProperties: amount }, ["+ TYPE_EXTENDED #/additionalProperties"]],
    [
      dependent({ a: ["b"] }),
      dependent({ c: ["b"] }),
      ["+ DEPENDENCY_ARRAY_REMOVED #/dependencies/a", "- DEPENDENCY_ARRAY_ADDED #/dependencies/c"],
    ],
    [dependent({ a: ["b"] }), dependent({ a: ["b", "c"] }), ["- DEPENDENCY_ARRAY_EXTENDED #/dependencies/a"]],
    [dependent({ a: ["b", "c"] }), dependent({ a: ["c"] }), ["+ DEPENDENCY_ARRAY_NARROWED #/dependencies/a"]],
    [dependent({ a: ["b"] }), dependent({ a: ["c"] }), ["- DEPENDENCY_ARRAY_CHANGED #/dependencies/a"]],
    [
      dependent({ a: text }),
      dependent({ b: text }),
      ["+ DEPENDENCY_SCHEMA_REMOVED #/dependencies/a", "- DEPENDENCY_SCHEMA_ADDED #/dependencies/b"],
    ],
    [dependent({ a: count }), dependent({ a: amount }), ["+ TYPE_EXTENDED #/dependencies/a"]],
    [
      { $schema, dependentRequired: { a: ["b"] }, dependentSchemas: { a: count } },
      { $schema, dependentRequired: { a: [] }, dependentSchemas: { a: amount } },
      ["+ DEPENDENCY_ARRAY_REMOVED #/dependencies/a", "+ TYPE_EXTENDED #/dependencies/a"],
    ],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("arrays", () => {
  const array = { type: "array" };
  test.each([
    [array, { ...array, items: text }, ["- SCHEMA_ADDED #/items"]],
    [{ ...array, items: text }, array, ["+ SCHEMA_REMOVED #/items"]],
    [{ items: count }, { items: amount }, ["+ TYPE_EXTENDED #/items"]],
    [array, { ...array, uniqueItems: true }, ["- UNIQUE_ITEMS_ADDED #/uniqueItems"]],
    [{ ...array, uniqueItems: true }, { ...array, uniqueItems: false }, ["+ UNIQUE_ITEMS_REMOVED #/uniqueItems"]],
    [array, { ...array, additionalItems: false }, ["- ADDITIONAL_ITEMS_REMOVED #/additionalItems"]],
    [{ ...array, additionalItems: false }, array, ["+ ADDITIONAL_ITEMS_ADDED #/additionalItems"]],
    [array, { ...array, additionalItems: text }, ["- ADDITIONAL_ITEMS_NARROWED #/additionalItems"]],
    [{ ...array, additionalItems: text }, array, ["+ ADDITIONAL_ITEMS_EXTENDED #/additionalItems"]],
    [{ $schema, ...array }, { $schema, ...array, contains: text }, ["- MIN_CONTAINS_ADDED #/minContains"]],
    [{ $schema, items: false }, { $schema, items: true }, ["+ ADDITIONAL_ITEMS_ADDED #/additionalItems"]],
    [{ $schema, items: count }, { $schema, items: amount }, ["+ TYPE_EXTENDED #/items"]],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

/** The two forms of a schema for the first items, and for those after them. */
const tupleForms = [
  (first: readonly unknown[], rest: unknown = true): object => ({ items: first, additionalItems: rest }),
  (first: readonly unknown[], rest: unknown = true): object => ({ $schema, prefixItems: first, items: rest }),
];

describe.each(tupleForms)("first items, in form %#", (tuple) => {
  test.each([
    [[text, count], undefined, [text, amount], undefined, ["+ TYPE_EXTENDED #/items/1"]],
    [[text], undefined, [text, count], undefined, ["- ITEM_ADDED_TO_OPEN_CONTENT_MODEL #/items/1"]],
    [[text], undefined, [text, true], undefined, ["+ ITEM_WITH_EMPTY_SCHEMA_ADDED_TO_OPEN_CONTENT_MODEL #/items/1"]],
    [[text], false, [text, count], false, ["+ ITEM_ADDED_TO_CLOSED_CONTENT_MODEL #/items/1"]],
    [[text, count], undefined, [text], undefined, ["+ ITEM_REMOVED_FROM_OPEN_CONTENT_MODEL #/items/1"]],
    [[text, count], false, [text], false, ["- ITEM_REMOVED_FROM_CLOSED_CONTENT_MODEL #/items/1"]],
    [[text, false], false, [text], false, ["+ ITEM_WITH_FALSE_REMOVED_FROM_CLOSED_CONTENT_MODEL #/items/1"]],
    [
      [text],
      count,
      [text, amount],
      count,
      ["+ TYPE_EXTENDED #/items/1", "+ ITEM_ADDED_IS_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/items/1"],
    ],
    [
      [text],
      count,
      [text, text],
      count,
      ["- TYPE_CHANGED #/items/1", "- ITEM_ADDED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/items/1"],
    ],
    [
      [text, count],
      amount,
      [text],
      amount,
      ["+ TYPE_EXTENDED #/items/1", "+ ITEM_REMOVED_IS_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/items/1"],
    ],
    [
      [text, amount],
      count,
      [text],
      count,
      ["- TYPE_NARROWED #/items/1", "- ITEM_REMOVED_NOT_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/items/1"],
    ],
    [[text], count, [text], amount, ["+ TYPE_EXTENDED #/additionalItems"]],
  ])("%j, then %j becomes %j, then %j", (first, rest, newFirst, newRest, changes) =>
    expect(changesOf(tuple(first, rest), tuple(newFirst, newRest))).toEqual(changes),
  );
});

const unevaluatedForms: [string, string][] = [
  ["unevaluatedProperties", "UNEVALUATED_PROPERTIES"],
  ["unevaluatedItems", "UNEVALUATED_ITEMS"],
];

describe.each(unevaluatedForms)("%s", (keyword, name) => {
  const of = (schema: unknown): object => ({ $schema, minProperties: 0, minItems: 0, [keyword]: schema });
  test.each([
    [undefined, false, ["- REMOVED"]],
    [undefined, count, ["- NARROWED"]],
    [false, undefined, ["+ ADDED"]],
    [count, undefined, ["+ EXTENDED"]],
    [false, count, ["+ ADDED"]],
    [count, false, ["- REMOVED"]],
    [true, count, ["- NARROWED"]],
    [count, true, ["+ EXTENDED"]],
    [false, false, []],
  ])("%j becomes %j", (before, after, changes) => {
    const type = { type: keyword === "unevaluatedItems" ? "array" : "object" };
    const schemaOf = (value: unknown): object =>
      value === undefined ? { $schema, ...type } : { $schema, ...type, [keyword]: value };
    expect(changesOf(schemaOf(before), schemaOf(after))).toEqual(
      changes.map((each) => `${each.replace(" ", ` ${name}_`)} #/${keyword}`),
    );
    expect(changesOf(of(count), of(count))).toEqual([]);
  });

  test("means nothing before 2019-09", () => expect(changesOf({ ...a }, { ...a, [keyword]: false })).toEqual([]));
});

test("unevaluated properties and items close a schema as additional ones do", () => {
  expect(
    changesOf({ $schema, ...a, unevaluatedProperties: false }, { $schema, ...ab, unevaluatedProperties: false }),
  ).toEqual(["+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/b"]);
  expect(
    changesOf(
      { $schema, prefixItems: [text], unevaluatedItems: count },
      { $schema, prefixItems: [text, count], unevaluatedItems: count },
    ),
  ).toEqual(["+ ITEM_ADDED_IS_COVERED_BY_PARTIALLY_OPEN_CONTENT_MODEL #/items/1"]);
});
