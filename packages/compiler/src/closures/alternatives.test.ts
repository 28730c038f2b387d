// Alternatives that constants of a property tell apart.
import { parse } from "@argot/core/plan";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as op from "../../../core/test/op.js";
import { byLoop, compiledVerdicts, failuresByClosures } from "../../test/tiers.js";

const constants: fc.Arbitrary<op.Json> = fc.constantFrom<op.Json>("a", "b", 1, 2, 2n ** 64n, true, null);
const names = fc.constantFrom("kind", "size", "__proto__");

interface Alternative {
  readonly allowed: ReadonlyMap<string, readonly op.Json[]>;
  readonly required: readonly string[];
  readonly isReference: boolean;
}
const alternative: fc.Arbitrary<Alternative> = fc.record({
  allowed: fc
    .uniqueArray(fc.tuple(names, fc.uniqueArray(constants, { minLength: 1, maxLength: 2 })), {
      maxLength: 2,
      selector: ([name]) => name,
    })
    .map((entries) => new Map(entries)),
  required: fc.uniqueArray(names, { maxLength: 2 }),
  isReference: fc.boolean(),
});

/** A plan whose entry counts alternatives. Each has blocks of its own for its properties. */
function planOf(alternatives: readonly Alternative[], range: op.Range): op.Plan {
  const blocks: op.Block[] = [];
  const add = (...rules: readonly op.Rule[]): op.Application => {
    blocks.push({ id: blocks.length, resource: 0, pointer: `/${blocks.length}`, rules });
    return op.applicationTo(blocks.length - 1);
  };
  const entry = add();
  const applications = alternatives.map(({ allowed, required, isReference }) => {
    const named = new Map(
      Array.from(allowed, ([name, values]) => [name, add(op.ruleOf(op.JsonType.any, op.test(op.among(values))))]),
    );
    const own = add(
      op.ruleOf(op.JsonType.object, op.members({ named })),
      op.ruleOf(op.JsonType.object, op.test(op.and(required.map(op.has)))),
    );
    return isReference ? add(op.ruleOf(op.JsonType.any, op.all([own]))) : own;
  });
  blocks[entry.target] = { ...blocks[0]!, rules: [op.ruleOf(op.JsonType.any, op.some(applications, range))] };
  return {
    entry,
    blocks,
    part: undefined,
    resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
  } as op.Plan;
}

const objects = fc.dictionary(names, fc.oneof(constants, fc.constantFrom<op.Json>("c", 3, "", {})), {
  noNullPrototype: true,
});
const ranges = fc.constantFrom<op.Range>(
  { min: 1, max: 1 },
  { min: 1, max: Infinity },
  { min: 0, max: 0 },
  { min: 2, max: 3 },
);

test("are counted as by the loop, whatever properties they allow or require", () => {
  const found = { true: 0, false: 0 };
  fc.assert(
    fc.property(
      fc.array(alternative, { minLength: 2, maxLength: 6 }),
      ranges,
      fc.array(objects, { minLength: 5, maxLength: 20 }),
      (alternatives, range, values) => {
        const plan = planOf(alternatives, range);
        const expected = values.map(byLoop(plan));
        for (const each of expected) found[`${each}`]++;
        for (const [way, decide] of Object.entries(compiledVerdicts(plan)))
          expect({ [way]: values.map(decide) }).toEqual({ [way]: expected });
      },
    ),
    { seed: 12, numRuns: 80 },
  );
  expect(Math.min(found.true, found.false)).toBeGreaterThan(300);
});

describe("which alternatives are looked at", () => {
  /** Three alternatives, each of which calls a function with its number. */
  function called(requires: string, values: readonly unknown[]): number[][] {
    const calls: number[] = [];
    const functions = new Map(
      [1, 2, 3].map((i) => [
        `f${i}`,
        { name: `f${i}`, argument: undefined, module: undefined, call: () => calls.push(i) > 0 },
      ]),
    );
    const alternatives = [1, 2, 3].map(
      (i) => `b${i} r0#/${i}
  all (-> b${i + 3})
b${i + 3} r0#/${i + 3}
  object: members ("kind" -> b${i + 6}, "by" -> b${i + 9})
  object: test ${requires}
b${i + 6} r0#/${i + 6}
  test among ["k${i}"]
b${i + 9} r0#/${i + 9}
  test custom f${i}`,
    );
    const inOrder = alternatives
      .flatMap((text) => text.split(/\n(?=b)/))
      .toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    const plan = parse(
      `entry -> b0\nresource r0 s:\nb0 r0#\n  some 1..1 of (-> b1, -> b2, -> b3)\n${inOrder.join("\n")}`,
      { functions },
    );
    const { closures } = compiledVerdicts(plan);
    return values.map((value) => {
      calls.length = 0;
      closures?.(value);
      return [...calls];
    });
  }
  const values = [{ by: 0, kind: "k2" }, { by: 0, kind: "k4" }, { by: 0 }];

  test("only the one that allows the value of a required property", () => {
    expect(called('has "kind"', values)).toEqual([[2], [], []]);
  });

  test("only the one that allows the value of a property, or all if it is absent", () => {
    // Two that hold are one too many.
    expect(called('has "by"', values)).toEqual([[2], [], [1, 2]]);
  });

  test("the failures of the others are found when they are read", () => {
    const plan = planOf(
      ["a", "b"].map((kind) => ({
        allowed: new Map([
          ["kind", [kind]],
          ["size", [1]],
        ]),
        required: [],
        isReference: false,
      })),
      { min: 1, max: 1 },
    );
    const [failure] = failuresByClosures(plan)({ kind: "a", size: 2 }) ?? [];
    expect(
      failure?.failedApplications.map(({ failures }) =>
        failures.flatMap((each) => each.failedApplications.map(({ key }) => key)),
      ),
    ).toEqual([["size"], ["kind", "size"]]);
  });
});
