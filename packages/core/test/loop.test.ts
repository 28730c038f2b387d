// What the loop does on its way to a verdict: what it leaves out, what it looks at, and what it takes note of.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { EvaluationError } from "../src/errors/evaluation-error.js";
import { Loop } from "../src/loop/evaluate.js";
import { findFailures } from "../src/loop/find-failures.js";
import { traceOfFailures } from "../src/loop/trace.js";
import { Scope } from "../src/loop/scope.js";
import { JsonType } from "../src/json/types.js";
import * as op from "./op.js";
import { miniArgot } from "./mini.js";

const application = (target: number): op.Application => op.applicationTo(target);
/** A plan of these constraints, by block. Constraints about members apply to objects, those about items to arrays. */
const planOf = (...blocks: (readonly op.Constraint[])[]): op.Plan => ({
  entry: application(0),
  blocks: blocks.map((constraints, id) => ({
    id,
    resource: 0,
    pointer: "",
    rules: constraints.map((constraint) =>
      op.ruleOf(
        constraint.op === "members" ? JsonType.object : constraint.op === "items" ? JsonType.array : JsonType.any,
        constraint,
      ),
    ),
  })),
  resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
});

describe("how many schemas are applied for a verdict", () => {
  const even = { even: true };
  const string = { kinds: ["string"] };
  test.each<[what: string, schema: object, value: unknown, work: number]>([
    ["all of them", { both: [even, {}, {}] }, 2, 4],
    ["up to the first that fails", { both: [even, {}, {}] }, 1, 2],
    ["up to the first that holds", { either: [even, {}, {}] }, 2, 2],
    ["of several that fail each", { either: [even, even, even] }, 1, 4],
    ["up to the second that holds, of which one may", { one: [even, {}, {}, {}] }, 2, 3],
    ["each, of which one does", { one: [even, string, string] }, 2, 4],
    ["none that may hold", { no: even }, 2, 2],
    ["items up to one that is wrong", { each: even }, [2, 1, 2, 2], 3],
    ["items up to one that will do", { some: even }, [1, 2, 2, 2], 3],
    ["items of which none will do", { some: even }, [1, 1, 1], 4],
    ["members up to one that is wrong", { named: { a: even, b: even, c: even } }, { a: 2, b: 1, c: 2 }, 3],
    ["members that are there", { named: { a: even, b: even } }, { b: 2, x: 1 }, 2],
    ["names up to one that is wrong", { names: { matches: "^a" } }, { a: 1, b: 1, ab: 1 }, 3],
    ["a condition and one of two ways", { choice: [even, even, even] }, 2, 3],
    ["a content", { inside: even }, "2", 2],
    ["nothing of other types", { each: even, named: { a: even } }, 1, 1],
    ["rules up to the first that fails", { even: true, both: [{}, {}] }, 1, 1],
    ["what its rules evaluate, of which none has to be known", { either: [{}, {}], items: {} }, [1], 3],
  ])("%s", (_what, schema, value, work) => {
    const loop = new Loop(miniArgot().plan(schema));
    loop.evaluate(value);
    expect(loop.work).toBe(work);
  });

  test("the result of a schema is memoized, whatever the number of paths to it", () => {
    const depth = 30;
    const blocks = Array.from({ length: depth }, (_, id) => [
      op.some([application(id + 1), application(id + 1)], { min: 2 }),
    ]);
    const loop = new Loop(planOf(...blocks, [op.test(op.is(JsonType.string))]));
    expect([loop.evaluate("a"), loop.evaluate(1)]).toEqual([true, false]);
    expect(loop.work).toBeLessThan(10 * depth);
  });

  test("the results of several schemas are memoized", () => {
    const depth = 30;
    const between = application(depth + 1);
    const blocks = Array.from({ length: depth }, (_, id) => [
      op.all([application(id + 1), between, application(id + 1), between]),
    ]);
    const loop = new Loop(planOf(...blocks, [op.test(op.is(JsonType.string))], []));
    expect(loop.evaluate("a")).toBe(true);
    expect(loop.work).toBeLessThan(10 * depth);
  });

  test("a memoized result without an evaluated set is not used if the set is needed", () => {
    const closed = op.members({ rest: application(3), except: "evaluated" });
    const named = op.members({ named: new Map([["a", application(4)]]) });
    const blocks = [
      [op.all([...Array<op.Application>(12).fill(application(1)), application(2)])],
      [named],
      [op.all([application(1)]), closed],
    ];
    const loop = new Loop(planOf(...blocks, [op.test(op.or([]))], []));
    expect([loop.evaluate({ a: 1 }), loop.evaluate({ a: 1, b: 1 }), loop.evaluate({})]).toEqual([true, false, true]);
  });

  test("what a schema has evaluated is remembered with it", () => {
    const to = application;
    const rules: (readonly op.Constraint[])[] = [
      // So often that it must repeat itself, and each time what was evaluated is lost with the schema that failed.
      [
        op.some([...Array<op.Application>(12).fill(to(1)), to(5)], { max: 0 }),
        op.all([to(2)]),
        op.members({ rest: to(3), except: "evaluated" }),
      ],
      [op.all([to(2), to(3)])],
      [op.members({ named: new Map([["a", to(4)]]) })],
      [op.test(op.or([]))],
      [],
      [op.all([to(2), to(3)])],
    ];
    const loop = new Loop(planOf(...rules));
    expect([loop.evaluate({ a: 1 }), loop.evaluate({ b: 1 })]).toEqual([true, false]);
  });
});

