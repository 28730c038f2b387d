import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { Ajv } from "ajv";
import ajvDraft04 from "ajv-draft-04";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { remotes } from "json-schema-library/remotes";
import { describe, expect, it } from "vitest";

import * as draft2019 from "../src/meta-schemas/2019-09.js";
import * as draft2020 from "../src/meta-schemas/2020-12.js";
import * as draft04 from "../src/meta-schemas/draft-04.js";
import * as draft06 from "../src/meta-schemas/draft-06.js";
import * as draft07 from "../src/meta-schemas/draft-07.js";
import type { MetaSchema } from "../src/meta-schemas/meta-schema.js";

const require = createRequire(import.meta.url);

const vocabularies2019: Record<string, MetaSchema> = {
  core: draft2019.core,
  applicator: draft2019.applicator,
  validation: draft2019.validation,
  "meta-data": draft2019.metadata,
  format: draft2019.format,
  content: draft2019.content,
};
const vocabularies2020: Record<string, MetaSchema> = {
  core: draft2020.core,
  applicator: draft2020.applicator,
  unevaluated: draft2020.unevaluated,
  validation: draft2020.validation,
  "meta-data": draft2020.metadata,
  "format-annotation": draft2020.formatAnnotation,
  "format-assertion": draft2020.formatAssertion,
  content: draft2020.content,
};

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
  it("draft-04", async () => {
    // json-schema-library has an older text: see Ajv's copy below, which is the same.
    const folder = dirname(require.resolve("@hyperjump/json-schema/draft-04"));
    const copy = (await import(pathToFileURL(join(folder, "schema.js")).href)) as { default: unknown };
    expect(draft04.metaSchema).toStrictEqual(copy.default);
  });

  it.each([
    ["draft-06", draft06.metaSchema, "http://json-schema.org/draft-06/schema#"],
    ["draft-07", draft07.metaSchema, "http://json-schema.org/draft-07/schema#"],
    ["2019-09", draft2019.metaSchema, "https://json-schema.org/draft/2019-09/schema"],
    ["2020-12", draft2020.metaSchema, "https://json-schema.org/draft/2020-12/schema"],
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
    expect(draft04.metaSchema).toStrictEqual(withProperties(copy, changes));
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
    expect(draft06.metaSchema).toStrictEqual(withProperties(copy, { patternProperties }));
  });

  it("draft-07: `writeOnly` is described", () => {
    // https://github.com/json-schema-org/json-schema-org.github.io/pull/308
    const copy = fileCopy("ajv/dist/refs/json-schema-draft-07.json");
    const changes = { writeOnly: { type: "boolean", default: false } };
    expect(draft07.metaSchema).toStrictEqual(withProperties(copy, changes));
  });

  it("2019-09 and 2020-12: not at all", () => {
    expect(draft2019.metaSchema).toStrictEqual(fileCopy("ajv/dist/refs/json-schema-2019-09/schema.json"));
    expect(draft2020.metaSchema).toStrictEqual(fileCopy("ajv/dist/refs/json-schema-2020-12/schema.json"));
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
    { name: "draft-04", ajv: new ajvDraft04.default(options), documents: [draft04.metaSchema] },
    { name: "draft-06", ajv: new Ajv(options), documents: [draft06.metaSchema] },
    { name: "draft-07", ajv: new Ajv(options), documents: [draft07.metaSchema] },
    {
      name: "2019-09",
      ajv: new Ajv2019(options),
      documents: [draft2019.metaSchema, ...Object.values(vocabularies2019)],
    },
    {
      name: "2020-12",
      ajv: new Ajv2020(options),
      documents: [draft2020.metaSchema, ...Object.values(vocabularies2020)],
    },
  ];

  it.each(dialects)("$name", ({ ajv, documents }) => {
    // Unchecked while they are added: a document may need one that is added after it.
    for (const document of documents) ajv.addMetaSchema(document, undefined, false);
    for (const document of documents) {
      expect(ajv.validateSchema(document)).toBe(true);
      expect(ajv.errors).toBeNull();
    }

    // That they were asked, and not only present: what is no schema is refused, in a subschema too.
    const $schema = documents[0]?.["$schema"] as string;
    expect(ajv.validateSchema({ $schema, type: "nonsense" })).toBe(false);
    expect(ajv.validateSchema({ $schema, properties: { a: { not: { minLength: -1 } } } })).toBe(false);
  });
});
