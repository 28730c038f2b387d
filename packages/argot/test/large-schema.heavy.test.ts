// Schemas of megabytes are compiled a block at a time. The answers are those of the loop.
import { tiers } from "@argot/testing";
import { createArgot } from "@argot/core";
import { createArgot as createWholeArgot } from "../src/index.js";
import { withAlternatives } from "./with-alternatives.js";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

/** As a standard for data exchange has it: a choice among many resources that refer to one another. */
function resources(count: number): object {
  const members = (i: number): object => ({
    kind: { const: `R${i}` },
    id: { type: "string", pattern: "^[a-z0-9]+$" },
    count: { type: "integer", minimum: i % 3 },
    mode: { enum: [`a${i}`, "b", "c"] },
    parts: { type: "array", items: { $ref: `#/$defs/R${(i * 7 + 3) % count}` } },
    next: { $ref: `#/$defs/R${(i * 5 + 1) % count}` },
    text: { type: "object", properties: { status: { type: "string" }, div: { type: "string", minLength: 1 } } },
  });
  const numbers = Array.from({ length: count }, (_, i) => i);
  return {
    oneOf: numbers.map((i) => ({ $ref: `#/$defs/R${i}` })),
    $defs: Object.fromEntries(
      numbers.map((i) => [
        `R${i}`,
        { type: "object", properties: members(i), required: ["kind"], additionalProperties: false },
      ]),
    ),
  };
}

const schema = resources(400);
const values: readonly unknown[] = [
  { kind: "R5" },
  { kind: "R5", next: { kind: "R26", parts: [{ kind: "R185", count: 2 }] } },
  { kind: "R5", next: { kind: "R27" } },
  { kind: "R399", id: "a", mode: "a399", text: { status: "x", div: "y" } },
  { kind: "R399", id: "A" },
  { kind: "R400" },
  { kind: "R1", extra: 1 },
  { count: 1 },
  null,
  [],
  "R5",
];

test("a schema of more than 2,000 blocks has the same answers in every tier", () => {
  const argots = Object.values(tiers).map((options) => createArgot({ dialects: [draft202012], ...options }));
  const blocks = argots[0]?.plan(schema).blocks.length;
  expect(blocks).toBeGreaterThan(2000);
  const [expected, ...others] = argots.map((argot) => {
    const isValid = argot.compile(schema);
    return values.map((value) => isValid(value));
  });
  expect(expected).toEqual([true, true, false, true, false, false, false, false, false, false, false]);
  for (const answers of others) expect(answers).toEqual(expected);
});

test("what is wrong is explained a block at a time, as the loop does", () => {
  const answers = (["loop", "compiled"] as const).map((tier) => {
    const validator = createWholeArgot({ tier }).compile(schema);
    return values.map((value) => withAlternatives(validator.validate(value)));
  });
  expect(answers[1]).toEqual(answers[0]);
});
