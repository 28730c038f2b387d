import { addVocabularies, createArgot, defineVocabulary } from "@argot/core";
import { boolean, defineKeyword } from "@argot/core/keyword";
import { draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { createTransform, TransformLimitError, type TransformOptions } from "../src/index.js";

const argot = createArgot({ dialects: [draft202012] });
const made = (schema: unknown, value: unknown, options: TransformOptions): unknown => {
  const frozen = deepFreeze(structuredClone(value));
  const result = createTransform(argot, schema, options)(frozen);
  return result.valid ? result.value : "invalid";
};

function deepFreeze(value: unknown): unknown {
  if (typeof value === "object" && value !== null)
    for (const member of Object.values(Object.freeze(value))) deepFreeze(member);
  return value;
}

describe("defaults", () => {
  const useDefaults = true;
  const port = { type: "integer", default: 80 };
  test.each<[what: string, schema: unknown, value: unknown, expected: unknown, options?: TransformOptions]>([
    ["of a missing property", { properties: { port } }, {}, { port: 80 }],
    ["not of one that is there", { properties: { port } }, { port: 81 }, { port: 81 }],
    [
      "of null and an empty text",
      { properties: { a: { default: 1 }, b: { default: 2 } } },
      { a: null, b: "" },
      { a: 1, b: 2 },
      { useDefaults: "empty" },
    ],
    ["of a required property", { required: ["port"], properties: { port } }, {}, { port: 80 }],
    ["within a default", { properties: { a: { default: {}, properties: { port } } } }, {}, { a: { port: 80 } }],
    ["of items", { prefixItems: [{ default: 1 }, { default: 2 }] }, [5], [5, 2]],
    [
      "in all of several schemas",
      { allOf: [{ properties: { port } }, { properties: { b: { default: 1 } } }] },
      {},
      { port: 80, b: 1 },
    ],
    ["behind a reference", { $ref: "#/$defs/a", $defs: { a: { properties: { port } } } }, {}, { port: 80 }],
    [
      "in the alternative that matches",
      {
        oneOf: [
          { properties: { k: { const: 1 }, a: { default: 1 } }, required: ["k"] },
          { properties: { k: { const: 2 }, b: { default: 2 } }, required: ["k"] },
        ],
      },
      { k: 2 },
      { k: 2, b: 2 },
    ],
    [
      "in no alternative of another kind",
      { anyOf: [{ type: "string" }, { type: "object", properties: { a: { default: 1 } } }] },
      "x",
      "x",
    ],
    [
      "in the branch that counts",
      {
        if: { required: ["k"] },
        then: { properties: { a: { default: 1 } } },
        else: { properties: { b: { default: 2 } } },
      },
      {},
      { b: 2 },
    ],
    ["not under not", { not: { required: ["x"], properties: { a: { default: 1 } } } }, {}, {}],
    [
      "of a property named __proto__",
      { properties: JSON.parse('{ "__proto__": { "default": 1 } }') },
      {},
      JSON.parse('{ "__proto__": 1 }'),
    ],
    ["of a property of the prototype", { properties: { constructor: { default: 1 } } }, {}, { constructor: 1 }],
  ])("%s", (_, schema, value, expected, options = { useDefaults }) => {
    expect(JSON.stringify(made(schema, value, options))).toBe(JSON.stringify(expected));
  });

  test("each value has a default of its own", () => {
    const transform = createTransform(argot, { properties: { a: { default: [] } } }, { useDefaults });
    const [first, second] = [transform({}).value, transform({}).value] as { a: unknown[] }[];
    expect(first?.a).not.toBe(second?.a);
  });
});

describe("types", () => {
  test("a member is coerced where its type is wrong", () => {
    expect(made({ properties: { a: { type: "integer" } } }, { a: "1" }, { coerceTypes: true })).toEqual({ a: 1 });
  });
  test("an alternative that holds as it is comes before one that needs a coercion", () => {
    const schema = { anyOf: [{ type: "number" }, { type: "string" }] };
    expect(made(schema, "1", { coerceTypes: true })).toBe("1");
  });
  test("of alternatives that fail, the first counts that holds when coerced", () => {
    const schema = {
      properties: { a: { oneOf: [{ type: "null" }, { type: "integer", minimum: 5 }, { type: "boolean" }] } },
    };
    expect(made(schema, { a: "7" }, { coerceTypes: true })).toEqual({ a: 7 });
    expect(made(schema, { a: "true" }, { coerceTypes: true })).toEqual({ a: true });
    expect(made(schema, { a: "x" }, { coerceTypes: true })).toBe("invalid");
  });
});

describe("additional properties", () => {
  const schema = { properties: { a: true }, patternProperties: { "^x-": true } };
  const value = { a: 1, "x-b": 2, c: "3" };
  test.each<[options: TransformOptions, additional: unknown, expected: unknown]>([
    [{ removeAdditional: true }, false, { a: 1, "x-b": 2 }],
    [{ removeAdditional: true }, { type: "string" }, value],
    [{ removeAdditional: true }, { type: "number" }, "invalid"],
    [{ removeAdditional: "failing" }, { type: "number" }, { a: 1, "x-b": 2 }],
    [{ removeAdditional: "failing" }, { type: "string" }, value],
    [{ removeAdditional: "all" }, true, { a: 1, "x-b": 2 }],
    [{ removeAdditional: "all" }, undefined, { a: 1, "x-b": 2 }],
  ])("%j with %j", (options, additionalProperties, expected) => {
    const given = additionalProperties === undefined ? schema : { ...schema, additionalProperties };
    expect(made(given, value, options)).toEqual(expected);
  });
});

describe("the result", () => {
  const schema = { properties: { a: { type: "integer" }, b: { default: 1 } }, additionalProperties: false };
  const options: TransformOptions = { coerceTypes: true, useDefaults: true, removeAdditional: true };

  test("lists the changes by location", () => {
    expect(createTransform(argot, schema, options)({ a: "1", c: 0 }).changes).toEqual([
      { kind: "default", instanceLocation: "/b", before: undefined, after: 1 },
      { kind: "remove", instanceLocation: "/c", before: 0, after: undefined },
      { kind: "coerce", instanceLocation: "/a", before: "1", after: 1 },
    ]);
  });
  test("is the given value if nothing changes", () => {
    const value = { a: 1, b: 2 };
    expect(createTransform(argot, schema, options)(value)).toEqual({ valid: true, value, changes: [], errors: [] });
    expect(createTransform(argot, schema, options)(value).value).toBe(value);
  });
  test("is the given value, changed, on request", () => {
    const value = { a: "1" };
    expect(createTransform(argot, schema, options)(value, { mutate: true }).value).toBe(value);
    expect(value).toEqual({ a: 1, b: 1 });
  });
  test("has the issues that are left", () => {
    expect(createTransform(argot, schema, options)({ a: "x" }).errors).toMatchObject([{ instanceLocation: "/a" }]);
  });
  test("dates and other objects of classes stay the same", () => {
    const date = new Date(0);
    const { value } = createTransform(argot, { properties: { b: { default: 1 } } }, options)({ date });
    expect((value as { date: Date }).date).toBe(date);
  });
});

test("options that do not exist are refused", () => {
  expect(() => createTransform(argot, {}, { defaults: true } as never)).toThrow("defaults");
  expect(() => createTransform(argot, {}, { coerceTypes: "all" } as never)).toThrow("coerceTypes");
});

test("a value that contains itself is refused with a reason", () => {
  const value: Record<string, unknown> = {};
  value["self"] = value;
  const transform = createTransform(argot, { properties: { a: { default: 1 } } }, { useDefaults: true });
  expect(() => transform(value)).toThrow("the value contains itself");
});

test("a frozen value that is to be changed itself is refused with its location", () => {
  const transform = createTransform(
    argot,
    { properties: { a: { properties: { b: { default: 1 } } } } },
    { useDefaults: true },
  );
  const frozen = { a: Object.freeze({}) };
  expect(transform(frozen).value).toEqual({ a: { b: 1 } });
  expect(() => transform(frozen, { mutate: true })).toThrow('"/a/b" cannot be changed');
});

test("an object that stands at two places is changed at each", () => {
  const shared = {};
  const schema = { properties: { a: { properties: { x: { default: 1 } } }, b: { properties: { x: { default: 2 } } } } };
  const { value } = createTransform(argot, schema, { useDefaults: true })({ a: shared, b: shared });
  expect(value).toEqual({ a: { x: 1 }, b: { x: 2 } });
});

test("the changes have what was there before, and what took its place at first", () => {
  const schema = { properties: { a: { type: "object", default: {}, properties: { b: { default: 1 } } } } };
  const { changes } = createTransform(argot, schema, { useDefaults: true })({});
  expect(changes.map(({ after }) => after)).toEqual([{}, 1]);
});

describe("work", () => {
  const inItems = { items: { $ref: "#" } };
  const nested = (depth: number, inner: unknown): unknown => {
    let deep = inner;
    for (let i = 0; i < depth; i++) deep = [deep];
    return deep;
  };
  /** Definitions that each have two properties with the next one. */
  const doubling = (steps: number, ofNext: object): object => {
    const $defs: Record<string, object> = { [`d${steps}`]: {} };
    for (let i = 0; i < steps; i++) {
      const next = { $ref: `#/$defs/d${i + 1}`, ...ofNext };
      $defs[`d${i}`] = { properties: { a: next, b: next } };
    }
    return { $defs, $ref: "#/$defs/d0" };
  };

  test("schemas that reach one part on many paths run a keyword there once", () => {
    const count = (depth: number): number => {
      let calls = 0;
      const touch = defineKeyword({ id: "https://example.com/touch", value: boolean, annotation: "value" });
      const dialect = addVocabularies(draft202012, [
        defineVocabulary({ uri: "https://example.com/v", keywords: { touch } }),
      ]);
      const keywords = { touch: (value: unknown) => (calls++, value) };
      const schema = { touch: true, allOf: [inItems, inItems] };
      createTransform(createArgot({ dialects: [dialect] }), schema, { keywords })(nested(depth, 1));
      return calls;
    };
    expect([count(10), count(20), count(40)]).toEqual([11, 21, 41]);
  });
  test("alternatives are tried for every item, however many there are", () => {
    const transform = createTransform(argot, { items: { anyOf: [{ type: "integer" }] } }, { coerceTypes: true });
    expect(transform(Array.from({ length: 10_001 }, () => "1")).valid).toBe(true);
  });
  test("every item may get many defaults", () => {
    const properties = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`p${i}`, { default: i }]));
    const transform = createTransform(argot, { items: { properties } }, { useDefaults: true });
    expect(transform(Array.from({ length: 5000 }, () => ({}))).changes).toHaveLength(150_000);
  });
  test("defaults within defaults that double have an end", () => {
    const transform = createTransform(argot, doubling(40, { default: {} }), { useDefaults: true });
    expect(() => transform({})).toThrow(/at "(\/[ab])+": alternatives or defaults/);
  });
  test("alternatives within alternatives that double have an end", () => {
    const again = { properties: { a: { $ref: "#" } }, required: ["a", "b"], minProperties: 2 };
    const schema = { anyOf: [again, { ...again, minProperties: 3 }, { type: "integer" }] };
    let value: unknown = "x";
    for (let i = 0; i < 60; i++) value = { a: value, n: "1" };
    const options = { coerceTypes: true, useDefaults: true };
    const withDefaults = JSON.parse(
      JSON.stringify(schema).replaceAll('"a":{', '"n":{"type":"integer"},"a":{'),
    ) as unknown;
    expect(() => createTransform(argot, withDefaults, options)(value)).toThrow(TransformLimitError);
  });
});

