// What files in plans/ cannot show of passes: limits, cycles, and what stays the same object.
import { describe, expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import { compact, mapRules } from "../src/passes/rewrite.js";
import * as op from "./op.js";

const { devirtualise, inlineBlocks, prune, resolveUnevaluated } = op;

const to = (target: number): op.Application => op.applicationTo(target);
const all = (...targets: number[]): op.Rule => op.ruleOf(op.JsonType.any, op.all(targets.map(to)));
const members = (parts: op.Parts<"members">): op.Rule => op.ruleOf(op.JsonType.object, op.members(parts));
const named = (names: Readonly<Record<string, number>>): op.Rule =>
  members({ named: new Map(Object.entries(names).map(([name, target]) => [name, to(target)])) });
const string = op.ruleOf(op.JsonType.any, op.test(op.is(op.JsonType.string)));
const short = op.ruleOf(op.JsonType.string, op.test(op.atMost(op.characterCount, 3)));
const even = op.ruleOf(op.JsonType.number, op.test(op.multipleOf(2)));

const plan = (...blocks: (readonly op.Rule[])[]): op.Plan =>
  op.verify({
    entry: to(0),
    blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: id === 0 ? "" : `/${id}`, rules })),
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
  });
const rulesIn = ({ blocks }: op.Plan): number => blocks.reduce((sum, { rules }) => sum + rules.length, 0);

describe("prune", () => {
  /** Each block applies the one before it, so that each round finds one more that is empty. */
  const backwards = (depth: number): op.Plan =>
    plan([all(depth)], [], ...Array.from({ length: depth - 1 }, (_, i) => [all(i + 1)]));

  test.each([
    [1, 1],
    [2, 1],
    [7, 1],
    [9, 1],
    [10, 3],
    [11, 4],
  ])("repeats until nothing changes, at most eight times: %i blocks", (depth, left) => {
    expect(prune(backwards(depth)).blocks).toHaveLength(left);
  });

  test("keeps an application that may lead nowhere: evaluation ends with an error there", () => {
    const lost = op.ruleOf(op.JsonType.any, op.all([{ ...to(op.nowhere), dynamic: "x" }]));
    expect(prune(plan([lost]))).toEqual(plan([lost]));
  });
});

describe("inlineBlocks", () => {
  test("keeps a cycle, so that evaluation finds that it has no end", () => {
    const forwarding = op.verify(inlineBlocks(plan([named({ a: 1 })], [all(2)], [all(1)])));
    expect(new Loop(forwarding).evaluate({})).toBe(true);
    expect(() => new Loop(forwarding).evaluate({ a: 1 })).toThrow(/without end/);
    const withRules = op.verify(inlineBlocks(plan([all(1), string], [all(0), short])));
    expect(() => new Loop(withRules).evaluate("a")).toThrow(/without end/);
  });

  const many = (count: number): readonly op.Rule[] =>
    Array.from({ length: count }, (_, i) =>
      op.ruleOf(op.JsonType.string, op.test(op.atMost(op.characterCount, 100 + i))),
    );

  test.each([
    ["is copied", 12, 3],
    ["stays one block if it has more rules", 13, 4],
  ])("a block that is applied in two places %s: %i", (_what, count, left) => {
    // With enough other rules, so that the plan does not grow by too much.
    const subject = plan([named({ a: 1, b: 2 }), ...many(20)], [all(3), even], [all(3), even], many(count));
    expect(inlineBlocks(subject).blocks).toHaveLength(left);
  });

  test("a large block that is applied in two places is reached without the blocks that forward to it", () => {
    const subject = plan([named({ a: 1, b: 2 })], [all(3)], [all(3)], many(13));
    expect(inlineBlocks(subject).blocks[0]?.rules).toEqual([named({ a: 1, b: 1 })]);
  });

  test("a large block that is applied in one place is inlined", () => {
    expect(inlineBlocks(plan([all(1), even], many(40))).blocks).toHaveLength(1);
  });

  test("the plan at most doubles", () => {
    const places = 10;
    const names = Object.fromEntries(Array.from({ length: places }, (_, i) => [`${i}`, i + 2]));
    const subject = plan([named(names)], many(12), ...Array.from({ length: places }, () => [all(1), even]));
    expect(rulesIn(subject)).toBe(33);
    // Two places get twelve rules each and lose the one that applied them.
    expect(rulesIn(inlineBlocks(subject))).toBe(33 + 2 * 11);
  });

  test("it may double exactly, and a block that is applied on two paths counts once", () => {
    const subject = (others: number): op.Plan =>
      plan([named({ a: 4, b: 3 }), ...many(others)], many(12), [all(1), even], [all(1), even], [all(2), even]);
    // 19 rules and 5 others: the block of 12 may be copied twice.
    expect(inlineBlocks(subject(5)).blocks).toHaveLength(3);
    expect(inlineBlocks(subject(4)).blocks).toHaveLength(4);
  });

  test("rules move sixteen times each on average", () => {
    // A rule more in each block on the path: 2080 moves bring the last one of 65 to the first.
    const chain = (others: number): op.Plan =>
      plan([all(1), even, ...many(others)], ...Array.from({ length: 63 }, (_, i) => [all(i + 2), even]), [string]);
    expect(inlineBlocks(chain(1)).blocks).toHaveLength(1);
    expect(inlineBlocks(chain(0)).blocks).toHaveLength(2);
  });

  test("a long chain stays a chain of fewer blocks", () => {
    const chain = (length: number): op.Plan =>
      plan(...Array.from({ length }, (_, i) => (i === length - 1 ? [string] : [all(i + 1), even])));
    expect(inlineBlocks(chain(30)).blocks).toHaveLength(1);
    const long = op.verify(inlineBlocks(chain(200)));
    expect(long.blocks.length).toBeGreaterThan(1);
    expect(long.blocks.length).toBeLessThan(200);
    expect([new Loop(long).evaluate("a"), new Loop(long).evaluate(2)]).toEqual([true, false]);
  });
});

