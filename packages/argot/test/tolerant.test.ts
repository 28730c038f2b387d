// What is at fault in a schema is reported and left open, and the rest of the schema holds.
import { createArgot, dialectUris } from "argot";
import { describe, expect, test } from "vitest";

/** The places at fault in a schema, and a function that decides about values. */
function tolerant(schema: unknown, documents: Readonly<Record<string, unknown>> = {}) {
  const places: string[] = [];
  const argot = createArgot().tolerant({
    onFault: ({ error: { code, uri, pointer } }) => places.push(`${code} ${uri.replace(/^argot:.*/, "")}#${pointer}`),
  });
  for (const [uri, document] of Object.entries(documents)) argot.add(document, uri);
  const accepts = argot.compile(schema);
  return { places, accepts };
}

const b = { b: { type: "string" } };

test.each([
  ["a reference", { properties: { a: { $ref: "#/x" }, ...b } }, "unresolvable-reference #/properties/a/$ref"],
  ["a pattern", { properties: { a: { pattern: "(?i)x" }, ...b } }, "invalid-pattern #/properties/a/pattern"],
  ["the value of a keyword", { properties: b, required: 5 }, "invalid-schema #/required"],
  ["a part of a value", { properties: b, required: ["b", 5] }, "invalid-schema #/required/1"],
  ["a subschema", { properties: { a: 5, ...b } }, "invalid-schema #/properties/a"],
  ["a dialect", { $schema: "https://no.where/", properties: b }, "unknown-dialect #"],
  ["a cycle", { allOf: [{ $ref: "#" }], properties: b }, "endless-reference #/allOf/0/$ref"],
  [
    "an anchor",
    { $defs: { a: { $anchor: "a" }, b: { $anchor: "a" } }, properties: b },
    "duplicate-identifier #/$defs/b",
  ],
  ["an identifier", { $defs: { a: { $id: "1:b" } }, properties: b }, "invalid-uri #/$defs/a"],
])("%s is left open", (_, schema, place) => {
  const { places, accepts } = tolerant(schema);
  expect(places).toEqual([place]);
  expect([{ a: 1 }, { b: "" }, { b: 1 }].map((value) => accepts(value))).toEqual([true, true, false]);
});

test("a document that the schema refers to has faults", () => {
  const other = { type: "object", properties: { a: { pattern: "(" }, ...b }, minProperties: "1" };
  const { places, accepts } = tolerant({ $ref: "https://example.com/other" }, { "https://example.com/other": other });
  expect(places).toEqual([
    "invalid-schema https://example.com/other#/minProperties",
    "invalid-pattern https://example.com/other#/properties/a/pattern",
  ]);
  expect([{}, { a: "x" }, { b: 1 }, 5].map((value) => accepts(value))).toEqual([true, true, false, false]);
});

describe("a place that is left open never makes a value invalid", () => {
  const open = { $ref: "#/nowhere" };
  test.each([
    ["under a negation", { not: open }, [1, {}]],
    ["under a negation of a part", { not: { properties: { a: open }, required: ["a"] } }, [{ a: 1 }, {}]],
    ["as one of several alternatives", { oneOf: [open, { type: "object" }, { minProperties: 0 }] }, [1, {}]],
    ["as a condition", { if: open, then: { type: "string" }, else: { type: "number" } }, [1, "", {}]],
    ["as what is counted", { contains: open, maxContains: 1 }, [[1, 2]]],
    [
      "beside what must be evaluated",
      { ...open, unevaluatedProperties: false, unevaluatedItems: false },
      [{ a: 1 }, [1]],
    ],
    ["as a name of members", { patternProperties: { "(": false }, additionalProperties: false }, [{ a: 1 }]],
    ["as the target of a dynamic reference", { $dynamicRef: "#/nowhere" }, [1]],
  ])("%s", (_, schema, values) => {
    const { places, accepts } = tolerant(schema);
    expect(places).toHaveLength(1);
    for (const value of values) expect(accepts(value), JSON.stringify(value)).toBe(true);
  });
});

test("patterns of other dialects are translated", () => {
  const faults: string[] = [];
  const argot = createArgot().tolerant({
    onFault: ({ error, translation }) => faults.push(`${error.pointer} ${String(translation)}`),
    translatePattern: (source) => (source.startsWith("(?i)") ? new RegExp(source.slice(4), "i") : undefined),
  });
  const accepts = argot.compile({
    properties: { a: { pattern: "(?i)^x$" }, b: { pattern: "(" }, c: { pattern: "^x$" } },
  });
  expect([{ a: "X" }, { a: "y" }, { b: "y" }, { c: "X" }].map((value) => accepts(value))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(faults.toSorted()).toEqual(["/properties/a/pattern /^x$/i", "/properties/b/pattern undefined"]);
});

test("the instance that it was made from still refuses, and has the same documents", () => {
  const argot = createArgot().add({ $id: "https://example.com/a", required: 5 });
  expect(argot.tolerant({ onFault: () => {} }).compile("https://example.com/a")({})).toBe(true);
  expect(() => argot.compile("https://example.com/a")).toThrow(/must be array/);
});

test("dialects may be extended", () => {
  const old = { $schema: dialectUris["draft-04"], maximum: 5, "x-even": true };
  const names: string[] = [];
  const extendDialect = <D extends { readonly uri: string }>(dialect: D): D => (names.push(dialect.uri), dialect);
  const accepts = createArgot()
    .tolerant({ onFault: () => {}, extendDialect })
    .compile(old);
  expect(accepts(6)).toBe(false);
  expect(names).toEqual(Object.values(dialectUris));
});

test("options are checked", () => {
  expect(() => createArgot().tolerant({} as never)).toThrow("`tolerant` needs a function as `onFault`; got undefined.");
  expect(() => createArgot().tolerant({ onFault: () => {}, onFalt: 1 } as never)).toThrow(/onFalt/);
  expect(() =>
    createArgot()
      .tolerant({ onFault: () => {} })
      .compile("https://example.com/none"),
  ).toThrow(/no schema is known/);
});
