import { parse, type Plan } from "@argot/core/plan";
import { functions } from "../../../core/test/plan-file.js";
import { describe, expect, test } from "vitest";
import { BlockFacts } from "./block-facts.js";

const planOf = (blocks: string): Plan => parse(`entry -> b0\nresource r0 s:\n${blocks}`, { functions });

/** The blocks that the loop decides. */
const leftOf = (plan: Plan): number[] => {
  const facts = new BlockFacts(plan, true);
  return plan.blocks.flatMap(({ id }) => (facts.isLeftToLoop(id) ? [id] : []));
};

describe("the loop decides", () => {
  test.each<[what: string, blocks: string, left: readonly number[]]>([
    [
      "content in content",
      `b0 r0#
  string: decoded json -> b1
b1 r0#/1
  string: decoded json -> b2
b2 r0#/2
  test is string`,
      [0],
    ],
    [
      "items that are counted after others",
      `b0 r0#
  array: items (-> b1, from 1 -> b1) quota 1..1
b1 r0#/1
  array: items (from 0 -> b2) quota 1..1
b2 r0#/2
  test is string`,
      [0],
    ],
    [
      "more alternatives that evaluate than there are bits",
      `b0 r0#
  object: some 1.. of (${Array.from({ length: 40 }, (_, i) => `-> b${i + 2}`).join(", ")})
  object: members (rest -> b1 except evaluated)
b1 r0#/1
  test or()
${Array.from({ length: 40 }, (_, i) => `b${i + 2} r0#/${i + 2}\n  object: members ("p${i}" -> b42)`).join("\n")}
b42 r0#/42`,
      [0],
    ],
    [
      "what is applied to one value very often",
      Array.from({ length: 12 }, (_, id) =>
        id === 11 ? `b11 r0#/11\n  test is string` : `b${id} r0#/${id}\n  some 1.. of (-> b${id + 1}, -> b${id + 1})`,
      ).join("\n"),
      [0, 1, 2],
    ],
    [
      "nothing of a plan of which none of this is so",
      `b0 r0#
  object: some 1.. of (-> b1, -> b2)
  object: members (rest -> b2 except evaluated)
b1 r0#/1
  object: members ("a" -> b2)
b2 r0#/2
  string: decoded json -> b3
b3 r0#/3
  test is object`,
      [],
    ],
  ])("%s", (_what, blocks, left) => {
    expect(leftOf(planOf(blocks))).toEqual(left);
  });
});

test("a block that reads what alternatives evaluate has a bit for each that evaluates something else", () => {
  const plan = planOf(`b0 r0#
  object: some 1.. of (-> b1, -> b2, -> b3, -> b4)
  object: members (rest -> b5 except evaluated)
b1 r0#/1
  object: members ("a" -> b5)
b2 r0#/2
  object: members ("a" -> b5)
b3 r0#/3
  object: members ("b" -> b5)
b4 r0#/4
  test is object
b5 r0#/5`);
  const layout = new BlockFacts(plan, false).layout(0)!;
  expect(layout.choices.map(({ parts }) => [...parts.names])).toEqual([["a"], ["b"]]);
  expect([...layout.bits].map(([{ target }, bit]) => [target, bit])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
});
