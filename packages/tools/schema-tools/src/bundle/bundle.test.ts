import { SchemaIndex } from "../schema-index/index.js";
import { createArgot } from "../../test/bundle/argot.js";
import { describe, expect, test } from "vitest";
import { bundle } from "./bundle.js";
import { BundleError } from "./bundle-error.js";

type Documents = Readonly<Record<string, unknown>>;

const base = "https://example.com/";

/** Bundles the first of some documents. */
function bundled(documents: Documents): unknown {
  const all = Object.entries(documents).map(([name, value]) => ({ value, uri: base + name }));
  return bundle(new SchemaIndex(all, createArgot()), all[0]?.uri ?? "");
}

/** Compares the bundle with the documents it was made of. */
function expectEqualAnswers(documents: Documents, values: readonly unknown[]): void {
  const argot = createArgot();
  for (const [name, value] of Object.entries(documents)) argot.add(value, base + name);
  const original = argot.compile(base + (Object.keys(documents)[0] ?? ""));
  const joined = createArgot().compile(bundled(documents));
  expect(values.map((value) => joined(value))).toEqual(values.map((value) => original(value)));
}

test("embeds what is referred to, and gives it identifiers", () => {
  const documents = {
    a: { properties: { b: { $ref: "b#/$defs/n" }, c: { $ref: "dir/c" } } },
    b: { $defs: { n: { $ref: "dir/c" } } },
    "dir/c": { type: "integer" },
    unused: {},
  };
  expect(bundled(documents)).toEqual({
    properties: { b: { $ref: "b#/$defs/n" }, c: { $ref: "dir/c" } },
    $defs: {
      b: { $id: "b", $defs: { n: { $ref: "dir/c" } } },
      "dir/c": { $id: "dir/c", type: "integer" },
    },
  });
  expectEqualAnswers(documents, [{ b: 1 }, { b: "x" }, { c: 1.5 }]);
});

test("keeps identifiers, and leads references by other URIs to them", () => {
  const documents = {
    a: { $ref: "b.json#/properties/x" },
    "b.json": { $id: "https://other.example/b", properties: { x: { type: "string" } } },
  };
  expect(bundled(documents)).toEqual({
    $ref: "https://other.example/b#/properties/x",
    $defs: { "https://other.example/b": documents["b.json"] },
  });
  expectEqualAnswers(documents, ["x", 1]);
});

test("an identifier that is relative to its document leads to the same URI from the bundle", () => {
  const documents = {
    a: { $ref: "dir/b" },
    "dir/b": { $id: "c", $ref: "#/$defs/d", $defs: { d: { $id: "e", type: "null" } } },
  };
  expect(bundled(documents)).toMatchObject({ $defs: { "dir/c": { $id: "dir/c" } } });
  expectEqualAnswers(documents, [null, 1]);
});

test("documents of other dialects say which", () => {
  const documents = {
    a: { items: { $ref: "b" } },
    b: { $schema: "http://json-schema.org/draft-04/schema#", minimum: 1, exclusiveMinimum: true },
  };
  expect(bundled(documents)).toMatchObject({ $defs: { b: { id: "b" } } });
  expectEqualAnswers(documents, [[1], [2]]);
});

test("a reference that makes its siblings ignored moves down", () => {
  const draft07 = { $schema: "http://json-schema.org/draft-07/schema#" };
  const documents = {
    a: { ...draft07, $ref: "b" },
    b: { ...draft07, $ref: "c#/definitions/d" },
    c: { ...draft07, definitions: { d: { type: "null" } } },
  };
  expect(bundled(documents)).toMatchObject({ allOf: [{ $ref: "b" }] });
  expectEqualAnswers(documents, [null, 1]);
});

test("dynamic references find the same schemas", () => {
  const documents = {
    a: { $id: "https://example.com/a", $dynamicAnchor: "node", $ref: "tree", unevaluatedProperties: false },
    tree: { $dynamicAnchor: "node", properties: { next: { $dynamicRef: "#node" } } },
  };
  expect(bundled(documents)).toMatchObject({ $defs: { tree: documents.tree } });
  expectEqualAnswers(documents, [{ next: {} }, { next: { x: 1 } }, { x: 1 }]);
});

test("meta-schemas of standard dialects are not embedded", () => {
  const schema = { $ref: "https://json-schema.org/draft/2020-12/schema" };
  expect(bundled({ a: schema })).toEqual(schema);
});

test("a bundle does not depend on where it is, unless something refers to the root", () => {
  const joined = bundled({
    a: { $ref: "b" },
    b: { $id: "https://example.com/b", properties: { c: { $ref: "c" } } },
    c: { type: "null" },
  });
  expect(joined).toEqual({
    $ref: "https://example.com/b",
    $defs: {
      "https://example.com/b": { $id: "https://example.com/b", properties: { c: { $ref: "c" } } },
      "https://example.com/c": { $id: "https://example.com/c", type: "null" },
    },
  });
  expect(bundled({ a: { items: { $ref: "b" } }, b: { items: { $ref: "a" } } })).toEqual({
    $id: "https://example.com/a",
    items: { $ref: "b" },
    $defs: { b: { $id: "b", items: { $ref: "a" } } },
  });
});

test("schemas of any depth", () => {
  let deep: unknown = { $ref: "b" };
  for (let i = 0; i < 10_000; i++) deep = { items: deep };
  let found = bundled({ a: deep, b: { type: "string" } }) as { items?: unknown; $defs?: unknown; $ref?: string };
  expect(found.$defs).toEqual({ b: { $id: "b", type: "string" } });
  for (let i = 0; i < 10_000; i++) found = found.items as typeof found;
  expect(found).toEqual({ $ref: "b" });
});

describe("what cannot be bundled", () => {
  test.each([
    { code: "unresolvable-reference", documents: { a: { $ref: "nowhere" } } },
    { code: "no-identifier", documents: { a: { $ref: "b" }, b: true } },
    {
      code: "no-identifier",
      documents: { a: { $schema: "http://json-schema.org/draft-07/schema#", $ref: "b", minimum: 1 }, b: {} },
    },
    { code: "unknown-document", documents: {} },
  ])("$code", ({ code, documents }) => {
    let thrown: unknown;
    try {
      bundled(documents);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(BundleError);
    expect((thrown as BundleError).code).toBe(code);
  });
});
