// Explanations take work in proportion to what fails, however deep choices nest. Counted in the failures that are read, over random
// plans: choices within choices, within all kinds of constraints, for one value and along a deep one.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { issuesFrom } from "../src/issues/collect-issues.js";
import type { ValidationIssue } from "../../core/src/issues/issue.js";
import { JsonType } from "../../core/src/json/types.js";
import { Loop } from "../../core/src/loop/evaluate.js";
import { findFailures } from "../../core/src/loop/find-failures.js";
import { RuleMessages } from "../src/messages/rule-messages.js";
import type { FailedApplication, Failure } from "../../core/src/plan/failure.js";
import * as op from "../../core/test/op.js";
import { instances, plans } from "../../core/test/random-plan.js";

/** An explanation may read each failure and each failed application this many times. */
const readsPerFailure = 8;

/** The failures of a value, in lists that count what is read of them. */
class CountedFailures {
  size = 0;
  reads = 0;
  readonly root: FailedApplication;

  constructor(root: FailedApplication) {
    // Not by recursion, since failures nest deep.
    const lists: { from: readonly (FailedApplication | Failure)[]; to: (FailedApplication | Failure)[] }[] = [];
    const counted = <Item extends FailedApplication | Failure>(from: readonly Item[]): readonly Item[] => {
      const to: Item[] = [];
      lists.push({ from, to });
      this.size += from.length;
      return new Proxy(to, {
        get: (target, key) => {
          if (typeof key === "string" && /^\d+$/.test(key)) this.reads++;
          return Reflect.get(target, key) as unknown;
        },
      });
    };
    const copied = (each: FailedApplication | Failure): FailedApplication | Failure =>
      "failures" in each
        ? { ...each, failures: counted(each.failures) }
        : { ...each, failedApplications: counted(each.failedApplications) };
    this.root = copied(root) as FailedApplication;
    for (const { from, to } of lists) for (const each of from) to.push(copied(each));
  }
}

/** Reads all issues, with their causes and alternatives, and returns their number. */
function readAll(issues: readonly ValidationIssue[]): number {
  let count = 0;
  const seen = new Set<readonly ValidationIssue[]>();
  const pending = [issues];
  for (let list = pending.pop(); list; list = pending.pop()) {
    // The issues of the best match are there twice: as causes, and as an alternative.
    if (seen.has(list)) continue;
    seen.add(list);
    for (const issue of list) {
      count++;
      pending.push(issue.causes, ...(issue.alternatives ?? []));
    }
  }
  return count;
}

/** Explains what fails of a value, and returns how often each failure is read: for the issues, and then for all alternatives. */
function proportions(plan: op.Plan, value: unknown): Proportions {
  const failed = findFailures(new Loop(plan), value);
  if (!failed) return { hasIssues: true, forIssues: 0, forAlternatives: 0, issues: 0 };
  const failures = new CountedFailures(failed);
  const issues = issuesFrom(new RuleMessages(plan), failures.root);
  const { reads, size } = failures;
  const count = readAll(issues);
  return {
    hasIssues: issues.length > 0,
    forIssues: reads / size,
    forAlternatives: (failures.reads - reads) / size,
    issues: count / size,
  };
}

interface Proportions {
  readonly hasIssues: boolean;
  readonly forIssues: number;
  readonly forAlternatives: number;
  readonly issues: number;
}

/** Whether an explanation takes work in proportion to what fails. */
const isBounded = ({ hasIssues, forIssues, forAlternatives, issues }: Proportions): boolean =>
  hasIssues && forIssues <= readsPerFailure && forAlternatives <= readsPerFailure && issues <= 2;

const report: op.Report = { id: "s:message", template: "is wrong", data: {}, verbatim: undefined };

const applied = (target: number, key: string): op.Application => ({ ...op.applicationTo(target), keywordPath: [key] });

/** What is wrong at one level: something that few values are valid against. */
const leaf: fc.Arbitrary<op.Constraint> = fc.oneof(
  fc.constant(op.test(op.or([]))),
  fc.constantFrom(JsonType.null, JsonType.string).map((types) => op.test(op.is(types))),
  fc.constantFrom("a", "x", "y").map((name) => op.test(op.has(name))),
  fc.subarray<op.Json>(["p", "q", 7], { minLength: 1 }).map((values) => op.test(op.among(values))),
  fc.constant(op.test(op.and([op.has("x"), op.has("y")]))),
);

/** A level: how it applies the next level and what is wrong beside it, and the value around that of the next level. */
interface Level {
  readonly constraint: (next: number, beside: number) => op.Constraint;
  readonly around: (inner: unknown) => unknown;
}

const itself = (inner: unknown): unknown => inner;
const some =
  (range: Partial<op.Range>, isFirst: boolean): Level["constraint"] =>
  (next, beside) => {
    const applications = [applied(next, "0"), applied(beside, "1")];
    return op.some(isFirst ? applications : applications.reverse(), range);
  };
