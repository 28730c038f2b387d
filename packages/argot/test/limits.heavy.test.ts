// Limits for untrusted schemas and values.
import { linear } from "@argot/regex";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createArgot,
  DefinitionError,
  LimitError,
  type Limits,
  SchemaError,
  type Tier,
  type Validator,
} from "../src/index.js";
import { compileModule, ModuleError, type ModuleLimits } from "../src/module.js";

const tiers: readonly Tier[] = ["auto", "loop", "compiled", "closures"];
const nested = { properties: { next: { $ref: "#" } }, type: ["object", "integer"] };
const strings = { items: { type: "string" } };
const json = { contentMediaType: "application/json", contentSchema: { type: "integer" } };
const nest = (depth: number): unknown => (depth === 0 ? 1 : { next: nest(depth - 1) });

type Row = readonly [limit: keyof Limits, maximum: number, schema: unknown, within: unknown, beyond: unknown];
const rows: readonly Row[] = [
  ["depth", 3, nested, nest(3), nest(4)],
  ["depth", 0, nested, 1, nest(1)],
  ["steps", 3, strings, ["a", "b"], ["a", "b", "c"]],
  // Two keywords decode each of them.
  ["decodedLength", 2, { items: json }, ["1", "2"], ["1", "23"]],
];

describe("limits", () => {
  test.each(tiers.flatMap((tier) => rows.map((row) => [tier, ...row] as const)))(
    "%s: %s of %i",
    (tier, limit, maximum, schema, within, beyond) => {
      const validator = createArgot({ tier, limits: { [limit]: maximum }, contentKeywords: "assert" }).compile(schema);
      expect(validator(within)).toBe(true);
      const error = thrownBy(() => validator(beyond));
      expect(error).toBeInstanceOf(LimitError);
      expect(error).toMatchObject({ name: "LimitError", limit, maximum });
      expect(createArgot({ tier, contentKeywords: "assert" }).compile(schema)(beyond)).toBe(true);
    },
  );

  test("outputs, annotations and contents have a limit of their own, without one being set", () => {
    let deep: unknown = "1";
    for (let i = 0; i < 20_000; i++) deep = [deep];
    const validator = createArgot().compile({ items: { $ref: "#" }, title: "x", contentMediaType: "application/json" });
    for (const read of [
      () => validator.output(deep, "basic"),
      () => validator.output(deep, "list"),
      () => validator.annotations(deep),
    ])
      expect(thrownBy(read)).toMatchObject({ name: "LimitError", limit: "output", maximum: 250_000_000 });
    expect(validator.contents(deep)).toHaveLength(1);
    expect(validator.output(deep, "flag")).toEqual({ valid: true });
  });

  test("a limit of outputs counts the characters of locations, and 100 for each unit", () => {
    const schema = { $id: "s:x", items: { type: "string" } };
    const outputOf = (output: number, value: unknown): unknown =>
      createArgot({ limits: { output } }).compile(schema).output(value, "basic");
    // The root, and an item at "/0" with a message of 26 characters, the keyword at "/items/type" and "s:x#/items/type".
    const size = 100 + "s:x#".length + 100 + "/0".length + "/items/type".length + "s:x#/items/type".length + 26;
    expect(outputOf(size, [1])).toMatchObject({ valid: false });
    expect(thrownBy(() => outputOf(size - 1, [1]))).toMatchObject({ limit: "output", maximum: size - 1 });
    expect(createArgot({ limits: { output: 0 } }).compile(schema)([1])).toBe(false);
  });

  test.each(tiers)("%s: errors are counted in validate, and not for a verdict", (tier) => {
    const validator = createArgot({ tier, limits: { errors: 2 } }).compile(strings);
    // Two items and `items` itself.
    expect(thrownBy(() => validator.validate([1, 2]))).toMatchObject({ limit: "errors", maximum: 2 });
    expect(validator.validate(["a", 2]).errors).toHaveLength(1);
    expect(validator([1, 2, 3])).toBe(false);
  });

  // The value is what depth and steps count, so that all tiers and modules stop at the same place.
  const module = async (schema: object, limits: ModuleLimits): Promise<Validator> => {
    const { code } = compileModule(createArgot(), { main: schema }, { errors: true, limits });
    return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { main: Validator }).main;
  };
  const schemas = [
    {},
    { additionalProperties: { $ref: "#" }, items: { $ref: "#" } },
    { anyOf: [{ items: { type: "integer" } }, { items: { type: "string" } }, { additionalProperties: { $ref: "#" } }] },
    { allOf: [{ items: { $ref: "#" } }, { items: { $ref: "#" } }], unevaluatedProperties: { $ref: "#" } },
    { type: "array", items: false },
  ];

  test.each(schemas)("the same values are within limits in every tier and in modules: %j", async (schema) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), fc.nat(6), fc.nat(40), async (value, depth, steps) => {
        const [levels, values] = sizeOf(value);
        const expected = levels > depth || values > steps ? "LimitError" : "";
        const limits = { depth, steps };
        const validators = [
          await module(schema, limits),
          ...tiers.map((tier) => createArgot({ tier, limits }).compile(schema)),
        ];
        const ways = validators.flatMap((validator) => [
          () => validator(value),
          () => validator.validate(value),
          ...(validator.annotations ? [() => validator.annotations(value), () => validator.output(value, "list")] : []),
        ]);
        for (const way of ways) expect((thrownBy(way) as Error | undefined)?.name ?? "").toBe(expected);
      }),
      { seed: 4, numRuns: 15 },
    );
  });

  test("values of any depth are counted, and those that contain themselves", () => {
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const compiled = (limits: Limits) => createArgot({ limits }).compile({});
    expect(compiled({ depth: 100_000 })(deep)).toBe(true);
    expect(thrownBy(() => compiled({ depth: 99_999 })(deep))).toMatchObject({ limit: "depth" });
    expect(compiled({ steps: 100_001 })(deep)).toBe(true);
    expect(thrownBy(() => compiled({ steps: 100_000 })(deep))).toMatchObject({ limit: "steps" });
    const circle: unknown[] = [];
    circle.push(circle);
    expect(thrownBy(() => compiled({ depth: 10 })(circle))).toMatchObject({ limit: "depth" });
    expect(thrownBy(() => compiled({ steps: 10 })(circle))).toMatchObject({ limit: "steps" });
  });

  test("a module counts errors, and refuses limits that it cannot have", async () => {
    const validator = await module(strings, { errors: 2 });
    expect(thrownBy(() => validator.validate([1, 2]))).toMatchObject({
      name: "LimitError",
      limit: "errors",
      maximum: 2,
    });
    expect(validator.validate(["a", 2]).errors).toHaveLength(1);
    const written = (limits: object) => () => compileModule(createArgot(), { main: {} }, { limits });
    expect(written({ schemaSize: 1 })).toThrow(ModuleError);
    expect(written({ depth: "1" })).toThrow(ModuleError);
  });

  test("a schema is counted when it is added", () => {
    const argot = createArgot({ limits: { schemaSize: 4 } });
    // The object, the array, its two items.
    expect(argot.compile({ enum: [1, 2] })(1)).toBe(true);
    expect(thrownBy(() => argot.compile({ enum: [1, 2, 3] }))).toMatchObject({ limit: "schemaSize", maximum: 4 });
    expect(thrownBy(() => argot.add({ enum: [1, 2, 3] }, "https://example.com/a"))).toBeInstanceOf(LimitError);
    // An array with a large length is refused without reading it.
    const long: unknown[] = [];
    long.length = 2 ** 32 - 1;
    expect(thrownBy(() => argot.compile({ enum: long }))).toBeInstanceOf(LimitError);
  });

  test("each evaluation counts from zero, also after one that a limit ended", () => {
    const validator = createArgot({ limits: { steps: 3 } }).compile(strings);
    for (let i = 0; i < 3; i++) {
      expect(validator(["a", "b"])).toBe(true);
      expect(() => validator(["a", "b", "c"])).toThrow(LimitError);
    }
  });

  test("a misspelt limit and a limit that is not a number are refused", () => {
    expect(() => createArgot({ limits: { dept: 3 } as never })).toThrow(DefinitionError);
    expect(() => createArgot({ limits: { depth: "3" as never } })).toThrow(DefinitionError);
    expect(() => createArgot({ limits: { depth: Number.NaN } })).toThrow(DefinitionError);
  });
});

