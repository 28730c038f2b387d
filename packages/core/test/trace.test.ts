import { expect, test } from "vitest";
import { Loop } from "../src/loop/evaluate.js";
import type { TraceNode } from "../src/loop/trace-node.js";
import { type Retention, Trace } from "../src/loop/trace.js";
import type { Frame } from "../src/loop/frame.js";
import * as op from "./op.js";
import { JsonType } from "../src/json/types.js";

const application = (target: number): op.Application => op.applicationTo(target);
const decode = [op.decoding({ call: (value) => ({ value }), argument: undefined, name: "itself" })];
const never = op.test(op.or([]));
const always = op.test(op.and([]));

/** The constraints of each block. In block 1, all rules with messages fail. */
const constraints: readonly (readonly op.Constraint[])[] = [
  [op.some([application(1), application(3)], { min: 1 })],
  [
    op.items({ rest: application(2), quota: { min: 0, max: 0 } }),
    op.decoded({ decode, application: application(6), deepest: 1 }),
  ],
  [],
  [op.all([application(4)])],
  [op.all([application(5)])],
  [always],
  [never],
];
const plan: op.Plan = {
  entry: application(0),
  blocks: constraints.map((each, id) => ({
    id,
    resource: 0,
    pointer: "",
    rules: each.map((constraint) => ({
      ...op.ruleOf(JsonType.any, constraint),
      annotation: { kind: "applied" } as op.RuleAnnotation,
    })),
  })),
  resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
};

/** Drops block 1, and keeps other failures and annotations. */
const retentionOf = ({ block, rule, valid, holds }: Frame, kind: TraceNode["kind"]): Retention => {
  if (kind === "rule") return holds && rule?.constraint.op !== "test" ? "pass" : "keep";
  if (valid) return "pass";
  return block.id === 1 ? "drop" : "keep";
};

test("reused nodes have no old data", () => {
  const value = ["x"];
  const trace = new Trace(retentionOf, true);
  expect(new Loop(plan).evaluate(value, trace)).toBe(true);
  const blockNode = (id: number): object => ({ kind: "block", block: id, key: undefined, value, valid: true });
  const passing = { kind: "rule", ruleIndex: 0, valid: true, validCount: 0, applied: undefined, content: undefined };
  expect(
    trace.nodes.map((node) => {
      if (node.kind === "block") return { ...node, application: undefined, parent: undefined, block: node.block.id };
      return { ...node, parent: undefined, rule: node.rule.constraint.op };
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
