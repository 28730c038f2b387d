// A plan that was written down, where what is `undefined` is left out, is read with all its members again.
import { expect, test } from "vitest";
import { JsonType } from "../src/json/types.js";
import { complete } from "../src/plan/complete.js";
import * as op from "./op.js";

/** The same without members that are `undefined`, at any depth. */
function writtenDown<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(writtenDown) as Part;
  if (part instanceof Map)
    return new Map(Array.from(part, ([name, each]) => [name, writtenDown(each) as unknown])) as Part;
  if (typeof part !== "object" || part === null || part instanceof Set) return part;
  const members = Object.entries(part).flatMap(([name, each]) =>
    each === undefined ? [] : [[name, writtenDown(each as unknown)]],
  );
  return Object.fromEntries(members) as Part;
}

const to = op.applicationTo(0);
const constraints: readonly op.Constraint[] = [
  op.test(op.is(JsonType.string)),
  op.all([to, op.when(to, op.has("a")), { ...to, dynamic: "x" }]),
  op.some([to], { min: 1 }),
  op.branch({ if: to }),
  op.branch({ if: to, then: to, else: to }),
  op.members({}),
  op.members({ named: new Map([["a", to]]), rest: to }),
  op.names(to),
  op.items({}),
  op.items({ prefix: [to], rest: to, from: 1, quota: { min: 1, max: 2 }, keepsUnevaluated: true }),
  op.decoded({ decode: [], deepest: 1 }),
  op.nothing(),
];
const report = { id: "x", template: "t", data: {}, verbatim: undefined };

test.each(constraints.map((constraint, i) => [constraint.op, i, constraint] as const))(
  "%s (%i)",
  (_op, _i, constraint) => {
    const rule = op.ruleOf(JsonType.any, constraint);
    const plan: op.Plan = {
      entry: to,
      blocks: [
        {
          id: 0,
          resource: 0,
          pointer: "",
          rules: [rule, { ...rule, name: "a", report, annotation: { kind: "applied" } }],
        },
      ],
      resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
    };
    const written = writtenDown(plan);
    expect(written).not.toStrictEqual(plan);
    expect(complete(written)).toStrictEqual(plan);
  },
);
