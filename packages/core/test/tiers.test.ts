// Which functions of a backend decide and find failures in each tier, and when: a backend records its calls.
import { describe, expect, test } from "vitest";
import { evaluatorsIn, type Evaluators, type Tier } from "../src/engine/tiers.js";
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
  resources: [resource("s")],
});
/** A schema whose rules are all made. */
const lowered = (made: op.Plan, isDynamic = false): LoweredSchema => ({
  plan: made,
  keywords: new Set(),
  isDynamic,
  completePlan: () => made,
});
const strings = plan([stringItems], [isString]);

/** A backend whose functions are the loop, and a list of its calls. */
function backend({ forbidden = false } = {}): { backend: Backend; calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    backend: {
      prepare: () => void calls.push("prepare"),
      closures(given, isDynamic, { findFailures, work, ...rest }) {
        calls.push(isDynamic ? "dynamic closures" : "closures");
        void rest;
        const loop = new Loop(given);
        return {
          verdict(value) {
            work.count = (value as unknown[]).length;
            return loop.evaluate(value);
          },
          findFailures: (value, end) => findFailures(given.entry.target, value, undefined, end),
        };
      },
      optimise(given) {
        calls.push("optimise");
        return given;
      },
      compile(given, fallback) {
        calls.push("compile");
        if (forbidden) throw new EvalError("no code here");
        return (value) => fallback(given.entry.target, value, fallback.scope);
      },
    },
  };
}

/** The functions of a tier, with the best verdict that there is so far. */
function functionsIn(tier: Tier, schema: LoweredSchema, loop: Loop, calls: Backend | undefined): Evaluators {
  const { verdict, findFailures } = evaluatorsIn(tier, schema, loop, calls, (fastest) => {
    best = fastest;
  });
  let best: Verdict = verdict;
  return { verdict: (value) => best(value), findFailures };
}

describe("verdicts", () => {
  test.each<[tier: Tier, calls: string[]]>([
    ["loop", []],
    ["compiled", ["optimise", "compile"]],
    ["closures", ["closures"]],
    ["auto", ["closures"]],
  ])("%s calls %j of the backend for the first value", (tier, expected) => {
    const { backend: recording, calls } = backend();
    const { verdict } = functionsIn(tier, lowered(strings), new Loop(strings), recording);
    expect(calls).toEqual(tier === "compiled" ? expected : []);
    expect(verdict(["a"])).toBe(true);
    expect(verdict([1])).toBe(false);
    expect(calls).toEqual(expected);
  });

  test.each<Tier>(["loop", "compiled", "closures", "auto"])("%s without a backend is the loop", (tier) => {
    const loop = new Loop(strings);
    const { verdict } = functionsIn(tier, lowered(strings), loop, undefined);
    expect([verdict(["a"]), verdict([1])]).toEqual([true, false]);
    expect(loop.work).toBe(4);
  });

  /** 4000, and 400 for each of two blocks. */
  const enough = 4800;

  test.each([false, true])(
    "auto compiles after work, and prepares that some calls before (code forbidden: %s)",
    (forbidden) => {
      const { backend: recording, calls } = backend({ forbidden });
      const { verdict } = functionsIn("auto", lowered(strings), new Loop(strings), recording);
      const quarter = Array<string>(enough / 4).fill("a");
      const atEachCall = Array.from({ length: 7 }, () => {
        verdict(quarter);
        return calls.splice(0);
      });
      expect(atEachCall).toEqual([["closures"], [], ["prepare"], [], ["optimise", "compile"], [], []]);
      for (const value of [["a"], [1]]) expect(verdict(value)).toBe(value[0] === "a");
    },
  );

  test("auto keeps closures of a large schema", () => {
    const { backend: recording, calls } = backend();
    const large = plan([stringItems], [isString], ...Array.from({ length: 1000 }, (): op.Rule[] => []));
    const { verdict } = functionsIn("auto", lowered(large), new Loop(large), recording);
    const many = Array<string>(300_000).fill("a");
    for (let i = 0; i < 3; i++) verdict(many);
    expect(calls).toEqual(["closures"]);
  });

  test("a dynamic application that leads to one block is none", () => {
    const dynamic = {
      ...plan(
        [{ ...stringItems, constraint: op.items({ rest: { ...op.applicationTo(1), dynamic: "x" } }) }],
        [isString],
      ),
      resources: [resource("s", ["x", 1])],
    };
    const { backend: recording, calls } = backend();
    const { verdict } = functionsIn("auto", lowered(dynamic, true), new Loop(dynamic), recording);
    expect([verdict(["a"]), verdict([1])]).toEqual([true, false]);
    expect(calls).toEqual(["dynamic closures"]);
  });

  test("a validator goes over to code, once", () => {
    const { backend: recording, calls } = backend();
    const isEven = miniArgot({ backend: recording }).compile({ each: { even: true } });
    const many = Array<number>(enough).fill(2);
    for (let i = 0; i < 9; i++) expect([isEven(many), isEven.validate([1]).valid]).toEqual([true, false]);
    expect(calls.filter((what) => what !== "prepare")).toEqual(["closures", "optimise", "compile"]);
  });

  test("auto does not hide what goes wrong in a backend", () => {
    const { backend: recording } = backend();
    const failing: Backend = {
      ...recording,
      compile() {
        throw new RangeError("out of order");
      },
    };
    const { verdict } = functionsIn("auto", lowered(strings), new Loop(strings), failing);
    verdict(Array<string>(enough).fill("a"));
    expect(() => verdict(["a"])).toThrow(RangeError);
  });
});

describe("failures", () => {
  /** Which rules fail, and how much beneath each of them. */
  const countsOf = (failures: ReturnType<Evaluators["findFailures"]>): unknown =>
    failures?.map(({ ruleIndex, failedApplications }) => [ruleIndex, failedApplications.length]);

  test.each<[tier: Tier, calls: string[]]>([
    ["loop", []],
    ["auto", ["closures"]],
    ["closures", ["closures"]],
    ["compiled", ["optimise", "compile", "closures"]],
  ])("%s calls %j", (tier, expected) => {
    const { backend: recording, calls } = backend();
    const { findFailures: find } = functionsIn(tier, lowered(strings), new Loop(strings), recording);
    expect(countsOf(find([1, "a", 2]))).toEqual([[0, 2]]);
    expect(find(["a"])).toBeUndefined();
    expect(countsOf(find([1, "a", 2], { maxReports: 1, firstPart: false }))).toEqual([[0, 1]]);
    expect(calls).toEqual(expected);
  });
});
