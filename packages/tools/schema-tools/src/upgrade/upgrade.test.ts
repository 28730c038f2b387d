import { createArgot } from "argot";
import { describe, expect, test } from "vitest";
import { drafts } from "./drafts.js";
import type { DraftChange } from "./draft-change.js";
import { upgrade, type UpgradeOptions } from "./upgrade.js";

const base = "https://example.com/";
const draft07 = { $schema: drafts["draft-07"] };

const upgraded = (documents: Readonly<Record<string, unknown>>, options: Partial<UpgradeOptions> = {}): DraftChange =>
  upgrade(
    Object.entries(documents).map(([name, value]) => ({ uri: base + name, value })),
    { argot: createArgot(), ...options },
  );

const valuesOf = ({ documents }: DraftChange): readonly unknown[] => documents.map(({ value }) => value);

describe("references between documents", () => {
  const definitions = { n: { $id: "inner", definitions: { m: { type: "null" } } } };

  test("follow the schemas that they lead to", () => {
    const result = upgraded({
      a: { ...draft07, items: { $ref: "b#/definitions/n/definitions/m" }, not: { $ref: "inner#/definitions/m" } },
      b: { ...draft07, definitions },
    });
    const $schema = drafts["2020-12"];
    expect(valuesOf(result)).toEqual([
      { $schema, items: { $ref: "b#/$defs/n/$defs/m" }, not: { $ref: "inner#/$defs/m" } },
      { $schema, $defs: { n: { $id: "inner", $defs: { m: { type: "null" } } } } },
    ]);
    expect(result.documents[1]?.pointerOf("/definitions/n/definitions/m")).toBe("/$defs/n/$defs/m");
  });

  test("block a document if the other one stays as it is", () => {
    const unchanged = [{ uri: `${base}a`, value: { $ref: "b#/definitions/n" } }];
    const { remarks } = upgraded({ b: { ...draft07, definitions } }, { unchanged });
    expect(remarks).toMatchObject([{ kind: "blocks", uri: `${base}b`, keyword: "$ref" }]);
    const other = [{ uri: `${base}a`, value: { $ref: "b" } }];
    expect(upgraded({ b: { ...draft07, definitions } }, { unchanged: other }).remarks).toEqual([]);
  });

  test("of a later draft follow too", () => {
    const a = { $schema: drafts["2020-12"], $ref: "b#/definitions/n" };
    expect(valuesOf(upgraded({ a, b: { ...draft07, definitions: { n: true } } }))).toEqual([
      { ...a, $ref: "b#/$defs/n" },
      { $schema: drafts["2020-12"], $defs: { n: true } },
    ]);
  });
});

describe("dialects", () => {
  test("a schema without $schema is in the default dialect, and says its new one", () => {
    const argot = createArgot({ dialect: "draft-04" });
    expect(valuesOf(upgraded({ a: { id: "x" } }, { argot }))).toEqual([{ $schema: drafts["2020-12"], $id: "x" }]);
    expect(valuesOf(upgraded({ a: { id: "x" }, b: true }))).toEqual([{ id: "x" }, true]);
  });

  test("a resource in another draft is upgraded from there", () => {
    const inner = { $schema: drafts["draft-04"], id: `${base}inner`, minimum: 1, exclusiveMinimum: true };
    const a = { ...draft07, items: { $schema: drafts["draft-06"], $id: `${base}six` }, definitions: { inner } };
    expect(valuesOf(upgraded({ a }, { to: "draft-07" }))).toEqual([
      {
        ...draft07,
        items: { ...draft07, $id: `${base}six` },
        definitions: { inner: { ...draft07, $id: `${base}inner`, exclusiveMinimum: 1 } },
      },
    ]);
  });

  test("what is no draft is refused", () => {
    const { remarks } = upgraded({ a: { $schema: "https://example.com/unknown" } });
    expect(remarks).toMatchObject([{ kind: "blocks", pointer: "/$schema", keyword: "$schema" }]);
  });
});

test("remarks name the place in the document as it was given", () => {
  const a = { $schema: drafts["draft-03"], extends: { extends: { items: [], contains: {}, minContains: 1 } } };
  const { remarks, documents } = upgraded({ a });
  expect(remarks.map(({ keyword, pointer }) => ({ keyword, pointer }))).toEqual([
    { keyword: "contains", pointer: "/extends/extends/contains" },
    { keyword: "minContains", pointer: "/extends/extends/minContains" },
  ]);
  expect(documents[0]?.pointerOf("/extends/extends")).toBe("/allOf/0/allOf/0");
});

test("a schema that is upgraded twice stays", () => {
  const a = { ...draft07, $ref: "#/definitions/n", definitions: { n: { items: [{}] } } };
  const [first] = valuesOf(upgraded({ a }));
  expect(upgraded({ a: first })).toMatchObject({ documents: [{ value: first, edits: [] }], remarks: [] });
});

test("schemas of any depth", () => {
  let deep: unknown = { dependencies: { a: ["b"] } };
  for (let i = 0; i < 5_000; i++) deep = { items: deep };
  let found = valuesOf(upgraded({ a: { ...draft07, items: deep } }))[0] as Record<string, unknown>;
  while (found["items"] !== undefined) found = found["items"] as typeof found;
  expect(found).toEqual({ dependentRequired: { a: ["b"] } });
});

test.each<[documents: unknown, options: unknown]>([
  [{}, { argot: createArgot() }],
  [[], { argot: createArgot(), to: "2021" }],
  [[], { argot: createArgot(), form: 1 }],
  [[{ value: {} }], { argot: createArgot() }],
  [[], {}],
  [[], undefined],
])("wrong arguments are refused: %j", (documents, options) => {
  expect(() => upgrade(documents as never, options as never)).toThrow(
    expect.objectContaining({ name: "DefinitionError" }),
  );
});
