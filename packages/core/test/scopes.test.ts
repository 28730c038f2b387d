// Dynamic scopes can be exponentially many. Their work ends, and what is kept of them does not grow.
import { describe, expect, test } from "vitest";
import { LimitError } from "../src/errors/limit-error.js";
import { JsonType } from "../src/json/types.js";
import { Loop } from "../src/loop/evaluate.js";
import { findFailures } from "../src/loop/find-failures.js";
import { Scope } from "../src/loop/scope.js";
import { applicationTo } from "../src/plan/application.js";
import * as op from "./op.js";

const rule = (constraint: op.Constraint): op.Rule => ({
  name: "r",
  appliesTo: JsonType.any,
  constraint,
  vocabulary: undefined,
  annotation: undefined,
  report: undefined,
});

/**
 * A chain of choices: each step enters one of two resources, which both declare the anchor of the step. In the end every anchor is
 * looked for, and nothing is valid.
 */
function choices(steps: number): op.Plan {
  const resources: op.Resource[] = [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }];
  const blocks: op.Block[] = [];
  const add = (resource: number, ...constraints: op.Constraint[]): number =>
    blocks.push({ id: blocks.length, resource, pointer: "", rules: constraints.map(rule) }) - 1;
  const valid = add(0);
  const anchors = Array.from({ length: steps }, (_, i) => `a${i}`);
  const looking = anchors.map((dynamic) => ({ ...applicationTo(valid), dynamic }));
  let next = [add(0, op.all(looking), op.test(op.or([])))];
  for (const anchor of anchors)
    next = [0, 1].map(() => {
      const resource = resources.push({ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }) - 1;
      const target = add(resource);
      resources[resource] = { uri: `s:${resource}`, dialect: undefined, dynamicAnchors: new Map([[anchor, target]]) };
      return add(
        resource,
        op.some(
          next.map((id) => applicationTo(id)),
          { min: 1 },
        ),
      );
    });
  const entry = add(
    0,
    op.some(
      next.map((id) => applicationTo(id)),
      { min: 1 },
    ),
  );
  return op.verify({ entry: applicationTo(entry), blocks, resources });
}

describe("evaluation in exponentially many dynamic scopes", () => {
  test("has a result where they are few", () => {
    expect(new Loop(choices(5)).evaluate(1)).toBe(false);
  });

  const runs: Readonly<Record<string, (loop: Loop) => unknown>> = {
    "a verdict": (loop) => loop.evaluate(1),
    failures: (loop) => findFailures(loop, 1),
  };
  // With 2^40 scopes, anything but an error would never come.
  test.each(Object.entries(runs))("ends with an error where they are many: %s", (_what, run) => {
    expect(() => run(new Loop(choices(40)))).toThrow(new LimitError("scopedResults", 300_000));
    expect(() => run(new Loop(choices(12), { scopedResults: 10_000 }))).toThrow(
      new LimitError("scopedResults", 10_000),
    );
  });

  test("a value of any size has a result, if each part has few scopes", () => {
    const loop = new Loop(op.verify({ ...choices(3), entry: applicationTo(0) }), { scopedResults: 0 });
    expect(loop.evaluate(Array.from({ length: 1000 }, () => 1))).toBe(true);
  });
});

test("scopes that were entered long ago are forgotten", () => {
  const resources = Array.from({ length: 600 }, (_, i): op.Resource => ({
    uri: `s:${i}`,
    dialect: undefined,
    dynamicAnchors: new Map([[`a${i}`, i]]),
  }));
  const outermost = Scope.empty(resources);
  const first = outermost.enter(0);
  expect(outermost.enter(0)).toBe(first);
  let scope = outermost;
  for (let i = 0; i < 600; i++) scope = scope.enter(i);
  expect(outermost.enter(0)).not.toBe(first);
  expect(outermost.enter(0).target({ ...applicationTo(7), dynamic: "a0" })).toBe(0);
});
