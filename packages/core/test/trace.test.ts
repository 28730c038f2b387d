import { expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import { type Fate, Trace, type TraceNode } from "../src/loop/trace.js";
import type { Frame } from "../src/loop/frame.js";
import * as op from "../src/plan/ops.js";
import { T } from "../src/json/types.js";

const edge = (target: number): op.Edge => op.edgeTo(target);
const decode = [op.decoding({ call: (value) => ({ value }), argument: undefined, name: "itself" })];
const never = op.test(op.or([]));
const always = op.test(op.and([]));

/** Of each block its goals. In block 1 all fails that has something to tell. */
const goals: readonly (readonly op.Goal[])[] = [
  [op.some([edge(1), edge(3)], { min: 1 })],
  [op.items({ rest: edge(2), quota: { min: 0, max: 0 } }), op.decoded({ decode, edge: edge(6), deepest: 1 })],
  [],
  [op.all([edge(4)])],
  [op.all([edge(5)])],
  [always],
  [never],
];
const plan: op.Plan = {
  entry: edge(0),
  blocks: goals.map((each, id) => ({
    id,
    resource: 0,
    pointer: "",
    rules: each.map((goal) => ({ ...op.demand(T.any, goal), note: { kind: "applied" } as op.Note })),
  })),
  resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
};

/** Drops block 1, and keeps what else fails and what asks for nothing more. */
const fateOf = ({ block, rule, valid, holds }: Frame, kind: TraceNode["kind"]): Fate => {
  if (kind === "rule") return holds && rule?.goal.op !== "test" ? "pass" : "keep";
  if (valid) return "pass";
  return block.id === 1 ? "drop" : "keep";
};

test("nodes that are used again tell nothing of what they were", () => {
  const value = ["x"];
  const trace = new Trace(fateOf, true);
  expect(new Loop(plan).evaluate(value, trace)).toBe(true);
  const blockNode = (id: number): object => ({ kind: "block", block: id, key: undefined, value, valid: true });
  const passing = { kind: "rule", at: 0, valid: true, tally: 0, applied: undefined, content: undefined };
  expect(
    trace.nodes.map((node) => {
      if (node.kind === "block") return { ...node, edge: undefined, parent: undefined, block: node.block.id };
      return { ...node, parent: undefined, rule: node.rule.goal.op };
    }),
  ).toEqual([
    blockNode(0),
    { ...passing, rule: "some" },
    blockNode(3),
    { ...passing, rule: "all" },
    blockNode(4),
    { ...passing, rule: "all" },
    blockNode(5),
    { ...passing, rule: "test", applied: [] },
  ]);
});