describe("resolveUnevaluated", () => {
  const reader = members({ rest: to(1), except: "evaluated" });
  const without = (...names: string[]): op.Rule =>
    members({ rest: to(1), except: { names: new Set(names), patterns: [] } });
  const resolved = (subject: op.Plan): op.Rule | undefined =>
    op.verify(resolveUnevaluated(subject)).blocks[0]?.rules.at(-1);

  test.each([
    [1, without("a")],
    [50, without("a")],
    [51, reader],
    [60, reader],
  ])("looks at most fifty blocks deep: %i", (depth, expected) => {
    const chain = Array.from({ length: depth }, (_, i) => (i === depth - 1 ? [named({ a: 1 })] : [all(i + 3)]));
    expect(resolved(plan([all(2), reader], [string], ...chain))).toEqual(expected);
  });

  test("looks at a block once, however many paths lead to it", () => {
    const depth = 40;
    const twice = Array.from({ length: depth }, (_, i) => (i === depth - 1 ? [named({ a: 1 })] : [all(i + 3, i + 3)]));
    expect(resolved(plan([all(2), reader], [string], ...twice))).toEqual(without("a"));
  });

  test("ends for blocks that apply each other", () => {
    const cycle = plan([all(2), reader], [string], [all(2)]);
    expect(resolveUnevaluated(cycle)).toEqual(cycle);
  });
});

describe("devirtualise", () => {
  test("a plan without dynamic applications is the same object", () => {
    const plain = plan([string]);
    expect(devirtualise(plain)).toBe(plain);
  });

  test("keeps an application that leads nowhere", () => {
    const lost = plan([op.ruleOf(op.JsonType.any, op.all([{ ...to(op.nowhere), dynamic: "x" }]))]);
    expect(devirtualise(lost)).toEqual(lost);
  });
});

describe("rewriting", () => {
  test("a block of which no rule changes is the same object", () => {
    const subject = plan([string, short], [even]);
    const changed = mapRules(subject, (each) => (each === even ? { ...even } : each));
    expect(changed.blocks[0]).toBe(subject.blocks[0]);
    expect(changed.blocks[1]).not.toBe(subject.blocks[1]);
    expect(mapRules(subject, (each) => (each === short ? undefined : each))).toEqual(plan([string], [even]));
  });

  test("compact drops blocks that nothing leads to, and numbers the others anew", () => {
    const subject = op.parse(`
entry -> b1
resource r0 s: dynamic "x" -> b5, "gone" -> b2
b0 r0#
  test is string
b1 r0#/1
  array: items (from 0 -> b3)
  all (-> dynamic "x" else b4)
b2 r0#/2
  string: test characterCount <= 3
b3 r0#/3
  number: test multiple of 2
b4 r0#/4
b5 r0#/5
  string: test characterCount <= 3
`);
    expect(op.print(op.verify(compact(op.verify(subject))))).toBe(`entry -> b0
resource r0 s: dynamic "x" -> b3
b0 r0#/1
  array: items (from 0 -> b1)
  all (-> dynamic "x" else b2)
b1 r0#/3
  number: test multiple of 2
b2 r0#/4
b3 r0#/5
  string: test characterCount <= 3
`);
  });

  test("compact returns the same object if there is nothing to drop", () => {
    const subject = plan([all(1)], [string]);
    expect(compact(subject)).toBe(subject);
  });
});
