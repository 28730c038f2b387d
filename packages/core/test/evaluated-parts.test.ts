import { describe, expect, test } from "vitest";
import { JsonType } from "../src/json/types.js";
import { type Evaluation, evaluationOf, evaluatesMember } from "../src/plan/evaluated-parts.js";
import * as op from "./op.js";

const pattern = (source: string): op.Pattern => {
  const expression = new RegExp(source, "u");
  return { source, flags: "u", foreign: undefined, test: (text) => expression.test(text) };
};
const to = (target: number): op.Application => op.applicationTo(target);
const object = (constraint: op.Constraint): op.Rule => op.ruleOf(JsonType.object, constraint);
const array = (constraint: op.Constraint): op.Rule => op.ruleOf(JsonType.array, constraint);
const inPlace = (constraint: op.Constraint): op.Rule => op.ruleOf(JsonType.any, constraint);
const named = (...names: string[]): op.Rule =>
  object(op.members({ named: new Map(names.map((name) => [name, to(0)])) }));

/** What the first block evaluates. */
function evaluation(types: number, ...blocks: (readonly op.Rule[])[]): Evaluation | undefined {
  const plan: op.Plan = {
    entry: to(0),
    blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: "", rules })),
    resources: [{ uri: "https://example.com/s", dialect: undefined, dynamicAnchors: new Map() }],
  };
  return evaluationOf(plan, 0, Infinity, types);
}

describe("what is evaluated", () => {
  test("in any case: by siblings, and by what always applies", () => {
    const found = evaluation(JsonType.object, [inPlace(op.all([to(1)])), named("a")], [named("b")]);
    expect([...(found?.certain.names ?? [])]).toEqual(["a", "b"]);
    expect(found?.choices.size).toBe(0);
    expect(found?.blocks).toEqual([1, 0]);
    expect(found && ["a", "b", "c"].map((name) => evaluatesMember(found.certain, name))).toEqual([true, true, false]);
  });

  test("if an application holds: only what that adds", () => {
    const [one, two, same] = [to(1), to(2), to(3)];
    const found = evaluation(
      JsonType.object,
      [inPlace(op.some([one, two, same], { min: 1 })), named("a")],
      [named("a", "b")],
      [object(op.members({ patterns: [{ pattern: pattern("^x"), application: to(0) }] }))],
      [named("a")],
    );
    expect(found?.choices.size).toBe(2);
    expect([...(found?.choices.get(one)?.names ?? [])]).toEqual(["b"]);
    expect(found?.choices.get(two)?.patterns.map(({ source }) => source)).toEqual(["^x"]);
  });

  test("nothing by what must not hold", () => {
    const found = evaluation(JsonType.object, [inPlace(op.some([to(1)], { max: 0 }))], [named("a")]);
    expect([found?.certain.names.size, found?.choices.size]).toEqual([0, 0]);
  });

  test("items by position, all that are left, and those of which an application holds", () => {
    const prefix = op.items({ prefix: [to(0), to(0)] });
    expect(evaluation(JsonType.array, [array(prefix)])?.certain.items).toBe(2);
    expect(
      evaluation(JsonType.array, [array(op.items({ prefix: [to(0)], rest: to(0), from: 1 }))])?.certain.items,
    ).toBe(Infinity);
    const contained = to(0);
    const quota = op.items({ rest: contained, quota: { min: 1, max: Infinity } });
    expect(evaluation(JsonType.array, [array(quota)])?.certain.contained).toEqual([contained]);
    expect(evaluation(JsonType.object, [array(prefix)])?.certain.items).toBe(0);
  });

  test("by the rules before an index alone", () => {
    const plan: op.Plan = {
      entry: to(0),
      blocks: [{ id: 0, resource: 0, pointer: "", rules: [named("a"), named("b")] }],
      resources: [{ uri: "https://example.com/s", dialect: undefined, dynamicAnchors: new Map() }],
    };
    expect([...(evaluationOf(plan, 0, 1, JsonType.object)?.certain.names ?? [])]).toEqual(["a"]);
  });

  test("is not known behind a dynamic application, in a circle, or if a rule passes over what no sibling evaluates", () => {
    const dynamic: op.Application = { ...to(1), dynamic: "x" };
    expect(evaluation(JsonType.object, [inPlace(op.all([dynamic]))], [])).toBeUndefined();
    expect(evaluation(JsonType.object, [inPlace(op.all([to(0)]))])).toBeUndefined();
    const except = { names: new Set(["a"]), patterns: [] };
    const rest = object(op.members({ rest: to(0), except }));
    expect(evaluation(JsonType.object, [rest])).toBeUndefined();
    expect(evaluation(JsonType.object, [named("a"), rest])?.certain.everyMember).toBe(true);
    expect(evaluation(JsonType.array, [array(op.items({ rest: to(0), from: 1 }))])).toBeUndefined();
  });
});
