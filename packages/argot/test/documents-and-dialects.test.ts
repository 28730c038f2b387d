// Documents that are added: conflicts are found at once, and dialects under all their names.
import { describe, expect, test } from "vitest";
import { boolean, defineKeyword } from "../src/keyword.js";
import { createArgot, defineVocabulary, dialectUris, type Tier } from "../src/index.js";
import { compileModule } from "../src/module.js";
import { loadModule } from "./load-module.js";
import { errorOf } from "./thrown.js";

const id = "https://example.com/a";
const latest = "https://json-schema.org/draft/2020-12/schema";

describe("references that lead back to themselves", () => {
  const unreached = {
    $defs: {
      a: { $ref: "#/$defs/b" },
      b: { $ref: "#/$defs/a" },
      c: { anyOf: [{ $ref: "#/$defs/c" }, { type: "null" }] },
      d: { not: { $ref: "#/$defs/d" } },
      n: { type: "integer" },
    },
    properties: { n: { $ref: "#/$defs/n" } },
  };

  test.each<Tier>(["auto", "loop", "compiled", "closures"])("are allowed if nothing reaches them: %s", (tier) => {
    const validator = createArgot({ tier }).compile(unreached);
    for (let i = 0; i < 50; i++) expect([validator({ n: 1 }), validator({ n: "x" })]).toEqual([true, false]);
    expect(validator.validate({ n: "x" }).errors).toHaveLength(1);
    expect(validator.output({ n: 1 }, "verbose").valid).toBe(true);
  });

  test("are allowed in modules if nothing reaches them", async () => {
    const { main } = await loadModule(compileModule(createArgot(), { main: unreached }, { errors: true }).code);
    expect([main!({ n: 1 }), main!({ n: "x" }), main!.validate({ n: "x" }).errors.length]).toEqual([true, false, 1]);
  });

  test.each(["a", "b", "c", "d"])("are refused if %s is reached", (name) => {
    const reached = { ...unreached, items: { $ref: `#/$defs/${name}` } };
    expect(errorOf(() => createArgot().compile(reached)).code).toBe("endless-reference");
    const argot = createArgot().add({ ...unreached, $id: id });
    expect(argot.compile(id)({ n: 1 })).toBe(true);
    expect(errorOf(() => argot.compile(`${id}#/$defs/${name}`)).code).toBe("endless-reference");
  });

  test("are refused if a dynamic reference may reach them", () => {
    const schema = {
      $id: id,
      properties: { x: { $dynamicRef: "#node" } },
      $defs: { node: { $dynamicAnchor: "node", $ref: "#/$defs/other" }, other: { $ref: "#/$defs/node" } },
    };
    expect(errorOf(() => createArgot().compile(schema)).code).toBe("endless-reference");
  });
});

describe("a document under a taken identifier", () => {
  const first = { $id: id, type: "string" };
  const other = { $id: id, type: "number" };

  test.each([
    ["before", false],
    ["after", true],
  ])("is refused when it is added, %s compile", (_when, compiled) => {
    const argot = createArgot().add(first);
    if (compiled) argot.compile(id);
    const error = errorOf(() => argot.add(other));
    expect(error).toMatchObject({
      code: "duplicate-identifier",
      reason: `${id} already identifies a different schema`,
    });
    // The first document stays, and the second one is forgotten.
    expect(argot.compile(id)("x")).toBe(true);
    expect(argot.add({ $id: "https://example.com/b", $ref: id }).compile("https://example.com/b")(1)).toBe(false);
  });

  test("is allowed if it is the same document", () => {
    const argot = createArgot()
      .add(first)
      .add({ ...first });
    expect(argot.compile(id)("x")).toBe(true);
    expect(argot.add({ type: "string", $id: id }).add(first, "https://example.com/copy").compile(id)(1)).toBe(false);
  });

  test.each<[what: string, added: unknown, uri: string | undefined]>([
    ["an embedded schema", { $id: "https://example.com/b", $defs: { x: { $id: id, type: "null" } } }, undefined],
    ["a document under a URI", { type: "null" }, id],
    ["a document with another identifier under a URI", { $id: "https://example.com/b", type: "null" }, id],
    ["another draft", { $schema: "http://json-schema.org/draft-04/schema#", id, type: "null" }, undefined],
  ])("%s", (_what, added, uri) => {
    const argot = createArgot().add(first);
    expect(errorOf(() => argot.add(added, uri)).code).toBe("duplicate-identifier");
    expect(argot.compile(id)("x")).toBe(true);
  });

  test("may be corrected and added again", () => {
    const argot = createArgot().add(first);
    const uri = "https://example.com/there";
    expect(errorOf(() => argot.add(other, uri)).code).toBe("duplicate-identifier");
    expect(argot.add({ type: "null" }, uri).compile(uri)(null)).toBe(true);
  });

  test("is found when its dialect is known, if it is not known yet", () => {
    const meta = "https://example.com/meta";
    const argot = createArgot().add(first).add({ $schema: meta, $id: id, type: "null" });
    expect(errorOf(() => argot.add({ $id: meta, $schema: latest }).compile(id)).code).toBe("duplicate-identifier");
  });
});

