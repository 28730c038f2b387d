import type { Json } from "@argot/core/plan";
import * as fc from "fast-check";
import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { mutations, setOf } from "../src/index.js";

const argot = createArgot();
const mutationsIn = (schema: unknown, value: Json) => mutations(setOf(argot, schema), value);

describe("mutations", () => {
  test.each<[string, unknown, Json, readonly (readonly [Json, string])[]]>([
    [
      "a member that is left out",
      { type: "object", required: ["a"] },
      { a: 1, b: 2 },
      [
        [{ b: 2 }, "#/required"],
        [null, "#/type"],
      ],
    ],
    [
      "a member more",
      { properties: { a: true }, additionalProperties: false },
      { a: 1 },
      [[{ a: 1, other: null }, "#/additionalProperties"]],
    ],
    [
      "a name that is free",
      { properties: { other: true }, additionalProperties: false },
      { other: 1 },
      [[{ other: 1, other2: null }, "#/additionalProperties"]],
    ],
    ["as few members as another value", { minProperties: 2 }, { a: 1, b: 2, c: 3 }, [[{}, "#/minProperties"]]],
    ["a longer text", { maxLength: 5 }, "Ada", [["Adaaaa", "#/maxLength"]]],
    ["a character of another text", { pattern: "^[a-z]*$" }, "ada", [["ad0", "#/pattern"]]],
    [
      "a number next to it",
      { minimum: 3, maximum: 5 },
      5,
      [
        [6, "#/maximum"],
        [0, "#/minimum"],
      ],
    ],
    ["an item more", { maxItems: 2 }, [1, 2], [[[1, 2, 2], "#/maxItems"]]],
    ["items until there are too many", { maxItems: 5 }, [1, 2], [[[1, 2, null, null, null, null], "#/maxItems"]]],
    [
      "a part within items",
      { items: { properties: { size: { maximum: 9 } } } },
      [{ size: 1, name: "a" }],
      [[[{ size: 10, name: "a" }], "#/items/properties/size/maximum"]],
    ],
    [
      "a condition",
      { if: { required: ["card"] }, then: { required: ["holder"] } },
      { card: 1, holder: 2 },
      [[{ card: 1 }, "#/then/required"]],
    ],
    [
      "a name that objects inherit",
      { properties: { ["__proto__"]: { type: "integer" } } },
      JSON.parse('{"__proto__": 1}'),
      [[JSON.parse('{"__proto__": 1.5}'), "#/properties/__proto__/type"]],
    ],
    [
      "large integers",
      { maximum: 12345678901234567890n },
      12345678901234567890n,
      [[12345678901234567891n, "#/maximum"]],
    ],
  ])("%s", (_, schema, value, expected) => {
    const { mutations: found } = mutationsIn(schema, value);
    expect(found.map((each) => [each.value, each.breaks.join()])).toEqual(expected);
  });

  test("says which keywords no change breaks", () => {
    const { mutations: found, missing } = mutationsIn(
      { anyOf: [{ type: "null" }, { required: ["a", "b"], minProperties: 2 }], maxProperties: 4 },
      null,
    );
    expect(missing).toContainEqual({ location: "#/anyOf/1/minProperties", answer: "no", reasons: [] });
    expect(missing.filter(({ answer }) => answer === "unknown").map(({ reasons }) => reasons)).toEqual(
      missing
        .filter(({ answer }) => answer === "unknown")
        .map(() => ["no change of null in one place was found that breaks it alone"]),
    );
    expect(found.length + missing.length).toBeGreaterThan(2);
  });

  test("refuses a value that is not in the set, and unknown options", () => {
    expect(() => mutationsIn({ type: "string" }, 1)).toThrow("`mutations` needs a value of the set");
    expect(() => mutations(setOf(argot, true), 1, { seed: 1 } as object)).toThrow("seed");
  });

  test("each breaks its keywords alone, and is near to the value", () => {
    const schema = {
      type: "object",
      properties: {
        id: { type: "integer", minimum: 1 },
        tags: { type: "array", items: { type: "string", maxLength: 3 }, uniqueItems: true },
        size: { enum: ["s", "m"] },
      },
      required: ["id"],
      maxProperties: 4,
    };
    const values = fc.record(
      {
        id: fc.integer({ min: 1 }),
        tags: fc.uniqueArray(fc.string({ maxLength: 3, unit: "grapheme-ascii" }), { maxLength: 4 }),
        size: fc.constantFrom("s", "m"),
      },
      { requiredKeys: ["id"] },
    );
    const set = setOf(argot, schema);
    const keywordsOf = (value: Json): readonly string[] =>
      argot
        .compile(schema)
        .validate(value)
        .errors.map(({ keywordLocation }) => `#${keywordLocation}`);
    fc.assert(
      fc.property(values, (value) => {
        const { mutations: found, missing } = mutations(set, value);
        for (const each of found) expect(keywordsOf(each.value)).toEqual(each.breaks);
        const named = [...found.flatMap(({ breaks }) => breaks), ...missing.map(({ location }) => location)];
        expect(new Set(named).size).toBe(named.length);
        expect(named).toHaveLength(10);
        // The object stays one, but for the type.
        expect(
          found.filter(({ value: each }) => typeof each !== "object" || Array.isArray(each) || each === null),
        ).toHaveLength(1);
      }),
      { numRuns: 30 },
    );
  });
});
