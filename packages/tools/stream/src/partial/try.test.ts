import { createArgot } from "argot";
import { test } from "vitest";
import { createPartialValidator } from "./create-partial-validator.js";
test("try", () => {
  const argot = createArgot();
  const cases: [unknown, string][] = [
    [{ type: "object", properties: { city: { type: "string", maxLength: 3 }, n: { type: "integer", maximum: 5 } }, required: ["n"], additionalProperties: false }, '{"city":"Oslo'],
    [{ type: "object", properties: { city: { type: "string" }, n: { type: "integer", maximum: 5 } }, required: ["n"], additionalProperties: false }, '{"city":"Oslo","nx'],
    [{ type: "object", properties: { n: { type: "integer", maximum: 5 } } }, '{"n": 12, '],
    [{ enum: ["abc", "abd", 7] }, '"abx'],
    [{ enum: ["abc", "abd", 7] }, '8'],
    [{ pattern: "^[a-z]+$" }, '"ab1'],
    [{ maxItems: 2 }, '[1,2,'],
    [{ items: { type: "string" }, uniqueItems: true }, '["a", "a"'],
    [{ anyOf: [{ properties: { kind: { const: "a" }, x: { type: "string" } } }, { properties: { kind: { const: "b" }, x: { type: "number" } } }] }, '{"kind": "a", "x": 1'],
    [{ $ref: "#/$defs/a", $defs: { a: { properties: { next: { $ref: "#/$defs/a" } }, required: ["v"], unevaluatedProperties: false } } }, '{"next": {"next": {'],
    [{ anyOf: [{ properties: { a: true }, required: ["a"] }, { properties: { b: true } }], unevaluatedProperties: false }, '{"b": 1, "c"'],
    [{ not: { type: "object" } }, '{'],
    [{ minimum: 1 }, '-'],
    [true, '{"a": [1, 2, {"b": "te'],
    [{ type: "string" }, '{"a": [1, 2, {"b": "te'],
    [{ type: "object", required: ["a"] }, '{"b": 1}'],
    [{}, '{"b": 1, "b"'],
    [{}, '[1 2'],
  ];
  for (const [schema, text] of cases) {
    const read = createPartialValidator(argot, schema)(text);
    console.log(JSON.stringify(schema).slice(0, 80), text, "→", read.state, read.position, read.errors.map((e) => e.instanceLocation + " " + e.message), read.problem, JSON.stringify(read.value), read.openPath);
  }
});
