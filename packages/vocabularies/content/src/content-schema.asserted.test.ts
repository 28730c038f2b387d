import { argotWith, cases } from "@argot/testing";
import { maxLength, properties } from "@argot/testing/keywords";
import type { AssertionOptions } from "./assertion.js";
import { describe, expect, test } from "vitest";
import { contentAssertion } from "./content-assertion.js";
import { encode } from "./encode.js";

/** The reason that the JavaScript engine gives why a text is not JSON. */
let notJson = "";
try {
  JSON.parse("{");
} catch (error) {
  notJson = (error as Error).message;
}

const { contentSchema, ...others } = contentAssertion();
const json = { contentMediaType: "application/json" };
const named = { properties: { name: { maxLength: 3 } } };

cases(contentSchema, {
  with: { ...others, maxLength, properties },
  holds: [
    [false, "1"],
    [{}, 12],
  ],
  invalidValues: [["string", '"contentSchema" must be a schema']],
  schemas: {
    holds: [
      [{ ...json, contentSchema: named }, '{"name":"Ada"}'],
      [{ ...json, contentSchema: named }, "[]"],
      [{ ...json, contentSchema: false }, 1],
      [{ contentMediaType: "image/png", contentSchema: false }, "1"],
      [{ ...json, contentEncoding: "rot13", contentSchema: false }, "1"],
      [{ contentMediaType: "text/plain", contentEncoding: "base64", contentSchema: { maxLength: 3 } }, "YWFh"],
    ],
    fails: [
      [{ ...json, contentSchema: named }, '{"name":"Grace"}', "must have at most 3 characters, has 5"],
      [{ ...json, contentSchema: named }, "{", `must hold "application/json": ${notJson}`],
      [{ ...json, contentSchema: false }, "1", "is not allowed: the schema accepts no value"],
      [
        { contentMediaType: "text/plain", contentSchema: { maxLength: 3 } },
        "aaaa",
        "must have at most 3 characters, has 4",
      ],
    ],
    invalidValues: [[{ contentSchema: { contentMediaType: 1 } }, '"contentMediaType" must be a string']],
  },
});

test("leaves no annotation where there is no media type", () => {
  const argot = argotWith({ contentSchema, ...others });
  expect(argot.compile({ contentSchema: {} }).annotations("1").list).toEqual([]);
  expect(
    argot
      .compile({ ...json, contentSchema: {} })
      .annotations("1")
      .of("contentSchema")
      .get(""),
  ).toEqual([{}]);
});

describe("content within content", () => {
  const inBase64 = { contentEncoding: "base64", contentMediaType: "application/json" };
  const nested = (depth: number, leaf: unknown): unknown => {
    let value = leaf;
    for (let i = 0; i < depth; i++) value = encode(value, inBase64);
    return value;
  };
  const schemaOf = (depth: number): unknown =>
    depth === 0 ? named : { ...inBase64, contentSchema: schemaOf(depth - 1) };
  const compile = (schema: unknown, options?: AssertionOptions) =>
    argotWith({ ...contentAssertion(options), maxLength, properties }, { tier: "loop" }).compile(schema);

  test("instance locations lead through strings", () => {
    const { errors } = compile({ properties: { data: schemaOf(3) } }).validate({ data: nested(3, { name: "Grace" }) });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      keyword: "maxLength",
      instanceLocation: "/data/name",
      keywordLocation: "/properties/data/contentSchema/contentSchema/contentSchema/properties/name/maxLength",
    });
  });

  test("as deep as the options say, and no deeper", () => {
    expect(compile(schemaOf(16))(nested(16, { name: "Ada" }))).toBe(true);
    expect(compile(schemaOf(17)).validate(nested(17, { name: "Ada" })).errors).toMatchObject([
      { message: 'must hold "application/json": it is within 16 other contents, which is the maximum' },
    ]);
    expect(compile(schemaOf(2), { maxNesting: 2 })(nested(2, {}))).toBe(true);
    expect(compile(schemaOf(3), { maxNesting: 2 })(nested(3, {}))).toBe(false);
  });
});
