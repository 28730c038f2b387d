import { parse } from "@argot/core/plan";
import { expect, test } from "vitest";
import { discriminatorsIn } from "./discriminators.js";

const plan = parse(`entry -> b0
resource r0 s:
b0 r0#
  test is object
  object: members ("kind" -> b1, "size" -> b2, "name" -> b3, "tags" -> b4)
  object: test and(has "kind", not has "name", member "size" self > 1)
  array: test has "none"
b1 r0#/1
  test is string
  test among ["a","b"]
b2 r0#/2
  test among [1,null]
b3 r0#/3
  test is string
b4 r0#/4
  test among [["a"]]`);
const { rules } = plan.blocks[0]!;

test("properties that are allowed scalar constants only discriminate", () => {
  expect([...discriminatorsIn(plan, rules, () => true)]).toEqual([
    ["kind", { required: true, values: ["a", "b"] }],
    ["size", { required: true, values: [1, null] }],
  ]);
});
