import { isObject, type JsonObject } from "@argot/core/keyword";
import { compilePattern } from "@argot/core/internal";
import { resolveUri } from "@argot/core/json";
import { type Argot, createArgot, type Dialect, openApiFormats, replacePresentKeywords, SchemaError } from "argot";
import { discriminatorAssertion } from "../keywords/index.js";
import { documentDialect, fragmentDialect, type OpenApiVersion, versions } from "../dialects/document-dialect.js";
import { withDirectReferences } from "./direct-references.js";
import { DocumentSet, type KnownDocument, knownDocument } from "./document-set.js";
import type { OpenedDocument } from "./opened-document.js";
import { checkOptions, type OpenOptions } from "./options.js";
import { positioned } from "./positioned.js";

/**
 * Adds a document, and those that it refers to, to an instance. Only the version is checked.
 *
 * @throws DocumentError if it is not a document of a known version.
 * @throws DefinitionError if an option is wrong.
 */
export function addDocuments(given: unknown, options: OpenOptions): OpenedDocument {
  checkOptions(options);
  const documents = withDirectReferences(documentsOf(given, options));
  const { entry } = documents;
  const version = versionOf(documents, entry);
  const dialect = schemaDialect(documents, version, options);
  const own = documentDialect(version, dialect);
  const fragment = fragmentDialect(version, dialect);
  const { dialects = [], vocabularies = [], formats = "annotate", limits, regex, tier } = options;
  const isPresent = (uri: string): boolean => dialects.some((each) => each.uri === uri);
  const argot = createArgot({
    dialects: [
      ...dialects,
      ...Object.values(versions).flatMap((each) => (isPresent(each.schemas.uri) ? [] : each.schemas)),
      own,
      fragment,
    ].map((each) =>
      options.discriminator === "assert" ? replacePresentKeywords(each, [discriminatorAssertion]) : each,
    ),
    vocabularies,
    dialect: own.uri,
    formats: formats === "assert" ? openApiFormats : formats,
    ...(limits && { limits }),
    ...(regex && { regex }),
    ...(tier && { tier }),
  });
  for (const each of documents.all) addDocument(argot, documents, each, fragment.uri);
  return { version, documents, dialect, documentDialect: own, argot, compilePattern: regex ?? compilePattern };
}

/** The documents of a description, by their URIs. */
export function documentsOf(
  given: unknown,
  { uri, documents = {} }: Pick<OpenOptions, "uri" | "documents">,
): DocumentSet {
  const name =
    isObject(given) && typeof given["name"] === "string" && "positionOf" in given ? given["name"] : "document";
  const base = uri ?? resolveUri(encodeURI(name), "openapi:/");
  const entry = knownDocument(given, base);
  const others = Object.entries(documents).map(([other, each]) => knownDocument(each, resolveUri(other, entry.base)));
  return new DocumentSet(
    entry,
    others.filter((each) => each.uri !== entry.uri),
  );
}

/** The version that a document declares. */
function versionOf(documents: DocumentSet, document: KnownDocument): OpenApiVersion {
  const refuse = (path: readonly string[], reason: string): never => {
    throw documents.error("unknown-dialect", { document, path }, reason);
  };
  const { value } = document;
  if (!isObject(value)) {
    const hint = typeof value === "string" ? "; to open a text, parse it with `parseSource` of @argot/source-text" : "";
    return refuse([], `a document must be an object${hint}`);
  }
  if (Object.hasOwn(value, "swagger"))
    return refuse(["swagger"], "this is a document of Swagger 2.0; convert it to OpenAPI 3 first");
  if (Object.hasOwn(value, "asyncapi") && !Object.hasOwn(value, "openapi"))
    return refuse(["asyncapi"], "this is a document of AsyncAPI; open it by `openAsyncApi` of @argot/openapi/asyncapi");
  const given = Object.hasOwn(value, "openapi") ? value["openapi"] : undefined;
  const [, version] = /^(3\.[012])\.\d/.exec(typeof given === "string" ? given : "") ?? [];
  if (version !== undefined) return version as OpenApiVersion;
  const versionNames = 'a version such as "3.0.4", "3.1.2" or "3.2.0"';
  return given === undefined
    ? refuse([], `must have the property "openapi" with ${versionNames}`)
    : refuse(["openapi"], `must be ${versionNames}, is ${JSON.stringify(given)}`);
}

/** The dialect that a document declares for its schemas. */
function schemaDialect(documents: DocumentSet, version: OpenApiVersion, options: OpenOptions): Dialect {
  const { entry } = documents;
  const own = versions[version].schemas;
  const named = (entry.value as JsonObject)["jsonSchemaDialect"];
  if (version === "3.0" || typeof named !== "string" || isDialectOf(version, named)) return own;
  const { dialects = [], vocabularies = [] } = options;
  const argot = createArgot({
    dialects: [...Object.values(versions).map(({ schemas }) => schemas), ...dialects],
    vocabularies,
  });
  try {
    for (const each of documents.all)
      if (each !== entry && isObject(each.value) && typeof each.value["$schema"] === "string")
        argot.add(each.value, each.uri);
    return argot.dialect(named);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    throw documents.error("unknown-dialect", { document: entry, path: ["jsonSchemaDialect"] }, error.reason);
  }
}

/** Whether a URI is that of the dialect of a version, whatever the date of its publication. */
const isDialectOf = (version: OpenApiVersion, uri: string): boolean =>
  uri.startsWith(`https://spec.openapis.org/oas/${version}/dialect`);

function addDocument(argot: Argot, documents: DocumentSet, document: KnownDocument, fragment: string): void {
  const { value } = document;
  const isEntry = document === documents.entry;
  if (
    !isEntry &&
    isObject(value) &&
    Object.hasOwn(value, "openapi") &&
    versionOf(documents, document) !== versionOf(documents, documents.entry)
  )
    throw documents.error(
      "other-dialect",
      { document, path: ["openapi"] },
      "documents that refer to one another must be of one version",
    );
  const isFragment =
    !isEntry && isObject(value) && !Object.hasOwn(value, "openapi") && !Object.hasOwn(value, "$schema");
  positioned(argot, documents, () => argot.add(isFragment ? { $schema: fragment, ...value } : value, document.base));
}
