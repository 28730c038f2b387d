// The table of conversions, compared with Ajv: each value, each type and pairs of types, in both modes.
import { Ajv } from "ajv";
import { createArgot } from "@argot/core";
import { draft07, draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";
import { createTransform } from "../src/index.js";

const types = ["string", "number", "integer", "boolean", "null", "array", "object"] as const;
const values: readonly unknown[] = [
  "",
  " ",
  "0",
  "1",
  "1.5",
  "-1",
  "1e3",
  "0x10",
  "abc",
  "true",
  "false",
  "null",
  "[]",
  "NaN",
  " 1 ",
  0,
  1,
  -1,
  1.5,
  1e21,
  true,
  false,
  null,
  [],
  [1],
  ["1"],
  [true],
  [null],
  [[1]],
  [1, 2],
  ["a"],
  {},
  { a: 1 },
];
const wanted = [
  ...types.map((type) => [type]),
  ...types.flatMap((a) => types.filter((b) => b !== a).map((b) => [a, b])),
];

test.each([true, "array"] as const)("coerceTypes: %j", (coerceTypes) => {
  const ajv = new Ajv({ coerceTypes, strict: false });
  const argot = createArgot({ dialects: [draft07] });
  let coerced = 0;
  for (const names of wanted) {
    const schema = { properties: { a: { type: names.length === 1 ? names[0] : names } } };
    const validate = ajv.compile(schema);
    const transform = createTransform(argot, schema, { coerceTypes });
    for (const value of values) {
      // Ajv coerces the one item of an array to the first type although it has one of several types already.
      if (names.length > 1 && Array.isArray(value) && value.length === 1) continue;
      const theirs = structuredClone({ a: value });
      const valid = validate(theirs);
      const ours = transform({ a: value });
      const made = valid && theirs;
      expect({ names, value, made: ours.valid && ours.value }).toEqual({ names, value, made });
      coerced += ours.changes.length;
    }
  }
  expect(coerced).toBeGreaterThan(200);
});

test("no text becomes a value that JSON does not have, where Ajv makes an infinity of one", () => {
  const transform = createTransform(
    createArgot({ dialects: [draft202012] }),
    { type: "number" },
    { coerceTypes: true },
  );
  expect(transform("Infinity")).toMatchObject({ valid: false, value: "Infinity", changes: [] });
});
