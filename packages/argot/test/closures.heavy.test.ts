// Closures call one another as deep as values and schemas are, up to a depth; beyond it the loop goes on.
import { backend } from "@argot/compiler";
import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

const forbidden = (): never => {
  throw new EvalError("Code generation from strings disallowed for this context");
};
const loop = createArgot({ dialects: [draft202012], tier: "loop" });
const closures = createArgot({
  dialects: [draft202012],
  tier: "closures",
  backend: { ...backend, compile: forbidden },
});

/** The verdicts of the closures; those of the loop are the same. */
function verdicts(schema: unknown, values: readonly unknown[]): boolean[] {
  const [isValid, expected] = [closures.compile(schema), loop.compile(schema)];
  const found = values.map((value) => isValid(value));
  expect(found).toEqual(values.map((value) => expected(value)));
  return found;
}

const nested = (depth: number, inner: unknown): unknown => {
  let value = inner;
  for (let i = 0; i < depth; i++) value = { next: [value] };
  return value;
};

test("a deep value and a schema that refers to itself", () => {
  const schema = {
    anyOf: [{ type: "string" }, { type: "object", properties: { next: { items: { $ref: "#" } } }, required: ["next"] }],
  };
  expect(verdicts(schema, [nested(20_000, "end"), nested(20_000, 1)])).toEqual([true, false]);
});

test("a deep value and a deep schema", () => {
  let schema: unknown = { type: "string" };
  for (let i = 0; i < 1000; i++) schema = { anyOf: [{ properties: { next: { items: schema } } }, { type: "null" }] };
  expect(verdicts(schema, [nested(1000, "end"), nested(1000, 1)])).toEqual([true, false]);
});

test("a deep schema in place", () => {
  let schema: unknown = { type: "string" };
  for (let i = 0; i < 1000; i++) schema = { anyOf: [{ not: schema }, { minimum: 3 }] };
  expect(verdicts(schema, ["x", 1, 4, null])).toEqual([true, false, true, true]);
});
