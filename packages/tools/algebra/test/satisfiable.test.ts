import { createArgot } from "argot";
import { boolean, defineKeyword, JsonType } from "argot/keyword";
import { describe, expect, test } from "vitest";
import { complement, contained, intersect, satisfiable, subtract, setOf, union, type ValueSet } from "../src/index.js";
import { setFor } from "./argot.js";

test.each<[schema: unknown, value: unknown]>([
  [{ type: "integer", minimum: 3 }, 3],
  [{ type: "string", minLength: 2 }, "aa"],
  [{ type: "string", pattern: "^[A-Z]{2}\\d$" }, "AA0"],
  [{ type: "array", minItems: 2, items: { const: 1 } }, [1, 1]],
  [{ type: "object", required: ["id"], properties: { id: { type: "integer" } } }, { id: 0 }],
  [{ type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.1],
])("%j has a small value", (schema, value) => {
  expect(satisfiable(setFor(schema))).toEqual({ answer: "yes", value });
});

describe("what is not decided is named", () => {
  const argot = createArgot({
    dialect: "2020-12",
    formats: "assert",
    keywords: {
      even: defineKeyword({
        id: "https://example.com/keyword/even",
        value: boolean,
        appliesTo: JsonType.number,
        test: (value, want) => (Number(value) % 2 === 0) === want,
      }),
    },
  });

  test.each<[schema: unknown, reason: RegExp]>([
    [{ type: "string", pattern: "^(a+)b\\1$" }, /pattern/],
    [{ type: "string", format: "uuid" }, /"uuid"|function/],
  ])("%j", (schema, reason) => {
    const answer = contained(setOf(argot, schema), setOf(argot, { type: "string", maxLength: 0 }));
    expect(answer).toEqual({ answer: "unknown", reasons: [expect.stringMatching(reason)] });
  });

  test("names that no automaton is known for", () => {
    const named = (type: string): ValueSet => setFor({ patternProperties: { "(?<=a)b": { type } } });
    expect(contained(named("string"), named("integer"))).toEqual({
      answer: "unknown",
      reasons: [expect.stringContaining("(?<=a)b")],
    });
    expect(contained(named("string"), named("string")).answer).toBe("yes");
    expect(contained(named("string"), setFor({ properties: { ab: { type: ["string", "null"] } } })).answer).toBe("yes");
  });

  test("the bound on steps", () => {
    const set = setFor({
      type: "array",
      minItems: 50,
      uniqueItems: true,
      items: { type: "string", pattern: "^[ab]+$" },
    });
    expect(satisfiable(set, { maxSteps: 100 })).toEqual({
      answer: "unknown",
      reasons: ["it takes more than 100 steps"],
    });
  });

  test("an evaluation without an end", () => {
    const set = setFor({
      $schema: "https://json-schema.org/draft/2019-09/schema",
      $recursiveAnchor: true,
      $recursiveRef: "#",
    });
    expect(satisfiable(set).answer).toBe("unknown");
  });

  test("a value that a function accepts is found by trying, and the same function opposes itself", () => {
    const set = setOf(argot, { type: "integer", minimum: 1, even: true });
    expect(satisfiable(set)).toEqual({ answer: "yes", value: 2 });
    expect(contained(set, set)).toEqual({ answer: "yes" });
  });
});

test("sets are combined", () => {
  const [small, even] = [setFor({ type: "integer", minimum: 0, maximum: 4 }), setFor({ multipleOf: 2 })];
  expect(satisfiable(subtract(intersect(small, even), setFor({ enum: [0, 2] })))).toEqual({ answer: "yes", value: 4 });
  expect(satisfiable(intersect(small, complement(small)))).toEqual({ answer: "no" });
  expect(contained(small, union(even, setFor({ enum: [1, 3] })))).toEqual({ answer: "yes" });
  expect(intersect(small, even).has(3)).toBe(false);
  expect(union(small, even).has(6)).toBe(true);
});

test("a set is made by an instance", () => {
  expect(() => setOf({} as never, {})).toThrow("`setOf`");
});

test("items that must be equal are equal, whatever else is known of them", () => {
  const unique = { uniqueItems: true, contains: true };
  const one = setFor({ type: "array", minItems: 3, uniqueItems: true });
  const some = setFor({ items: { minimum: 0, maxItems: 3 }, contains: unique });
  const none = setFor({ items: { minimum: 0 }, contains: unique });
  const set = subtract(subtract(one, some), none);
  const found = satisfiable(set);
  expect(found).toMatchObject({ answer: "yes" });
  expect(found.answer === "yes" && set.has(found.value)).toBe(true);
});
