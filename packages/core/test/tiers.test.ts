// Which functions of a backend decide and explain in each tier, and when: a backend records its calls.
import { describe, expect, test } from "vitest";
import { findFailuresIn } from "../src/engine/find-failures.js";
import { CompiledBlockVerdicts } from "../src/engine/compiled-block-verdicts.js";
import { type Tier, verdictIn } from "../src/engine/tiers.js";
import { JsonType } from "../src/json/types.js";
import { Loop } from "../src/loop/evaluate.js";
import type { LoweredSchema } from "../src/lower/lower.js";
import type { Backend, Verdict } from "../src/plan/backend.js";
import * as op from "./op.js";
import { miniArgot } from "./mini.js";

const report: op.Report = {
  id: "https://example.com/keyword/type",
  template: "must be a string",
  data: {},
  verbatim: undefined,
};
const isString: op.Rule = { ...op.ruleOf(JsonType.any, op.test(op.is(JsonType.string))), name: "type", report };
const stringItems: op.Rule = {
  ...op.ruleOf(JsonType.array, op.items({ rest: op.applicationTo(1, ["items"]) })),
  name: "items",
};
const resource = (uri: string, ...dynamicAnchors: [string, op.BlockId][]): op.Resource => ({
  uri: `https://example.com/${uri}`,
  dialect: undefined,
  dynamicAnchors: new Map(dynamicAnchors),
});
const plan = (...blocks: (readonly op.Rule[])[]): op.Plan => ({
  entry: op.applicationTo(0),
  blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: `/${id}`, rules })),
  part: undefined,
  resources: [resource("s")],
});
/** A schema whose rules are all made. */
const lowered = (made: op.Plan): LoweredSchema => ({
  plan: made,
  keywords: new Set(),
  isDynamic: false,
  isReached: () => true,
  completePlan: () => made,
});
const strings = plan([stringItems], [isString]);
/** A value that costs as many applications of schemas. */
const costing = (work: number): string[] => Array<string>(work - 1).fill("a");

/** A backend whose functions are the loop, and a list of its calls. */
function backend(parts: { forbidden?: boolean; makesClosures?: boolean; explains?: boolean } = {}): {
  backend: Backend;
  calls: string[];
} {
  const { forbidden = false, makesClosures = true, explains = true } = parts;
  const calls: string[] = [];
  const made = (what: string): void => {
    calls.push(what);
    if (forbidden && what !== "compileToClosures") throw new EvalError("no code here");
  };
  return {
    calls,
    backend: {
      optimise(given) {
        calls.push("optimise");
        return given;
      },
      compile(given, fallback, profile) {
        made(profile ? "compile what was seen" : "compile");
        return (value) => fallback(given.entry.target, value, fallback.scope);
      },
      ...(explains && {
        explain(given, fallback) {
          made("explain");
          return (value) => fallback.explain(given.entry.target, value);
        },
      }),
      ...(makesClosures && {
        compileToClosures(given, fallback) {
          made("compileToClosures");
          return (value) => fallback(given.entry.target, value);
        },
      }),
    },
  };
}

/** A verdict that is reached in the best way that there is so far. */
function judgeIn(tier: Tier, schema: LoweredSchema, loop: Loop, calls: Backend | undefined): Verdict {
  const replace = (better: Verdict): void => {
    best = better;
  };
  let best = verdictIn(tier, schema, loop, calls, undefined, { replaceVerdict: replace, finishWith: replace });
  return (value) => best(value);
}

