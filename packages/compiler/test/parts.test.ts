// Parts of plans: what the code of one part calls of others.
import { expect, test } from "vitest";
import * as op from "../../core/test/op.js";
import { deciderIn, partOf } from "../../core/src/passes/part.js";
import { fallbackTo } from "../../core/src/loop/fallback.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { parts, verdictPlan } from "../src/index.js";

const object = (constraint: op.Constraint): op.Rule => op.ruleOf(op.JsonType.object, constraint);
const inPlace = (constraint: op.Constraint): op.Rule => op.ruleOf(op.JsonType.any, constraint);
const to = (target: op.BlockId): op.Application => op.applicationTo(target);

/** An object whose member `kind` is the given text, which another block says. */
const objectOfKind = (constant: op.BlockId): readonly op.Rule[] => [
  inPlace(op.test(op.is(op.JsonType.object))),
  object(op.test(op.has("kind"))),
  object(op.members({ named: new Map([["kind", to(constant)]]) })),
];
const text = (value: string): readonly op.Rule[] => [inPlace(op.test(op.among([value])))];

/** Exactly one of two alternatives. The blocks 1 and 2 only apply 3 and 4. */
const choice: op.Plan = {
  entry: to(0),
  blocks: [
    [inPlace(op.some([to(1), to(2)], { min: 1, max: 1 }))],
    [inPlace(op.all([to(3)]))],
    [inPlace(op.all([to(4)])), inPlace(op.nothing())],
    objectOfKind(5),
    objectOfKind(6),
    text("a"),
    text("b"),
  ].map((rules, id) => ({ id, resource: 0, pointer: "", rules })),
  resources: [{ uri: "https://example.com/s", dialect: undefined, dynamicAnchors: new Map() }],
  part: undefined,
};

/** The calls that the code of the first block alone makes of others, for a value. */
function callsFor(value: unknown, isReached: (block: op.BlockId) => boolean): op.BlockId[] {
  const part = partOf(choice, {
    root: 0,
    size: 1,
    isWanted: () => false,
    deciderOf: deciderIn(choice, isReached),
    decide: () => false,
  });
  if (!part) throw new Error("the first block decodes nothing");
  const calls: op.BlockId[] = [];
  const verdicts = choice.blocks.map(({ id }) => (_value: unknown, _depth: number) => {
    calls.push(id);
    return true;
  });
  const loop = new Loop(choice);
  parts.compile(
    verdictPlan(part),
    fallbackTo(() => loop),
    { verdicts, explanations: [] },
  );
  calls.length = 0;
  verdicts[0]?.(value, 0);
  return calls;
}

test("of alternatives in other parts, only the one with the constant of the value is called", () => {
  expect(callsFor({ kind: "a" }, () => true)).toEqual([3]);
  expect(callsFor({ kind: "b" }, () => true)).toEqual([4]);
  expect(callsFor({ kind: "c" }, () => true)).toEqual([]);
  expect(callsFor("a", () => true)).toEqual([]);
});

test("a block that only applies another is called as long as no value has reached it", () => {
  expect(callsFor({ kind: "a" }, () => false)).toContain(1);
});
