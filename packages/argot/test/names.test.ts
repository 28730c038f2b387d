// Property names with a meaning in JavaScript have none in JSON.
import { describe, expect, test } from "vitest";
import { createArgot } from "../src/index.js";

const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype", "length", "then", ""];
const object = (name: string, value: unknown): object =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as object;
const argot = createArgot();

describe.each(names)("the property name %j", (name) => {
  const is = (schema: unknown, instance: unknown): boolean => argot.compile(schema)(instance);

  test("is required like any other", () => {
    expect(is({ required: [name] }, {})).toBe(false);
    expect(is({ required: [name] }, [])).toBe(true);
    expect(is({ required: [name] }, object(name, 1))).toBe(true);
  });
  test("has a schema in properties", () => {
    const schema = { properties: object(name, { type: "string" }) };
    expect(is(schema, {})).toBe(true);
    expect(is(schema, object(name, 1))).toBe(false);
    expect(is(schema, object(name, "x"))).toBe(true);
  });
  test("is additional unless it is declared", () => {
    expect(is({ additionalProperties: false }, object(name, 1))).toBe(false);
    expect(is({ properties: object(name, true), additionalProperties: false }, object(name, 1))).toBe(true);
    expect(is({ properties: { a: true }, additionalProperties: false }, object(name, 1))).toBe(false);
  });
  test("is unevaluated unless it is declared", () => {
    expect(is({ unevaluatedProperties: false }, object(name, 1))).toBe(false);
    expect(is({ allOf: [{ properties: object(name, true) }], unevaluatedProperties: false }, object(name, 1))).toBe(
      true,
    );
  });
  test("triggers dependencies only if it is present", () => {
    expect(is({ dependentRequired: object(name, ["x"]) }, {})).toBe(true);
    expect(is({ dependentRequired: object(name, ["x"]) }, object(name, 1))).toBe(false);
    expect(is({ dependentSchemas: object(name, false) }, {})).toBe(true);
    expect(is({ dependentSchemas: object(name, false) }, object(name, 1))).toBe(false);
  });
  test("is named, counted and compared", () => {
    expect(is({ propertyNames: { const: name } }, object(name, 1))).toBe(true);
    expect(is({ propertyNames: { const: `${name}!` } }, object(name, 1))).toBe(false);
    expect(is({ minProperties: 1 }, object(name, 1))).toBe(true);
    expect(is({ const: object(name, 1) }, object(name, 1))).toBe(true);
    expect(is({ const: object(name, 1) }, {})).toBe(false);
    expect(is({ const: {} }, object(name, 1))).toBe(false);
    expect(is({ enum: [object(name, [1])] }, object(name, [1]))).toBe(true);
    expect(is({ uniqueItems: true }, [object(name, 1), {}])).toBe(true);
    expect(is({ uniqueItems: true }, [object(name, 1), object(name, 1)])).toBe(false);
  });
  test("names a definition", () => {
    const pointer = `#/$defs/${encodeURIComponent(name)}`;
    expect(is({ $ref: pointer, $defs: object(name, { type: "string" }) }, 1)).toBe(false);
    expect(() => argot.compile({ $ref: pointer, $defs: {} })).toThrow(/there is no schema at/);
  });
  test("appears in error locations", () => {
    const { errors } = argot.compile({ properties: object(name, { type: "string" }) }).validate(object(name, 1));
    expect(errors[0]).toMatchObject({ instanceLocation: `/${name}`, keywordLocation: `/properties/${name}/type` });
  });
});