describe("verdicts", () => {
  test.each<[tier: Tier, calls: string[]]>([
    ["loop", []],
    ["compiled", ["optimise", "compile"]],
    ["closures", ["optimise", "compileToClosures"]],
    ["auto", []],
  ])("%s calls %j of the backend immediately", (tier, expected) => {
    const { backend: recording, calls } = backend();
    const decide = judgeIn(tier, lowered(strings), new Loop(strings), recording);
    expect(calls).toEqual(expected);
    expect(decide(["a"])).toBe(true);
    expect(decide([1])).toBe(false);
    expect(calls).toEqual(expected);
  });

  test("the loop decides however much work that is", () => {
    const { backend: recording, calls } = backend();
    const decide = judgeIn("loop", lowered(strings), new Loop(strings), recording);
    for (let i = 0; i < 6; i++) expect(decide(costing(1000))).toBe(true);
    expect(calls).toEqual([]);
  });

  test.each<Tier>(["loop", "compiled", "closures", "auto"])("%s without a backend is the loop", (tier) => {
    const loop = new Loop(strings);
    const decide = judgeIn(tier, lowered(strings), loop, undefined);
    expect([decide(["a"]), decide([1])]).toEqual([true, false]);
    expect(loop.work).toBe(4);
  });

  test("closures, without compileToClosures, is the loop over the optimised plan", () => {
    const { backend: recording, calls } = backend({ makesClosures: false });
    const decide = judgeIn("closures", lowered(strings), new Loop(strings), recording);
    expect([decide(["a"]), decide([1])]).toEqual([true, false]);
    expect(calls).toEqual(["optimise"]);
  });

  /** 200, and 4 for each of two blocks. */
  const enough = 208;

  test.each([
    [false, ["optimise", "compile what was seen"]],
    [true, ["optimise", "compile what was seen", "compileToClosures"]],
  ])("auto compiles after work and four values that it watches (code forbidden: %s)", (forbidden, expected) => {
    const { backend: recording, calls } = backend({ forbidden });
    const loop = new Loop(strings);
    const decide = judgeIn("auto", lowered(strings), loop, recording);
    expect(decide(costing(enough - 1))).toBe(true);
    expect(decide([])).toBe(true);
    expect(loop.work).toBe(enough);
    expect(calls).toEqual([]);
    for (const value of [["a"], [1], ["a"], [1]]) expect(decide(value)).toBe(value[0] === "a");
    expect(loop.work).toBe(enough);
    expect(calls).toEqual(["optimise"]);
    for (const value of [["a"], [1]]) expect(decide(value)).toBe(value[0] === "a");
    expect(calls).toEqual(expected);
  });

  test("auto compiles in the middle of a large value", () => {
    const { backend: recording, calls } = backend();
    const loop = new Loop(strings);
    const decide = judgeIn("auto", lowered(strings), loop, recording);
    expect(decide([...costing(10_000), 1])).toBe(false);
    expect(loop.work).toBe(enough + 1);
    expect(calls).toEqual(["optimise", "compile what was seen"]);
    expect(decide(costing(10_000))).toBe(true);
  });

  test("an evaluation that was given up leaves nothing behind", () => {
    const loop = new Loop(strings);
    // Loops share their frames.
    const other = new Loop(plan([isString]));
    for (let most = 0; most < 6; most++) {
      expect(loop.attempt(["a", "b", "c", "d", "e"], most)).toBe(undefined);
      expect(loop.evaluate([1, "a"])).toBe(false);
      expect(loop.attempt(["a", "b", "c", "d", "e"], most)).toBe(undefined);
      expect(other.evaluate(1)).toBe(false);
    }
    expect(loop.attempt(["a", "b", "c", "d", "e"], 6)).toBe(true);
  });

  test("a validator goes over to what is better, once", () => {
    const { backend: recording, calls } = backend();
    const isEven = miniArgot({ backend: recording }).compile({ each: { even: true } });
    const many = Array<number>(enough).fill(2);
    for (let i = 0; i < 9; i++) expect([isEven(many), isEven.validate([1]).valid]).toEqual([true, false]);
    expect(calls.filter((what) => what !== "explain")).toEqual(["optimise", "compile what was seen"]);
  });

  test("auto prepares a backend once, some calls before it is used", () => {
    const { backend: recording, calls } = backend();
    const prepared: Backend = { ...recording, prepare: () => void calls.push("prepare") };
    const decide = judgeIn("auto", lowered(strings), new Loop(strings), prepared);
    const small = costing(Math.floor(enough / 4));
    const atEachCall = Array.from({ length: 6 }, () => {
      decide(small);
      return calls.splice(0);
    });
    expect(atEachCall).toEqual([[], [], ["prepare"], [], ["optimise"], []]);
  });

  test("auto does not hide what goes wrong in a backend", () => {
    const failing: Backend = {
      optimise: (given) => given,
      compile() {
        throw new RangeError("out of order");
      },
    };
    const decide = judgeIn("auto", lowered(strings), new Loop(strings), failing);
    decide(costing(enough));
    for (let i = 0; i < 4; i++) decide(["a"]);
    expect(() => decide(["a"])).toThrow(RangeError);
  });
});

