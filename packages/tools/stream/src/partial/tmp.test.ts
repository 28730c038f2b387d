import { createArgot } from "argot";
import { test } from "vitest";
import { createPartialValidator } from "./create-partial-validator.js";
const time = (label: string, schema: unknown, text: string, chunk = 1 << 16) => {
  const read = createPartialValidator(createArgot(), schema);
  const start = performance.now();
  const partial = read();
  for (let i = 0; i < text.length; i += chunk) partial.write(text.slice(i, i + chunk));
  partial.end();
  console.log(label, text.length, partial.state, Math.round(performance.now() - start), "ms", partial.errors.map((e) => e.message).slice(0, 1), partial.problem?.reason);
};
const item = { type: "object", properties: { id: { type: "integer", minimum: 0 }, kind: { enum: ["a", "b"] }, tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" } } }, required: ["id"], additionalProperties: false };
const objects = (n: number) => `[${Array.from({ length: n }, (_, i) => `{"id":${i},"kind":"a","tags":["x","yy"]}`).join(",")}]`;
test("t", () => {
  for (const n of [50_000, 100_000, 200_000]) time("items", { type: "array", items: item }, objects(n));
  for (const n of [50_000, 100_000]) time("items in small pieces", { type: "array", items: item }, objects(n), 3);
  for (const n of [500_000, 1_000_000]) time("string", { type: "string", maxLength: 10_000_000, pattern: "^(x+)*$" }, `"${"x".repeat(n)}"`);
  for (const n of [500_000, 1_000_000]) time("string pieces", { type: "string" }, `"${"x".repeat(n)}"`, 5);
  for (const n of [50_000, 100_000, 200_000]) time("deep", { items: { $ref: "#" }, maxItems: 3 }, "[".repeat(n) + "]".repeat(n));
  for (const n of [50_000, 100_000]) time("deep invalid", { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" }, type: "array" } } }, "[".repeat(n) + "1" + "]".repeat(n));
  for (const n of [50_000, 100_000]) time("members", { additionalProperties: { type: "integer" } }, `{${Array.from({ length: n }, (_, i) => `"m${i}":${i}`).join(",")}}`);
  for (const n of [50_000, 100_000]) time("unevaluated", { anyOf: [{ patternProperties: { "^m": true } }, { required: ["z"] }], unevaluatedProperties: false }, `{${Array.from({ length: n }, (_, i) => `"m${i}":${i}`).join(",")}}`);
  for (const n of [50_000, 100_000]) time("contains", { contains: { const: 1 }, unevaluatedItems: { type: "number" }, uniqueItems: true }, `[${Array.from({ length: n }, (_, i) => i).join(",")}]`);
  for (const n of [50_000, 100_000]) time("number", { type: "integer", maximum: 5 }, `${"1".repeat(n)}`, 7);
  for (const n of [20_000, 40_000]) time("anyOf enum", { enum: Array.from({ length: 20 }, (_, i) => Array(n).fill(i)) }, `[${Array(n).fill(19).join(",")}]`);
}, 300000);