describe("an engine for regular expressions", () => {
  const slow = "^(a+)+$";
  const text = `${"a".repeat(5000)}!`;
  test.each(tiers)("%s: matches in pattern, patternProperties and additionalProperties", (tier) => {
    const argot = createArgot({ tier, regex: linear });
    expect(argot.compile({ pattern: slow })(text)).toBe(false);
    const object = argot.compile({ patternProperties: { [slow]: { type: "integer" } }, additionalProperties: false });
    expect(object({ aaa: 1 })).toBe(true);
    expect(object({ aaa: "1" })).toBe(false);
    expect(object({ [text]: 1 })).toBe(false);
    expect(argot.compile({ propertyNames: { pattern: slow } }).validate({ [text]: 1 }).valid).toBe(false);
  });

  test("refuses patterns at compile time", () => {
    const error = thrownBy(() => createArgot({ regex: linear }).compile({ pattern: "(?=a)" }));
    expect(error).toBeInstanceOf(SchemaError);
    expect(error).toMatchObject({ code: "invalid-pattern", pointer: "/pattern" });
  });

  test("is used in modules", () => {
    expect(() => compileModule(createArgot({ regex: linear }), { main: { pattern: slow } })).toThrow(ModuleError);
  });
});

/** The levels of a JSON value, and how many values it is. */
function sizeOf(value: unknown): readonly [levels: number, values: number] {
  if (typeof value !== "object" || value === null) return [0, 1];
  const inner = Object.values(value).map(sizeOf);
  return [Math.max(0, ...inner.map(([levels]) => levels + 1)), inner.reduce((sum, [, values]) => sum + values, 1)];
}

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}
