// What the published schema of documents cannot say: references, identifiers, paths and discriminators.
import { resolveUri, splitFragment } from "@argot/core/json";
import { type Dialect, isObject, type JsonObject } from "@argot/core/keyword";
import type { Argot } from "argot";
import type { DocumentError } from "./document-error.js";
import type { DocumentSet, DocumentPart } from "./document-set.js";
import type { OpenedDocument } from "./opened-document.js";
import { methods } from "./objects.js";
import { isReference, type LocatedObject, maxPathLength, walkObjects } from "./walk-objects.js";
import { pathOf, walkSchemas } from "./walk-schemas.js";

/** What a check needs. */
interface CheckContext {
  readonly documents: DocumentSet;
  /** The dialect of the schemas. */
  readonly dialect: Dialect;
  /** It knows the identifiers in schemas. */
  readonly argot: Argot;
  /** References of schemas that lead somewhere: large documents have the same ones many times. */
  readonly resolved: Set<string>;
}

/**
 * Whether only the compilation of a schema can follow its reference: to an anchor, or to a schema with an identifier of its own, or to
 * an installed meta-schema.
 */
function isLeftToCompilation({ argot, documents }: CheckContext, reference: string): boolean {
  if (/#[^/]/.test(reference)) return true;
  const uri = resolveUri(reference, documents.entry.base);
  return documents.documentOf(splitFragment(uri).resource) === undefined && argot.locate(uri) !== undefined;
}

/** The errors of the document that the others belong to, in its order. */
export function* checkDocument({
  documents,
  dialect,
  argot,
}: Pick<OpenedDocument, "documents" | "dialect" | "argot">): Iterable<DocumentError> {
  const context: CheckContext = { documents, dialect, argot, resolved: new Set() };
  const document = documents.entry;
  const root = document.value as JsonObject;
  yield* checkPaths(context, root);
  const operationIds = new Map<string, readonly string[]>();
  for (const object of walkObjects({ kind: "openapi", json: root, path: [] })) {
    const at = { document, path: object.path };
    if (object.path.length > maxPathLength)
      yield documents.error("invalid-schema", at, `is nested deeper than ${maxPathLength} levels`);
    if (object.kind === "schema") yield* checkSchemas(context, object);
    else if (isReference(object.json))
      yield* resolved(context, object.json.$ref, { ...at, path: [...object.path, "$ref"] });
    if (object.kind === "operation") yield* checkOperationId(context, object, operationIds);
    if (object.kind === "operation" || object.kind === "path-item") yield* checkParameters(context, object);
  }
}

/** Reports a reference that leads nowhere. */
function* resolved(
  { documents }: CheckContext,
  reference: string,
  at: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  try {
    documents.follow(reference, at);
  } catch (error) {
    yield error as DocumentError;
  }
}

/** Two operations under one id. */
function* checkOperationId(
  { documents }: CheckContext,
  { json, path }: LocatedObject,
  known: Map<string, readonly string[]>,
): Iterable<DocumentError> {
  const { operationId } = json as JsonObject;
  if (typeof operationId !== "string") return;
  const first = known.get(operationId);
  if (!first) return void known.set(operationId, path);
  const reason = `the operation ${shownOperation(first)} has the operationId ${JSON.stringify(operationId)} as well`;
  yield documents.error("duplicate-identifier", { document: documents.entry, path: [...path, "operationId"] }, reason);
}

const shownOperation = (path: readonly string[]): string =>
  path.length === 3 ? `${path[2]?.toUpperCase()} ${path[1]}` : `at "${path.join("/")}"`;

/** Two parameters with one name at one place. */
function* checkParameters({ documents }: CheckContext, { json, path }: LocatedObject): Iterable<DocumentError> {
  const { parameters } = json as JsonObject;
  if (!Array.isArray(parameters)) return;
  const known = new Set<string>();
  for (const [i, parameter] of (parameters as unknown[]).entries()) {
    if (!isObject(parameter) || isReference(parameter as JsonObject)) continue;
    const key = JSON.stringify([parameter["in"], parameter["name"]]);
    if (known.has(key)) {
      const reason = `the parameter ${JSON.stringify(parameter["name"])} in ${String(parameter["in"])} is there twice`;
      yield documents.error(
        "duplicate-identifier",
        { document: documents.entry, path: [...path, "parameters", String(i)] },
        reason,
      );
    }
    known.add(key);
  }
}

/**
 * Templated paths that differ only in the names of their parameters, and have a method in common or no methods. With different methods
 * they are told apart, as GitHub's description needs.
 */
function* checkPaths({ documents }: CheckContext, { paths }: JsonObject): Iterable<DocumentError> {
  const known = new Map<string, string>();
  for (const [template, item] of isObject(paths) ? Object.entries(paths) : []) {
    if (!template.startsWith("/")) continue;
    const shape = template.replace(/\{[^{}]*\}/g, "{}");
    const present = isObject(item) ? Object.keys(item).filter((name) => methods.includes(name)) : [];
    const keys = (present.length > 0 ? present : ["", ...methods]).map((method) => `${method} ${shape}`);
    const other = keys
      .map((key) => known.get(key) ?? (present.length > 0 ? known.get(` ${shape}`) : undefined))
      .find((each) => each !== undefined);
    for (const key of keys) if (!known.has(key)) known.set(key, template);
    if (other !== undefined)
      yield documents.error(
        "duplicate-identifier",
        { document: documents.entry, path: ["paths", template] },
        `matches the same paths as ${JSON.stringify(other)}`,
      );
  }
}

/** References and discriminators in a schema, up to schemas with a base URI of their own. */
function* checkSchemas(context: CheckContext, { json, path }: LocatedObject): Iterable<DocumentError> {
  const { documents, dialect, resolved: known } = context;
  const document = documents.entry;
  const has = (name: string): boolean => dialect.keywords.has(name);
  const [identifies, refers, discriminates] = [has("$id"), has("$ref"), has("discriminator")];
  const rebased = new WeakSet<object>();
  yield* checkDeclaredDialect(context, json, path);
  for (const schema of walkSchemas(json, path, dialect)) {
    const { $id: id, $ref: reference, discriminator } = schema.json;
    if (identifies && (typeof id === "string" || (schema.outer && rebased.has(schema.outer.json)))) {
      rebased.add(schema.json);
      continue;
    }
    if (refers && typeof reference === "string" && !known.has(reference) && !isLeftToCompilation(context, reference)) {
      try {
        // Schemas may refer to one another in circles through properties, so only one step is followed.
        documents.resolve(reference, { document, path: [...pathOf(schema), "$ref"] });
        known.add(reference);
      } catch (error) {
        yield error as DocumentError;
      }
    }
    if (discriminates && isObject(discriminator))
      yield* checkDiscriminator(context, discriminator, { document, path: [...pathOf(schema), "discriminator"] });
  }
}

/** A schema that names another dialect, but has no identifier: only resources have dialects of their own. */
function* checkDeclaredDialect(
  { documents, dialect }: CheckContext,
  json: JsonObject | boolean,
  path: readonly string[],
): Iterable<DocumentError> {
  if (!isObject(json) || !dialect.keywords.has("$schema") || typeof json["$id"] === "string") return;
  const { $schema: declared } = json;
  if (typeof declared !== "string" || declared === "") return;
  const uri = declared.replace(/#$/, "");
  if (uri === dialect.uri || dialect.aliases.includes(uri)) return;
  yield documents.error(
    "other-dialect",
    { document: documents.entry, path: [...path, "$schema"] },
    `names the dialect ${uri}, and the document has ${dialect.uri}; give the schema an \`$id\`, since only a schema with an identifier of its own can have a dialect of its own`,
  );
}

/** A discriminator that leads to no schema: a name of a schema of the document, or a reference. */
function* checkDiscriminator(
  context: CheckContext,
  { mapping, defaultMapping }: Readonly<Record<string, unknown>>,
  at: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  const targets: (readonly [path: readonly string[], target: unknown])[] = [
    ...Object.entries(isObject(mapping) ? mapping : {}).map(([name, target]) => [["mapping", name], target] as const),
    [["defaultMapping"], defaultMapping],
  ];
  const { documents } = context;
  const root = documents.entry.value as JsonObject;
  const components = isObject(root["components"]) ? root["components"] : {};
  const schemas = isObject(components["schemas"]) ? components["schemas"] : {};
  for (const [path, target] of targets) {
    if (typeof target !== "string" || Object.hasOwn(schemas, target) || isLeftToCompilation(context, target)) continue;
    try {
      documents.resolve(target, at);
    } catch {
      yield documents.error(
        "unresolvable-reference",
        { ...at, path: [...at.path, ...path] },
        `the discriminator maps to ${JSON.stringify(target)}, which is neither the name of a schema nor leads to one`,
      );
    }
  }
}
