import { describe, expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import { devirtualise } from "../src/passes/devirtualise.js";
import { inlineBlocks } from "../src/passes/inline-blocks.js";
import { prune } from "../src/passes/prune.js";
import { cycleInPlace, needsLoop } from "../src/plan/cycles.js";
import { withoutImplied } from "../src/plan/decoding.js";
import * as op from "./op.js";
import { PlanError } from "../src/plan/plan-error.js";
import { verify } from "../src/plan/verify.js";
import { blockAt, blocksWithEvaluated, nestingBlocks, targetsIn } from "../src/plan/walk.js";
import { JsonType } from "../src/json/types.js";

const pattern = (source: string): op.Pattern => {
  const expression = new RegExp(source, "u");
  return { source, flags: "u", foreign: undefined, test: (text) => expression.test(text) };
};
const application = (target: number, ...via: string[]): op.Application => op.applicationTo(target, via);
const rule = (name: string, applies: number, constraint: op.Constraint): op.Rule => ({
  ...op.ruleOf(applies, constraint),
  name,
});
function plan(...blocks: (readonly op.Rule[])[]): op.Plan {
  return {
    entry: application(0),
    blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: id === 0 ? "" : `/$defs/${id}`, rules })),
    resources: [{ uri: "https://example.com/s", dialect: undefined, dynamicAnchors: new Map() }],
  };
}
const string = [rule("type", JsonType.any, op.test(op.is(JsonType.string)))];
const decide = (subject: op.Plan, value: unknown): boolean => new Loop(verify(subject)).evaluate(value);

describe("verify refuses", () => {
  const cases: [string, op.Plan, RegExp][] = [
    ["a plan without blocks", plan(), /at least one block/],
    ["an entry to nowhere", { ...plan([]), entry: application(1) }, /^entry: leads to block b1, which does not exist/],
    [
      "an application to nowhere",
      plan([rule("a", JsonType.any, op.all([application(7)]))]),
      /b7, which does not exist/,
    ],
    [
      "a plain application without a target",
      plan([rule("a", JsonType.any, op.all([application(op.nowhere)]))]),
      /b-1, which does not exist/,
    ],
    [
      "a dynamic anchor to nowhere",
      {
        ...plan([]),
        resources: [{ uri: "x:", dialect: undefined, dynamicAnchors: new Map([["a", 3]]) }],
      },
      /anchor "a" names block b3/,
    ],
    [
      "a block with another's number",
      { ...plan([]), blocks: [{ id: 4, resource: 0, pointer: "", rules: [] }] },
      /says it is b4/,
    ],
    ["a block in a resource that is not there", { ...plan([]), resources: [] }, /resource r0 does not exist/],
    ["types that are none", plan([], [rule("a", 1024, op.nothing())]), /^block b1, rule a: unknown type bits in 1024$/],
    [
      "types that are none, in the rule of a schema that is false",
      plan([op.ruleOf(1024, op.nothing())]),
      /^block b0, rule false: unknown type bits in 1024$/,
    ],
    [
      "a range that is none",
      plan([rule("a", JsonType.any, op.some([], { min: -1 }))]),
      /-1\.\.Infinity is not a range/,
    ],
    [
      "a quota that is none",
      plan([rule("a", JsonType.array, op.items({ rest: application(0), quota: { min: 0, max: -1 } }))]),
      /0\.\.-1 is not a range/,
    ],
    ...(
      [
        ["and", (predicate) => op.and([op.unique(), predicate])],
        ["or", (predicate) => op.or([predicate, op.unique()])],
        ["not", (predicate) => op.not(predicate)],
        ["member", (predicate) => op.member("m", predicate)],
      ] satisfies [string, (predicate: op.Predicate) => op.Predicate][]
    ).map(([name, within]): [string, op.Plan, RegExp] => [
      `a predicate of no types within ${name}`,
      plan([rule("a", JsonType.any, op.test(within(op.is(512))))]),
      /^block b0, rule a: unknown type bits in 512$/,
    ]),
    [
      "a condition of no types",
      plan([rule("a", JsonType.any, op.all([op.when(application(0), op.is(512))]))]),
      /^block b0, rule a: unknown type bits in 512$/,
    ],
    [
      "content that is nowhere",
      plan([
        rule(
          "a",
          JsonType.any,
          op.decoded({ decode: [op.decoding({ call: () => undefined, argument: 0, name: "x" })], deepest: 0 }),
        ),
      ]),
      /within 0 contents/,
    ],
    [
      "content that nothing leads to",
      plan([rule("a", JsonType.any, op.decoded({ decode: [], deepest: 1 }))]),
      /no list of steps, `decode`, leads to the content/,
    ],
    ["a comparison with NaN", plan([rule("a", JsonType.any, op.test(op.atLeast(op.self, Number.NaN)))]), /NaN/],
    [
      "a rule that adds to the evaluated set after a reader",
      plan([
        rule("a", JsonType.object, op.members({ rest: application(0), except: "evaluated" })),
        rule("b", JsonType.any, op.nothing()),
      ]),
      /after a rule that reads what others evaluated/,
    ],
  ];
  test.each(cases)("%s", (_what, subject, reason) => {
    expect(() => verify(subject)).toThrow(PlanError);
    expect(() => verify(subject)).toThrow(reason);
    expect(() => verify(subject)).toThrow(expect.objectContaining({ name: "PlanError" }));
  });
});