describe("each value is looked at anew", () => {
  test.each<[what: string, plan: op.Plan, values: readonly [value: unknown, valid: boolean][]]>([
    [
      "by its own names",
      planOf(
        [op.items({ rest: application(1) })],
        [op.members({ named: new Map([["b", application(2)]]) })],
        [op.test(op.is(JsonType.null))],
      ),
      [
        [[{ a: 1 }, { b: 1 }], false],
        [[{ b: null }, { b: null, c: 1 }, { c: 1, b: 1 }], false],
        [[{ b: null }, { a: 1, b: null }], true],
      ],
    ],
    [
      "not by what was remembered of another",
      planOf(
        [op.items({ rest: application(1) })],
        [op.some([...Array<op.Application>(10).fill(application(2)), application(3)], { max: 0 })],
        [op.test(op.or([]))],
        [op.test(op.is(JsonType.string))],
      ),
      [
        [[1, 2], true],
        [[1, "a"], false],
        [["a", 1], false],
      ],
    ],
  ])("%s", (_what, plan, values) => {
    const loop = new Loop(plan);
    for (const [value, valid] of values) expect(loop.evaluate(value)).toBe(valid);
  });

  test("what a schema that was applied before has lost is not lost for the next", () => {
    const loop = new Loop(miniArgot().plan({ each: { both: [{ named: { a: { even: true } } }], unspoken: false } }));
    expect([loop.evaluate([{ a: 1 }]), loop.evaluate([{ a: 2 }]), loop.evaluate([{ a: 2, b: 1 }])]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("a custom function may call the same loop", () => {
    const sizes = (value: unknown): boolean => !Array.isArray(value) || value.every((each) => loop.evaluate(each));
    const holds = op.custom({ call: sizes, argument: undefined, name: "sizes" });
    const loop: Loop = new Loop(
      planOf([op.items({ rest: application(1) })], [op.test(holds), op.test(op.not(op.is(JsonType.null)))]),
    );
    const valid = [[[[1], 2], 3], [[[null], 2], 3], [[1], null], []].map((value) => loop.evaluate(value));
    expect(valid).toEqual([true, false, false, true]);
  });

  test("and let go of, however deep it was and whatever came after it", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const loop = new Loop(planOf([op.items({ rest: application(0) })]));
    const held = ((): WeakRef<object> => {
      const inner = {};
      expect(loop.evaluate([[[inner]], 1])).toBe(true);
      return new WeakRef(inner);
    })();
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(held.deref()).toBeUndefined();
    // What still has the loop has its frames.
    expect(loop.evaluate([])).toBe(true);
  });

  test("and let go of together with their validator", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const argot = miniArgot({ tier: "loop" });
    const held = ((): readonly WeakRef<object>[] => {
      const validator = argot.compile({ each: { each: { each: { even: true } } } });
      const values = [[[[2]]], [[[1]]], [[[2], {}], 1]];
      for (const value of values) {
        validator(value);
        validator.validate(value);
      }
      return [validator, ...values].map((each) => new WeakRef(each));
    })();
    // Frames that are kept for the next evaluation are of this one then.
    expect(argot.compile({ each: { even: true } })([2])).toBe(true);
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(held.map((each) => each.deref())).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("and let go of, contents included", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const contents: WeakRef<object>[] = [];
    const call = (): { readonly value: object } => {
      const value = {};
      contents.push(new WeakRef(value));
      return { value };
    };
    const step = op.decoding({ call, argument: undefined, name: "held" });
    const loop = new Loop(
      planOf(
        [op.items({ rest: application(1) })],
        [op.decoded({ decode: [step], application: application(2), deepest: 1 })],
        [],
      ),
    );
    const held = ((): WeakRef<object> => {
      const value = ["a"];
      expect(loop.evaluate(value)).toBe(true);
      return new WeakRef(value);
    })();
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect([held, ...contents].map((each) => each.deref())).toEqual([undefined, undefined]);
    // What still has the loop has its frames.
    expect(loop.evaluate(["b"])).toBe(true);
  });
});

describe("a schema with a condition is applied where that holds", () => {
  const call = (text: string): { readonly value: unknown } => ({ value: JSON.parse(text) as unknown });
  const parsed = op.decoding({ call, argument: undefined, name: "parsed" });
  const never = op.when(application(1), op.is(JsonType.string));
  const notA = op.when(application(1), op.among(["a"]));
  test.each<[what: string, constraint: op.Constraint, value: unknown, valid: boolean]>([
    ["to no other content", op.decoded({ decode: [parsed], application: never, deepest: 1 }), "1", true],
    ["to a content", op.decoded({ decode: [parsed], application: never, deepest: 1 }), '"a"', false],
    ["to no other item", op.items({ rest: never }), [1, 2], true],
    ["to an item", op.items({ rest: never }), [1, "a"], false],
    ["to no other name", op.names(notA), { b: 1, c: 1 }, true],
    ["to a name after others", op.names(notA), { b: 1, c: 1, a: 1 }, false],
    ["to no alternative that it is not about", op.some([never, application(1)], { min: 1 }), 1, true],
    ["to an alternative after others", op.some([never, application(1)], { min: 2 }), 1, false],
    ["to alternatives", op.some([never, never], { min: 1 }), "a", false],
  ])("%s", (_what, constraint, value, valid) => {
    expect(new Loop(planOf([constraint], [op.test(op.or([]))])).evaluate(value)).toBe(valid);
  });
});

describe("what a host has and JSON does not know", () => {
  test.each<[schema: object, value: unknown]>([
    [{ named: { a: false } }, { a: undefined }],
    [{ members: false }, { a: undefined }],
    [{ names: false }, { a: undefined }],
    [{ has: ["a"], no: {} }, undefined],
  ])("%j of %j: a member that is undefined is not there", (schema, value) => {
    expect(new Loop(miniArgot().plan(schema)).evaluate(value)).toBe(value !== undefined);
  });
});

test("a content is made once, however many rules look into it", () => {
  const made: string[] = [];
  const call = (text: string): { readonly value: unknown } => {
    made.push(text);
    return { value: text.length };
  };
  const decode = [op.decoding({ call, argument: undefined, name: "length" })];
  const inside = op.decoded({ decode, application: application(1), deepest: 1 });
  const loop = new Loop(
    planOf([inside, op.decoded({ decode, deepest: 1 }), inside], [op.test(op.atLeast(op.self, 2))]),
  );
  expect([loop.evaluate("ab"), made]).toEqual([true, ["ab"]]);
});

test("a content is weighed as the string that it stands in, whatever lies between", () => {
  const step = (name: string): op.Decoding => op.decoding({ call: (value) => ({ value }), argument: undefined, name });
  const plan = planOf([op.decoded({ decode: [step("first"), step("second")], deepest: 1 })]);
  expect(new Loop(plan, { decodedLength: 2 }).evaluate("ab")).toBe(true);
  expect(() => new Loop(plan, { decodedLength: 1 }).evaluate("ab")).toThrow(
    "the limit of 1 UTF-16 code units of decoded content",
  );
});

test("a condition evaluates where it holds", () => {
  const condition = { both: [{ named: { a: {} } }, { has: ["b"] }] };
  const loop = new Loop(miniArgot().plan({ choice: [condition, { named: { b: {} } }], unspoken: false }));
  expect([loop.evaluate({ a: 1, b: 1 }), loop.evaluate({ a: 1 }), loop.evaluate({})]).toEqual([true, false, true]);
});

test("known names are distinguished from others by their whole pattern", () => {
  const loop = new Loop(miniArgot().plan({ like: { "^x": { even: true } } }));
  expect([loop.evaluate({ x: 1 }), loop.evaluate({ y: 1 }), loop.evaluate({ y: 1, x: 2 })]).toEqual([
    false,
    true,
    true,
  ]);
});

describe("a value that is deep", () => {
  /** Lists in one another, of which each is applied to in place first. */
  const lists = planOf(
    [op.all([application(1)])],
    [op.items({ rest: application(0) }), op.members({ rest: application(0) })],
  );
  const deep = (levels: number): unknown => {
    let value: unknown = [];
    for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
    return value;
  };

  test("may be as deep as it is", () => {
    expect(new Loop(lists).evaluate(deep(70_000))).toBe(true);
  });

  test("must not contain itself", () => {
    const list: unknown[] = [];
    list.push({ a: [list] });
    const evaluate = (): boolean => new Loop(lists).evaluate(list);
    expect(evaluate).toThrow(EvaluationError);
    expect(evaluate).toThrow("the instance contains itself, which no JSON value does");
  });
});

describe("a reference that leads back to where it stands", () => {
  const resource = (uri: string, anchors: readonly (readonly [string, number])[]): op.Resource => ({
    uri,
    dialect: undefined,
    dynamicAnchors: new Map(anchors),
  });

  test("is reported with the location of the schema", () => {
    const endless = {
      ...planOf([op.all([{ ...application(0), dynamic: "x" }])]),
      resources: [resource("a:", [["x", 0]])],
    };
    const evaluate = (): boolean => new Loop(endless).evaluate(1);
    expect(evaluate).toThrow(EvaluationError);
    expect(evaluate).toThrow("dynamic references lead back to a:# without end");
  });
});

describe("the dynamic scope", () => {
  const resources = [["x", "y"], [], ["y"], ["x"]].map((anchors, i): op.Resource => ({
    uri: `s:${i}`,
    dialect: undefined,
    dynamicAnchors: new Map(anchors.map((anchor) => [anchor, 10 * i])),
  }));
  const anchored = (anchor: string): op.Application => ({ ...application(1), dynamic: anchor });

  test("is one where the same is bound, in whichever order that was", () => {
    const empty = Scope.empty(resources);
    const [one, other] = [empty.enter(2).enter(3), empty.enter(3).enter(2)];
    expect(one).toBe(other);
    expect([one.target(anchored("x")), one.target(anchored("y")), one.target(application(5))]).toEqual([30, 20, 5]);
  });

  test("stays what it is where a resource binds nothing that is not bound", () => {
    const empty = Scope.empty(resources);
    const bound = empty.enter(0);
    expect([empty.enter(1), bound.enter(2), bound.enter(3), bound.enter(0)]).toEqual([empty, bound, bound, bound]);
    expect(empty.enter(1)).toBe(empty);
    expect(bound.enter(2)).toBe(bound);
    expect([bound.target(anchored("x")), empty.target(anchored("x"))]).toEqual([0, 1]);
  });
});

describe("failures", () => {
  test("are found for each application, however often a schema is applied to one value", () => {
    const loop = new Loop(
      planOf([op.all(Array.from({ length: 6 }, () => application(1)))], [op.test(op.is(JsonType.string))]),
    );
    const counts = findFailures(loop, 1)?.failures[0]?.failedApplications.map(({ failures }) => failures.length);
    expect(counts).toEqual([1, 1, 1, 1, 1, 1]);
  });

  /** The values that the shortcut is called with. It knows none of them to be valid. */
  function askedOf(plan: op.Plan, value: unknown): unknown[] {
    const values: unknown[] = [];
    const isKnownValid = (_block: op.Block, each: unknown): boolean => {
      values.push(each);
      return false;
    };
    new Loop(plan).evaluate(value, traceOfFailures(), { isKnownValid });
    return values;
  }

  const lists = planOf([op.items({ rest: application(0) }), op.test(op.not(op.is(JsonType.null)))]);

  test("are not looked for in what a shortcut says holds", () => {
    const holds = (passed: unknown): boolean =>
      new Loop(lists).evaluate([[null], null], traceOfFailures(), {
        isKnownValid: (_block, value) => value === passed,
      });
    expect([holds(undefined), holds(null)]).toEqual([false, true]);
  });

  test("a shortcut is called for parts of the value", () => {
    expect(askedOf(lists, [[1], 2])).toEqual([[1], 1, 2]);
  });

  test("no shortcut is called if the evaluated set is needed, or for contents", () => {
    const mini = miniArgot();
    expect(askedOf(mini.plan({ both: [{ named: { a: {} } }], unspoken: false }), { a: 1 })).toEqual([1]);
    expect(askedOf(mini.plan({ inside: { each: {} } }), "[1]")).toEqual([]);
  });
});

describe("what has been evaluated by a schema that fails is not known", () => {
  const messages = (schema: object, value: unknown): readonly string[] =>
    miniArgot()
      .compile(schema)
      .validate(value)
      .errors.map(({ instanceLocation, message }) => `${instanceLocation} ${message}`);
  const closed = { both: [{ named: { a: { even: true } } }], unspoken: false };

  test.each<[what: string, schema: object, value: unknown, expected: readonly string[]]>([
    ["so that nothing is said of it", closed, { a: 1 }, ["/a must be even, is 1"]],
    ["but is where it holds", closed, { a: 2, b: 1 }, ["/b must not be present"]],
    [
      "and where rules of the schema itself fail",
      { named: { a: { even: true } }, unspoken: false },
      { a: 1, b: 1 },
      ["/a must be even, is 1", "/b must not be present"],
    ],
    [
      "of one value, not of the next",
      { each: closed },
      [{ a: 1 }, { a: 2, b: 1 }],
      ["/0/a must be even, is 1", "/1/b must not be present"],
    ],
  ])("%s", (_what, schema, value, expected) => {
    expect(messages(schema, value)).toEqual(expected);
  });
});