describe("objects of classes", () => {
  class Server {
    port: unknown = "80";
  }
  const schema = { properties: { server: { properties: { port: { type: "integer" }, host: { default: "a" } } } } };
  const transform = createTransform(argot, schema, { coerceTypes: true, useDefaults: true, removeAdditional: "all" });
  test("stay as they are", () => {
    const server = new Server();
    const result = transform({ server });
    expect(result).toMatchObject({ valid: false, changes: [] });
    expect(Object.fromEntries(Object.entries(server))).toEqual({ port: "80" });
  });
  test("are changed with the value itself", () => {
    const server = new Server();
    expect(transform({ server }, { mutate: true }).valid).toBe(true);
    expect(Object.fromEntries(Object.entries(server))).toEqual({ port: 80, host: "a" });
  });
});

test("members have any name, whatever the prototype has of that name", () => {
  const set: string[] = [];
  const accessor = { set: () => void set.push("x"), get: () => undefined, configurable: true };
  // oxlint-disable-next-line no-extend-native -- it is what is tested
  Object.defineProperty(Object.prototype, "host", accessor);
  try {
    const transform = createTransform(argot, { properties: { host: { default: "a" } } }, { useDefaults: true });
    expect(transform({ toString: 1 }).value).toEqual({ toString: 1, host: "a" });
  } finally {
    Reflect.deleteProperty(Object.prototype, "host");
  }
  expect(set).toEqual([]);
});

