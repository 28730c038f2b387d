// Properties of random plans: their text can be read back, and passes preserve verdicts.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import * as op from "./op.js";
import { instances, plans } from "./random-plan.js";

/** A plan whose patterns are texts: each pattern has a function of its own. */
function comparable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(comparable);
  if (part instanceof Map) return new Map(Array.from(part, ([name, each]) => [name, comparable(each)]));
  if (typeof part !== "object" || part === null || part instanceof Set) return part;
  if ("source" in part && "flags" in part) return `/${String(part.source)}/${String(part.flags)}`;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, comparable(each)]));
}

const { devirtualise, inlineBlocks, prune, resolveUnevaluated, withoutMessages } = op;

const passes: readonly [name: string, pass: (plan: op.Plan) => op.Plan][] = [
  ["devirtualise", devirtualise],
  ["resolveUnevaluated", resolveUnevaluated],
  ["prune", prune],
  ["withoutMessages", withoutMessages],
  ["inlineBlocks after prune", (plan) => inlineBlocks(prune(plan))],
  ["each after the other", (plan) => inlineBlocks(prune(resolveUnevaluated(devirtualise(plan))))],
];

/** Tests the properties with a number of plans, each with up to eight values. */
export function testRandomPlans(parameters: { readonly seed: number; readonly numRuns: number }): void {
  test("the text of a plan can be read back", () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const text = op.print(plan);
        const again = op.verify(op.parse(text, { functions: op.functionsOf(plan) }));
        expect(op.print(again)).toBe(text);
        expect(comparable(again)).toEqual(comparable(plan));
      }),
      parameters,
    );
  });

  test.each(passes)("verdicts are the same: %s", (_name, pass) => {
    fc.assert(
      fc.property(plans, fc.array(instances, { minLength: 1, maxLength: 8 }), (plan, values) => {
        const [before, after] = [new Loop(plan), new Loop(op.verify(pass(plan)))];
        for (const value of values) expect(after.evaluate(value)).toBe(before.evaluate(value));
      }),
      parameters,
    );
  });
}
