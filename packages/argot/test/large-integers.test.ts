// Integers beyond 2^53, in instances and in schemas: in every tier a BigInt is the number of its value.
import { tiers } from "@argot/testing";
import { createArgot as createArgotOf } from "@argot/core";
import { draft04, draft202012 } from "@argot/dialects";
import { describe, expect, test } from "vitest";
import { createArgot, parseJson } from "../src/index.js";
import { compileModule } from "../src/module.js";

const large = 9007199254740993n;
const alternatives = {
  oneOf: [
    { properties: { version: { const: 1 } }, required: ["version", "a"] },
    { properties: { version: { const: large } }, required: ["version", "b"] },
    { properties: { version: { enum: [3, 4] } }, required: ["version", "c"] },
  ],
};

const rows: [schema: unknown, value: unknown, valid: boolean][] = [
  [{ type: "integer", minimum: 1, maximum: large }, large, true],
  [{ type: "integer", minimum: 1, maximum: large }, large + 1n, false],
  [{ type: ["string", "integer"], maxLength: 2, minimum: large }, 9007199254740992, false],
  [{ type: ["string", "integer"], maxLength: 2, minimum: large }, "ab", true],
  [{ $schema: draft04.uri, maximum: large, exclusiveMaximum: true }, large, false],
  [{ $schema: draft04.uri, maximum: large, exclusiveMaximum: true }, large - 1n, true],
  [
    { properties: { id: { type: "integer" } }, additionalProperties: { type: "number" } },
    { id: large, n: large },
    true,
  ],
  [{ anyOf: [{ type: "string" }, { type: "number", multipleOf: 3 }] }, large, true],
  [{ anyOf: [{ type: "string" }, { type: "number", multipleOf: 2 }] }, large, false],
  [{ not: { type: "number" } }, 1n, false],
  [{ if: { type: "integer" }, then: { minimum: 0 }, else: { type: "null" } }, -large, false],
  [{ type: "object" }, 1n, false],
  [{ minProperties: 2n, maxProperties: large }, { a: 1, b: 2 }, true],
  [{ minItems: 10n ** 400n }, [], false],
  [{ contains: { const: large }, minContains: 2n }, [large, 1, large], true],
  [alternatives, { version: 1n, a: 0 }, true],
  [alternatives, { version: 1n, b: 0 }, false],
  [alternatives, { version: large, b: 0 }, true],
  [alternatives, { version: 4n, c: 0 }, true],
  [alternatives, { version: 9007199254740992, b: 0 }, false],
];

describe.each(Object.entries(tiers))("%s", (_tier, options) => {
  const argot = createArgotOf({ dialects: [draft202012, draft04], ...options });
  test.each(rows)("%o of %o", (schema, value, valid) => {
    expect(argot.compile(schema)(value)).toBe(valid);
    expect(argot.compile(schema).validate(value).valid).toBe(valid);
  });
});

test("modules give the same verdicts", async () => {
  const schemas = Object.fromEntries(rows.map(([schema], i) => [`f${i}`, schema]));
  const { code } = compileModule(createArgot(), schemas, { errors: true });
  const loaded = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    (value: unknown) => boolean
  >;
  expect(rows.map(([, value], i) => loaded[`f${i}`]!(value))).toEqual(rows.map(([, , valid]) => valid));
});

test("parseJson keeps the exact value", () => {
  const schema = parseJson('{"properties": {"id": {"maximum": 9007199254740993, "title": "Id"}}}');
  const validator = createArgot().compile(schema);
  expect(validator(parseJson('{"id": 9007199254740993}'))).toBe(true);
  const { errors } = validator.validate(parseJson('{"id": 9007199254740994}'));
  expect(errors[0]?.message).toBe("must be at most 9007199254740993, is 9007199254740994");
  expect(validator.plan()).toContain("test self <= 9007199254740993");
  expect(
    createArgot()
      .compile({ enum: [large], examples: [large] })
      .plan(),
  ).toContain("among [9007199254740993n]");
});
