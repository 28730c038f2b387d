// Integers around 2^53 and beyond, as numbers and as BigInts, against BigInt arithmetic: in every tier, in modules, and read from texts.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Argot, createArgot, parseJson, stringifyJson, type Tier } from "../src/index.js";
import { compileModule } from "../src/module.js";
import { loadModule } from "./load-module.js";

const tiers: readonly Tier[] = ["loop", "compiled", "closures"];

describe.each(tiers)("%s", (tier) => {
  const argot = createArgot({ tier });
  test.each<[schema: unknown, value: unknown, valid: boolean]>([
    [{ multipleOf: 2 ** 64 }, 2n ** 64n, true],
    [{ multipleOf: 2n ** 64n }, 2n ** 64n, true],
    [{ multipleOf: 2n ** 64n }, 2 ** 64, true],
    [{ multipleOf: 2 ** 55 }, 2 ** 55, true],
    [{ multipleOf: 2 ** 55 }, 2n ** 55n + 1n, false],
    [{ multipleOf: 1024 }, 2 ** 60, true],
    [{ multipleOf: 10 }, 2 ** 60, false],
    [{ multipleOf: 0.5 }, 2 ** 60, true],
    [{ multipleOf: 2.5 }, 2 ** 60, false],
  ])("%o of %o", (schema, value, valid) => {
    const validator = argot.compile(schema);
    expect(validator(value)).toBe(valid);
    expect(validator.validate(value).valid).toBe(valid);
  });

  test("texts that are read exactly, and by JSON.parse", () => {
    const validator = argot.compile(parseJson('{"multipleOf": 18446744073709551616}'));
    expect(validator(parseJson("18446744073709551616"))).toBe(true);
    expect(validator(parseJson("18446744073709551617"))).toBe(false);
    expect(argot.compile({ multipleOf: 1024 })(JSON.parse("1152921504606846976"))).toBe(true);
  });
});

/** Integers from 2^53 to 2^70 and near powers of two, of both signs. */
const integers = fc
  .tuple(
    fc.integer({ min: 50, max: 70 }),
    fc.bigInt({ min: -5n, max: 5n }),
    fc.bigInt({ min: 0n, max: 2n ** 70n }),
    fc.nat(3),
    fc.boolean(),
  )
  .map(([power, near, any, kind, negative]) => {
    const integer = kind === 0 ? any : (2n ** BigInt(power) + near) * (kind === 1 ? 3n : 1n);
    return negative ? -integer : integer;
  });

/** An integer as a BigInt, or rounded to a number: then that number is the integer that is meant. */
const numbers = fc
  .tuple(integers, fc.boolean())
  .map(([integer, isNumber]): number | bigint => (isNumber ? Number(integer) : integer));

const divisors = fc.oneof(
  numbers,
  fc.integer({ min: 1, max: 5000 }),
  fc.integer({ min: 0, max: 69 }).map((i) => 2 ** i),
);

const exact = (value: number | bigint): bigint => BigInt(value);

interface Drawn {
  readonly a: number | bigint;
  readonly b: number | bigint;
  readonly divisor: number | bigint;
}

/** Keywords with a number, and whether they hold of `a`. */
const rules: readonly (readonly [name: string, schema: (drawn: Drawn) => unknown, holds: (drawn: Drawn) => boolean])[] =
  [
    [
      "multipleOf",
      ({ divisor }) => ({ multipleOf: abs(divisor) }),
      ({ a, divisor }) => exact(a) % exact(divisor) === 0n,
    ],
    ["minimum", ({ b }) => ({ minimum: b }), ({ a, b }) => exact(a) >= exact(b)],
    ["maximum", ({ b }) => ({ type: "integer", maximum: b }), ({ a, b }) => exact(a) <= exact(b)],
    ["exclusiveMinimum", ({ b }) => ({ exclusiveMinimum: b }), ({ a, b }) => exact(a) > exact(b)],
    ["exclusiveMaximum", ({ b }) => ({ exclusiveMaximum: b }), ({ a, b }) => exact(a) < exact(b)],
    ["const", ({ b }) => ({ const: b }), ({ a, b }) => exact(a) === exact(b)],
    ["const within", ({ b }) => ({ properties: { x: { const: { y: [b] } } } }), ({ a, b }) => exact(a) === exact(b)],
    [
      "enum",
      ({ b, divisor }) => ({ enum: ["x", b, divisor] }),
      ({ a, b, divisor }) => [exact(b), exact(divisor)].includes(exact(a)),
    ],
    [
      "enum of many",
      ({ b }) => ({ type: ["integer", "string"], enum: [...Array.from({ length: 12 }, (_, i) => i + 0.5), b] }),
      ({ a, b }) => exact(a) === exact(b),
    ],
    ["uniqueItems", () => ({ uniqueItems: true }), ({ a, b }) => exact(a) !== exact(b)],
    ["uniqueItems of many", () => ({ uniqueItems: true }), ({ a, b }) => exact(a) !== exact(b)],
  ];

