// Schemas in which one thing grows, and schemas that need one op of the plan.
import type { Corpus } from "./corpus.js";
import type { Json, JsonObject } from "./json.js";

const instancesEach = 20;
const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

/** The value of names `p0`, `p1`, … */
const membersOf = (count: number, value: (i: number) => Json): JsonObject =>
  Object.fromEntries(range(count).map((i) => [`p${i}`, value(i)]));

function micro(name: string, source: string, schema: JsonObject, instance: (i: number) => Json): Corpus {
  const $schema = "https://json-schema.org/draft/2020-12/schema";
  return { name, source, schema: { $schema, ...schema }, instances: range(instancesEach).map((i) => instance(i)) };
}

interface Dimension {
  readonly title: string;
  readonly sizes: readonly number[];
  schema(size: number): JsonObject;
  instance(size: number, i: number): Json;
}

const text: JsonObject = { type: "string" };

const nested = (depth: number): Json => (depth === 0 ? {} : { child: nested(depth - 1) });

const dimensions: readonly Dimension[] = [
  {
    title: "properties declared, 4 present",
    sizes: [4, 16, 64, 256],
    schema: (size) => ({ type: "object", properties: membersOf(size, () => text), additionalProperties: false }),
    instance: (size, i) => Object.fromEntries(range(4).map((n) => [`p${(i + n * 7) % size}`, "a"])),
  },
  {
    title: "properties declared and present",
    sizes: [4, 16, 64, 256],
    schema: (size) => ({ type: "object", properties: membersOf(size, () => text), required: ["p0"] }),
    instance: (size) => membersOf(size, () => "a"),
  },
  {
    title: "properties declared, half of them present",
    sizes: [8, 32, 128],
    schema: (size) => ({ type: "object", properties: membersOf(size, () => text) }),
    instance: (size) => Object.fromEntries(range(size / 2).map((n) => [`p${n * 2}`, "a"])),
  },
  {
    title: "properties declared and no others allowed, two thirds of them present",
    sizes: [16, 64, 256],
    schema: (size) => ({ type: "object", properties: membersOf(size, () => text), additionalProperties: false }),
    instance: (size, i) =>
      Object.fromEntries(range(size).flatMap((n) => ((n + i) % 3 === 0 ? [] : [[`p${n}`, "a"] as const]))),
  },
  {
    title: "properties of a map",
    sizes: [1, 4, 16, 64],
    schema: () => ({ type: "object", additionalProperties: text }),
    instance: (size, i) => Object.fromEntries(range(size).map((n) => [`p${(i + n * 7) % 997}`, "a"])),
  },
  {
    title: "items",
    sizes: [1, 10, 100, 1000],
    schema: () => ({ type: "array", items: { type: "integer", minimum: 0 } }),
    instance: (size, i) => range(size).map((n) => n + i),
  },
  {
    title: "unique items",
    sizes: [10, 100, 1000],
    schema: () => ({ type: "array", uniqueItems: true }),
    instance: (size, i) => range(size).map((n) => ({ n: n + i })),
  },
  {
    title: "branches with a discriminator",
    sizes: [2, 8, 32, 128],
    schema: (size) => ({
      oneOf: range(size).map((n) => ({
        type: "object",
        properties: { kind: { const: `k${n}` }, value: { type: "integer" } },
        required: ["kind"],
      })),
    }),
    instance: (size, i) => ({ kind: `k${(i * 7) % size}`, value: i }),
  },
  {
    title: "references in a chain",
    sizes: [1, 8, 64, 512],
    schema: (size) => ({
      $ref: "#/$defs/d0",
      $defs: Object.fromEntries(
        range(size).map((n) => [`d${n}`, n === size - 1 ? { type: "integer" } : { $ref: `#/$defs/d${n + 1}` }]),
      ),
    }),
    instance: (_, i) => i,
  },
  {
    title: "values of an enum",
    sizes: [4, 64, 1024],
    schema: (size) => ({ enum: range(size).map((n) => `value ${n}`) }),
    instance: (size, i) => `value ${(i * 37) % size}`,
  },
  {
    title: "objects of an enum",
    sizes: [4, 64, 1024],
    schema: (size) => ({ enum: range(size).map((n) => ({ id: n, name: `value ${n}` })) }),
    instance: (size, i) => ({ id: (i * 37) % size, name: `value ${(i * 37) % size}` }),
  },
  {
    title: "depth of the instance",
    sizes: [1, 10, 100],
    schema: () => ({ type: "object", properties: { child: { $ref: "#" } }, additionalProperties: false }),
    instance: (size) => nested(size),
  },
];

export const growthSource = "growth";
export const opSource = "op";
export const largeSource = "large";

const customer = (id: number): JsonObject => ({
  id,
  name: `Customer ${id}`,
  email: `customer${id}@example.com`,
  age: 18 + (id % 60),
  tags: ["a", "b", `c${id % 100}`],
  address: { street: `Street ${id}`, city: `City ${id % 1000}`, zip: `${10_000 + (id % 90_000)}` },
});