describe("Standard Schema", () => {
  const schema = { type: "object", properties: { a: { type: "integer" }, b: { default: 1 } } };
  const standard = createTransform(argot, schema, { coerceTypes: true, useDefaults: true })["~standard"];
  test("gives the transformed value", () => {
    const given = Object.freeze({ a: "1" });
    expect(standard.validate(given)).toEqual({ value: { a: 1, b: 1 } });
    expect(standard).toMatchObject({ version: 1, vendor: "argot" });
  });
  test("gives the issues that are left", () => {
    expect(standard.validate({ a: "x" })).toEqual({ issues: [{ message: "must be integer, is string", path: ["a"] }] });
  });
  test("gives the schema", () => {
    expect(standard.jsonSchema.input({ target: "draft-2020-12" })).toEqual(schema);
  });
});

test("parts that nothing changes are those of the value", () => {
  const value = { kept: { x: [1] }, made: {} };
  const transform = createTransform(
    argot,
    { properties: { made: { properties: { a: { default: 1 } } } } },
    { useDefaults: true },
  );
  const result = transform(value).value as typeof value;
  expect(result).toEqual({ kept: { x: [1] }, made: { a: 1 } });
  expect(result.kept).toBe(value.kept);
  expect(value).toEqual({ kept: { x: [1] }, made: {} });
});

test("a valid value in which defaults lead to another branch is transformed by that branch", () => {
  const schema = {
    properties: { kind: { default: "a" } },
    if: { properties: { kind: { const: "a" } }, required: ["kind"] },
    then: { properties: { size: { type: "integer" } } },
  };
  const transform = createTransform(argot, schema, { coerceTypes: true, useDefaults: true });
  expect(transform({ size: "1" }).value).toEqual({ size: 1, kind: "a" });
});

test("an error of a setter is thrown as it is", () => {
  const value = {
    get port(): unknown {
      return "80";
    },
    set port(_port: unknown) {
      throw new RangeError("not now");
    },
  };
  const transform = createTransform(argot, { properties: { port: { type: "integer" } } }, { coerceTypes: true });
  expect(() => transform(value, { mutate: true })).toThrow("not now");
  expect(transform(value).value).toEqual({ port: 80 });
});