describe("walk", () => {
  test("a block is found by its number, and what has no block is named", () => {
    const subject = plan(string, []);
    expect(blockAt(subject, 1)).toBe(subject.blocks[1]);
    expect(() => blockAt(subject, 2)).toThrow(new PlanError("block b2 does not exist"));
    expect(() => blockAt(subject, op.nowhere)).toThrow(PlanError);
  });

  test("a dynamic application may lead to every block that declares its anchor", () => {
    const subject = {
      ...plan([], [], []),
      resources: [
        { uri: "a:", dialect: undefined, dynamicAnchors: new Map([["x", 1]]) },
        { uri: "b:", dialect: undefined, dynamicAnchors: new Map([["x", 2]]) },
      ],
    };
    expect(targetsIn(subject)({ ...application(1), dynamic: "x" })).toEqual([1, 2]);
    expect(targetsIn(subject)(application(1))).toEqual([1]);
  });
  test("readers, and the blocks that they reach in place, have evaluated sets", () => {
    const reader = rule("r", JsonType.object, op.members({ rest: application(3), except: "evaluated" }));
    const subject = plan(
      [
        rule("a", JsonType.any, op.all([application(1)])),
        rule("m", JsonType.object, op.members({ rest: application(2) })),
        reader,
      ],
      [],
      [],
      [],
    );
    expect([...blocksWithEvaluated(subject)].sort((a, b) => a - b)).toEqual([0, 1]);
  });
});

describe("what leads back to where it began, on the same value", () => {
  const all = (...targets: number[]): op.Rule =>
    rule("r", JsonType.any, op.all(targets.map((target) => application(target))));
  const follow = ({ target }: op.Application): readonly number[] => [target];

  test.each<[what: string, subject: op.Plan, cycle: readonly number[] | undefined]>([
    ["nothing", plan([all(1, 2)], [all(2)], []), undefined],
    ["what descends", plan([rule("r", JsonType.array, op.items({ rest: application(0) }))]), undefined],
    ["a block itself", plan([all(0)]), [0, 0]],
    ["the first", plan([all(1)], [all(0)]), [0, 1, 0]],
    ["a later one", plan([all(1)], [all(2)], [all(3)], [all(1)]), [1, 2, 3, 1]],
    ["what begins anew", plan([all(1)], [], [all(3, 1)], [all(2)]), [2, 3, 2]],
  ])("%s", (_what, subject, cycle) => {
    expect(cycleInPlace(subject, subject.blocks, follow)).toEqual(cycle);
  });

  test("each block is visited once, whatever the number of paths to it", () => {
    const depth = 40;
    const twice = Array.from({ length: depth }, (_, i) => [all(i + 1, i + 1)]);
    const endless = plan(...twice, [all(depth - 1)]);
    const ending = plan(...twice, []);
    expect(cycleInPlace(ending, ending.blocks, follow)).toBeUndefined();
    expect(cycleInPlace(endless, endless.blocks, follow)).toEqual([depth - 1, depth, depth - 1]);
  });

  const dynamic = (target: number): op.Rule =>
    rule("r", JsonType.any, op.all([{ ...application(target), dynamic: "x" }]));
  const anchored = (subject: op.Plan, block: number): op.Plan => ({
    ...subject,
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map([["x", block]]) }],
  });
  test.each<[what: string, subject: op.Plan, may: boolean]>([
    ["without dynamic applications", plan([all(1)], []), false],
    ["where one leads on", anchored(plan([dynamic(1)], [], []), 2), false],
    ["where one may lead back", anchored(plan([dynamic(1)], []), 0), true],
    ["where one may lead nowhere", anchored(plan([dynamic(op.nowhere)], []), 1), true],
  ])("an evaluation may end without an answer: %s", (_what, subject, may) => {
    expect(needsLoop(subject)).toBe(may);
  });
});

