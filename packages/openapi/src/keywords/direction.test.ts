import { allOf, anyOf, items, properties } from "@argot/applicator";
import { readOnly } from "@argot/metadata";
import { argotWith } from "@argot/testing";
import { required, type } from "@argot/validation";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { keywordsOfDirection } from "./direction.js";
import { ref } from "./ref.js";

const keywords = { $ref: ref, allOf, anyOf, items, properties, required, readOnly, type };
const inRequests = keywordsOfDirection(
  { marker: readOnly, required: [required], properties, allOf },
  "must not be sent",
);
const lenient = keywordsOfDirection({ marker: readOnly, required: [required], properties, allOf }, undefined);
const all = argotWith(keywords);

const id = { type: "integer", readOnly: true };
const own = { properties: { id, name: {} }, required: ["id", "name"] };
const referred = { properties: { id: { $ref: "#/$id" } }, required: ["id"], $id: id };
const combined = { allOf: [{ $ref: "#/base" }], base: { properties: { id } }, required: ["id"] };
const declares = { properties: { id } };
const requires = { required: ["id"] };
const beside = { allOf: [declares, requires] };
const nested = { allOf: [{ allOf: [{ $ref: "#/base" }, {}] }, { allOf: [{ allOf: [requires] }] }], base: declares };
const around = { ...declares, $ref: "#/base", base: { allOf: [requires, {}] } };
const circular = {
  properties: { id: { allOf: [{ $ref: "#/a" }] } },
  required: ["id"],
  a: { items: { $ref: "#/a" }, allOf: [{ $ref: "#/b" }] },
  b: { readOnly: true },
};

describe("properties of the other direction", () => {
  test.each([
    ["its own", own, { name: 1 }],
    ["by reference", referred, {}],
    ["of what it combines", combined, {}],
    ["through several schemas", circular, {}],
    ["of a schema beside", beside, {}],
    ["of a schema beside, each within others", nested, {}],
    ["of a schema around", around, {}],
  ])("are not required: %s", (_, schema, value) => {
    expect(all.compile(schema)(value)).toBe(false);
    expect(all.withKeywords(inRequests).compile(schema)(value)).toBe(true);
    expect(all.withKeywords(lenient).compile(schema)(value)).toBe(true);
  });

  test("are refused, or not, as the caller wants", () => {
    const [issue, ...more] = all.withKeywords(inRequests).compile(own).validate({ id: 1, name: 1 }).errors;
    expect(issue).toMatchObject({ message: "must not be sent", instanceLocation: "/id" });
    expect(more).toEqual([]);
    expect(all.withKeywords(lenient).compile(own)({ id: 1, name: 1 })).toBe(true);
    expect(all.withKeywords(lenient).compile(own)({ id: "a", name: 1 })).toBe(false);
  });

  test("are required where the schema that requires them is applied by itself", () => {
    const validator = all.withKeywords(inRequests).compile({
      properties: { both: beside, one: { $ref: "#/requires" }, some: { allOf: [declares, { $ref: "#/requires" }] } },
      requires,
    });
    expect([{ both: {} }, { one: {} }, { some: {} }].map((value) => validator(value))).toEqual([true, false, true]);
  });

  test("are required by alternatives", () => {
    const choice = all.withKeywords(inRequests).compile({ ...declares, anyOf: [requires, { required: ["name"] }] });
    expect([{}, { name: 1 }].map((value) => choice(value))).toEqual([false, true]);
  });

  test("leave the others required", () => {
    const { errors } = all.withKeywords(inRequests).compile(own).validate({});
    expect(errors.map(({ message }) => message)).toEqual(['must have property "name"']);
  });

  test.each([
    ["many parts", (size: number) => ({ allOf: Array.from({ length: size }, (_, i) => partOf(i)) })],
    ["parts within parts", (size: number) => nestedPart(size)],
  ])("are found in work that grows with the pairs of schemas at most: %s", (_, make) => {
    const [small, large] = [40, 80].map((size) => {
      const argot = all.withKeywords(inRequests);
      const schema = make(size);
      const get = vi.spyOn(Map.prototype, "get");
      onTestFinished(() => get.mockRestore());
      argot.compile(schema)({});
      const { length } = get.mock.calls;
      get.mockRestore();
      return length;
    }) as [number, number];
    expect(large).toBeLessThan(4.4 * small);
  });
});

const partOf = (i: number): object => ({ properties: { [`p${i}`]: { readOnly: true } }, required: [`p${i}`, `q${i}`] });

function nestedPart(size: number): object {
  let schema: object = {};
  for (let i = 0; i < size; i++) schema = { ...partOf(i), allOf: [schema] };
  return schema;
}