/** One value of many objects. The larger one has 8 MB as text. */
export const largeCases: readonly Corpus[] = [4300, 43_000].map((size) => ({
  ...micro(
    `array of ${size} objects`,
    largeSource,
    {
      type: "array",
      items: {
        type: "object",
        required: ["id", "name"],
        properties: {
          id: { type: "integer" },
          name: text,
          email: text,
          age: { type: "integer", minimum: 0 },
          tags: { type: "array", items: text },
          address: { type: "object", properties: { city: text, zip: text } },
        },
      },
    },
    () => [],
  ),
  instances: range(3).map((n) => range(size).map((i) => customer(n * size + i))),
}));

/** @param ends - Whether to return only the smallest and the largest of each. */
export function growthCases(ends: boolean): Corpus[] {
  return dimensions.flatMap(({ title, sizes, schema, instance }) =>
    sizes
      .filter((_, i) => !ends || i === 0 || i === sizes.length - 1)
      .map((size) => micro(`${title}: ${size}`, growthSource, schema(size), (i) => instance(size, i))),
  );
}

const op = (name: string, schema: JsonObject, instance: (i: number) => Json): Corpus =>
  micro(name, opSource, schema, instance);

/** Ops, with a schema that needs each. `decoded` and `custom` come from vocabularies that peers do not have. */
export const opCases: readonly Corpus[] = [
  op("test is", { type: ["string", "integer"] }, (i) => (i % 2 === 0 ? i : "a")),
  op("test compare self", { minimum: 3, exclusiveMaximum: 1000 }, (i) => i + 3),
  op("test compare characterCount", { type: "string", minLength: 2, maxLength: 40 }, (i) => "ab".padEnd(i + 2, "ü")),
  op("test compare itemCount", { type: "array", minItems: 1, maxItems: 40 }, (i) => range(i + 1)),
  op("test compare propertyCount", { type: "object", minProperties: 1, maxProperties: 40 }, (i) =>
    membersOf(i + 1, () => 1),
  ),
  op("test multiple", { multipleOf: 0.01 }, (i) => i / 100),
  op("test match", { type: "string", pattern: "^[a-z]+-[0-9]{1,3}$" }, (i) => `item-${i}`),
  op("test among", { enum: ["a", 1, null, { a: [1] }] }, (i) => ["a", 1, null, { a: [1] }][i % 4] ?? null),
  op("test has", { type: "object", required: ["p0", "p3"] }, (i) => membersOf(4 + (i % 3), () => 1)),
  op("test has, dependent", { dependentRequired: { p1: ["p0"] } }, (i) => membersOf(1 + (i % 4), () => 1)),
  op("test unique", { uniqueItems: true }, (i) => range(i + 1)),
  op("all", { allOf: [{ type: "integer" }, { minimum: 0 }, { maximum: 99 }] }, (i) => i),
  op("some, any", { anyOf: [{ type: "string" }, { type: "integer", minimum: 0 }] }, (i) => (i % 2 === 0 ? i : "a")),
  op("some, one", { oneOf: [{ type: "string" }, { type: "integer", minimum: 0 }] }, (i) => (i % 2 === 0 ? i : "a")),
  op("some, none", { not: { type: "object", required: ["no"] } }, (i) => membersOf(i % 4, () => 1)),
  op("branch", { if: { type: "string" }, then: { minLength: 1 }, else: { minimum: 0 } }, (i) =>
    i % 2 === 0 ? i : "a",
  ),
  op("members, named", { properties: { p0: { type: "integer" }, p1: text } }, (i) => ({ p0: i, p1: "a" })),
  op("members, patterns", { patternProperties: { "^p": { type: "integer" } } }, (i) => membersOf(4, () => i)),
  op("members, rest", { properties: { p0: true }, additionalProperties: text }, (i) => ({ p0: i, p1: "a", p2: "b" })),
  op(
    "members, unevaluated",
    { allOf: [{ properties: { p0: true } }], properties: { p1: true }, unevaluatedProperties: false },
    (i) => ({ p0: i, p1: "a" }),
  ),
  op("names", { propertyNames: { maxLength: 4 } }, (i) => membersOf(1 + (i % 8), () => 1)),
  op("items, prefix and rest", { prefixItems: [text, { type: "integer" }], items: { type: "boolean" } }, (i) => [
    "a",
    i,
    true,
    false,
  ]),
  op("items, quota", { contains: { type: "string" }, maxContains: 3 }, (i) => [i, "a", i]),
  op("items, unevaluated", { allOf: [{ prefixItems: [true] }], unevaluatedItems: text }, (i) => [i, "a", "b"]),
  op(
    "application, dynamic",
    {
      $dynamicAnchor: "node",
      type: "object",
      properties: { child: { $dynamicRef: "#node" }, value: { type: "integer" } },
    },
    (i) => ({ value: i, child: { value: i, child: { value: i } } }),
  ),
];
