import { parse } from "@argot/core/plan";
import { expect, test } from "vitest";
import { satisfiable, type Satisfiability } from "../src/index.js";

/** Whether a plan has a value. Keywords of others may make such plans, those of the standard do not. */
const answerFor = (constraint: string): Satisfiability =>
  satisfiable({
    expression: {
      op: "schema",
      plan: parse(
        `entry -> b0\nresource r0 https://example.com/\nb0 r0#\n  test is array\n  array: ${constraint}\nb1 r0#/a\n`,
      ),
    },
    has: () => true,
  });

test("items that no schema is applied to are not counted", () => {
  expect(answerFor("items (from 0) quota 1..")).toEqual({ answer: "no" });
  expect(answerFor("items (from 0 -> b1) quota 1..")).toEqual({ answer: "yes", value: [null] });
});

test("counted items with positions are not decided", () => {
  expect(answerFor("items (-> b1) quota 1..").answer).toBe("unknown");
});