describe("contents that may have contents in them", () => {
  const step = op.decoding({ call: () => undefined, argument: 0, name: "x" });
  const looked = (target: number): op.Rule =>
    rule("d", JsonType.string, op.decoded({ decode: [step], deepest: 4, application: application(target) }));
  const items = (target: number): op.Rule => rule("i", JsonType.array, op.items({ rest: application(target) }));

  test.each<[what: string, subject: op.Plan, blocks: readonly number[]]>([
    ["none", plan([items(1)], []), []],
    ["one of anything", plan([looked(1)], []), []],
    ["one in itself", plan([looked(0)]), [0]],
    ["one that leads to it on two ways", plan([looked(1)], [items(2), items(3)], [items(0)], [items(0)]), [0]],
    ["the second of two ways to one", plan([looked(2)], [looked(4)], [items(3)], [looked(4)], []), [0]],
    ["the first of two ways to one", plan([looked(1)], [items(3)], [items(3)], [looked(4)], []), [0]],
  ])("%s", (_what, subject, blocks) => {
    expect([...nestingBlocks(subject)]).toEqual(blocks);
  });
});

describe("the loop", () => {
  test("a guarded application that is not followed holds", () => {
    const guarded = op.when(application(1), op.has("a"));
    expect(decide(plan([rule("x", JsonType.any, op.all([guarded]))], string), {})).toBe(true);
    expect(decide(plan([rule("x", JsonType.any, op.all([guarded]))], string), { a: 1 })).toBe(false);
    expect(decide(plan([rule("x", JsonType.any, op.some([guarded], { max: 0 }))], string), {})).toBe(false);
    expect(decide(plan([rule("x", JsonType.any, op.branch({ if: guarded, then: application(1) }))], string), {})).toBe(
      false,
    );
    expect(
      decide(plan([rule("x", JsonType.array, op.items({ rest: op.when(application(1), op.has("a")) }))], string), [{}]),
    ).toBe(true);
    expect(
      decide(plan([rule("x", JsonType.array, op.items({ rest: guarded, quota: { min: 2, max: 2 } }))], string), [
        {},
        {},
      ]),
    ).toBe(true);
    expect(decide(plan([rule("x", JsonType.object, op.members({ rest: guarded }))], string), { b: {} })).toBe(true);
    expect(decide(plan([rule("x", JsonType.object, op.names(guarded))], []), { b: {} })).toBe(true);
  });
  test("decoded: what cannot be decoded fails, what can is looked at", () => {
    const decode = op.decoding({
      call: (text: string) => (text.startsWith("=") ? { value: text.length } : undefined),
      argument: undefined,
      name: "length",
    });
    const subject = plan(
      [rule("x", JsonType.string, op.decoded({ decode: [decode], application: application(1), deepest: 1 }))],
      [rule("m", JsonType.number, op.test(op.atLeast(op.self, 3)))],
    );
    expect(["=ab", "=a", "abc", 7].map((value) => decide(subject, value))).toEqual([true, false, false, true]);
  });
  test("decoded: contents lie in one another as deep as the constraint says, and no deeper", () => {
    const decode = op.decoding({
      call: (text: string) => ({ value: text.slice(1) }),
      argument: undefined,
      name: "rest",
    });
    const within = (deepest: number): op.Plan =>
      plan(
        [rule("x", JsonType.string, op.some([application(1), application(2)], { min: 1 }))],
        [rule("y", JsonType.string, op.test(op.atMost(op.characterCount, 0)))],
        [rule("z", JsonType.string, op.decoded({ decode: [decode], application: application(0), deepest }))],
      );
    expect(["", "a", "abc", "abcd"].map((value) => decide(within(3), value))).toEqual([true, true, true, false]);
    expect([...nestingBlocks(within(3))]).toEqual([2]);
    const once = plan(
      [rule("x", JsonType.string, op.decoded({ decode: [decode], application: application(1), deepest: 1 }))],
      [],
    );
    expect([...nestingBlocks(once)]).toEqual([]);
    expect([...nestingBlocks(plan([]))]).toEqual([]);
  });
  test("one rule may name, match and catch the rest", () => {
    const number = [rule("type", JsonType.any, op.test(op.is(JsonType.number)))];
    const constraint = op.members({
      named: new Map([["a", application(1)]]),
      patterns: [{ pattern: pattern("^a"), application: application(2) }],
      rest: application(3),
      except: { names: new Set(["a", "b"]), patterns: [] },
    });
    const subject = plan(
      [rule("m", JsonType.object, constraint)],
      string,
      [rule("l", JsonType.string, op.test(op.atLeast(op.characterCount, 2)))],
      number,
    );
    expect(
      [{ a: "xy" }, { a: "x" }, { a: 1 }, { ab: 1 }, { b: null }, { c: 1 }, { c: "x" }].map((value) =>
        decide(subject, value),
      ),
    ).toEqual([true, false, false, true, true, true, false]);
  });
  test("a member is present, and a predicate holds for it", () => {
    const subject = plan([
      rule("m", JsonType.any, op.test(op.member("a", op.or([op.is(JsonType.string), op.among([1])])))),
    ]);
    const values = [{ a: "x" }, { a: 1 }, { a: 2 }, {}, { a: undefined }, ["a"], "a", null, Object.create({ a: 1 })];
    expect(values.map((value) => decide(subject, value))).toEqual([true, true, ...Array<boolean>(7).fill(false)]);
  });
  test("a dynamic application without a target leads to what its anchor finds, or ends evaluation", () => {
    const nowhere = { ...application(op.nowhere), dynamic: "x" };
    const subject: op.Plan = {
      entry: application(0),
      blocks: [
        {
          id: 0,
          resource: 0,
          pointer: "",
          rules: [
            rule(
              "m",
              JsonType.object,
              op.members({
                named: new Map([
                  ["a", application(1)],
                  ["b", application(2)],
                ]),
              }),
            ),
          ],
        },
        { id: 1, resource: 1, pointer: "", rules: [rule("r", JsonType.any, op.all([application(2)]))] },
        { id: 2, resource: 0, pointer: "/b", rules: [rule("r", JsonType.any, op.all([nowhere]))] },
        { id: 3, resource: 1, pointer: "/x", rules: string },
      ],
      resources: [
        { uri: "a:", dialect: undefined, dynamicAnchors: new Map() },
        { uri: "b:", dialect: undefined, dynamicAnchors: new Map([["x", 3]]) },
      ],
    };
    for (const each of [subject, prune(subject), inlineBlocks(subject), devirtualise(subject)]) {
      expect([decide(each, { a: "s" }), decide(each, { a: 1 }), decide(each, {})]).toEqual([true, false, true]);
      expect(() => decide(each, { b: "s" })).toThrow(/leads nowhere: no schema on the way to it declares "x"/);
    }
  });
  test("a dynamic reference that never descends is distinguished from a long one", () => {
    const loops: op.Plan = {
      ...plan([rule("r", JsonType.any, op.all([{ ...application(0), dynamic: "x" }]))]),
      resources: [{ uri: "a:", dialect: undefined, dynamicAnchors: new Map([["x", 0]]) }],
    };
    expect(() => decide(loops, 1)).toThrow(/without end/);
  });
});

