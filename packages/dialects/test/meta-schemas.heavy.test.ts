import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { createArgot } from "@argot/core";
import { Ajv } from "ajv";
import ajvDraft04 from "ajv-draft-04";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { remotes } from "json-schema-library/remotes";
import { Meta } from "typebox/schema";
import { describe, expect, it } from "vitest";

import { draft03 as draft03Dialect } from "../src/draft-03.js";
import draft03 from "../src/meta-schemas/draft-03.json" with { type: "json" };
import draft04 from "../src/meta-schemas/draft-04.json" with { type: "json" };
import draft06 from "../src/meta-schemas/draft-06.json" with { type: "json" };
import draft07 from "../src/meta-schemas/draft-07.json" with { type: "json" };
import type { MetaSchema } from "../src/meta-schemas/meta-schema.js";
import * as metaV1 from "../src/meta-schemas/v1.js";
import { v1, v1Lenient, v1Strict } from "../src/v1.js";

const require = createRequire(import.meta.url);
const sourceOf = (name: string): MetaSchema => require(`../src/meta-schemas/${name}.json`) as MetaSchema;
const draft2019 = sourceOf("2019-09/schema");
const draft2020 = sourceOf("2020-12/schema");

const vocabularies = (release: string, names: readonly string[]): Record<string, MetaSchema> =>
  Object.fromEntries(names.map((name) => [name, sourceOf(`${release}/${name}`)]));
const vocabularies2019 = vocabularies("2019-09", [
  "core",
  "applicator",
  "validation",
  "meta-data",
  "format",
  "content",
]);
const vocabularies2020 = vocabularies("2020-12", [
  "core",
  "applicator",
  "unevaluated",
  "validation",
  "meta-data",
  "format-annotation",
  "format-assertion",
  "content",
]);

/** The copy in json-schema-library, which has what json-schema.org serves, but for draft-04. */
function libraryCopy(id: unknown): unknown {
  return (remotes as readonly MetaSchema[]).find((remote) => remote["$id"] === id);
}

/** The copy that a package ships as a file of JSON. */
function fileCopy(path: string): MetaSchema {
  return require(path) as MetaSchema;
}

/** Ajv's copy of the document of a vocabulary, without the `$vocabulary` that it still has. */
function ajvVocabularyCopy(release: string, name: string): unknown {
  const { $vocabulary, ...copy } = fileCopy(`ajv/dist/refs/json-schema-${release}/meta/${name}.json`);
  expect($vocabulary).toStrictEqual({ [`https://json-schema.org/draft/${release}/vocab/${name}`]: true });
  return copy;
}

/** The same document with some of its `properties` replaced or added. */
function withProperties(schema: MetaSchema, changes: MetaSchema): MetaSchema {
  return { ...schema, properties: { ...(schema["properties"] as MetaSchema), ...changes } };
}

describe("equals a published copy", () => {
  it("draft-03", () => {
    expect(draft03).toStrictEqual(Meta["http://json-schema.org/draft-03/schema#"]);
  });

  it("draft-04", async () => {
    // json-schema-library has an older text: see Ajv's copy below, which is the same.
    const folder = dirname(require.resolve("@hyperjump/json-schema/draft-04"));
    const copy = (await import(pathToFileURL(join(folder, "schema.js")).href)) as { default: unknown };
    expect(draft04).toStrictEqual(copy.default);
  });

  it.each([
    ["draft-06", draft06, "http://json-schema.org/draft-06/schema#"],
    ["draft-07", draft07, "http://json-schema.org/draft-07/schema#"],
    ["2019-09", draft2019, "https://json-schema.org/draft/2019-09/schema"],
    ["2020-12", draft2020, "https://json-schema.org/draft/2020-12/schema"],
  ])("%s", (_, metaSchema, id) => {
    expect(metaSchema).toStrictEqual(libraryCopy(id));
  });

  it.each(Object.entries(vocabularies2019))("2019-09 %s", (name, metaSchema) => {
    expect(metaSchema).toStrictEqual(libraryCopy(`https://json-schema.org/draft/2019-09/meta/${name}`));
  });

  it.each(Object.entries(vocabularies2020))("2020-12 %s", (name, metaSchema) => {
    expect(metaSchema).toStrictEqual(libraryCopy(`https://json-schema.org/draft/2020-12/meta/${name}`));
  });
});

