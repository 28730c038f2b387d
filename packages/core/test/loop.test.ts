// What the loop does on its way to a verdict: what it leaves out, what it looks at, and what it takes note of.
import { describe, expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import { Observer } from "../src/loop/observer.js";
import { T } from "../src/json/types.js";
import * as op from "../src/plan/ops.js";
import { miniArgot } from "./mini.js";

describe("an observer", () => {
  const one = { a: 1, b: 2 };
  const other = { a: 1, c: 2 };
  const turned = { b: 2, a: 1 };
  const longer = { a: 1, b: 2, c: 3 };
  const times = (count: number, object: object): object[] => Array<object>(count).fill(object);
  test.each<[what: string, seen: readonly object[], shape: readonly string[] | "many" | undefined]>([
    ["nothing", [], undefined],
    ["too few", times(2, one), undefined],
    ["three that look alike", times(3, one), ["a", "b"]],
    ["three without members", times(3, {}), []],
    ["two kinds", [...times(3, one), other], "many"],
    ["two kinds at once", [one, other], "many"],
    ["another order", [...times(3, one), turned], "many"],
    ["a member more", [...times(3, one), longer], "many"],
    ["a member less", [...times(3, longer), one], "many"],
    ["another as the eighth", [...times(7, one), other], "many"],
    ["another after enough", [...times(8, one), other], ["a", "b"]],
    ["what was many and is one again", [one, other, ...times(9, one)], "many"],
  ])("%s", (_what, seen, shape) => {
    const observer = new Observer();
    for (const each of seen) observer.see(1, each);
    for (const each of times(3, { x: 1 })) observer.see(2, each);
    expect(observer.shape(1)).toEqual(shape);
    expect(observer.shape(2)).toEqual(["x"]);
  });
});

describe("how many schemas are applied for a verdict", () => {
  const even = { even: true };
  const string = { kinds: ["string"] };
  test.each<[what: string, schema: object, value: unknown, work: number]>([
    ["all of them", { both: [even, {}, {}] }, 2, 4],
    ["up to the first that fails", { both: [even, {}, {}] }, 1, 2],
    ["up to the first that holds", { either: [even, {}, {}] }, 2, 2],
    ["of several that fail each", { either: [even, even, even] }, 1, 4],
    ["up to the second that holds, of which one may", { one: [even, {}, {}, {}] }, 2, 3],
    ["each, of which one does", { one: [even, string, string] }, 2, 4],
    ["none that may hold", { no: even }, 2, 2],
    ["items up to one that is wrong", { each: even }, [2, 1, 2, 2], 3],
    ["items up to one that will do", { some: even }, [1, 2, 2, 2], 3],
    ["items of which none will do", { some: even }, [1, 1, 1], 4],
    ["members up to one that is wrong", { named: { a: even, b: even, c: even } }, { a: 2, b: 1, c: 2 }, 3],
    ["members that are there", { named: { a: even, b: even } }, { b: 2, x: 1 }, 2],
    ["names up to one that is wrong", { names: { matches: "^a" } }, { a: 1, b: 1, ab: 1 }, 3],
    ["a condition and one of two ways", { choice: [even, even, even] }, 2, 3],
    ["a content", { inside: even }, "2", 2],
    ["nothing of other types", { each: even, named: { a: even } }, 1, 1],
  ])("%s", (_what, schema, value, work) => {
    const loop = new Loop(miniArgot().plan(schema));
    loop.evaluate(value);
    expect(loop.work).toBe(work);
  });

  test("what came of a schema is remembered, on however many ways references lead to it", () => {
    const edge = (target: number): op.Edge => op.edgeTo(target);
    const depth = 30;
    const twice = (target: number): op.Rule => op.demand(T.any, op.some([edge(target), edge(target)], { min: 2 }));
    const plan: op.Plan = {
      entry: edge(0),
      blocks: Array.from({ length: depth + 1 }, (_, id) => ({
        id,
        resource: 0,
        pointer: "",
        rules: id === depth ? [op.demand(T.any, op.test(op.is(T.string)))] : [twice(id + 1)],
      })),
      resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
    };
    const loop = new Loop(plan);
    expect([loop.evaluate("a"), loop.evaluate(1)]).toEqual([true, false]);
    expect(loop.work).toBeLessThan(10 * depth);
  });

  test("what a schema has evaluated is remembered with it", () => {
    const to = (target: number): op.Edge => op.edgeTo(target);
    const rules: (readonly op.Goal[])[] = [
      // So often that it must repeat itself, and each time what was evaluated is lost with the schema that failed.
      [
        op.some([...Array<op.Edge>(12).fill(to(1)), to(5)], { max: 0 }),
        op.all([to(2)]),
        op.members({ rest: to(3), except: "evaluated" }),
      ],
      [op.all([to(2), to(3)])],
      [op.members({ named: new Map([["a", to(4)]]) })],
      [op.test(op.or([]))],
      [],
      [op.all([to(2), to(3)])],
    ];
    const loop = new Loop({
      entry: to(0),
      blocks: rules.map((goals, id) => ({
        id,
        resource: 0,
        pointer: "",
        rules: goals.map((goal) => op.demand(goal.op === "members" ? T.object : T.any, goal)),
      })),
      resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
    });
    expect([loop.evaluate({ a: 1 }), loop.evaluate({ b: 1 })]).toEqual([true, false]);
  });
});
