// Work is bounded by the size of the schema times that of the value, whatever the paths that lead to a value. Counted in
// applications of schemas, over random recursive plans: every constraint that applies something, references in a circle,
// and values that are deep.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countNodes } from "../src/json/count-nodes.js";
import { JsonType } from "../src/json/types.js";
import { Loop } from "../src/loop/evaluate.js";
import { findFailures } from "../src/loop/find-failures.js";
import { traceOfAnnotations } from "../src/loop/trace.js";
import { cycleInPlace } from "../src/plan/cycles.js";
import * as op from "./op.js";
import { applicationsOf, readsEvaluated } from "../src/plan/walk.js";

/** An evaluation may take this many applications for each block, application and value. */
const workPerPair = 12;
/** What is recorded of small evaluations is free. */
const freeWork = 4000;

const maxBlocks = 5;

const applied: fc.Arbitrary<op.Application> = fc.nat(maxBlocks - 1).map((target) => op.applicationTo(target));
const several = fc.array(applied, { minLength: 1, maxLength: 3 });
const kinds = fc.constantFrom(JsonType.string, JsonType.array, JsonType.object, JsonType.array | JsonType.object);

const inPlace: fc.Arbitrary<op.Constraint> = fc.oneof(
  several.map(op.all),
  several.map((applications) => op.some(applications, { min: 1 })),
  several.map((applications) => op.some(applications, { max: 0 })),
  fc.record({ if: applied, then: applied, else: applied }).map(op.branch),
);
const ofParts: fc.Arbitrary<op.Constraint> = fc.oneof(
  applied.map((rest) => op.items({ rest })),
  applied.map((rest) => op.items({ rest, quota: { min: 1, max: Infinity } })),
  fc.tuple(applied, applied).map(([one, rest]) => op.items({ prefix: [one], rest, from: 1 })),
  fc.tuple(applied, applied).map(([one, rest]) => op.members({ named: new Map([["a", one]]), rest })),
  applied.map((rest) => op.members({ rest, except: "evaluated" })),
  applied.map((rest) => op.items({ rest, except: "evaluated" })),
);
const constraint = fc.oneof(
  { weight: 2, arbitrary: inPlace },
  { weight: 4, arbitrary: ofParts },
  { weight: 1, arbitrary: kinds.map((types) => op.test(op.is(types))) },
);

const domainOf = ({ op: name }: op.Constraint): number =>
  name === "members" ? JsonType.object : name === "items" ? JsonType.array : JsonType.any;

const plan: fc.Arbitrary<op.Plan> = fc
  .array(fc.array(constraint, { minLength: 1, maxLength: 3 }), { minLength: maxBlocks, maxLength: maxBlocks })
  .map((blocks) => ({
    entry: op.applicationTo(0),
    blocks: blocks.map((constraints, id) => {
      const rules = constraints.map((each) => op.ruleOf(domainOf(each), each));
      const readers = rules.filter((rule) => readsEvaluated(rule.constraint));
      return { id, resource: 0, pointer: "", rules: [...rules.filter((rule) => !readers.includes(rule)), ...readers] };
    }),
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
  }))
  // References that never leave a value are refused when a schema is compiled.
  .filter((each) => cycleInPlace(each, each.blocks, ({ target }) => [target]) === undefined);

const leaf = fc.constantFrom<unknown>(1, "a", null);
const value: fc.Arbitrary<unknown> = fc
  .tuple(leaf, fc.array(fc.constantFrom("array", "object", "pair", "both"), { maxLength: 60 }))
  .map(([end, levels]) =>
    levels.reduce((inner, level) => {
      if (level === "array") return [inner];
      if (level === "pair") return [inner, 1];
      return level === "object" ? { a: inner } : { a: inner, b: "x" };
    }, end),
  );

const sizeOf = ({ blocks }: op.Plan): number =>
  blocks.reduce(
    (sum, { rules }) => sum + rules.reduce((all, each) => all + applicationsOf(each.constraint).length, 1),
    0,
  );

function workOf(each: op.Plan, run: (loop: Loop) => void): number {
  const loop = new Loop(each);
  run(loop);
  return loop.work;
}

describe("the work of an evaluation grows with the schema times the value", () => {
  test.each<[what: string, run: (loop: Loop, instance: unknown) => void, free: number]>([
    ["for a verdict", (loop, instance) => void loop.evaluate(instance), 0],
    ["for failures", (loop, instance) => void findFailures(loop, instance), freeWork],
    ["for annotations", (loop, instance) => void loop.evaluate(instance, traceOfAnnotations()), freeWork],
  ])("%s", (_what, run, free) => {
    fc.assert(
      fc.property(plan, value, (each, instance) => {
        const most = free + workPerPair * sizeOf(each) * countNodes(instance, Infinity);
        expect(workOf(each, (loop) => run(loop, instance))).toBeLessThanOrEqual(most);
      }),
      { seed: 20, numRuns: 400 },
    );
  });

  test("what is remembered changes no verdict", () => {
    fc.assert(
      fc.property(plan, value, (each, instance) => {
        const verdict = new Loop(each).evaluate(instance);
        expect(findFailures(new Loop(each), instance) === undefined).toBe(verdict);
      }),
      { seed: 21, numRuns: 400 },
    );
  });
});
