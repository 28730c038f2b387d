// Outputs and annotations take work in proportion to what they return, and end with an error where they are too large. Counted in
// units and characters, over random plans and over values that are deep, long or wide.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Budget } from "../../core/src/errors/budget.js";
import { LimitError } from "@argot/core";
import { outputFormats } from "../src/index.js";
import { JsonType } from "../../core/src/json/types.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { findFailures } from "../../core/src/loop/find-failures.js";
import { traceOfAnnotations, traceOfEverything } from "../../core/src/loop/trace.js";
import { RuleMessages } from "../src/messages/rule-messages.js";
import { annotationsOf } from "../src/output/annotations.js";
import { outputIn, outputTextIn } from "../src/output/formats.js";
import type { OutputSource } from "../src/output/output-source.js";
import { TraceReader } from "../src/output/trace-reader.js";
import type { FailedApplication } from "../../core/src/plan/failure.js";
import * as op from "../../core/test/op.js";
import { instances, plans } from "../../core/test/random-plan.js";

function sourceOf(plan: op.Plan, value: unknown): OutputSource & { readonly nodeCount: number } {
  const loop = new Loop(plan);
  const traced = <Trace extends Parameters<Loop["evaluate"]>[1]>(trace: Trace): Trace => {
    loop.evaluate(value, trace);
    return trace;
  };
  return {
    ruleMessages: new RuleMessages(plan),
    valid: () => loop.evaluate(value),
    failures: () => findFailures(loop, value) as FailedApplication,
    annotations: () => traced(traceOfAnnotations()),
    everything: () => traced(traceOfEverything()),
    nodeCount: traced(traceOfEverything()).nodes.length,
  };
}

/** The number of units in an output. Not by recursion, since outputs nest deep. */
function unitCount(output: object): number {
  const units: object[] = [output];
  for (const unit of units)
    for (const name of ["errors", "annotations", "details"]) {
      const list = (unit as Record<string, unknown>)[name];
      if (Array.isArray(list)) for (const each of list as readonly object[]) units.push(each);
    }
  return units.length;
}

const hasBigInt = (value: unknown): boolean =>
  typeof value === "bigint" || (typeof value === "object" && value !== null && Object.values(value).some(hasBigInt));

describe.each(outputFormats)("%s", (format) => {
  test("the text is that of the object, and there are no more units than nodes", () => {
    fc.assert(
      fc.property(plans, instances, (plan, value) => {
        const source = sourceOf(plan, value);
        const output = outputIn(format, source, Infinity);
        expect(unitCount(output)).toBeLessThanOrEqual(source.nodeCount + 1);
        const text = [...outputTextIn(format, source, Infinity)].join("");
        // `JSON.stringify` refuses a BigInt.
        expect(text).toBe(hasBigInt(output) ? text : JSON.stringify(output));
      }),
      { seed: 3, numRuns: 120 },
    );
  });

  test("the limit holds for the object and for the text, and is no smaller than what it counts", () => {
    fc.assert(
      fc.property(plans, instances, fc.nat(3000), (plan, value, limit) => {
        const source = sourceOf(plan, value);
        const outcome = outcomeOf(() => outputIn(format, source, limit));
        expect(outcomeOf(() => outputTextIn(format, source, limit))).toBe(outcome);
        const units = unitCount(outputIn(format, source, Infinity));
        expect(outcome === "object" ? 100 * units : 0).toBeLessThanOrEqual(limit);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});

const rule = (appliesTo: number, constraint: op.Constraint): op.Rule => ({
  ...op.ruleOf(appliesTo, constraint),
  name: "k",
  vocabulary: "s:vocabulary",
  annotation: { kind: "value", value: "x" },
  report: { id: "s:message", template: "is wrong", data: {}, verbatim: undefined },
});

/** A plan whose first block applies itself to the parts of a value, and the second to anything else. */
const recursive = (...blocks: readonly (readonly op.Rule[])[]): op.Plan => ({
  entry: op.applicationTo(0),
  blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: "", rules })),
  resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
});

const itself = { ...op.applicationTo(0), keywordPath: ["items"] };
const items = rule(JsonType.array, op.items({ rest: itself }));
const isString = rule(JsonType.any, op.test(op.is(JsonType.string)));
const isArray = rule(JsonType.any, op.test(op.is(JsonType.array)));

/** Values whose locations are long: deep, of long names, wide at the end, with something to say at each level. */
const shapes: readonly (readonly [what: string, plan: op.Plan, value: (levels: number) => unknown])[] = [
  ["nested arrays", recursive([items]), (levels) => nested(levels, 1, (inner) => [inner])],
  [
    "nested objects with long names",
    recursive([rule(JsonType.object, op.members({ rest: itself }))]),
    (levels) => nested(levels, 1, (inner) => ({ ["name".repeat(50)]: inner })),
  ],
  [
    "many items at the end of a nesting",
    recursive([items]),
    (levels) =>
      nested(
        levels,
        Array.from({ length: levels }, () => 1),
        (inner) => [inner],
      ),
  ],
  ["a failure at each level", recursive([items, isString]), (levels) => nested(levels, 1, (inner) => [inner, 1])],
  [
    "alternatives at each level",
    recursive(
      [rule(JsonType.any, op.some([op.applicationTo(1), op.applicationTo(2)], { min: 1 }))],
      [isString],
      [items, isArray],
    ),
    (levels) => nested(levels, 1, (inner) => [inner, 1]),
  ],
];

function nested(levels: number, end: unknown, around: (inner: unknown) => unknown): unknown {
  let value = end;
  for (let i = 0; i < levels; i++) value = around(value);
  return value;
}

/** The limit that is exceeded, or the type of what is made. */
const outcomeOf = (make: () => unknown): unknown => {
  try {
    return typeof make();
  } catch (error) {
    if (error instanceof LimitError) return error.limit;
    throw error;
  }
};

/** Small, so that values of a thousand levels exceed it. The default is tried by `npm run hostile`. */
const limit = 100_000;

const formats = outputFormats.filter((format) => format !== "flag");

describe.each(shapes)("%s", (_what, plan, valueOf) => {
  test.each(formats)("%s: an object, or a limit", (format) => {
    const outcome = (levels: number): unknown =>
      outcomeOf(() => outputIn(format, sourceOf(plan, valueOf(levels)), limit));
    expect(outcome(8)).toBe("object");
    expect(outcome(1000)).toBe("output");
  });

  test("annotations: a list, or a limit", () => {
    const outcome = (levels: number): unknown => {
      const { ruleMessages, annotations } = sourceOf(plan, valueOf(levels));
      return outcomeOf(() =>
        annotationsOf(new TraceReader(ruleMessages, annotations().nodes), new Budget("output", limit)),
      );
    };
    expect(outcome(8)).toBe("object");
    const isValid = sourceOf(plan, valueOf(1)).valid();
    expect(outcome(1000)).toBe(isValid ? "output" : "object");
  });

  test.each(formats)("%s: a text begins however long it is, and is about as long as its limit", (format) => {
    let length = 0;
    for (const piece of outputTextIn(format, sourceOf(plan, valueOf(3000)), Infinity)) {
      length += piece.length;
      if (length > limit) break;
    }
    expect(length).toBeGreaterThan(limit);
    let whole = 0;
    for (const piece of outputTextIn(format, sourceOf(plan, valueOf(100)), Infinity)) whole += piece.length;
    const limited = (most: number): unknown =>
      outcomeOf(() => outputTextIn(format, sourceOf(plan, valueOf(100)), most));
    expect(limited(whole * 2)).toBe("object");
    expect(limited(whole / 2)).toBe("output");
  });
});
