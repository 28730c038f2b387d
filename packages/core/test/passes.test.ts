// What each pass makes of a plan, as the text form shows it: a rule a line, and applications by the numbers of their blocks.
import { describe, expect, test } from "vitest";
import { JsonType } from "../src/json/types.js";
import { Loop } from "../src/loop/evaluate.js";
import { devirtualise } from "../src/passes/devirtualise.js";
import { inlineBlocks } from "../src/passes/inline-blocks.js";
import { prune } from "../src/passes/prune.js";
import { compact, mapRules } from "../src/passes/rewrite.js";
import { resolveUnevaluated } from "../src/passes/resolve-unevaluated.js";
import * as op from "./op.js";
import { print } from "../src/plan/print.js";
import { verify } from "../src/plan/verify.js";

const pattern = (source: string): op.Pattern => {
  const expression = new RegExp(source, "u");
  return { source, flags: "u", foreign: undefined, test: (text) => expression.test(text) };
};
const to = (target: number): op.Application => op.applicationTo(target);
const dynamic = (anchor: string, target: number = op.nowhere): op.Application => ({ ...to(target), dynamic: anchor });
const rule = (constraint: op.Constraint, applies: number = JsonType.any): op.Rule => op.ruleOf(applies, constraint);
const named = (members: Readonly<Record<string, number>>): Map<string, op.Application> =>
  new Map(Object.entries(members).map(([name, target]) => [name, to(target)]));
const resource = (uri: string, anchors: Readonly<Record<string, number>> = {}): op.Resource => ({
  uri: `${uri}:`,
  dialect: undefined,
  dynamicAnchors: new Map(Object.entries(anchors)),
});
const plan = (...blocks: (readonly op.Rule[])[]): op.Plan => ({
  entry: to(0),
  blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: id === 0 ? "" : `/${id}`, rules })),
  resources: [resource("s")],
});
/** The same plan, in which blocks stand in resources by these numbers. */
const within = (subject: op.Plan, resources: readonly op.Resource[], numbers: readonly number[] = []): op.Plan => ({
  ...subject,
  blocks: subject.blocks.map((block, id) => ({ ...block, resource: numbers[id] ?? 0 })),
  resources,
});

/** The rules of each block that a pass leaves. */
function blocksOf(subject: op.Plan): readonly string[] {
  const blocks: string[] = [];
  for (const line of print(verify(subject)).trimEnd().split("\n")) {
    if (/^b\d/.test(line)) blocks.push("");
    else if (blocks.length > 0) blocks.push(`${blocks.pop()}${line.trim()}; `);
  }
  return blocks.map((each) => each.replace(/; $/, ""));
}

const string = rule(op.test(op.is(JsonType.string)));
const short = rule(op.test(op.atMost(op.characterCount, 3)), JsonType.string);
const even = rule(op.test(op.multipleOf(2)), JsonType.number);
/** Values that the schemas here tell apart. */
const values = [
  "a",
  "long",
  2,
  3,
  null,
  {},
  [],
  { a: 1 },
  { a: "a" },
  { a: "long", b: 1 },
  { b: "a" },
  [1],
  ["a"],
  ["a", 1],
];
const verdictsOf = (subject: op.Plan): readonly unknown[] => values.map((value) => new Loop(subject).evaluate(value));

type Row = readonly [what: string, subject: op.Plan, blocks: readonly string[]];
function rows(pass: (subject: op.Plan) => op.Plan, table: readonly Row[]): void {
  test.each(table)("%s", (_what, subject, blocks) => {
    const changed = pass(verify(subject));
    expect(blocksOf(changed)).toEqual(blocks);
    expect(verdictsOf(changed)).toEqual(verdictsOf(subject));
  });
}

