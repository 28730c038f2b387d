import { createArgot } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { requestIssues } from "./request-issues.js";

/** Texts and numbers that occur nowhere but in requests. */
const secret = fc.constantFrom("hunter2", "4111 1111", 271828.5, 31415926);

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    secret,
    fc.constantFrom(null, true),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b"), tie("value"), { noNullPrototype: true }),
  ),
})).value;

const types = fc.constantFrom("string", "number", "null", "object", "array");

/** Keywords of every kind of message: types, limits, patterns, constants, names, alternatives. */
const schema = fc.letrec<{ schema: object; keyword: object }>((tie) => {
  const one = (name: string, of: fc.Arbitrary<unknown>): fc.Arbitrary<object> => of.map((each) => ({ [name]: each }));
  const some = fc.array(tie("schema"), { minLength: 1, maxLength: 2 });
  return {
    keyword: fc.oneof(
      { maxDepth: 3 },
      one("type", types),
      one("minimum", fc.constantFrom(1e9)),
      one("multipleOf", fc.constantFrom(7)),
      one("maxLength", fc.constantFrom(2)),
      one("pattern", fc.constantFrom("^x$")),
      one("format", fc.constantFrom("email", "date")),
      one("enum", fc.constantFrom([1, "x"], ["hunter3", "4111 1112"])),
      one("const", fc.constantFrom("hunter", { a: 1 })),
      one("required", fc.constantFrom(["a", "c"], ["b"])),
      one("maxItems", fc.constantFrom(1)),
      one("uniqueItems", fc.constantFrom(true)),
      one("additionalProperties", fc.constantFrom(false)),
      one("propertyNames", fc.constantFrom({ maxLength: 0 })),
      one("dependencies", fc.constantFrom({ a: ["c"] })),
      one("properties", fc.record({ a: tie("schema"), b: tie("schema") }, { noNullPrototype: true })),
      one("items", tie("schema")),
      one("contains", tie("schema")),
      one("not", tie("schema")),
      one("anyOf", some),
      one("oneOf", some),
      fc.record({ if: tie("schema"), then: tie("schema") }, { noNullPrototype: true }),
    ),
    schema: fc
      .array(tie("keyword"), { minLength: 2, maxLength: 5 })
      .map((parts) => Object.assign({}, ...parts) as object),
  };
}).schema;

test("what may be sent and logged contains no values of the request", () => {
  let issues = 0;
  fc.assert(
    fc.property(schema, value, (given, request) => {
      const argot = createArgot({ dialect: "draft-07", formats: "assert" });
      const found = requestIssues(argot.compile(given).validate(request).errors, undefined);
      issues += found.length;
      expect(JSON.stringify(found)).not.toMatch(/hunter2|4111 1111|271828|31415926/);
    }),
    { numRuns: 150 },
  );
  expect(issues).toBeGreaterThan(75);
});

test("what the server sees has the values", () => {
  const { errors } = createArgot().compile({ type: "number" }).validate("hunter2");
  expect(requestIssues(errors, undefined)[0]?.issue?.data["actual"]).toBe("string");
  const constant = createArgot().compile({ const: "a" }).validate("hunter2").errors;
  expect(requestIssues(constant, undefined)[0]?.issue?.message).toContain("hunter2");
});
