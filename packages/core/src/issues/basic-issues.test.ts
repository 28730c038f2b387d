import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { miniArgot } from "../../test/mini.js";
import * as op from "../../test/op.js";
import { instances, plans } from "../../test/random-plan.js";
import { Loop } from "../loop/evaluate.js";
import { findFailures } from "../loop/find-failures.js";
import { basicIssues } from "./basic-issues.js";

const errorsOf = (schema: object, value: unknown): readonly string[] =>
  miniArgot()
    .compile({ $id: "https://example.com/s", ...schema })
    .validate(value)
    .errors.map((error) => `${error.instanceLocation} ${error.keywordLocation}: ${error.message}`);

describe("basic issues", () => {
  test("are those of the rules that fail, in order, each before what it applies", () => {
    const schema = { kinds: ["object"], named: { a: { even: true }, b: { each: { even: true } } }, has: ["c"] };
    expect(errorsOf(schema, { a: 1, b: [2, 3] })).toEqual([
      ' /has: must have "c"',
      "/a /named/a/even: must be even, is 1",
      "/b/1 /named/b/each/even: must be even, is 3",
    ]);
  });

  test("have three locations, of which the last is that of the schema resource", () => {
    const inner = { $id: "https://example.com/t", even: true };
    const { errors } = miniArgot()
      .compile({ $id: "https://example.com/s", named: { a: { both: [inner] } } })
      .validate({ a: 1 });
    expect(errors).toEqual([
      {
        message: "must be even, is 1",
        messageId: "https://example.com/keyword/even",
        data: { actual: 1, value: true },
        instanceLocation: "/a",
        path: ["a"],
        keywordLocation: "/named/a/both/0/even",
        absoluteKeywordLocation: "https://example.com/t#/even",
        causes: [],
        keyword: "even",
        vocabulary: "https://example.com/vocabulary/mini",
      },
    ]);
  });

  test("are as many as asked for", () => {
    const validator = miniArgot().compile({ each: { even: true } });
    expect(validator.validate([1, 3, 5], { errors: "first" }).errors).toHaveLength(1);
    expect(validator.validate([1, 3, 5], { maxErrors: 2 }).errors).toHaveLength(2);
    expect(validator.validate([1, 3, 5]).errors).toHaveLength(3);
  });

  test("are at least one for each value that is not valid, of random plans", () => {
    let invalid = 0;
    fc.assert(
      fc.property(plans, fc.array(instances, { minLength: 1, maxLength: 8 }), (plan, values) => {
        const verified = op.verify(plan);
        const issuesOf = basicIssues.issuesOf(verified);
        for (const value of values) {
          const failed = findFailures(new Loop(verified), value);
          if (!failed) continue;
          invalid++;
          const issues = issuesOf(failed);
          expect(issues.length).toBeGreaterThan(0);
          for (const issue of issues) expect(issue.absoluteKeywordLocation).toContain("#");
        }
      }),
      { numRuns: 100 },
    );
    // Some 45 are in the mean.
    expect(invalid).toBeGreaterThan(0);
  });
});