describe("failures", () => {
  /** Which rules fail, and how much beneath each of them. */
  const countsOf = (failed: ReturnType<ReturnType<typeof findFailuresIn>>): unknown =>
    failed?.failures.map(({ ruleIndex, failedApplications }) => [ruleIndex, failedApplications.length]);

  test.each<[tier: Tier, calls: string[], parts?: Parameters<typeof backend>[0]]>([
    ["loop", []],
    ["auto", []],
    ["closures", []],
    ["compiled", ["explain"]],
    ["compiled", [], { explains: false }],
    ["compiled", ["explain"], { forbidden: true }],
  ])("%s calls %j (%o)", (tier, expected, parts) => {
    const { backend: recording, calls } = backend(parts);
    const find = findFailuresIn(tier, lowered(strings), new Loop(strings), recording, undefined);
    expect(countsOf(find([1, "a", 2]))).toEqual([[0, 2]]);
    expect(find(["a"])).toBeUndefined();
    expect(countsOf(find([1, "a", 2], { maxReports: 1, firstPart: false }))).toEqual([[0, 1]]);
    expect(calls).toEqual(expected);
  });

  test("the loop explains however much work that is", () => {
    const { backend: recording, calls } = backend();
    const find = findFailuresIn("loop", lowered(strings), new Loop(strings), recording, undefined);
    find(costing(1000));
    expect(countsOf(find([1]))).toEqual([[0, 1]]);
    expect(calls).toEqual([]);
  });

  test("closures never has them explained by code", () => {
    const { backend: recording, calls } = backend();
    const find = findFailuresIn("closures", lowered(strings), new Loop(strings), recording, undefined);
    find(costing(1000));
    expect(countsOf(find([1]))).toEqual([[0, 1]]);
    expect(calls).not.toContain("explain");
  });

  test("auto has them explained by code once that cost as much work as compiling", () => {
    const { backend: recording, calls } = backend();
    const find = findFailuresIn("auto", lowered(strings), new Loop(strings), recording, undefined);
    find(costing(207));
    find([]);
    expect(calls).toEqual([]);
    expect(countsOf(find([1]))).toEqual([[0, 1]]);
    expect(calls).toEqual(["explain"]);
  });

  test("auto has those of a large schema explained by code after work for all of it, not for its first part", () => {
    const { backend: recording, calls } = backend();
    const parts = { largestWhole: 1, verdictSize: 1 } as NonNullable<Backend["parts"]>;
    const large = plan([stringItems], [isString], ...Array.from({ length: 98 }, () => [isString]));
    const find = findFailuresIn("auto", lowered(large), new Loop(large), { ...recording, parts }, undefined);
    find(costing(599));
    expect(calls).toEqual([]);
    find(costing(10));
    expect(calls).toEqual(["explain"]);
  });

  test("auto has them explained by code in the middle of a large value", () => {
    const { backend: recording, calls } = backend();
    const loop = new Loop(strings);
    const find = findFailuresIn("auto", lowered(strings), loop, recording, undefined);
    expect(countsOf(find([1, ...costing(10_000), 2]))).toEqual([[0, 2]]);
    expect(calls).toEqual(["explain"]);
    expect(loop.work).toBe(209);
  });

  test("work for verdicts is not work for explanations", () => {
    const { backend: recording, calls } = backend();
    const loop = new Loop(strings);
    loop.evaluate(costing(1000));
    const find = findFailuresIn("auto", lowered(strings), loop, recording, undefined);
    find(["a"]);
    find(["a"]);
    expect(calls).toEqual([]);
  });

  test("what goes wrong in a backend is not hidden", () => {
    const failing: Backend = {
      ...backend().backend,
      explain() {
        throw new RangeError("out of order");
      },
    };
    expect(() => findFailuresIn("compiled", lowered(strings), new Loop(strings), failing, undefined)([1])).toThrow(
      RangeError,
    );
  });

  test("a plan with dynamic references is not explained by code", () => {
    const constraint = op.all([{ ...op.applicationTo(1, ["$dynamicRef"]), dynamic: "a" }]);
    const dynamic: op.Plan = {
      ...plan([{ ...op.ruleOf(JsonType.any, constraint), name: "$dynamicRef" }], [isString], []),
      part: undefined,
      resources: [resource("s"), resource("t", ["a", 1]), resource("u", ["a", 2])],
    };
    const { backend: recording, calls } = backend();
    expect(findFailuresIn("compiled", lowered(dynamic), new Loop(dynamic), recording, undefined)(1)).toBeDefined();
    expect(calls).toEqual([]);
  });
});

describe("shortcuts", () => {
  const [list, item] = strings.blocks as [op.Block, op.Block];
  const often = (shortcuts: CompiledBlockVerdicts, block: op.Block, times: number): boolean[] =>
    Array.from({ length: times }, () => shortcuts.isKnownValid(block, ["a"]));

  test("a block gets a function when it was come to 24 times", () => {
    const { backend: recording, calls } = backend();
    const shortcuts = new CompiledBlockVerdicts(lowered(strings), recording);
    expect(often(shortcuts, list, 23)).toEqual(Array(23).fill(false));
    expect(calls).toEqual([]);
    expect(shortcuts.isKnownValid(list, ["a"])).toBe(true);
    expect(shortcuts.isKnownValid(list, [1])).toBe(false);
    expect(shortcuts.isKnownValid(list, ["a"])).toBe(true);
    expect(calls).toEqual(["optimise", "compile"]);
  });

  test("a block of tests alone gets none", () => {
    const { backend: recording, calls } = backend();
    expect(new Set(often(new CompiledBlockVerdicts(lowered(strings), recording), item, 60))).toEqual(new Set([false]));
    expect(calls).toEqual([]);
  });

  test("no more than 64 blocks get one", () => {
    const many = plan(...Array.from({ length: 66 }, () => [stringItems]));
    const { backend: recording, calls } = backend();
    const shortcuts = new CompiledBlockVerdicts(lowered(many), recording);
    const last = many.blocks.map((block) => often(shortcuts, block, 24).at(-1));
    expect(last).toEqual([...Array<boolean>(64).fill(true), false, false]);
    expect(calls.filter((each) => each === "compile")).toHaveLength(64);
  });
});