describe("prune", () => {
  const reader = rule(op.members({ rest: to(1), except: "evaluated" }), JsonType.object);
  const itemReader = rule(op.items({ rest: to(1), except: "evaluated" }), JsonType.array);
  rows(prune, [
    ["leaves what demands something", plan([string, short]), ["test is string; string: test characterCount <= 3"]],
    ["drops what is there for its note", plan([rule(op.nothing()), string]), ["test is string"]],
    ["drops notes", plan([{ ...string, annotation: { kind: "value", value: "t" } }]), ["test is string"]],
    ["drops an empty conjunction", plan([rule(op.test(op.and([]))), string]), ["test is string"]],
    [
      "drops a conjunction of what always holds",
      plan([
        rule(op.test(op.and([op.atLeast(op.characterCount, 0), op.atLeast(op.characterCount, -1)])), JsonType.string),
      ]),
      [""],
    ],
    [
      "leaves a conjunction of which one part demands something",
      plan([
        rule(op.test(op.and([op.atLeast(op.characterCount, 0), op.atLeast(op.characterCount, 2)])), JsonType.string),
      ]),
      ["string: test and(characterCount >= 0, characterCount >= 2)"],
    ],
    [
      "drops a disjunction of which one part always holds",
      plan([rule(op.test(op.or([op.is(JsonType.number), op.atLeast(op.propertyCount, 0)])), JsonType.object)]),
      [""],
    ],
    [
      "leaves a disjunction of which none does, and an empty one",
      plan([
        rule(op.test(op.or([op.is(JsonType.number), op.atLeast(op.propertyCount, 1)])), JsonType.object),
        rule(op.test(op.or([])), JsonType.null),
      ]),
      ["object: test or(is number, propertyCount >= 1); null: test or()"],
    ],
    [
      "leaves a number's bound",
      plan([rule(op.test(op.atLeast(op.self, 0)), JsonType.number)]),
      ["number: test self >= 0"],
    ],
    [
      "leaves what is above a bound, or below one",
      plan([
        rule(op.test(op.above(op.characterCount, 0)), JsonType.string),
        rule(op.test(op.atMost(op.characterCount, 0)), JsonType.string),
        rule(op.test(op.below(op.itemCount, 0)), JsonType.array),
      ]),
      ["string: test characterCount > 0; string: test characterCount <= 0; array: test itemCount < 0"],
    ],
    [
      "drops applications to what demands nothing from `all`",
      plan([rule(op.all([to(1), to(2)]))], [], [string]),
      ["all (-> b1)", "test is string"],
    ],
    ["drops `all` of nothing", plan([rule(op.all([to(1)])), short], []), ["string: test characterCount <= 3"]],
    [
      "sees a guarded application to nothing as well",
      plan([rule(op.all([op.when(to(1), op.has("a")), to(2)]))], [], [string]),
      ["all (-> b1)", "test is string"],
    ],
    ["drops `some` that enough hold of", plan([rule(op.some([to(1), to(2)], { min: 1 }))], [], [string]), [""]],
    [
      "leaves `some` that wants more",
      plan([rule(op.some([to(1), to(2)], { min: 2 }))], [], [string]),
      ["some 2.. of (-> b1, -> b2)", "", "test is string"],
    ],
    ["drops `some` that wants none", plan([rule(op.some([to(1)], {}))], [string]), [""]],
    [
      "leaves `some` with an upper end",
      plan([rule(op.some([to(1), to(2)], { min: 1, max: 1 }))], [], [string]),
      ["some 1..1 of (-> b1, -> b2)", "", "test is string"],
    ],
    [
      "drops one way of a branch",
      plan([rule(op.branch({ if: to(1), then: to(2), else: to(3) }))], [string], [], [short]),
      ["branch if -> b1 else -> b2", "test is string", "string: test characterCount <= 3"],
    ],
    [
      "and the other",
      plan([rule(op.branch({ if: to(1), then: to(3), else: to(2) }))], [string], [], [short]),
      ["branch if -> b1 then -> b2", "test is string", "string: test characterCount <= 3"],
    ],
    ["drops a branch that leads to nothing", plan([rule(op.branch({ if: to(1), then: to(2) }))], [string], []), [""]],
    ["and one without ways", plan([rule(op.branch({ if: to(1) }))], [string]), [""]],
    [
      "leaves a branch as it is, otherwise",
      plan([rule(op.branch({ if: to(1), then: to(2), else: to(2) }))], [string], [short]),
      ["branch if -> b1 then -> b2 else -> b2", "test is string", "string: test characterCount <= 3"],
    ],
    ["drops names of any form", plan([rule(op.names(to(1)), JsonType.object)], []), [""]],
    [
      "leaves names of one form",
      plan([rule(op.names(to(1)), JsonType.object)], [short]),
      ["object: names -> b1", "string: test characterCount <= 3"],
    ],
    [
      "drops members of any form",
      plan(
        [
          rule(
            op.members({
              named: named({ a: 1, b: 2 }),
              patterns: [{ pattern: pattern("x"), application: to(1) }],
              rest: to(1),
            }),
            JsonType.object,
          ),
        ],
        [],
        [string],
      ),
      ['object: members ("b" -> b1)', "test is string"],
    ],
    [
      "drops the rest of the members only",
      plan([rule(op.members({ named: named({ a: 2 }), rest: to(1) }), JsonType.object)], [], [string]),
      ['object: members ("a" -> b1)', "test is string"],
    ],
    [
      "but not what the rest is told apart by",
      plan(
        [
          rule(
            op.members({ named: named({ a: 1 }), rest: to(2), except: { names: new Set(["a"]), patterns: [] } }),
            JsonType.object,
          ),
        ],
        [],
        [string],
      ),
      ['object: members (rest -> b1 except ("a"))', "test is string"],
    ],
    [
      "leaves patterns",
      plan(
        [
          rule(
            op.members({
              patterns: [
                { pattern: pattern("x"), application: to(1) },
                { pattern: pattern("a"), application: to(2) },
              ],
            }),
            JsonType.object,
          ),
        ],
        [],
        [string],
      ),
      ["object: members (/a/u -> b1)", "test is string"],
    ],
    [
      "drops the rule where no member has to have a form",
      plan([rule(op.members({ named: named({ a: 1 }), rest: to(1) }), JsonType.object)], []),
      [""],
    ],
    ["drops items of any form", plan([rule(op.items({ prefix: [to(1)], rest: to(1) }), JsonType.array)], []), [""]],
    [
      "drops the rest of the items only",
      plan([rule(op.items({ prefix: [to(1), to(2)], rest: to(1), from: 2 }), JsonType.array)], [], [string]),
      ["array: items (-> b1, -> b2)", "", "test is string"],
    ],
    [
      "leaves first items of any form where the rest has one",
      plan([rule(op.items({ prefix: [to(1)], rest: to(2), from: 1 }), JsonType.array)], [], [string]),
      ["array: items (-> b1, from 1 -> b2)", "", "test is string"],
    ],
    [
      "drops a quota of none",
      plan([rule(op.items({ rest: to(1), quota: { min: 0, max: Infinity } }), JsonType.array)], [string]),
      [""],
    ],
    [
      "leaves a quota, though any item will do",
      plan(
        [
          rule(op.items({ rest: to(1), quota: { min: 1, max: Infinity } }), JsonType.array),
          rule(op.items({ rest: to(1), quota: { min: 0, max: 1 } }), JsonType.array),
        ],
        [],
      ),
      ["array: items (from 0 -> b1) quota 1..; array: items (from 0 -> b1) quota 0..1", ""],
    ],
    [
      "leaves contents",
      plan(
        [
          rule(
            op.decoded({
              decode: [op.decoding({ call: () => undefined, argument: 0, name: "x" })],
              application: to(1),
              deepest: 1,
            }),
            JsonType.string,
          ),
        ],
        [],
      ),
      ["string: decoded x within 1 -> b1", ""],
    ],
    [
      "leaves what marks members for a reader",
      plan(
        [rule(op.members({ named: named({ a: 2 }) }), JsonType.object), rule(op.some([to(2)], {})), reader],
        [string],
        [],
      ),
      [
        'object: members ("a" -> b2); some 0.. of (-> b2); object: members (rest -> b1 except evaluated)',
        "test is string",
        "",
      ],
    ],
    [
      "and items",
      plan(
        [
          rule(op.items({ prefix: [to(2)] }), JsonType.array),
          rule(op.items({ rest: to(1), quota: { min: 0, max: Infinity } }), JsonType.array),
          itemReader,
        ],
        [string],
        [],
      ),
      [
        "array: items (-> b2); array: items (from 0 -> b1) quota 0..; array: items (from 0 -> b1 except evaluated)",
        "test is string",
        "",
      ],
    ],
    [
      "and conditions",
      plan(
        [rule(op.branch({ if: to(2), then: to(3) })), reader],
        [string],
        [rule(op.members({ named: named({ a: 3 }) }), JsonType.object)],
        [],
      ),
      [
        "branch if -> b2 then -> b3; object: members (rest -> b1 except evaluated)",
        "test is string",
        'object: members ("a" -> b3)',
        "",
      ],
    ],
    [
      "leaves what leads to a block of which something is left",
      plan([rule(op.all([to(1)]))], [rule(op.nothing()), string]),
      ["all (-> b1)", "test is string"],
    ],
    [
      "sees from the inside out what demands nothing",
      plan([rule(op.all([to(1)])), short], [rule(op.all([to(2)]))], [rule(op.all([to(3)]))], []),
      ["string: test characterCount <= 3"],
    ],
  ]);

  test("drops reports and vocabularies", () => {
    const report = { id: "x", template: "t", data: {}, verbatim: undefined };
    expect(prune(plan([{ ...string, report, vocabulary: "v" }]))).toEqual(plan([string]));
  });

  test("leaves a dynamic application of which one target demands something, or none is known", () => {
    const subject = within(plan([rule(op.all([dynamic("x", 1)]))], [], [string]), [
      resource("s"),
      resource("t", { x: 2 }),
    ]);
    expect(blocksOf(prune(subject))).toEqual(['all (-> dynamic "x" else b1)', "", "test is string"]);
    expect(blocksOf(prune(within(subject, [resource("s", { x: 1 })])))).toEqual([""]);
    expect(blocksOf(prune(within(plan([rule(op.all([dynamic("y")]))]), [resource("s")])))).toEqual([
      'all (-> dynamic "y" else nowhere)',
    ]);
  });

  /** Each block passes on to the one before it, so that each round sees one more that demands nothing. */
  const backwards = (depth: number): op.Plan =>
    plan([rule(op.all([to(depth)]))], [], ...Array.from({ length: depth - 1 }, (_, i) => [rule(op.all([to(i + 1)]))]));

  test.each([
    [1, 1],
    [2, 1],
    [7, 1],
    [9, 1],
    [10, 3],
    [11, 4],
  ])("looks again until nothing changes, but eight times at most: %i blocks", (depth, left) => {
    expect(prune(verify(backwards(depth))).blocks).toHaveLength(left);
  });
});

