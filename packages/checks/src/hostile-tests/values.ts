// Values that are not JSON: their result for `type`, and for keywords about one type.
import type { HostileCase } from "./case.js";

const types = ["null", "boolean", "integer", "number", "string", "array", "object"];

class Point {
  readonly x = 1;
}

const sparse: unknown[] = [];
sparse[2] = 1;

/** A value, the types that it has, and whether keywords about content treat it as that type. */
const rows: readonly (readonly [name: string, value: unknown, types: string])[] = [
  ["undefined", undefined, ""],
  ["a function", (): number => 1, ""],
  ["a symbol", Symbol("s"), ""],
  ["NaN", Number.NaN, ""],
  ["Infinity", Infinity, ""],
  ["-0", -0, "integer number"],
  ["a BigInt", 3n, "integer number"],
  ["a BigInt that no number equals", 2n ** 64n + 1n, "integer number"],
  ["a Date", new Date(0), "object"],
  ["a Map", new Map([["x", 1]]), "object"],
  ["a Set", new Set([1]), "object"],
  ["a RegExp", /x/, "object"],
  ["an object of a class", new Point(), "object"],
  ["a boxed string", Object("x"), "object"],
  ["an array with holes", sparse, "array"],
  ["a typed array", new Uint8Array(2), "object"],
];

/** Schemas and values, with the expected verdict. */
const examples: readonly (readonly [name: string, schema: unknown, value: unknown, expected: boolean])[] = [
  ["a member that is undefined is absent", { required: ["a"] }, { a: undefined }, false],
  ["a member that is undefined is not additional", { additionalProperties: false }, { a: undefined }, true],
  ["a member that is undefined does not count", { minProperties: 1 }, { a: undefined }, false],
  ["a member that is a function counts", { minProperties: 1 }, { a: () => 1 }, true],
  ["a member that is a function is of no type", { properties: { a: { type: types } } }, { a: () => 1 }, false],
  ["a member under a symbol is none", { additionalProperties: false }, { [Symbol("s")]: 1 }, true],
  ["a hole is an item of no type", { items: { type: types } }, sparse, false],
  ["an array with holes has its length", { minItems: 3 }, sparse, true],
  ["a Map has no members", { maxProperties: 0 }, new Map([["x", 1]]), true],
  ["a Date is no empty object", { const: {} }, new Date(0), false],
  ["an object of a class has its own members", { required: ["x"], maxProperties: 1 }, new Point(), true],
  ["an inherited property is no member", { required: ["x"] }, Object.create({ x: 1 }), false],
  ["NaN passes keywords about numbers", { multipleOf: 1, minimum: 0 }, Number.NaN, true],
  ["Infinity passes keywords about numbers", { multipleOf: 1, maximum: 0 }, Infinity, true],
  ["NaN equals no constant", { const: 0 }, Number.NaN, false],
  ["-0 equals 0", { const: 0 }, -0, true],
  ["a BigInt equals the number", { const: 3 }, 3n, true],
  ["a BigInt is compared exactly", { maximum: 2 ** 64 }, 2n ** 64n + 1n, false],
  ["undefined equals no constant", { enum: [null, false, 0, ""] }, undefined, false],
  [
    "undefined passes keywords about one type",
    { minLength: 1, minimum: 1, required: ["a"], items: false },
    undefined,
    true,
  ],
  ["undefined passes true and fails false", { allOf: [true, { not: false }] }, undefined, true],
];

export const values: readonly HostileCase[] = [
  ...rows.map(([name, value, expected]): HostileCase => ({
    name: `${name} is of the types`,
    expected: expected === "" ? "none" : expected,
    run: (make) => types.filter((type) => make().compile({ type })(value)).join(" ") || "none",
  })),
  ...examples.map(([name, schema, value, expected]): HostileCase => ({
    name,
    expected: String(expected),
    run: (make) => {
      const validator = make().compile(schema);
      const { valid } = validator.validate(value);
      return valid === validator(value) ? String(valid) : "validate and the verdict differ";
    },
  })),
  {
    name: "a schema with values that are not JSON",
    expected: "not-json",
    run: (make) => {
      const codes = [undefined, () => 1, Symbol("s"), Number.NaN, new Date(0), new Map(), sparse].map((value) => {
        try {
          make().compile({ const: value });
        } catch (error) {
          return (error as { code?: string }).code;
        }
        return "compiled";
      });
      return [...new Set(codes)].join(" ");
    },
  },
];
