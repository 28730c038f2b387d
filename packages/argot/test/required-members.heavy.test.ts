// Errors about members that are missing, in each tier.
import { createArgot, type Validator } from "@argot/core";
import { backend } from "@argot/compiler";
import { draft202012 } from "@argot/dialects";
import { expect, test } from "vitest";

const schema = {
  $id: "https://example.com/required",
  type: "object",
  properties: { a: { type: "string" }, b: { minimum: 1 }, constructor: { type: "integer" } },
  patternProperties: { "^x": { type: "boolean" } },
  required: ["a", "c", "constructor"],
  additionalProperties: { type: "integer" },
  dependentRequired: { b: ["d"] },
  allOf: [{ required: ["a", "e"], properties: { e: true } }, { required: ["f", "c"] }],
};

const validatorOf = (tier: "loop" | "compiled"): Validator =>
  createArgot({ dialects: [draft202012], tier, backend }).compile(schema);
const [loop, compiled] = [validatorOf("loop"), validatorOf("compiled")];

const names = ["a", "b", "c", "d", "e", "f", "constructor", "xx", "g"];
const values = ["", 0, 1, undefined, true];

/** A small generator, so that the test does the same each time. */
function* numbers(): Generator<number> {
  for (let state = 1; ;) yield (state = (state * 48_271) % 2_147_483_647);
}

test("all members that are missing are found, and no others", () => {
  const random = numbers();
  const pick = <Item>(items: readonly Item[]): Item => items[(random.next().value as number) % items.length] as Item;
  let invalid = 0;
  for (let i = 0; i < 3000; i++) {
    const inherited = pick([0, 1, 2]) === 0 ? { [pick(names)]: pick(values) } : Object.prototype;
    const object = Object.create(inherited) as Record<string, unknown>;
    for (const name of names) {
      if (pick([0, 1, 2]) === 0) continue;
      const value = pick(values);
      Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true });
    }
    const expected = loop.validate(object);
    if (!expected.valid) invalid++;
    expect(compiled.validate(object)).toEqual(expected);
  }
  expect(invalid).toBeGreaterThan(2000);
});
