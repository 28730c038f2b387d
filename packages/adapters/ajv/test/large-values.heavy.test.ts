// Large values in which much is wrong. Without `allErrors`, one error is reported, and no more is looked at than that needs.
import { Ajv as TheirAjv } from "ajv";
import { describe, expect, test } from "vitest";
import { Ajv, type Options } from "../src/index.js";

const count = 20_000;
const member = { type: "object", properties: { a: { type: "string" }, b: { enum: [1, 2] } }, required: ["c"] };
const wrongMember = (id: number): object => ({ a: id, b: 3, [`n${id}`]: id });
const list = Array.from({ length: count }, (_, i) => wrongMember(i));
const named = Object.fromEntries(list.map((each, i) => [`n${i}`, each]));

const cases: readonly (readonly [what: string, schema: object, value: unknown])[] = [
  ["items", { type: "array", items: member }, list],
  ["other items", { prefixItems: [true], items: member, minItems: 30_000 }, list],
  ["other properties", { properties: { a: true }, additionalProperties: member, required: ["z"] }, named],
  ["unknown properties", { additionalProperties: false, maxProperties: 3 }, named],
  ["names", { propertyNames: { maxLength: 1 } }, named],
  ["properties by a pattern", { patternProperties: { "^n": member } }, named],
  ["items within items", { items: { items: member } }, [list.slice(0, 5000), list, list]],
  ["items of alternatives", { items: { anyOf: [member, { type: "string" }] } }, list],
  ["the last item", { items: { properties: { c: { type: "number" } } } }, [...list, { c: "x" }, { c: "y" }]],
  ["unevaluated items", { allOf: [{ prefixItems: [true] }], unevaluatedItems: member }, list],
];

describe.each(cases)("%s", (_, schema, value) => {
  test.each<Options>([{}, { useDefaults: true }])("the error that Ajv finds first, with %j", async (options) => {
    const { Ajv2020: Theirs } = await import("ajv/dist/2020.js");
    const { Ajv2020: Ours } = await import("../src/2020.js");
    const theirs = new Theirs({ strict: false, ...(options as object) }).compile(schema);
    const ours = new Ours({ strict: false, ...options }).compile(schema);
    // Often enough that V8 optimises.
    for (const small of Array.from({ length: 30 }, () => [{ a: 1 }, { n1: { a: 1, b: 3 } }]).flat()) ours(small);
    for (let i = 0; i < 3; i++) {
      expect(ours(value)).toBe(theirs(value));
      expect(ours.errors).toEqual(theirs.errors);
    }
  });
});

test("of many items that are wrong, few are read after the first", () => {
  let reads = 0;
  const item = {
    get a() {
      reads++;
      return 1;
    },
  };
  const wrong = new Ajv({ strict: false }).compile({ items: { properties: { a: { type: "string" } } } });
  for (let i = 0; i < 30; i++) wrong([{ a: 1 }]);
  const values = Array.from({ length: 100_000 }, () => item);
  expect(wrong(values)).toBe(false);
  expect(reads).toBeLessThan(40_000);
});

test("with `allErrors`, all errors of a large value are those of Ajv", () => {
  const schema = { items: member };
  const theirs = new TheirAjv({ strict: false, allErrors: true }).compile(schema);
  const ours = new Ajv({ strict: false, allErrors: true }).compile(schema);
  expect([ours(list), theirs(list)]).toEqual([false, false]);
  expect(ours.errors).toHaveLength(count * 3);
  expect(ours.errors).toEqual(theirs.errors);
});