const inObject = (inner: unknown): unknown => ({ a: inner, b: 1, kind: "q" });
const inArray = (inner: unknown): unknown => [inner, 1];

const level: fc.Arbitrary<Level> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom<Level>(
      { constraint: some({ min: 1 }, true), around: itself },
      { constraint: some({ min: 1 }, false), around: itself },
      { constraint: some({ min: 1, max: 1 }, true), around: itself },
    ),
  },
  fc.constantFrom<Level>(
    { constraint: some({ min: 2, max: 2 }, true), around: itself },
    { constraint: (next, beside) => op.all([applied(next, "0"), applied(beside, "1")]), around: itself },
    {
      constraint: (next, beside) =>
        op.branch({ if: applied(beside, "if"), then: applied(next, "then"), else: applied(next, "else") }),
      around: itself,
    },
    {
      constraint: (next, beside) => op.some([applied(next, "0"), applied(beside, "1"), applied(next, "2")], { min: 1 }),
      around: (inner) => [inner],
    },
    { constraint: (next) => op.items({ rest: applied(next, "items") }), around: inArray },
    { constraint: (next) => op.items({ rest: applied(next, "contains"), quota: { min: 1, max: 9 } }), around: inArray },
    {
      constraint: (next, beside) =>
        op.members({ named: new Map([["a", applied(next, "a")]]), rest: applied(beside, "rest") }),
      around: inObject,
    },
    {
      constraint: (next, beside) =>
        op.members({
          named: new Map([
            ["kind", applied(beside, "kind")],
            ["a", applied(next, "a")],
          ]),
        }),
      around: inObject,
    },
    { constraint: (next) => op.names(applied(next, "names")), around: inObject },
    { constraint: (next) => op.members({ rest: applied(next, "rest"), except: "evaluated" }), around: inObject },
  ),
);

const nested: fc.Arbitrary<{ plan: op.Plan; value: unknown }> = fc
  .array(fc.record({ level, beside: leaf, own: fc.option(leaf, { freq: 3 }), isSilent: fc.nat(6) }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((levels) => {
    const domain = ({ op: name }: op.Constraint): number =>
      name === "members" || name === "names" ? JsonType.object : name === "items" ? JsonType.array : JsonType.any;
    const rule = (constraint: op.Constraint, isSilent = false): op.Rule => ({
      ...op.ruleOf(domain(constraint), constraint),
      name: "k",
      vocabulary: "s:vocabulary",
      report: isSilent ? undefined : report,
    });
    const blocks: (readonly op.Rule[])[] = levels.flatMap(({ level: { constraint }, beside, own, isSilent }, i) => [
      [...(own ? [rule(own)] : []), rule(constraint(2 * i + 2, 2 * i + 1), isSilent === 0)],
      [rule(beside)],
    ]);
    blocks.push([rule(op.test(op.or([])))]);
    return {
      plan: {
        entry: op.applicationTo(0),
        blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: "", rules })),
        resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
      },
      value: levels.reduceRight((inner, { level: { around } }) => around(inner), {} as unknown),
    };
  });

describe("an explanation reads each failure a few times", () => {
  test("of choices within choices", () => {
    fc.assert(
      fc.property(nested, ({ plan, value }) => {
        expect(proportions(plan, value)).toSatisfy(isBounded);
      }),
      { seed: 16, numRuns: 200 },
    );
  });

  test("of plans of all kinds", () => {
    fc.assert(
      fc.property(plans, instances, (plan, value) => {
        expect(proportions(plan, value)).toSatisfy(isBounded);
      }),
      { seed: 17, numRuns: 200 },
    );
  });

  test.each([
    ["of a chain of choices, the inner one first", true, 1],
    ["of a chain of choices, the inner one last", false, 1],
    ["of a chain of choices of exactly one", true, 1],
  ])("%s", (_what, isFirst, max) => {
    const count = 1500;
    const choice = some({ min: 1, max: max === 1 && isFirst ? Infinity : max }, isFirst);
    const rule = (constraint: op.Constraint): op.Rule => ({
      ...op.ruleOf(JsonType.any, constraint),
      name: "k",
      report,
    });
    const blocks = Array.from({ length: count }, (_, i) => [
      [rule(choice(2 * i + 2, 2 * i + 1))],
      [rule(op.test(op.has(`a${i}`)))],
    ]).flat();
    blocks.push([rule(op.test(op.has("z")))]);
    const plan: op.Plan = {
      entry: op.applicationTo(0),
      blocks: blocks.map((rules, id) => ({ id, resource: 0, pointer: "", rules })),
      resources: [{ uri: "s:", dialect: undefined, dynamicAnchors: new Map() }],
    };
    expect(proportions(plan, {})).toSatisfy(isBounded);
  });
});
