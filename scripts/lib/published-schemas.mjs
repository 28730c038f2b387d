// The schemas that OpenAPI and AsyncAPI publish for their documents, from packages that carry them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "./workspace.mjs";

/** @typedef {{ [name: string]: unknown }} Schema */

const require = createRequire(path.join(root, "packages/openapi/package.json"));
/** The main file of a package that does not say which of its files are public. */
const openApi = require.resolve("@seriousme/openapi-schema-validator");

/** @param {string} version */
const openApiFile = (version) => path.join(path.dirname(openApi), `schemas/v${version}/schema.json`);

/**
 * The files with the schemas by the names of the constants, and how they are read.
 *
 * @type {Readonly<Record<string, readonly [file: string, read: (text: string) => Schema]>>}
 */
const schemas = {
  document30: [openApiFile("3.0"), JSON.parse],
  document31: [openApiFile("3.1"), (text) => JSON.parse(text, withDynamicReference)],
  document32: [openApiFile("3.2"), (text) => JSON.parse(text, withDynamicReference)],
  asyncApi3: [require.resolve("@asyncapi/specs/schemas/3.1.0.json"), reducedAsyncApi],
};

/** The names of the constants, and of the modules with them. */
export const publishedModules = {
  document30: "document-3.0",
  document31: "document-3.1",
  document32: "document-3.2",
  asyncApi3: "asyncapi-3",
};

/** @returns {import("./made-modules.mjs").MadeConstants} the schemas by the names of the constants */
export function publishedSchemas() {
  const code = new Map(
    Object.entries(schemas).map(([name, [file, read]]) => [
      name,
      `export const ${name} = ${JSON.stringify(read(readFileSync(file, "utf8")))};`,
    ]),
  );
  return { code, files: Object.values(schemas).map(([file]) => file) };
}

/** The package has static references in place of the dynamic ones to the schema of schemas. @param {string} _ @param {any} value */
const withDynamicReference = (_, value) => (value?.$ref === "#/$defs/schema" ? { $dynamicRef: "#meta" } : value);

/** What Argot does not check in AsyncAPI documents: texts for people, and formats, which are annotations. */
const annotations = new Set(["$comment", "$id", "default", "description", "example", "examples", "format", "title"]);
/** Keywords with names that are no keywords. */
const maps = new Set(["definitions", "patternProperties", "properties"]);
const jsonSchema = "http://json-schema.org/draft-07/schema#";
/** A schema, or one in another format with its name. The published definition lists formats, with the schemas of their schemas. */
const multiFormatSchema = {
  if: { type: "object", required: ["schemaFormat", "schema"] },
  then: { properties: { schemaFormat: { type: "string" } } },
  else: { $ref: "#/definitions/schema" },
};

/** @param {Schema} schema */
const hasRules = (schema) => Object.keys(schema).length > 0;

/**
 * The schema of AsyncAPI 3.1 documents, for 3.0 as well, without what Argot does not read: annotations, bindings, extensions, and schemas in
 * other formats. Its definitions have the last parts of their URIs as names.
 *
 * @param {string} text
 * @returns {Schema}
 */
function reducedAsyncApi(text) {
  const published = JSON.parse(text);
  /** @type {Record<string, unknown>} */
  const definitions = { multiFormatSchema };

  /** @param {string} reference @returns {Schema} the schema in place of a reference */
  function followed(reference) {
    if (reference.startsWith(jsonSchema.slice(0, -1))) return { $ref: jsonSchema };
    const [uri = "", pointer = ""] = reference.split("#");
    const name = path.posix.basename(uri, ".json");
    if (/Bindings|Extensions$/.test(name)) return {};
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {};
      definitions[name] = reduced(published.definitions[uri]);
    }
    return { $ref: `#/definitions/${name}${pointer}` };
  }

  /** @param {any} schema @returns {any} */
  function reduced(schema) {
    if (Array.isArray(schema)) return schema.map(reduced);
    if (typeof schema !== "object" || schema === null) return schema;
    if (typeof schema.$ref === "string") return followed(schema.$ref);
    const members = Object.entries(schema)
      .filter(([keyword]) => !annotations.has(keyword))
      .map(([keyword, value]) => [keyword, maps.has(keyword) ? reducedMap(value) : reduced(value)]);
    // A reference, or what is not read: that accepts all, and no value may match both.
    return Object.fromEntries(members.filter(([keyword, value]) => keyword !== "oneOf" || value.every(hasRules)));
  }

  /** @param {Schema} map */
  const reducedMap = (map) => Object.fromEntries(Object.entries(map).map(([name, each]) => [name, reduced(each)]));

  const { definitions: _, ...document } = published;
  const schema = reduced(document);
  const versions = { type: "string", pattern: "^3\\.[01]\\.\\d+$" };
  return {
    ...schema,
    $schema: jsonSchema,
    $id: "https://github.com/argot-schema/argot/asyncapi-3",
    properties: { ...schema.properties, asyncapi: versions },
    definitions,
  };
}
