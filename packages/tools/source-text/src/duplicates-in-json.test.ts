import { array, assert, constantFrom, letrec, oneof, property, tuple } from "fast-check";
import { expect, test } from "vitest";
import { duplicatesInJson } from "./duplicates-in-json.js";
import { readJson } from "./json.js";

/** Texts with objects whose names are often the same, with and without escapes and white space. */
const { value } = letrec<{ value: string; list: string; object: string }>((tie) => ({
  value: oneof({ maxDepth: 3 }, constantFrom("1", '"a"', '":"', '"\\"}"', "null"), tie("list"), tie("object")),
  list: array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(" , ")}]`),
  object: array(tuple(constantFrom('"a"', '"\\u0061"', '"b\\""', '""', '"__proto__"'), tie("value")), {
    maxLength: 5,
  }).map((members) => `{ ${members.map(([name, of]) => `${name} :\n${of}`).join(",")}}`),
}));

test("finds what the reader of all positions finds", () => {
  assert(
    property(value, (text) => {
      const { duplicates } = readJson(text);
      const expected = duplicates.map(({ name, first, second }) => ({
        name,
        first: { ...first },
        second: { ...second },
      }));
      expect(duplicatesInJson(text)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test("copes with any depth", () => {
  const depth = 100_000;
  const text = `${'{"a":'.repeat(depth)}{"b":1,"b":2}${"}".repeat(depth)}`;
  expect(duplicatesInJson(text)).toHaveLength(1);
});