describe("rules about contents that another one implies", () => {
  const step = (name: string): op.Decoding =>
    op.decoding({ call: (text: string) => ({ value: text }), argument: undefined, name });
  const [first, second] = [step("first"), step("second")];
  const looked = (decode: readonly op.Decoding[], to?: op.Application, deepest = 4): op.Rule =>
    rule("x", JsonType.string, op.decoded({ decode, deepest, ...(to && { application: to }) }));
  const other = rule("l", JsonType.string, op.test(op.atLeast(op.characterCount, 2)));
  const [is, isFar, isIn, far] = [
    looked([first]),
    looked([first, second]),
    looked([first], application(1)),
    looked([first], application(1), 5),
  ];

  test.each<[what: string, rules: readonly op.Rule[], left: readonly op.Rule[]]>([
    ["that it is there, where it is looked at", [is, other, isIn], [other, isIn]],
    ["that it is there, where what it holds is", [is, isFar], [isFar]],
    ["twice the same", [is, looked([first])], [looked([first])]],
    ["two that look at it", [isIn, looked([first], application(1))], [isIn, looked([first], application(1))]],
    ["one that is allowed to lie deeper", [is, far], [is, far]],
    [
      "of other types, by one of these",
      [{ ...is, appliesTo: JsonType.any }, isIn],
      [{ ...is, appliesTo: JsonType.any }, isIn],
    ],
    ["of one type, by one of any", [is, { ...isIn, appliesTo: JsonType.any }], [{ ...isIn, appliesTo: JsonType.any }]],
  ])("%s", (_what, rules, left) => {
    expect(withoutImplied(rules)).toEqual(left);
  });
});