describe("fuse", () => {
  const reader = rule(op.members({ rest: to(2), except: "evaluated" }), JsonType.object);
  const both = [string, short];
  rows(inlineBlocks, [
    [
      "passes over what only passes on",
      plan(
        [rule(op.items({ rest: to(1) }), JsonType.array)],
        [rule(op.all([to(2)]))],
        [rule(op.all([to(3)]))],
        [string],
      ),
      ["array: items (from 0 -> b1)", "test is string"],
    ],
    ["begins where the entry leads to", plan([rule(op.all([to(1)]))], [string]), ["test is string"]],
    [
      "makes rules of what must hold of the same value",
      plan([rule(op.all([to(1), to(2)])), even], [string], [short]),
      ["test is string; string: test characterCount <= 3; number: test multiple of 2"],
    ],
    [
      "leaves to the types of the rule what they share with those of the block",
      plan([rule(op.all([to(1)]), JsonType.string | JsonType.object), even], [string, short, even]),
      ["string|object: test is string; string: test characterCount <= 3; number: test multiple of 2"],
    ],
    [
      "does not pass over what applies to some types",
      plan(
        [rule(op.items({ rest: to(1) }), JsonType.array)],
        [rule(op.all([to(2)]), JsonType.string)],
        [short, string],
      ),
      ["array: items (from 0 -> b1)", "string: test characterCount <= 3; string: test is string"],
    ],
    [
      "does not pass over a condition",
      plan([rule(op.items({ rest: to(1) }), JsonType.array)], [rule(op.all([op.when(to(2), op.has("a"))]))], [string]),
      ["array: items (from 0 -> b1)", 'all (when has "a" -> b2)', "test is string"],
    ],
    [
      "does not pass over what demands more",
      plan([rule(op.items({ rest: to(1) }), JsonType.array)], [rule(op.all([to(2)])), even], [short]),
      ["array: items (from 0 -> b1)", "string: test characterCount <= 3; number: test multiple of 2"],
    ],
    [
      "keeps a condition, and joins what stands beside it",
      plan([rule(op.all([op.when(to(1), op.has("a")), to(2)]))], [string], [short]),
      ['all (when has "a" -> b1); string: test characterCount <= 3', "test is string"],
    ],
    [
      "leaves what applies one of several, whatever it leads to",
      plan([rule(op.some([to(1), to(2)], { min: 1 }))], [rule(op.all([to(2)]))], [string]),
      ["some 1.. of (-> b1, -> b1)", "test is string"],
    ],
    [
      "writes a small block out in each place",
      plan(
        [rule(op.members({ named: named({ a: 1, b: 2 }) }), JsonType.object)],
        [rule(op.all([to(3)])), even],
        [rule(op.all([to(3)])), short],
        both,
      ),
      [
        'object: members ("a" -> b1, "b" -> b2)',
        "test is string; string: test characterCount <= 3; number: test multiple of 2",
        "test is string; string: test characterCount <= 3; string: test characterCount <= 3",
      ],
    ],
    [
      "keeps what reads marks in its own block",
      plan(
        [rule(op.all([to(1)])), even],
        [rule(op.members({ named: named({ a: 2 }) }), JsonType.object), reader],
        [string],
      ),
      [
        "all (-> b1); number: test multiple of 2",
        'object: members ("a" -> b2); object: members (rest -> b2 except evaluated)',
        "test is string",
      ],
    ],
    [
      "lets what reads marks run last",
      plan([rule(op.all([to(1)])), reader], [rule(op.members({ named: named({ a: 2 }) }), JsonType.object)], [string]),
      ['object: members ("a" -> b1); object: members (rest -> b1 except evaluated)', "test is string"],
    ],
    [
      "joins from the inside out",
      plan([rule(op.all([to(1), to(3)]))], [rule(op.all([to(2)])), even], [string], [short]),
      ["test is string; number: test multiple of 2; string: test characterCount <= 3"],
    ],
  ]);

  test("lets a circle be: the loop is to say that it has no end", () => {
    const circle = plan(
      [rule(op.members({ named: named({ a: 1 }) }), JsonType.object)],
      [rule(op.all([to(2)]))],
      [rule(op.all([to(1)]))],
    );
    const fused = inlineBlocks(verify(circle));
    expect(new Loop(verify(fused)).evaluate({})).toBe(true);
    expect(() => new Loop(fused).evaluate({ a: 1 })).toThrow(/without end/);
    const more = plan([rule(op.all([to(1)])), string], [rule(op.all([to(0)])), short]);
    expect(() => new Loop(verify(inlineBlocks(verify(more)))).evaluate("a")).toThrow(/without end/);
  });

  test("keeps resources apart where there are dynamic applications, since to enter one can bind anchors", () => {
    const anywhere = plan(
      [rule(op.all([to(1)])), rule(op.all([to(2)]))],
      [string, rule(op.all([dynamic("x", 2)]))],
      [short, even],
      [even],
    );
    const resources = [resource("s"), resource("t", { x: 2 }), resource("u", { x: 3 })];
    expect(blocksOf(inlineBlocks(within(anywhere, resources, [0, 1, 0, 2])))).toEqual([
      "all (-> b1); string: test characterCount <= 3; number: test multiple of 2",
      'test is string; all (-> dynamic "x" else b2)',
      "string: test characterCount <= 3; number: test multiple of 2",
      "number: test multiple of 2",
    ]);
    const onward = plan(
      [rule(op.all([to(1)])), even],
      [rule(op.all([to(2)]))],
      [rule(op.all([dynamic("x", 3)]))],
      [string],
    );
    const apart = within(onward, [resource("s"), resource("t", { x: 3 }), resource("u", { x: 0 })], [0, 1, 0, 0]);
    expect(blocksOf(inlineBlocks(apart))[0]).toBe("all (-> b1); number: test multiple of 2");
    expect(blocksOf(inlineBlocks(within(onward, [resource("s", { x: 3 })])))).toEqual([
      'all (-> dynamic "x" else b1); number: test multiple of 2',
      "test is string",
    ]);
  });

  const many = (count: number): readonly op.Rule[] =>
    Array.from({ length: count }, (_, i) => rule(op.test(op.atMost(op.characterCount, 100 + i)), JsonType.string));
  const used = (rules: readonly op.Rule[], ...others: readonly op.Rule[]): op.Plan =>
    plan(
      [rule(op.members({ named: named({ a: 1, b: 2 }) }), JsonType.object), ...others],
      [rule(op.all([to(3)])), even],
      [rule(op.all([to(3)])), even],
      rules,
    );

  test.each([
    ["is written out in each", 12, 3],
    ["stays one where it has more rules", 13, 4],
  ])("a block that is used in two places %s: %i", (_what, count, left) => {
    // Enough other rules for the plan not to grow by too much.
    expect(inlineBlocks(verify(used(many(count), ...many(20)))).blocks).toHaveLength(left);
  });

  test("a large block that is used in two places is come to at once, without what only passes on to it", () => {
    const subject = plan(
      [rule(op.members({ named: named({ a: 1, b: 2 }) }), JsonType.object)],
      [rule(op.all([to(3)]))],
      [rule(op.all([to(3)]))],
      many(13),
    );
    expect(blocksOf(inlineBlocks(verify(subject)))[0]).toBe('object: members ("a" -> b1, "b" -> b1)');
  });

  test("a large block that is used in one place becomes part of it", () => {
    expect(inlineBlocks(verify(plan([rule(op.all([to(1)])), even], many(40)))).blocks).toHaveLength(1);
  });

  test("the plan at most doubles", () => {
    const places = 10;
    const names = Object.fromEntries(Array.from({ length: places }, (_, i) => [`${i}`, i + 2]));
    const subject = plan(
      [rule(op.members({ named: named(names) }), JsonType.object)],
      many(12),
      ...Array.from({ length: places }, () => [rule(op.all([to(1)])), even]),
    );
    const rulesOf = ({ blocks }: op.Plan): number => blocks.reduce((sum, { rules }) => sum + rules.length, 0);
    expect(rulesOf(subject)).toBe(33);
    // Two places take twelve rules each and give up the one that leads to them.
    expect(rulesOf(inlineBlocks(verify(subject)))).toBe(33 + 2 * 11);
  });

  test("it may double, and a block that is applied on two ways is asked once", () => {
    const subject = (others: number): op.Plan =>
      plan(
        [rule(op.members({ named: named({ a: 4, b: 3 }) }), JsonType.object), ...many(others)],
        many(12),
        [rule(op.all([to(1)])), even],
        [rule(op.all([to(1)])), even],
        [rule(op.all([to(2)])), even],
      );
    // 19 rules and 5 others: the block of 12 may be written out twice.
    expect(inlineBlocks(verify(subject(5))).blocks).toHaveLength(3);
    expect(inlineBlocks(verify(subject(4))).blocks).toHaveLength(4);
  });

  test("rules move sixteen times each, on the average", () => {
    // A rule more in each block on the way: 2080 moves bring the last one of 65 to the first.
    const chain = (others: number): op.Plan =>
      plan(
        [rule(op.all([to(1)])), even, ...many(others)],
        ...Array.from({ length: 63 }, (_, i) => [rule(op.all([to(i + 2)])), even]),
        [string],
      );
    expect(inlineBlocks(verify(chain(1))).blocks).toHaveLength(1);
    expect(inlineBlocks(verify(chain(0))).blocks).toHaveLength(2);
  });

  test("rules do not move for ever: the last one of a long chain would at each step", () => {
    const chain = (length: number): op.Plan =>
      plan(...Array.from({ length }, (_, i) => (i === length - 1 ? [string] : [rule(op.all([to(i + 1)])), even])));
    expect(inlineBlocks(verify(chain(30))).blocks).toHaveLength(1);
    const long = inlineBlocks(verify(chain(200)));
    expect(long.blocks.length).toBeGreaterThan(1);
    expect(long.blocks.length).toBeLessThan(200);
    expect(new Loop(verify(long)).evaluate("a")).toBe(true);
    expect(new Loop(long).evaluate(2)).toBe(false);
  });
});

