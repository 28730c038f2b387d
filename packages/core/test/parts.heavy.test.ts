// Large plans are compiled a part at a time: no call compiles more blocks than a part may have. A
// backend records what it compiles; its functions are the loop.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createValidator } from "../src/engine/validator.js";
import { JsonType } from "../src/json/types.js";
import { Loop } from "../src/loop/evaluate.js";
import type { LoweredSchema } from "../src/lower/lower.js";
import type { Backend } from "../src/plan/backend.js";
import { applicationsOf } from "../src/plan/walk.js";
import * as op from "./op.js";

const sizes = { largestWhole: 10, verdictSize: 4, explanationSize: 3 };

/** How many blocks of a part apply others. Those that are elsewhere apply none. */
const applying = ({ blocks }: op.Plan): number =>
  blocks.filter(({ rules }) => rules.some(({ constraint }) => applicationsOf(constraint).length > 0)).length;

/** A backend that records the parts that it compiles. */
function recording(forbidden = false): {
  backend: Backend;
  verdicts: op.Plan[];
  explanations: op.Plan[];
  wholes: op.Plan[];
} {
  const verdicts: op.Plan[] = [];
  const explanations: op.Plan[] = [];
  const wholes: op.Plan[] = [];
  const made = (list: op.Plan[], plan: op.Plan): void => {
    if (forbidden) throw new EvalError("no code here");
    list.push(plan);
  };
  const whole = (list: op.Plan[], plan: op.Plan): void => void list.push(plan);
  const backend: Backend = {
    optimise: (plan) => plan,
    compile(plan, loop) {
      made(wholes, plan);
      return (value) => loop(plan.entry.target, value);
    },
    compileToClosures(plan, loop) {
      whole(wholes, plan);
      return (value) => loop(plan.entry.target, value);
    },
    parts: {
      ...sizes,
      compile(part, loop, { verdicts: functions }) {
        made(verdicts, part);
        functions[entryOf(part)] = partly(part, functions, (value) => loop(part.entry.target, value));
      },
      explain(part, loop, { explanations: functions }) {
        made(explanations, part);
        functions[entryOf(part)] = partly(part, functions, (value) => loop.explain(part.entry.target, value));
      },
    },
  };
  return { backend, verdicts, explanations, wholes };
}

/** The number that the entry of a part has in the whole plan. */
const entryOf = ({ part, entry }: op.Plan): op.BlockId => part?.origins[entry.target] ?? -1;

/** Asks the loop, after all functions that the part needs: as compiled code would, for a value with everything. */
const partly =
  <Answer>(
    { part }: op.Plan,
    functions: ((value: unknown, depth: number) => unknown)[],
    decide: (value: unknown) => Answer,
  ) =>
  (value: unknown): Answer => {
    for (const id of part?.elsewhere ?? []) functions[part?.origins[id] ?? -1]?.(value, 1);
    return decide(value);
  };

/** A tree of blocks, in which each applies some of those after it to a member. The values have no such members. */
const treePlan: fc.Arbitrary<op.Plan> = fc
  .array(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }), { minLength: 15, maxLength: 60 })
  .map((steps) => {
    const blocks = steps.map((distances, id): op.Block => {
      const targets = distances.map((distance) => id + distance).filter((target) => target < steps.length);
      const named = new Map(targets.map((target) => [`m${target}`, op.applicationTo(target)]));
      const members = op.ruleOf(JsonType.object, op.members({ named }));
      const rules = [op.ruleOf(JsonType.any, op.test(op.is(JsonType.object)))];
      return { id, resource: 0, pointer: "", rules: targets.length > 0 ? [...rules, members] : rules };
    });
    return {
      entry: op.applicationTo(0),
      blocks,
      resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
      part: undefined,
    };
  });

const lowered = (plan: op.Plan): LoweredSchema => ({
  plan,
  keywords: new Set(),
  isDynamic: false,
  isReached: (block) => block % 3 !== 1,
  completePlan: () => plan,
});

/** Calls a function until nothing more is compiled, and returns the parts that each call compiled. */
function callsUntilQuiet(call: () => void, parts: readonly op.Plan[]): (readonly op.Plan[])[] {
  const perCall: (readonly op.Plan[])[] = [];
  for (let quiet = 0; quiet < 3000;) {
    const before = parts.length;
    call();
    perCall.push(parts.slice(before));
    quiet = parts.length > before ? 0 : quiet + 1;
  }
  return perCall;
}

test("a call compiles no more blocks than a part may have, and explanations of one part", () => {
  fc.assert(
    fc.property(treePlan, (plan) => {
      const { backend, verdicts, explanations, wholes } = recording();
      const validator = createValidator(lowered(plan), () => ({}), "auto", backend);
      const perVerdict = callsUntilQuiet(() => validator({}), verdicts);
      const perExplanation = callsUntilQuiet(() => validator.validate([]), explanations);
      expect(verdicts.length).toBeGreaterThan(0);
      for (const compiled of perVerdict)
        expect(compiled.reduce((sum, part) => sum + applying(part), 0)).toBeLessThanOrEqual(sizes.verdictSize);
      expect(Math.max(...perExplanation.map((compiled) => compiled.length))).toBe(1);
      for (const part of explanations) expect(applying(part)).toBeLessThanOrEqual(sizes.explanationSize);
      expect(wholes).toEqual([]);
    }),
    { seed: 18, numRuns: 12 },
  );
});

test("each block that values reach is compiled once at most as the first of a part", () => {
  fc.assert(
    fc.property(treePlan, (plan) => {
      const { backend, verdicts } = recording();
      const validator = createValidator(lowered(plan), () => ({}), "auto", backend);
      callsUntilQuiet(() => validator({}), verdicts);
      const roots = verdicts.map(entryOf);
      expect(new Set(roots).size).toBe(roots.length);
    }),
    { seed: 19, numRuns: 12 },
  );
});

test("where code generation is forbidden, closures of the whole plan take over", () => {
  fc.assert(
    fc.property(treePlan, (plan) => {
      const { backend, verdicts, wholes } = recording(true);
      const validator = createValidator(lowered(plan), () => ({}), "auto", backend);
      const byLoop = new Loop(plan);
      for (let i = 0; i < 600; i++) for (const value of [{}, []]) expect(validator(value)).toBe(byLoop.evaluate(value));
      expect(verdicts).toEqual([]);
      expect(wholes).toEqual([plan]);
      expect(validator.validate([]).errors.length).toBeGreaterThan(0);
    }),
    { seed: 20, numRuns: 5 },
  );
});