describe("differs from Ajv's copy only where the published text changed later", () => {
  it("draft-04: `id` and `$schema` are no longer of format `uri`, and `format` is described", () => {
    // https://github.com/json-schema-org/json-schema-spec/pull/436
    const copy = fileCopy("ajv-draft-04/dist/refs/json-schema-draft-04.json");
    const changes = { id: { type: "string" }, $schema: { type: "string" }, format: { type: "string" } };
    expect(draft04).toStrictEqual(withProperties(copy, changes));
  });

  it("draft-06: the names in `patternProperties` are regular expressions", () => {
    // https://github.com/json-schema-org/json-schema-org.github.io/pull/358
    const copy = fileCopy("ajv/dist/refs/json-schema-draft-06.json");
    const patternProperties = {
      type: "object",
      additionalProperties: { $ref: "#" },
      propertyNames: { format: "regex" },
      default: {},
    };
    expect(draft06).toStrictEqual(withProperties(copy, { patternProperties }));
  });

  it("draft-07: `writeOnly` is described", () => {
    // https://github.com/json-schema-org/json-schema-org.github.io/pull/308
    const copy = fileCopy("ajv/dist/refs/json-schema-draft-07.json");
    const changes = { writeOnly: { type: "boolean", default: false } };
    expect(draft07).toStrictEqual(withProperties(copy, changes));
  });

  it("2019-09 and 2020-12: not at all", () => {
    expect(draft2019).toStrictEqual(fileCopy("ajv/dist/refs/json-schema-2019-09/schema.json"));
    expect(draft2020).toStrictEqual(fileCopy("ajv/dist/refs/json-schema-2020-12/schema.json"));
  });

  // The document of a vocabulary is no dialect, and no longer looks like one.
  // https://github.com/json-schema-org/json-schema-spec/pull/1461 and /1462
  it.each(Object.entries(vocabularies2019))("2019-09 %s: has no `$vocabulary`", (name, metaSchema) => {
    expect(metaSchema).toStrictEqual(ajvVocabularyCopy("2019-09", name));
  });

  // Ajv has no copy of format-assertion.
  const known = Object.entries(vocabularies2020).filter(([name]) => name !== "format-assertion");
  it.each(known)("2020-12 %s: has no `$vocabulary`", (name, metaSchema) => {
    expect(metaSchema).toStrictEqual(ajvVocabularyCopy("2020-12", name));
  });
});

describe("is valid against itself, says Ajv", () => {
  const options = { meta: false, strict: false, validateFormats: false } as const;
  const dialects = [
    { name: "draft-04", ajv: new ajvDraft04.default(options), documents: [draft04] },
    { name: "draft-06", ajv: new Ajv(options), documents: [draft06] },
    { name: "draft-07", ajv: new Ajv(options), documents: [draft07] },
    {
      name: "2019-09",
      ajv: new Ajv2019(options),
      documents: [draft2019, ...Object.values(vocabularies2019)],
    },
    {
      name: "2020-12",
      ajv: new Ajv2020(options),
      documents: [draft2020, ...Object.values(vocabularies2020)],
    },
  ];

  it.each(dialects)("$name", ({ ajv, documents }) => {
    // Unchecked while they are added: a document may need one that is added after it.
    for (const document of documents) ajv.addMetaSchema(document, undefined, false);
    for (const document of documents) {
      expect(ajv.validateSchema(document)).toBe(true);
      expect(ajv.errors).toBeNull();
    }

    // The generated checks are used, and not only present: an invalid schema is refused, also as a subschema.
    const $schema = documents[0]?.["$schema"] as string;
    expect(ajv.validateSchema({ $schema, type: "nonsense" })).toBe(false);
    expect(ajv.validateSchema({ $schema, properties: { a: { not: { minLength: -1 } } } })).toBe(false);
  });
});

