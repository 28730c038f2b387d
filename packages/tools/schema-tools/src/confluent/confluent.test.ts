import { describe, expect, test } from "vitest";
import { ConfluentError, confluentChanges } from "./index.js";

const changesOf = (before: unknown, after: unknown): readonly string[] =>
  confluentChanges(before, after).changes.map(
    ({ type, path, isCompatible }) => `${isCompatible ? "+" : "-"} ${type} ${path}`,
  );

const modern = "https://json-schema.org/draft/2020-12/schema";
const text = { type: "string" };
const count = { type: "integer" };
const amount = { type: "number" };

describe("schemas of one type", () => {
  test.each([
    [text, text, []],
    [text, amount, ["- TYPE_CHANGED #/"]],
    [text, {}, []],
    [text, true, []],
    [false, text, []],
    [text, false, ["- TYPE_CHANGED #/"]],
    [{}, text, ["- TYPE_CHANGED #/"]],
    [{ type: "boolean" }, { type: "null" }, ["- TYPE_CHANGED #/"]],
    [{ ...text, "connect.type": "bytes" }, { ...amount, "connect.type": "bytes" }, []],
    [{ ...text, title: "a" }, text, ["+ TITLE_CHANGED #/"]],
    [text, { ...text, description: "a" }, ["+ DESCRIPTION_CHANGED #/"]],
    [text, { ...text, default: "" }, ["+ DEFAULT_CHANGED #/"]],
    [{ ...text, default: { a: [1] } }, { ...text, default: { a: [1] } }, []],
    [{ $id: "https://example.com/a" }, { $id: "https://example.com/b" }, ["+ ID_CHANGED #/"]],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("limits", () => {
  const limits = [
    ["string", "maxLength", "MAX_LENGTH"],
    ["string", "minLength", "MIN_LENGTH"],
    ["number", "maximum", "MAXIMUM"],
    ["number", "minimum", "MINIMUM"],
    ["number", "exclusiveMaximum", "EXCLUSIVE_MAXIMUM"],
    ["number", "exclusiveMinimum", "EXCLUSIVE_MINIMUM"],
    ["object", "maxProperties", "MAX_PROPERTIES"],
    ["object", "minProperties", "MIN_PROPERTIES"],
    ["array", "maxItems", "MAX_ITEMS"],
    ["array", "minItems", "MIN_ITEMS"],
    ["array", "maxContains", "MAX_CONTAINS"],
    ["array", "minContains", "MIN_CONTAINS"],
  ];

  test.each(limits)("of type %s: %s", (type = "", keyword = "", name = "") => {
    const [none, low, high] = [{ type }, { type, [keyword]: 2 }, { type, [keyword]: 3 }];
    const [wider, narrower] = keyword.toLowerCase().includes("max") ? ["+", "-"] : ["-", "+"];
    expect(changesOf(low, low)).toEqual([]);
    expect(changesOf(none, low)).toEqual([`- ${name}_ADDED #/${keyword}`]);
    expect(changesOf(low, none)).toEqual([`+ ${name}_REMOVED #/${keyword}`]);
    expect(changesOf(low, high)).toEqual([`${wider} ${name}_INCREASED #/${keyword}`]);
    expect(changesOf(high, low)).toEqual([`${narrower} ${name}_DECREASED #/${keyword}`]);
  });
});

describe("strings and numbers", () => {
  test.each([
    [text, { ...text, pattern: "a" }, ["- PATTERN_ADDED #/pattern"]],
    [{ ...text, pattern: "a" }, text, ["+ PATTERN_REMOVED #/pattern"]],
    [{ ...text, pattern: "a" }, { ...text, pattern: "b" }, ["- PATTERN_CHANGED #/pattern"]],
    [text, { ...text, format: "date" }, []],
    [amount, { ...amount, multipleOf: 4 }, ["- MULTIPLE_OF_ADDED #/multipleOf"]],
    [{ ...amount, multipleOf: 4 }, amount, ["+ MULTIPLE_OF_REMOVED #/multipleOf"]],
    [{ ...amount, multipleOf: 4 }, { ...amount, multipleOf: 8 }, ["- MULTIPLE_OF_EXPANDED #/multipleOf"]],
    [{ ...amount, multipleOf: 8 }, { ...amount, multipleOf: 4 }, ["+ MULTIPLE_OF_REDUCED #/multipleOf"]],
    [{ ...amount, multipleOf: 8 }, { ...amount, multipleOf: 5 }, ["- MULTIPLE_OF_CHANGED #/multipleOf"]],
    [{ ...amount, multipleOf: 0.3 }, { ...amount, multipleOf: 0.1 }, ["+ MULTIPLE_OF_REDUCED #/multipleOf"]],
    [count, amount, ["+ TYPE_EXTENDED #/"]],
    [amount, count, ["- TYPE_NARROWED #/"]],
    [
      { ...count, minimum: 1 },
      { ...amount, minimum: 0, maximum: 9 },
      ["- MAXIMUM_ADDED #/maximum", "+ MINIMUM_DECREASED #/minimum", "+ TYPE_EXTENDED #/"],
    ],
    [{ minimum: 1 }, { ...amount, minimum: 1 }, []],
    [{ maxLength: 3, title: "a" }, { ...text, maxLength: 3, title: "a" }, []],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("listed and negated values", () => {
  test.each([
    [{ enum: [1, "a"] }, { enum: ["a", 1] }, []],
    [{ enum: [1] }, { enum: [1, { a: 2 }] }, ["+ ENUM_ARRAY_EXTENDED #/enum"]],
    [{ enum: [1, 2] }, { enum: [1] }, ["- ENUM_ARRAY_NARROWED #/enum"]],
    [{ enum: [1, 2] }, { enum: [1, 3] }, ["- ENUM_ARRAY_CHANGED #/enum"]],
    [{ const: { a: 1, b: 2 } }, { const: { b: 2, a: 1 } }, []],
    [{ const: 1 }, { const: 2 }, ["- ENUM_ARRAY_CHANGED #/const"]],
    [{ const: 1 }, { enum: [1] }, ["- TYPE_CHANGED #/"]],
    [{ ...text, enum: ["a"] }, text, ["+ PRODUCT_TYPE_NARROWED #/"]],
    [text, { ...text, enum: ["a"] }, ["- TYPE_CHANGED #/"]],
    [{ not: amount }, { not: count }, ["+ NOT_TYPE_NARROWED #/not"]],
    [{ not: count }, { not: amount }, ["- NOT_TYPE_EXTENDED #/not"]],
    [{ not: text }, { not: text }, ["+ NOT_TYPE_NARROWED #/not"]],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("combined schemas", () => {
  const short = { ...text, maxLength: 2 };
  test.each([
    [{ allOf: [text, { enum: ["a"] }] }, { allOf: [{ enum: ["a"] }, text] }, []],
    [{ anyOf: [text, count] }, { anyOf: [amount, text] }, ["+ TYPE_EXTENDED #/anyOf/1"]],
    [{ anyOf: [text] }, { anyOf: [text, count] }, ["+ SUM_TYPE_EXTENDED #/"]],
    [{ oneOf: [text, count] }, { oneOf: [text] }, ["- SUM_TYPE_NARROWED #/"]],
    [{ allOf: [short] }, { allOf: [short, { minLength: 1 }] }, ["- PRODUCT_TYPE_EXTENDED #/"]],
    [{ allOf: [short, { minimum: 1 }] }, { allOf: [short] }, ["+ PRODUCT_TYPE_NARROWED #/"]],
    [{ oneOf: [text] }, { oneOf: [count] }, ["- COMBINED_TYPE_SUBSCHEMAS_CHANGED #/"]],
    // A pair for each of them: what takes both must not be used up by the first.
    [{ oneOf: [count, amount] }, { oneOf: [amount, count] }, []],
    [{ oneOf: [text, text] }, { oneOf: [text] }, []],
    [{ oneOf: [text] }, { anyOf: [text] }, ["+ COMBINED_TYPE_EXTENDED #/"]],
    [{ allOf: [text] }, { oneOf: [text, count] }, ["+ COMBINED_TYPE_EXTENDED #/", "+ SUM_TYPE_EXTENDED #/"]],
    [{ allOf: [text, count] }, { oneOf: [text] }, ["+ COMBINED_TYPE_EXTENDED #/", "+ PRODUCT_TYPE_NARROWED #/"]],
    [{ anyOf: [text, count] }, { allOf: [text] }, ["- COMBINED_TYPE_CHANGED #/"]],
    [{ anyOf: [text, count] }, { oneOf: [text, count] }, ["- COMBINED_TYPE_CHANGED #/"]],
    [short, { anyOf: [count, text] }, ["+ MAX_LENGTH_REMOVED #/maxLength", "+ SUM_TYPE_EXTENDED #/"]],
    [short, { oneOf: [text] }, ["+ MAX_LENGTH_REMOVED #/maxLength"]],
    [short, { allOf: [text, { minLength: 1 }] }, ["- TYPE_CHANGED #/"]],
    [{ allOf: [short] }, text, ["+ MAX_LENGTH_REMOVED #/maxLength"]],
    [{ allOf: [count, short] }, text, ["+ MAX_LENGTH_REMOVED #/maxLength", "+ PRODUCT_TYPE_NARROWED #/"]],
    [{ anyOf: [text, count] }, text, ["- TYPE_CHANGED #/"]],
    [{ type: ["string"] }, { type: ["string", "null"] }, ["+ SUM_TYPE_EXTENDED #/"]],
    [
      { type: ["string", "null"], maxLength: 2 },
      { type: ["null", "string"] },
      ["+ MAX_LENGTH_REMOVED #/anyOf/0/maxLength"],
    ],
  ])("%j becomes %j", (before, after, changes) => expect(changesOf(before, after)).toEqual(changes));
});

describe("references", () => {
  const referring = (schema: unknown, reference = "#/definitions/a"): object => ({
    properties: { a: { $ref: reference } },
    definitions: { a: schema },
  });

  test("are followed, and add nothing to paths", () => {
    expect(changesOf(referring(text), referring(count))).toEqual(["- TYPE_CHANGED #/properties/a"]);
    expect(changesOf(referring(text), { properties: { a: text } })).toEqual([]);
    const named = { $id: "https://example.com/b", ...text };
    expect(changesOf(referring(named, "https://example.com/b"), referring({ $id: "#b", ...count }, "#b"))).toEqual([
      "- TYPE_CHANGED #/properties/a",
    ]);
  });

  test("are relative to the identifiers on their way", () => {
    const inner = { $id: "inner/", a: { $id: "a", a: { $ref: "b" } }, b: { $id: "b" } };
    const schema = (type: string): object => ({
      $id: "https://example.com/",
      $ref: "#/definitions/a/a/a",
      definitions: { a: { ...inner, b: { $id: "b", type } } },
    });
    expect(changesOf(schema("integer"), schema("number"))).toEqual(["+ TYPE_EXTENDED #/"]);
  });

  test("hide what is beside them up to draft-07, and not in 2020-12", () => {
    const before = { $ref: "#/definitions/a", minLength: 1, definitions: { a: text } };
    const after = { $ref: "#/definitions/a", minLength: 2, definitions: { a: text } };
    expect(changesOf(before, after)).toEqual([]);
    expect(changesOf({ ...before, $schema: modern }, { ...after, $schema: modern })).toEqual([
      "- COMBINED_TYPE_SUBSCHEMAS_CHANGED #/",
    ]);
  });

  test("lead to other documents of their own version", () => {
    const schema = { properties: { a: { $ref: "part.json#/definitions/a" } } };
    const version = (a: unknown): object => ({
      uri: "file:///schema.json",
      resolve: (uri: string) =>
        uri === "file:///part.json" ? { definitions: { a: { $ref: "#/definitions/b" }, b: a } } : undefined,
    });
    const { changes } = confluentChanges(schema, schema, { before: version(count), after: version(amount) });
    expect(changes).toEqual([{ type: "TYPE_EXTENDED", path: "#/properties/a", isCompatible: true }]);
  });

  const list = (value: unknown): object => ({ properties: { value, next: { $ref: "#" } } });

  test("may lead back", () => {
    expect(changesOf(list(text), list(text))).toEqual([]);
    expect(changesOf(list(count), list(amount))).toEqual(["+ TYPE_EXTENDED #/properties/value"]);
    expect(changesOf({ $ref: "#" }, { $ref: "#" })).toEqual([]);
  });

  test("lead back to what turns out to be incompatible, whichever is compared first", () => {
    const tree = (one: unknown, two: unknown): object => ({
      oneOf: [{ $ref: "#/definitions/one" }, { $ref: "#/definitions/two" }],
      definitions: {
        one: { properties: { id: one, next: { oneOf: [{ $ref: "#/definitions/three" }] } } },
        two: { properties: { id: two, next: { oneOf: [{ $ref: "#/definitions/three" }] } } },
        three: { properties: { id: count, next: { oneOf: [{ $ref: "#/definitions/one" }] } } },
      },
    });
    const { isCompatible } = confluentChanges(tree(count, { type: "boolean" }), tree({ type: "boolean" }, amount));
    expect(isCompatible).toBe(false);
  });

  test("between many definitions take little time", () => {
    const names = Array.from({ length: 24 }, (_, i) => `d${i}`);
    const any = { oneOf: names.map((name) => ({ $ref: `#/definitions/${name}` })) };
    const schema = (id: unknown): object => ({
      ...any,
      definitions: Object.fromEntries(names.map((name) => [name, { properties: { id, [name]: any, any } }])),
    });
    expect(confluentChanges(schema(count), schema(amount)).isCompatible).toBe(true);
    expect(confluentChanges(schema(amount), schema(text)).isCompatible).toBe(false);
  });
});

test("what very many paths lead to is listed some times, and counts", () => {
  const layers = (value: unknown): object => ({
    $ref: "#/definitions/0",
    definitions: Array.from({ length: 40 }, (_, i): object => {
      const next = i === 39 ? value : { $ref: `#/definitions/${i + 1}` };
      return { properties: { a: next, b: next, c: i === 0 ? { maximum: 1 } : next } };
    }),
  });
  expect(confluentChanges(layers(count), layers(amount))).toMatchObject({ isCompatible: true });
  const { changes, isCompatible } = confluentChanges(layers(amount), layers(count));
  expect({ count: changes.length, isCompatible }).toEqual({ count: 1000, isCompatible: false });
});

describe("schemas that cannot be compared", () => {
  const codeOf = (before: unknown, after: unknown): unknown => {
    try {
      return confluentChanges(before, after);
    } catch (error) {
      return error instanceof ConfluentError ? error.code : error;
    }
  };

  const nested = (depth: number, around: (schema: unknown) => unknown): unknown => {
    let schema: unknown = text;
    for (let i = 0; i < depth; i++) schema = around(schema);
    return schema;
  };

  test.each([
    [{ $ref: "#/definitions/a" }, "unresolvable-reference"],
    [{ $ref: "other.json" }, "unresolvable-reference"],
    ["string", "invalid-schema"],
    [null, "invalid-schema"],
    [{ type: "text" }, "invalid-schema"],
    [{ type: 1 }, "invalid-schema"],
    [{ properties: [] }, "invalid-schema"],
    [{ properties: { a: 1 } }, "invalid-schema"],
    [{ allOf: {} }, "invalid-schema"],
    [{ maximum: "1" }, "invalid-schema"],
    [{ title: 1 }, "invalid-schema"],
    [{ required: "a" }, "invalid-schema"],
  ])("%j", (schema, code) => {
    expect(codeOf(schema, {})).toBe(code);
    expect(codeOf({ properties: { a: schema } }, { properties: { a: schema } })).toBe(code);
  });

  test.each([
    ["properties", (schema: unknown) => ({ properties: { a: schema } })],
    ["items", (schema: unknown) => ({ items: schema })],
    ["allOf", (schema: unknown) => ({ allOf: [schema] })],
    ["oneOf", (schema: unknown) => ({ $schema: modern, oneOf: [schema] })],
    ["not", (schema: unknown) => ({ not: schema })],
  ])("deeply nested ones: %s", (_, around) => {
    expect(codeOf(nested(390, around), nested(390, around))).toMatchObject({ isCompatible: true });
    expect(codeOf(nested(20_000, around), nested(20_000, around))).toBe("too-large");
  });

  test("long chains of references", () => {
    const chain = (length: number): object => ({
      $ref: "#/definitions/0",
      definitions: Array.from({ length }, (_, i) => ({ properties: { a: { $ref: `#/definitions/${i + 1}` } } })).concat(
        [{ properties: { a: text as never } }],
      ),
    });
    expect(codeOf(chain(390), chain(390))).toMatchObject({ isCompatible: true });
    expect(codeOf(chain(5000), chain(5000))).toBe("too-large");
  });

  test("an option that is not known", () => {
    expect(() => confluentChanges({}, {}, { resolve: () => undefined } as object)).toThrow(/no option "resolve"/);
  });
});

test("a name of a property is only a name", () => {
  const names = ["__proto__", "constructor", "toString"];
  const closed = (schema: unknown): unknown =>
    JSON.parse(
      `{"additionalProperties":false,"properties":{${names.map((name) => `"${name}":${JSON.stringify(schema)}`).join(",")}}}`,
    );
  expect(changesOf(closed(count), closed(amount))).toEqual(names.map((name) => `+ TYPE_EXTENDED #/properties/${name}`));
  expect(changesOf({ additionalProperties: false }, closed(count))).toEqual(
    names.map((name) => `+ OPTIONAL_PROPERTY_ADDED_TO_UNOPEN_CONTENT_MODEL #/properties/${name}`),
  );
});
