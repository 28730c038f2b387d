import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SchemaSet } from "./schema-set.js";

const document = (schema: unknown, version: string = "1"): { version: string; text: string } => ({
  version,
  text: typeof schema === "string" ? schema : JSON.stringify(schema),
});
const address = { $id: "https://example.com/address", required: ["street"] };
const order = { properties: { to: { $ref: "https://example.com/address" } } };

describe("a set of schemas", () => {
  test("has the last version that can be used", () => {
    const set = new SchemaSet();
    set.update({ a: document({ type: "string" }) });
    expect(set.get("a")?.validator("x")).toBe(true);
    set.update({ a: document({ type: "integer" }, "2") });
    expect([set.get("a")?.version, set.get("a")?.validator("x")]).toEqual(["2", false]);
    for (const broken of [{ type: "integr" }, { $ref: "#/nowhere" }, "{", "", { pattern: "(" }]) {
      set.update({ a: document(broken, "3") });
      expect([set.get("a")?.version, set.get("a")?.validator(1)]).toEqual(["2", true]);
      expect(set.refused).toMatchObject([{ name: "a", version: "3", error: { message: expect.any(String) } }]);
    }
    set.update({ a: document(true, "4") });
    expect([set.get("a")?.version, set.refused]).toEqual(["4", []]);
  });
  test("takes schemas that refer to one another in any order", () => {
    const set = new SchemaSet();
    expect(set.update({ order: document(order) })).toEqual([]);
    expect(set.get("order")).toBeUndefined();
    expect(set.update({ address: document(address) }).toSorted()).toEqual(["address", "order"]);
    expect(set.get("order")?.validator({ to: {} })).toBe(false);
    // A change of one is a change of the other.
    set.update({ address: document({ ...address, required: [] }, "2") });
    expect(set.get("order")?.validator({ to: {} })).toBe(true);
  });
  test("refuses a version that others cannot be used with", () => {
    const set = new SchemaSet();
    set.update({ order: document(order), address: document(address) });
    set.update({ address: document({ ...address, $id: "https://example.com/other" }, "2") });
    expect([set.get("address")?.version, set.refused.map(({ name }) => name)]).toEqual(["1", ["address"]]);
  });
  test("takes what can be used of several versions", () => {
    const set = new SchemaSet();
    set.update({ a: document(true), b: document({ type: 1 }), c: document(false) });
    expect([[...set.versions.keys()], set.refused.map(({ name }) => name)]).toEqual([["a", "c"], ["b"]]);
  });
  test("forgets what is removed", () => {
    const set = new SchemaSet();
    set.update({ a: document(true) });
    set.remove("a");
    expect(set.get("a")).toBeUndefined();
  });
});

test("in every order of updates, each schema has its last usable version", () => {
  const update = fc.tuple(fc.constantFrom("a", "b", "c"), fc.constantFrom(true, false, { type: "nonsense" }, "{"));
  fc.assert(
    fc.property(fc.array(update, { maxLength: 12 }), (updates) => {
      const set = new SchemaSet();
      const expected = new Map<string, [string, boolean]>();
      for (const [i, [name, schema]] of updates.entries()) {
        set.update({ [name]: document(schema, String(i)) });
        if (typeof schema === "boolean") expected.set(name, [String(i), schema]);
        const actual = Array.from(set.versions, ([each, version]) => [each, [version, set.get(each)?.validator(1)]]);
        expect(new Map(actual as [string, [string, boolean]][])).toEqual(expected);
      }
    }),
    { numRuns: 30 },
  );
});