describe("a document that no schema can refer to", () => {
  test.each([[{ type: "string" }], [true], [{}], [{ $anchor: "a" }], [{ const: { $id: id } }]])(
    "%j is refused",
    (document) => {
      expect(errorOf(() => createArgot().add(document))).toMatchObject({
        code: "missing-identifier",
        reason: "no schema can refer to this document: give it an identifier, or add it with a URI",
      });
    },
  );

  test("an identifier within it is enough", () => {
    const argot = createArgot().add({ $defs: { a: { $id: id, type: "string" } } });
    expect(argot.compile(id)(1)).toBe(false);
    expect(createArgot().add({ $id: "relative", type: "null" }).compile("relative")(null)).toBe(true);
  });
});

describe("a meta-schema in the definitions of a schema", () => {
  const meta = "https://example.com/meta";
  const schema = (metaSchema: object): object => ({
    $schema: meta,
    $id: id,
    $defs: { meta: { $id: meta, ...metaSchema } },
    type: "array",
    items: { minimum: 3 },
  });
  const withoutValidation = {
    $schema: latest,
    $vocabulary: {
      "https://json-schema.org/draft/2020-12/vocab/core": true,
      "https://json-schema.org/draft/2020-12/vocab/applicator": true,
    },
    properties: { items: { required: ["minimum"] } },
  };

  test("describes its dialect, as a value and as a document", () => {
    const ofValue = createArgot().compile(schema(withoutValidation));
    expect([ofValue([1]), ofValue("x")]).toEqual([true, true]);
    const argot = createArgot().add(schema(withoutValidation));
    expect(argot.compile(id)([1])).toBe(true);
    expect(argot.dialect(meta).uri).toBe(meta);
    expect(argot.compile({ $schema: meta, minimum: 3, items: { minimum: 1 } })(1)).toBe(true);
  });

  test("checks the schema", () => {
    const refused = { ...schema(withoutValidation), items: {} };
    expect(errorOf(() => createArgot().compile(refused))).toMatchObject({ code: "invalid-schema", pointer: "/items" });
  });

  test("may be in another draft, and is found in strict instances", () => {
    const draft07 = { $id: meta, $schema: "http://json-schema.org/draft-07/schema#" };
    const inDraft07 = { $schema: meta, definitions: { meta: draft07 }, items: [{ minimum: 3 }] };
    expect(createArgot().compile(inDraft07)([1])).toBe(false);
    expect(createArgot({ strict: true }).compile(schema({ $schema: latest }))([1])).toBe(false);
  });

  test.each<[what: string, document: unknown]>([
    ["in const", { $schema: meta, const: { $id: meta, $schema: latest } }],
    ["written in itself", { $schema: meta, $defs: { meta: { $id: meta, $schema: meta } } }],
    ["without a dialect of its own", { $schema: meta, $defs: { meta: { $id: meta } } }],
    ["under another identifier", { $schema: meta, $defs: { meta: { $id: `${meta}2`, $schema: latest } } }],
  ])("%s is none", (_what, document) => {
    expect(errorOf(() => createArgot().compile(document)).code).toBe("unknown-dialect");
  });
});

