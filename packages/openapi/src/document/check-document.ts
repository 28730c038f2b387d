// Checks what the published schema of documents cannot express: references, identifiers, security, paths and
// discriminators.
import { isObject, type JsonObject } from "@argot/core/keyword";
import { type CheckContext, reach, type Root, rootOf } from "./check-context.js";
import { checkLinks } from "./check-links.js";
import { checkPaths } from "./check-paths.js";
import { checkPublished } from "./check-published.js";
import { checkCircularSchemas, checkSchemas, isReported } from "./check-schemas.js";
import { checkSecurity } from "./check-security.js";
import { compileTogether } from "./compile-together.js";
import type { DocumentError } from "./document-error.js";
import type { DocumentPart, DocumentSet, KnownDocument } from "./document-set.js";
import { ObjectChecker } from "./object-checker.js";
import type { ObjectKind } from "./objects.js";
import type { OpenedDocument } from "./opened-document.js";
import { mergeKeyMessage } from "./published-messages.js";
import { parametersOf } from "./parameters-of.js";
import { SchemaReferences } from "./schema-references.js";
import { isReference, type LocatedObject, maxPathLength, walkObjects } from "./walk-objects.js";

/**
 * The errors of a document: violations of the published schema; if there are none, all others in the order of the
 * document, then errors of parts of other documents that it refers to.
 */
export function* checkDocument(
  opened: OpenedDocument,
  context: CheckContext = checkContext(opened),
): Iterable<DocumentError> {
  let isValid = true;
  for (const error of checkPublished(opened)) {
    isValid = false;
    yield error;
  }
  if (isValid) yield* checkMeaning(context);
}

/** The data of a new check. */
export const checkContext = (opened: OpenedDocument): CheckContext => ({
  ...opened,
  checker: new ObjectChecker(opened.documents, opened.argot, opened.version),
  resolved: new Set(),
  patterns: new Set(),
  reached: new Map(),
  operationIds: new Map(),
  links: [],
  circular: new Set(),
  schemaReferences: new SchemaReferences(),
});

function* checkMeaning(context: CheckContext): Iterable<DocumentError> {
  const { documents } = context;
  yield* checkPaths(documents);
  yield* checkObjects(context, rootOf(context));
  yield* checkCircularSchemas(context);
  // The iteration visits parts that are added during it.
  for (const part of context.reached.values()) if (part.kind !== "schema") yield* checkObjects(context, part);
  yield* checkForeignSchemas(context);
  yield* checkLinks(context);
}

function* checkObjects(context: CheckContext, { document, ...root }: Root): Iterable<DocumentError> {
  for (const object of walkObjects(root as LocatedObject)) {
    const at = { document, path: object.path };
    if (object.path.length > maxPathLength)
      yield context.documents.error("invalid-schema", at, `is nested deeper than ${maxPathLength} levels`);
    yield* checkMergeKey(context.documents, object, document);
    if (object.kind === "schema") yield* checkSchemas(context, object, document);
    else if (isReference(object.json)) yield* checkReference(context, object.json.$ref, object.kind, at);
    if (object.kind === "operation") yield* checkOperationId(context, object, document);
    if (object.kind === "link") context.links.push({ ...at, json: object.json });
    if (object.kind === "openapi" || object.kind === "operation")
      yield* checkSecurity(context, { ...at, json: object.json });
    if (object.kind === "operation" || object.kind === "path-item")
      yield* checkParameters(context.documents, { ...at, json: object.json });
  }
}

/** An object under the name `<<`, which YAML 1.1 merges. */
function* checkMergeKey(
  documents: DocumentSet,
  { path }: LocatedObject,
  document: KnownDocument,
): Iterable<DocumentError> {
  if (path.at(-1) === "<<") yield documents.error("invalid-schema", { document, path }, mergeKeyMessage);
}

/** Reports a reference that leads nowhere, or to another kind of object. */
function* checkReference(
  context: CheckContext,
  reference: string,
  kind: ObjectKind,
  { document, path }: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  const from = { document, path: [...path, "$ref"] };
  try {
    const part = context.documents.follow(reference, from);
    context.checker.check(part, kind, reference, from);
    reach(context, part, kind);
  } catch (error) {
    yield error as DocumentError;
  }
}

/**
 * Checks the schemas in other documents, which were not checked with their documents. A schema that can be compiled
 * refers only to such schemas, which are then checked with it.
 */
function* checkForeignSchemas(context: CheckContext): Iterable<DocumentError> {
  const { reached, circular } = context;
  const known = new Set(reached.values());
  const { valid, errors } = compileTogether(
    context,
    [...known].filter(({ kind }) => kind === "schema"),
  );
  for (const error of errors) if (!isReported(circular, error)) yield error;
  for (const part of valid) yield* checkForeignSchema(context, part);
  // The iteration visits parts that are added during it.
  for (const part of reached.values()) if (!known.has(part)) yield* checkForeignSchema(context, part);
}

/** Checks on the text of a schema in another document. A document with `$schema` has its own dialect. */
function* checkForeignSchema(context: CheckContext, { document, path, json }: Root): Iterable<DocumentError> {
  const hasOwnDialect = isObject(document.value) && typeof document.value["$schema"] === "string";
  if (!hasOwnDialect && isObject(json)) yield* checkSchemas(context, { kind: "schema", json, path }, document);
}

/** Reports operations with equal ids. */
function* checkOperationId(
  { documents, operationIds: known }: CheckContext,
  { json, path }: LocatedObject,
  document: KnownDocument,
): Iterable<DocumentError> {
  const { operationId } = json as JsonObject;
  if (typeof operationId !== "string") return;
  const first = known.get(operationId);
  if (!first) return void known.set(operationId, path);
  const reason = `the operation ${shownOperation(first)} has the operationId ${JSON.stringify(operationId)} as well`;
  yield documents.error("duplicate-identifier", { document, path: [...path, "operationId"] }, reason);
}

const shownOperation = (path: readonly string[]): string =>
  path.length === 3 ? `${path.at(2)?.toUpperCase()} ${path.at(1)}` : `at "${path.join("/")}"`;

/** Reports parameters with equal names in one part of a request. Names of headers are compared without case. */
function* checkParameters(documents: DocumentSet, owner: DocumentPart): Iterable<DocumentError> {
  const known = new Set<string>();
  for (const { name, in: location, at } of parametersOf(documents, owner)) {
    const key = JSON.stringify([location, location === "header" ? name.toLowerCase() : name]);
    if (known.has(key))
      yield documents.error(
        "duplicate-identifier",
        at,
        `the parameter ${JSON.stringify(name)} in ${location} is there twice`,
      );
    known.add(key);
  }
}
