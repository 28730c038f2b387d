// The proof that `argot inline` and `argot merge` give of their results.
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { prove } from "../src/commands/rewrite/prove.js";

const uri = "https://example.com/schema";

function proven(schema: unknown, rewritten: unknown): ReturnType<typeof prove> {
  const argot = createArgot().add(schema, uri);
  return prove({ argot, index: new SchemaIndex([{ uri, value: schema }], argot) }, uri, rewritten);
}

test("equal schemas need no report, also if they have one identifier", () => {
  const schema = { $id: "https://example.com/id", minimum: 2 };
  expect(proven(schema, { ...schema, allOf: [{ minimum: 1 }] })).toBeUndefined();
});

test("a missing proof is reported with its reasons", () => {
  // No automaton is known for references to groups.
  const problem = proven({ pattern: "^(a*)b\\1$" }, { pattern: "^(a*)b\\1(?:)$" });
  expect(problem?.message).toBe("it is not proven that the result accepts the same values: test it with your data");
  expect(problem?.details.lines?.[0]?.[0]).toBe("reason");
});

test.each([
  [{ minimum: 2 }, { minimum: 3 }, /the result accepts other values than the schema/],
  [{ minimum: 2 }, { $ref: "#" }, /the result cannot be used/],
])("%j is not written as %j", (schema, rewritten, message) => {
  expect(() => proven(schema, rewritten)).toThrow(message);
});