const valueOf = (name: string, { a, b }: Drawn): unknown => {
  if (name === "uniqueItems") return [a, b];
  if (name === "uniqueItems of many") return [a, ...Array.from({ length: 20 }, (_, i) => i + 0.5), { a }, b];
  return name === "const within" ? { x: { y: [a] } } : a;
};

const abs = (value: number | bigint): number | bigint => (value < 0 ? -value : value);

/** Two integers, which are often equal or a multiple of one another. */
const drawn = fc
  .record({ a: numbers, b: numbers, divisor: divisors, relation: fc.nat(4) })
  .filter(({ divisor }) => exact(divisor) !== 0n)
  .map(({ a, b, divisor, relation }): Drawn => {
    if (relation === 0) return { a, b: exact(a), divisor };
    if (relation === 1) return { a, b: Number(a), divisor };
    if (relation === 2) return { a: exact(divisor) * 3n, b, divisor };
    if (relation === 3) return { a: Number(exact(divisor) * 4n), b, divisor };
    return { a, b, divisor };
  });

test.each(rules)("%s follows BigInt arithmetic in every tier, and from texts", (name, schemaOf, holds) => {
  const instances: readonly Argot[] = tiers.map((tier) => createArgot({ tier }));
  fc.assert(
    fc.property(drawn, (each) => {
      const schema = schemaOf(each);
      const value = valueOf(name, each);
      for (const argot of instances) {
        const validator = argot.compile(schema);
        expect(validator(value)).toBe(holds(each));
        expect(validator.validate(value).valid).toBe(holds(each));
        // Texts with the exact integers, read by the reader that keeps them.
        const text = (part: unknown): string => stringifyJson(withBigInts(part));
        expect(argot.compile(parseJson(text(schema)))(parseJson(text(value)))).toBe(holds(each));
      }
    }),
    { numRuns: 80 },
  );
});

test("modules follow BigInt arithmetic", async () => {
  const samples = fc.sample(drawn, 30).flatMap((each) => rules.map((rule) => ({ each, rule })));
  const schemas = Object.fromEntries(samples.map(({ each, rule: [, schemaOf] }, i) => [`f${i}`, schemaOf(each)]));
  const module = await loadModule(compileModule(createArgot(), schemas).code);
  for (const [i, { each, rule }] of samples.entries()) {
    const [name, , holds] = rule;
    expect((module[`f${i}`] as (value: unknown) => boolean)(valueOf(name, each)), name).toBe(holds(each));
  }
});

test("stringifyJson writes the integer that a number is", () => {
  fc.assert(
    fc.property(numbers, (value) => {
      expect(BigInt(parseJson(stringifyJson(value)) as number)).toBe(exact(value));
      expect(JSON.parse(stringifyJson([value]))).toEqual([Number(value)]);
    }),
  );
  expect(stringifyJson([2 ** 64, "2 ** 64", 0.5, 1e-7])).toBe('[18446744073709551616,"2 ** 64",0.5,1e-7]');
});

/** Every integer as a BigInt. */
function withBigInts(value: unknown): unknown {
  if (Number.isInteger(value)) return BigInt(value as number);
  if (Array.isArray(value)) return value.map(withBigInts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBigInts(part)]));
}
