// Long and deep texts.
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { order } from "../../test/order-schema.js";
import { createPartialValidator, partialPlanOf } from "./create-partial-validator.js";
import { PartialEvaluation } from "./evaluation.js";
import { JsonReader } from "./json-reader.js";
import { ValueEvents } from "./value-events.js";

const argot = createArgot();
test("the work is in proportion to the length of the text", () => {
  const workFor = (schema: unknown, text: string): number => {
    const evaluation = new PartialEvaluation(partialPlanOf(argot.plan(schema)));
    const events = new ValueEvents(evaluation, { isOver: () => false, complete: () => undefined });
    evaluation.start(events.root);
    const reader = new JsonReader(events);
    expect(reader.read(text)).toBeUndefined();
    return evaluation.queue.work;
  };
  const list = { items: order };
  const tree = {
    properties: { a: { $ref: "#" } },
    additionalProperties: false,
    anyOf: [{ required: ["a"] }, { maxProperties: 0 }],
  };
  const open = { anyOf: [{ patternProperties: { "^m": true } }, { minProperties: 3 }], unevaluatedProperties: false };
  const cases: [schema: unknown, textOf: (length: number) => string][] = [
    [list, (n) => `[${Array.from({ length: n }, (_, i) => `{"id":${i + 1},"items":["a","b"]}`).join()}]`],
    [tree, (n) => '{"a":'.repeat(n) + "{}" + "}".repeat(n)],
    [open, (n) => `{${Array.from({ length: n }, (_, i) => `"m${i}":0`).join()}}`],
    [{ contains: { const: 1 }, minContains: 0, unevaluatedItems: false }, (n) => `[${Array(n).fill("1").join()}]`],
    [{ pattern: "^(a|b)*$", maxLength: 1e6 }, (n) => `"${"ab".repeat(n)}"`],
  ];
  for (const [schema, textOf] of cases) {
    const [some, twice] = [workFor(schema, textOf(1000)), workFor(schema, textOf(2000))];
    expect(twice).toBeLessThan(2.1 * some + 20);
  }
});

test("texts of any depth are read", () => {
  const read = createPartialValidator(argot, { items: { $ref: "#" } })("[".repeat(40_000));
  expect(read.state).toBe("open");
  expect(read.openPath).toHaveLength(39_999);
  expect(read.write("]".repeat(40_000))).toBe("valid");
});