// V1 is not released, and no package has its meta-schema as it is by now. @hyperjump/json-schema has an older state, with
// vocabularies: the names and the forms of their values are what can be compared.
describe("v1", () => {
  const properties = metaV1.metaSchema["properties"] as Record<string, unknown>;
  const proposed = new Set(["$vocabulary", "propertyDependencies"]);

  const older = async (): Promise<Record<string, MetaSchema>> => {
    const folder = dirname(require.resolve("@hyperjump/json-schema"));
    const names = ["core", "applicator", "unevaluated", "validation", "meta-data", "format", "content"];
    const documents = await Promise.all(
      names.map(
        async (name) =>
          (await import(pathToFileURL(join(folder, "meta", `${name}.js`)).href)) as {
            default: { properties: Record<string, MetaSchema> };
          },
      ),
    );
    return Object.assign({}, ...documents.map((document) => document.default.properties)) as Record<string, MetaSchema>;
  };

  it("has the keywords of the older state, and no others but those it took for proposals", async () => {
    const onlyOlder = Object.keys(await older()).filter((name) => !(name in properties));
    expect(onlyOlder.toSorted()).toEqual(["conditional", "itemPattern", "optional"]);
    const known = await older();
    expect(Object.keys(properties).filter((name) => !(name in known))).toEqual([]);
  });

  it("has all keywords of the dialect, and no others but proposals", () => {
    const names = Object.keys(properties).filter((name) => !proposed.has(name));
    expect(names.toSorted()).toEqual([...v1.keywords.keys()].toSorted());
  });

  // Schemas and values that are no schemas: those of the meta-schema's own tests (specs/meta/test-suite), and more.
  const $schema = "https://json-schema.org/v1";
  const rows: readonly (readonly [schema: unknown, valid: boolean])[] = [
    [{ $id: "https://example.com/main" }, true],
    [{ $id: "https://example.com/main#" }, false],
    [{ $id: "https://example.com/main#foo" }, false],
    [{ $schema }, true],
    [{ $schema: `${$schema}#` }, false],
    [{ $schema: `${$schema}#frag` }, false],
    [{ $anchor: "é" }, true],
    [{ $dynamicAnchor: "é" }, true],
    [{ $dynamicRef: "é" }, true],
    [{ $anchor: "#e" }, false],
    [{ $dynamicRef: "a/b" }, false],
    [{ $vocabulary: {} }, true],
    [{ $defs: { foo: { type: "string" } } }, true],
    [{ $defs: { foo: { type: "invalid" } } }, false],
    [{ $defs: { foo: false } }, true],
    [{ $defs: { foo: 42 } }, false],
    [{ enum: [] }, true],
    [{ "x-foo": 1 }, true],
    [{ not: { not: { "x-foo": 1 } } }, true],
    [true, true],
    [1, false],
  ];

  it.each(rows)("%j: %s", (schema, valid) => {
    for (const dialect of [v1, v1Strict, v1Lenient])
      expect(createArgot({ dialects: [dialect] }).compile($schema)(schema)).toBe(valid);
  });

  it.each([[{ foo: 1 }], [{ properties: { a: { foo: 1 } } }]])("%j is valid where anything is allowed", (schema) => {
    const isSchema = (dialect: typeof v1): boolean => createArgot({ dialects: [dialect] }).compile($schema)(schema);
    expect([isSchema(v1), isSchema(v1Strict), isSchema(v1Lenient)]).toEqual([false, false, true]);
  });

  it("allows a name with a # where that is not refused on request", () => {
    const isSchema = (dialect: typeof v1): boolean =>
      createArgot({ dialects: [dialect] }).compile($schema)({ $dynamicRef: "#name" });
    expect([isSchema(v1), isSchema(v1Strict), isSchema(v1Lenient)]).toEqual([true, false, true]);
  });

  it("is valid against itself", () => {
    for (const dialect of [v1, v1Strict, v1Lenient])
      for (const document of [metaV1.metaSchema, metaV1.transitional])
        expect(createArgot({ dialects: [dialect] }).compile($schema)(document)).toBe(true);
  });
});

describe("the checks that come with dialects", () => {
  it.each([
    ["v1", v1],
    ["draft-03", draft03Dialect],
  ])("%s: decide as the loop does", (_, dialect) => {
    const uri = dialect.uri;
    const argot = createArgot({ dialects: [dialect] });
    const isSchema = argot.compile(uri);
    const isAccepted = (schema: object): boolean => {
      try {
        argot.compile(schema);
        return true;
      } catch {
        return false;
      }
    };
    const values = [1, "a", true, [], {}, [1], ["a"], ["a", "a"], { a: 1 }, { a: {} }, { a: [] }, [{}], -1, 0.5];
    const schemas = [...dialect.keywords.keys()].flatMap((name) => values.map((value) => ({ [name]: value })));
    // Shapes and references may refuse more, and never less.
    const refused = schemas.filter((schema) => !isSchema(schema));
    expect(refused.length).toBeGreaterThan(300);
    expect(refused.filter(isAccepted)).toEqual([]);
  });
});
