import { hasDynamicApplications, parse, print, type Plan } from "@argot/core/plan";
import { expect, test } from "vitest";
import { BlockFacts } from "./block-facts.js";
import { decidingBlock, rulesInPlace } from "./rules-in-place.js";

const planOf = (blocks: string): Plan =>
  parse(`entry -> b0\nresource r0 s:\nresource r1 t: dynamic "x" -> b1\n${blocks}`);

/** The rules of block 0, as text. */
function rulesOf(plan: Plan): string[] {
  const [block] = plan.blocks;
  const rules = rulesInPlace(plan, 0, new BlockFacts(plan, hasDynamicApplications(plan)));
  const text = print({ ...plan, blocks: [{ ...block!, rules }] });
  return text.split("\n").flatMap((line) => (line.startsWith("  ") ? [line.trim()] : []));
}

test.each<[what: string, blocks: string, rules: readonly string[]]>([
  [
    "rules of other blocks take the place of what applies them",
    `b0 r0#
  all (-> b1)
  object: test has "a"
b1 r0#/1
  test is object
  all (-> b2)
b2 r0#/2
  object: test has "b"`,
    ["test is object", 'object: test has "b"', 'object: test has "a"'],
  ],
  [
    "they are about the types of values that they are applied to",
    `b0 r0#
  string|object: all (-> b1)
  test is string
b1 r0#/1
  test is object
  array: test itemCount > 1
  object: test has "a"`,
    ["string|object: test is object", 'object: test has "a"', "test is string"],
  ],
  [
    "a block that only applies another shares what is made of that",
    `b0 r0#
  all (-> b1)
b1 r0#/1
  test is object`,
    ["all (-> b1)"],
  ],
  [
    "what depends on a condition or on the scope stays where it is",
    `b0 r0#
  all (when is string -> b2, -> dynamic "x" else b2, -> b1)
b1 r0#/1
  test is object
b2 r0#/2
  test is string`,
    ['all (when is string -> b2, -> dynamic "x" else b2)', "test is object"],
  ],
  [
    "so does what reads the evaluated set",
    `b0 r0#
  all (-> b1, -> b2)
b1 r0#/1
  object: members (rest -> b2 except evaluated)
b2 r0#/2
  test is object`,
    ["all (-> b1)", "test is object"],
  ],
  [
    "so does what the loop decides",
    `b0 r0#
  all (-> b1, -> b2)
b1 r0#/1
  array: items (-> b2, from 1 -> b2) quota 1..2
b2 r0#/2
  test is array`,
    ["all (-> b1)", "test is array"],
  ],
])("%s", (_what, blocks, expected) => {
  expect(rulesOf(planOf(blocks))).toEqual(expected);
});

test("a cycle ends", () => {
  const plan = planOf(`b0 r0#
  all (-> b1)
  test is object
b1 r0#/1
  all (-> b0)
  test is string`);
  expect(rulesOf(plan)).toEqual(["all (-> b0)", "test is string", "test is object"]);
});

test("no block takes many rules, so that what is made grows with the plan", () => {
  const chain = Array.from(
    { length: 200 },
    (_, id) =>
      `b${id} r0#/${id}\n  test is object\n  all (-> b${Math.min(id + 1, 199)}${id < 199 ? `, -> b${id + 1}` : ""})`,
  );
  expect(rulesOf(planOf(chain.join("\n"))).length).toBeLessThan(200);
});

test("the block that decides is found through others, except where types or the scope change", () => {
  const plan = planOf(`b0 r0#
  all (-> b2)
  nothing
b1 r0#/1
  test is string
b2 r0#/2
  all (-> b3)
b3 r0#/3
  all (-> b4)
b4 r1#
  all (-> b5)
b5 r1#/5
  all (-> dynamic "x" else b1)
b6 r0#/6
  string: all (-> b1)`);
  const facts = new BlockFacts(plan, true);
  expect(plan.blocks.map(({ id }) => decidingBlock(plan, id, facts))).toEqual([3, 1, 3, 3, 5, 5, 6]);
});
