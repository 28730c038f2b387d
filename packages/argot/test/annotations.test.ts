import { describe, expect, test } from "vitest";
import { type ArgotOptions, createArgot } from "../src/index.js";

/** Annotations in short: instance location, keyword location and value. */
const found = (schema: unknown, value: unknown, options?: ArgotOptions): unknown[] =>
  createArgot(options)
    .compile(schema)
    .annotations(value)
    .list.map(({ instanceLocation, keywordLocation, value: said }) => [instanceLocation, keywordLocation, said]);

describe("annotations", () => {
  test("have a value, a keyword and locations", () => {
    const schema = {
      $id: "https://example.com/s",
      properties: { a: { $ref: "#/$defs/a" } },
      $defs: { a: { title: "A" } },
    };
    expect(createArgot().compile(schema).annotations({ a: 1 })).toMatchObject({
      valid: true,
      list: [
        { keyword: "properties", value: ["a"] },
        {
          instanceLocation: "/a",
          keywordLocation: "/properties/a/$ref/title",
          absoluteKeywordLocation: "https://example.com/s#/$defs/a/title",
          keyword: "title",
          vocabulary: "https://json-schema.org/draft/2020-12/vocab/meta-data",
          value: "A",
        },
      ],
    });
  });

  test("an invalid value has none", () => {
    const annotations = createArgot().compile({ title: "A", minimum: 3 }).annotations(2);
    expect(annotations).toMatchObject({ valid: false, list: [] });
    expect(annotations.of("title").size).toBe(0);
  });

  test("remain only where the value is valid under their schemas", () => {
    const titled = (title: string, minimum: number): unknown => ({ allOf: [{ title }], minimum });
    expect(found({ anyOf: [titled("low", 0), titled("high", 10)] }, 5)).toEqual([
      ["", "/anyOf/0/allOf/0/title", "low"],
    ]);
    expect(found({ if: titled("if", 10), else: { title: "else" } }, 5)).toEqual([["", "/else/title", "else"]]);
    expect(found({ if: titled("if", 0), then: { title: "then" } }, 5)).toEqual([
      ["", "/if/allOf/0/title", "if"],
      ["", "/then/title", "then"],
    ]);
    expect(found({ not: { not: { title: "A" } } }, 5)).toEqual([]);
    expect(found({ contains: titled("big", 10) }, [5, 10])).toEqual([
      ["", "/contains", [1]],
      ["/1", "/contains/allOf/0/title", "big"],
    ]);
  });

  test("of property names are dropped: names have no location", () => {
    expect(found({ propertyNames: { allOf: [{ title: "name" }] }, title: "A" }, { a: 1 })).toEqual([
      ["", "/title", "A"],
    ]);
  });

  test("come from unknown keywords, whatever their names", () => {
    const schema: unknown = JSON.parse('{ "x-a": [1], "__proto__": { "b": 2 } }');
    const validator = createArgot().compile(schema);
    const [first, second] = validator.annotations(1).list;
    expect(first).toEqual(expect.objectContaining({ keyword: "x-a", value: [1] }));
    expect(first).not.toHaveProperty("vocabulary");
    expect(second).toMatchObject({ keyword: "__proto__", value: { b: 2 } });
    const { annotations } = validator.output(1, "hierarchical");
    expect(Object.keys(annotations ?? {})).toEqual(["x-a", "__proto__"]);
  });

  test("cannot be used to change the schema", () => {
    const validator = createArgot().compile({ default: { a: [1] } });
    const [value] = validator.annotations(1).of("default").get("") as [{ a: number[] }];
    expect(() => value.a.push(2)).toThrow(TypeError);
    expect(validator.annotations(1).of("default").get("")).toEqual([{ a: [1] }]);
  });
});

describe("annotations of applicators", () => {
  const schema = { title: "x" };
  const applied = (value: unknown, instance: unknown, options?: ArgotOptions): unknown =>
    Object.fromEntries(
      createArgot(options)
        .compile(value)
        .annotations(instance)
        .list.filter(({ keyword }) => keyword !== "title")
        .map(({ keyword, value: said }) => [keyword, said]),
    );

  test.each([
    [{ properties: { a: schema, b: schema } }, { a: 1, c: 1 }, { properties: ["a"] }],
    [{ properties: { a: schema } }, {}, { properties: [] }],
    [{ properties: { a: schema } }, 1, {}],
    [{ patternProperties: { "^a": schema, b$: schema } }, { ab: 1, c: 1 }, { patternProperties: ["ab"] }],
    [{ additionalProperties: schema, properties: {} }, { a: 1 }, { properties: [], additionalProperties: ["a"] }],
    [
      { properties: { a: {} }, unevaluatedProperties: schema },
      { a: 1, b: 1 },
      { properties: ["a"], unevaluatedProperties: ["b"] },
    ],
    [{ prefixItems: [schema, schema] }, [1, 2, 3], { prefixItems: 1 }],
    [{ prefixItems: [schema, schema] }, [1, 2], { prefixItems: true }],
    [{ prefixItems: [schema, schema] }, [1], { prefixItems: true }],
    [{ prefixItems: [schema] }, [], {}],
    [{ prefixItems: [schema], items: schema }, [1, 2], { prefixItems: 0, items: true }],
    [{ prefixItems: [schema], items: schema }, [1], { prefixItems: true }],
    [{ prefixItems: [schema], unevaluatedItems: schema }, [1, 2], { prefixItems: 0, unevaluatedItems: true }],
    [{ prefixItems: [schema], unevaluatedItems: schema }, [1], { prefixItems: true }],
    [{ contains: { type: "string" } }, ["a", 1, "b"], { contains: [0, 2] }],
    [{ contains: { type: "string" }, minContains: 0 }, [], { contains: [] }],
  ])("%j of %j in 2020-12", (value, instance, expected) => {
    expect(applied(value, instance)).toEqual(expected);
  });

  test.each([
    [{ items: schema }, [1, 2], { items: true }],
    [{ items: [schema] }, [1, 2], { items: 0 }],
    [{ items: [schema, schema] }, [1, 2], { items: true }],
    [{ items: [schema], additionalItems: schema }, [1, 2], { items: 0, additionalItems: true }],
    [{ items: [schema], additionalItems: schema }, [1], { items: true }],
    [{ items: [schema], unevaluatedItems: schema }, [1, 2], { items: 0, unevaluatedItems: true }],
    [{ contains: { type: "string" } }, ["a", 1, "b"], {}],
  ])("%j of %j in 2019-09", (value, instance, expected) => {
    expect(applied(value, instance, { dialect: "2019-09" })).toEqual(expected);
  });
});

describe("annotations of one keyword", () => {
  test("are found by instance location, the schema nearest to the root first", () => {
    const annotations = createArgot()
      .compile({
        title: "Order",
        properties: { customer: { $ref: "#/$defs/person", title: "Customer" }, id: { title: "Id", deprecated: true } },
        $defs: { person: { title: "Person", default: {} } },
      })
      .annotations({ id: 1, customer: {} });
    expect(annotations.of("title")).toEqual(
      new Map([
        ["", ["Order"]],
        ["/customer", ["Customer", "Person"]],
        ["/id", ["Id"]],
      ]),
    );
    expect(annotations.of("deprecated")).toEqual(new Map([["/id", [true]]]));
    expect(annotations.of("writeOnly")).toEqual(new Map());
  });
});