describe("settleMarks", () => {
  const rest = (target: number): op.Rule =>
    rule(op.members({ rest: to(target), except: "evaluated" }), JsonType.object);
  const members = (names: Readonly<Record<string, number>>): op.Rule =>
    rule(op.members({ named: named(names) }), JsonType.object);
  const patterns = rule(op.members({ patterns: [{ pattern: pattern("^x"), application: to(1) }] }), JsonType.object);
  const everything = rule(op.members({ rest: to(1) }), JsonType.object);
  const any: readonly op.Rule[] = [];
  rows(resolveUnevaluated, [
    [
      "names what its neighbours evaluate",
      plan([members({ a: 1 }), patterns, rest(1)], [string]),
      [
        'object: members ("a" -> b1); object: members (/^x/u -> b1); object: members (rest -> b1 except ("a", /^x/u))',
        "test is string",
      ],
    ],
    [
      "names nothing where nobody evaluates anything",
      plan([rest(1)], [string]),
      ["object: members (rest -> b1 except ())", "test is string"],
    ],
    [
      "drops a rule to which nothing is left",
      plan([everything, rest(1)], [string]),
      ["object: members (rest -> b1)", "test is string"],
    ],
    [
      "looks through what always applies",
      plan([rule(op.all([to(2), to(3)])), rest(1)], [string], [members({ a: 1 })], [rule(op.all([to(2)])), patterns]),
      [
        'all (-> b2, -> b3); object: members (rest -> b1 except ("a", /^x/u))',
        "test is string",
        'object: members ("a" -> b1)',
        "all (-> b2); object: members (/^x/u -> b1)",
      ],
    ],
    [
      "also where everything is evaluated within",
      plan([rule(op.all([to(2)])), rest(1)], [string], [everything]),
      ["all (-> b2)", "test is string", "object: members (rest -> b1)"],
    ],
    [
      "leaves what depends on a condition",
      plan([rule(op.all([op.when(to(2), op.has("a"))])), rest(1)], [string], [members({ a: 1 })]),
      [
        'all (when has "a" -> b2); object: members (rest -> b1 except evaluated)',
        "test is string",
        'object: members ("a" -> b1)',
      ],
    ],
    [
      "leaves what one of several evaluates",
      plan([rule(op.some([to(2)], { min: 1 })), rest(1)], [string], [members({ a: 1 })]),
      [
        "some 1.. of (-> b2); object: members (rest -> b1 except evaluated)",
        "test is string",
        'object: members ("a" -> b1)',
      ],
    ],
    [
      "also by a pattern, or everything",
      plan([rule(op.some([to(2), to(3)], { min: 1 })), rest(1)], [string], [patterns], any),
      [
        "some 1.. of (-> b2, -> b3); object: members (rest -> b1 except evaluated)",
        "test is string",
        "object: members (/^x/u -> b1)",
        "",
      ],
    ],
    [
      "or everything",
      plan([rule(op.branch({ if: to(2) })), rest(1)], [string], [everything]),
      [
        "branch if -> b2; object: members (rest -> b1 except evaluated)",
        "test is string",
        "object: members (rest -> b1)",
      ],
    ],
    [
      "settles where several evaluate nothing",
      plan(
        [rule(op.some([to(2)], { min: 1 })), members({ a: 1 }), rest(1)],
        [string],
        [rule(op.test(op.is(JsonType.object)))],
      ),
      [
        'some 1.. of (-> b2); object: members ("a" -> b1); object: members (rest -> b1 except ("a"))',
        "test is string",
        "test is object",
      ],
    ],
    [
      "does not take members of members for its own",
      plan([members({ a: 2 }), rest(1)], [string], [members({ b: 1 })]),
      [
        'object: members ("a" -> b2); object: members (rest -> b1 except ("a"))',
        "test is string",
        'object: members ("b" -> b1)',
      ],
    ],
    [
      "does not take names for what is evaluated in place",
      plan([rule(op.names(to(2)), JsonType.object), rest(1)], [string], [members({ b: 1 })]),
      ["object: names -> b2; object: members (rest -> b1 except ())", "test is string", 'object: members ("b" -> b1)'],
    ],
    [
      "leaves readers of items",
      plan([rule(op.items({ rest: to(1), except: "evaluated" }), JsonType.array)], [string]),
      ["array: items (from 0 -> b1 except evaluated)", "test is string"],
    ],
    [
      "leaves nothing to the second of two readers",
      plan([members({ a: 1 }), rest(1), rest(1)], [string]),
      ['object: members ("a" -> b1); object: members (rest -> b1 except ("a"))', "test is string"],
    ],
  ]);

  test("keeps a rule to which nothing is left where it has something to say", () => {
    const noted: op.Rule = { ...rest(1), annotation: { kind: "applied" } };
    expect(blocksOf(resolveUnevaluated(plan([everything, noted], [string])))[0]).toBe(
      "object: members (rest -> b1); object: members (rest -> b1 except evaluated) annotation applied",
    );
    expect(blocksOf(resolveUnevaluated(plan([noted], [string])))[0]).toBe(
      "object: members (rest -> b1 except ()) annotation applied",
    );
  });

  test("leaves what lies behind a dynamic application", () => {
    const subject = within(plan([rule(op.all([dynamic("x", 2)])), rest(1)], [string], [members({ a: 1 })]), [
      resource("s", { x: 2 }),
    ]);
    expect(resolveUnevaluated(subject)).toEqual(subject);
  });

  test.each([
    [1, "settled"],
    [50, "settled"],
    [51, "left"],
    [60, "left"],
  ])("looks fifty schemas deep: %i are %s", (depth, expected) => {
    const chain = Array.from({ length: depth }, (_, i) =>
      i === depth - 1 ? [members({ a: 1 })] : [rule(op.all([to(i + 3)]))],
    );
    const [first] = blocksOf(resolveUnevaluated(plan([rule(op.all([to(2)])), rest(1)], [string], ...chain)));
    expect(first?.endsWith(expected === "settled" ? 'except ("a"))' : "except evaluated)")).toBe(true);
  });

  test("looks at a schema once, on however many ways references lead to it", () => {
    const twice = Array.from({ length: 40 }, (_, i) =>
      i === 39 ? [members({ a: 1 })] : [rule(op.all([to(i + 3), to(i + 3)]))],
    );
    const [first] = blocksOf(resolveUnevaluated(plan([rule(op.all([to(2)])), rest(1)], [string], ...twice)));
    expect(first).toBe('all (-> b2); object: members (rest -> b1 except ("a"))');
  });

  test("comes to an end where schemas refer to one another in a circle", () => {
    const circle = plan([rule(op.all([to(2)])), rest(1)], [string], [rule(op.all([to(2)]))]);
    expect(resolveUnevaluated(circle)).toEqual(circle);
  });

  test("finds a pattern once that it comes to on two ways", () => {
    const twice = plan([rule(op.all([to(2), to(2)])), rest(1)], [string], [patterns]);
    expect(blocksOf(resolveUnevaluated(twice))[0]).toBe(
      "all (-> b2, -> b2); object: members (rest -> b1 except (/^x/u))",
    );
  });
});

