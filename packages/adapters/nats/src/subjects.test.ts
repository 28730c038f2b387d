import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error.js";
import { covers, schemaNames } from "./subjects.js";

describe("schemaNames", () => {
  const nameOf = schemaNames({
    ">": "any",
    "orders.>": "orders",
    "orders.*.new": "new",
    "orders.eu.new": "eu",
    "orders.eu.*": "other",
  });
  test.each([
    ["orders.eu.new", "eu"],
    ["orders.us.new", "new"],
    ["orders.eu.old", "other"],
    ["orders.eu.old.x", "orders"],
    ["orders", "any"],
    ["invoices.eu", "any"],
  ])("%s has the schema of the most specific pattern, %s", (subject, name) => expect(nameOf(subject)).toBe(name));
  test("a subject without a pattern has none", () => {
    expect(schemaNames({ "orders.*": "a" })("orders")).toBeUndefined();
    expect(schemaNames({ "orders.>": "a" })("orders")).toBeUndefined();
    expect(schemaNames({ "orders.*": "a" })("orders.a.b")).toBeUndefined();
  });
  test.each(["", "a..b", ".a", "a.", "a b", "a.>.b", "a*", "a.b>"])('"%s" is no pattern', (pattern) => {
    expect(() => schemaNames({ [pattern]: "x" })).toThrow(ConfigurationError);
  });
  test("a table without patterns is refused", () => expect(() => schemaNames({})).toThrow(ConfigurationError));
});

test("a pattern covers another one if it matches all of its subjects", () => {
  const token = fc.constantFrom("a", "b");
  const pattern = fc
    .tuple(fc.array(fc.oneof(token, fc.constant("*")), { maxLength: 3 }), fc.boolean())
    .filter(([tokens, open]) => tokens.length > 0 || open)
    .map(([tokens, open]) => [...tokens, ...(open ? [">"] : [])].join("."));
  // All subjects of up to five tokens.
  const all = [1, 2, 3, 4, 5].flatMap((length) =>
    Array.from({ length: 2 ** length }, (_, bits) =>
      Array.from({ length }, (_each, i) => ((bits >> i) & 1 ? "a" : "b")).join("."),
    ),
  );
  fc.assert(
    fc.property(pattern, pattern, (wide, narrow) => {
      const [inWide, inNarrow] = [wide, narrow].map((each) => schemaNames({ [each]: "x" }));
      const expected = all.every((subject) => !inNarrow?.(subject) || inWide?.(subject));
      expect(covers(wide, narrow)).toBe(expected);
    }),
    {
      examples: [
        ["*", "*"],
        [">", "a.*.>"],
        ["a.>", "a"],
        ["a.*", "a.>"],
      ],
    },
  );
});
