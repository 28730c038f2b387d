// Every .plan file: what passes make of its plan, and its verdicts in the loop.
import { describe, expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import * as op from "./op.js";
import { functions, planFilesIn } from "./plan-file.js";

const { devirtualise, inlineBlocks, prune, resolveUnevaluated } = op;
const passes: Readonly<Record<string, (plan: op.Plan) => op.Plan>> = {
  devirtualise,
  inlineBlocks,
  prune,
  resolveUnevaluated,
};

describe.each(planFilesIn(new URL("plans/", import.meta.url)))("$name", ({ text, plan, steps, verdicts }) => {
  test("the plan is printed as it was read", () => {
    expect(op.print(plan)).toBe(text);
  });

  const results = [plan];
  for (const { pass, text: expected } of steps) {
    const before = results.at(-1) as op.Plan;
    const after = op.verify((passes[pass] as (plan: op.Plan) => op.Plan)(before));
    results.push(after);
    test(`${pass} makes the plan that follows it`, () => {
      expect(op.print(after)).toBe(expected);
    });
  }

  test.each(verdicts)("$value is valid: $valid", ({ value, valid }) => {
    for (const each of results) expect(new Loop(each).evaluate(value)).toBe(valid);
  });

  test("a plan that was read back is the same", () => {
    for (const each of results) expect(op.print(op.parse(op.print(each), { functions }))).toBe(op.print(each));
  });
});