describe("devirtualise", () => {
  const two = plan([rule(op.all([dynamic("x", 1)]))], [string], [short]);

  test("an application that can lead to one block only is plain", () => {
    expect(blocksOf(devirtualise(within(two, [resource("s"), resource("t", { x: 1 })])))[0]).toBe("all (-> b1)");
  });

  test("so is one whose anchor the first resource declares", () => {
    const resources = [resource("s", { x: 2 }), resource("t", { x: 1 })];
    expect(blocksOf(devirtualise(within(two, resources)))[0]).toBe("all (-> b2)");
  });

  test("the first resource is the one of the entry", () => {
    const subject = within({ ...two, entry: to(1) }, [resource("s", { x: 2 }), resource("t", { x: 1 })], [0, 1, 0]);
    expect(blocksOf(devirtualise(subject))[0]).toBe("all (-> b1)");
  });

  test("others stay, and one that leads nowhere", () => {
    const others = within(two, [resource("s"), resource("t", { x: 2 })]);
    expect(devirtualise(others)).toEqual(others);
    const lost = within(plan([rule(op.all([dynamic("y")]))]), [resource("s")]);
    expect(devirtualise(lost)).toEqual(lost);
  });

  test("a plan without dynamic applications is the same", () => {
    const plain = plan([string]);
    expect(devirtualise(plain)).toBe(plain);
  });
});

