// Limits for untrusted schemas and values.
import { linear } from "@argot/linear-regex";
import { describe, expect, test } from "vitest";
import { createArgot, DefinitionError, LimitError, type Limits, SchemaError, type Tier } from "../src/index.js";
import { compileModule, ModuleError } from "../src/module.js";

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

  test.each(tiers)("%s: errors are counted in validate, and not for a verdict", (tier) => {
    const validator = createArgot({ tier, limits: { errors: 2 } }).compile(strings);
    // Two items and `items` itself.
    expect(thrownBy(() => validator.validate([1, 2]))).toMatchObject({ limit: "errors", maximum: 2 });
    expect(validator.validate(["a", 2]).errors).toHaveLength(1);
    expect(validator([1, 2, 3])).toBe(false);
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

function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}