describe("official dialects", () => {
  test.each([
    ["https://json-schema.org/draft-07/schema#", "http://json-schema.org/draft-07/schema"],
    ["https://json-schema.org/draft-04/schema", "http://json-schema.org/draft-04/schema"],
    ["http://json-schema.org/draft/2020-12/schema", latest],
    ["http://json-schema.org/draft/2020-12/schema#", latest],
    ["http://json-schema.org/v1", "https://json-schema.org/v1"],
    ["http://json-schema.org/draft-03/hyper-schema#", "http://json-schema.org/draft-03/schema"],
    ["http://json-schema.org/draft-07/hyper-schema#", "http://json-schema.org/draft-07/schema"],
    ["https://json-schema.org/draft-06/hyper-schema", "http://json-schema.org/draft-06/schema"],
    ["https://json-schema.org/draft/2019-09/hyper-schema", "https://json-schema.org/draft/2019-09/schema"],
    ["https://json-schema.org/draft/2020-12/hyper-schema", latest],
  ])("%s is %s", (given, uri) => {
    expect(createArgot().dialect(given).uri).toBe(uri);
    expect(createArgot().compile({ $schema: given, type: "string" })(1)).toBe(false);
    expect(createArgot({ dialect: given }).compile({ type: "string" })(1)).toBe(false);
    expect(createArgot({ dialect: uri, pin: true }).compile({ $schema: given })(1)).toBe(true);
    const error = errorOf(() => createArgot().compile({ $schema: given, minimum: "1" }));
    expect(error).toMatchObject({ code: "invalid-schema", pointer: "/minimum" });
  });

  test("are meta-schemas under both schemes", () => {
    const validator = createArgot().compile({ $ref: "http://json-schema.org/draft/2020-12/schema" });
    expect([validator({ type: "string" }), validator({ type: "nonsense" })]).toEqual([true, false]);
    expect(createArgot().compile("https://json-schema.org/draft-07/schema#")({ type: 1 })).toBe(false);
  });

  test.each([
    "http://json-schema.org/draft-99/schema#",
    "https://json-schema.org/hyper-schema",
    "ftp://json-schema.org/draft-07/schema",
  ])("%s is none", (uri) => {
    expect(errorOf(() => createArgot().dialect(uri)).code).toBe("unknown-dialect");
  });

  test("a document that is added under the URI of a hyper-schema is used", () => {
    const uri = "http://json-schema.org/draft-07/hyper-schema";
    const argot = createArgot().add({ $schema: `${uri}#`, $id: `${uri}#`, required: ["links"], links: [] });
    expect(errorOf(() => argot.compile({ $schema: `${uri}#` })).code).toBe("invalid-schema");
    expect(argot.compile({ $schema: `${uri}#`, links: [], type: "string" })(1)).toBe(false);
  });
});

test("a dialect that a meta-schema describes can be the default, and pinned", () => {
  const uri = "https://example.com/dialect/numbers";
  const vocabularies = ["core", "validation"].map((name) => [
    `https://json-schema.org/draft/2020-12/vocab/${name}`,
    true,
  ]);
  const described = createArgot().add({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: uri,
    $vocabulary: Object.fromEntries(vocabularies),
  });
  const argot = createArgot({ dialects: [described.dialect(uri)], dialect: uri, pin: true, strict: true });
  expect(argot.compile({ minimum: 3 })(2)).toBe(false);
  expect(() => argot.compile({ items: {} })).toThrow('"items" is not a keyword of');
  expect(() => argot.compile({ $schema: "https://json-schema.org/draft/2020-12/schema" })).toThrow("pinned");
  expect(() => createArgot({ dialect: uri })).toThrow("is what `argot.dialect(uri)` returns");
});

test("the standard dialects have the keywords of vocabularies of one's own", () => {
  const even = defineKeyword({
    id: "https://example.com/keyword/even",
    value: boolean,
    test: (value, want) => (value === 2) === want,
  });
  const vocabulary = defineVocabulary({ uri: "https://example.com/vocab/even", keywords: { even } });
  for (const dialect of Object.keys(dialectUris) as (keyof typeof dialectUris)[]) {
    const argot = createArgot({ dialect, vocabularies: [vocabulary], strict: true });
    expect([argot.compile({ even: true })(2), argot.compile({ even: true })(3)]).toEqual([true, false]);
  }
});