describe("rewriting", () => {
  test("a block none of whose rules change is the same", () => {
    const subject = plan([string, short], [even]);
    const changed = mapRules(subject, (each) => (each === even ? { ...even } : each));
    expect(changed.blocks[0]).toBe(subject.blocks[0]);
    expect(changed.blocks[1]).not.toBe(subject.blocks[1]);
    expect(blocksOf(mapRules(subject, (each) => (each === short ? undefined : each)))).toEqual([
      "test is string",
      "number: test multiple of 2",
    ]);
  });

  test("compact drops what nothing leads to, and numbers the rest anew", () => {
    const subject: op.Plan = {
      ...within(
        plan(
          [string],
          [rule(op.items({ rest: to(3) }), JsonType.array), rule(op.all([dynamic("x", 4)]))],
          [short],
          [even],
          [],
          [short],
        ),
        [resource("s", { x: 5, gone: 2 })],
      ),
      entry: to(1),
    };
    expect(print(verify(compact(subject)))).toBe(
      [
        "entry -> b0",
        'resource r0 s: dynamic "x" -> b3',
        "b0 r0#/1",
        "  array: items (from 0 -> b1)",
        '  all (-> dynamic "x" else b2)',
        "b1 r0#/3",
        "  number: test multiple of 2",
        "b2 r0#/4",
        "b3 r0#/5",
        "  string: test characterCount <= 3",
        "",
      ].join("\n"),
    );
    expect(compact(subject).blocks.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  test("compact leaves alone what is compact", () => {
    const subject = plan([rule(op.all([to(1)]))], [string]);
    expect(compact(subject)).toBe(subject);
  });
});
