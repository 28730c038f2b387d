// What the published schema of documents cannot say: references, identifiers, paths and discriminators.
import { encodeFragment, pointerOf, resolveUri, splitFragment } from "@argot/core/json";
import { type Dialect, isObject, type JsonObject } from "@argot/core/keyword";
import type { Argot } from "argot";
import { DocumentError } from "./document-error.js";
import type { DocumentPart, DocumentSet, KnownDocument } from "./document-set.js";
import { ObjectChecker } from "./object-checker.js";
import { methods, type ObjectKind } from "./objects.js";
import type { OpenedDocument } from "./opened-document.js";
import { positioned } from "./positioned.js";
import { isReference, type LocatedObject, maxPathLength, walkObjects } from "./walk-objects.js";
import { pathOf, walkSchemas } from "./walk-schemas.js";

/** What a check needs. */
interface CheckContext {
  readonly documents: DocumentSet;
  /** The dialect of the schemas. */
  readonly dialect: Dialect;
  /** It knows the identifiers in schemas. */
  readonly argot: Argot;
  readonly checker: ObjectChecker;
  readonly compilePattern: OpenedDocument["compilePattern"];
  /** References of schemas of the first document that lead somewhere: large documents have the same ones many times. */
  readonly resolved: Set<string>;
  /** Regular expressions that were checked. */
  readonly patterns: Set<string>;
  /** Parts of other documents that references lead to, each once. */
  readonly reached: Map<string, Root>;
  readonly operationIds: Map<string, readonly string[]>;
}

/** The root of a document, or a part of another document that a reference leads to. */
interface Root extends DocumentPart {
  readonly kind: ObjectKind;
}

/**
 * Whether only the compilation of a schema can follow its reference: to an anchor, or to a schema with an identifier of its own, or to
 * an installed meta-schema.
 */
function isLeftToCompilation({ argot, documents }: CheckContext, reference: string, { base }: KnownDocument): boolean {
  if (/#[^/]/.test(reference)) return true;
  const uri = resolveUri(reference, base);
  return documents.documentOf(splitFragment(uri).resource) === undefined && argot.locate(uri) !== undefined;
}

/** The errors of a document in its order, and then those of what it refers to in others. */
export function* checkDocument({
  documents,
  dialect,
  argot,
  version,
  compilePattern,
}: OpenedDocument): Iterable<DocumentError> {
  const checker = new ObjectChecker(documents, argot, version);
  const context: CheckContext = {
    documents,
    dialect,
    argot,
    checker,
    compilePattern,
    resolved: new Set(),
    patterns: new Set(),
    reached: new Map(),
    operationIds: new Map(),
  };
  const document = documents.entry;
  const json = document.value as JsonObject;
  yield* checkPaths(context, json);
  yield* checkObjects(context, { document, path: [], json, kind: "openapi" });
  // The iteration visits parts that are added during it.
  for (const part of context.reached.values())
    yield* part.kind === "schema" ? checkForeignSchema(context, part) : checkObjects(context, part);
}

function* checkObjects(context: CheckContext, { document, ...root }: Root): Iterable<DocumentError> {
  for (const object of walkObjects(root as LocatedObject)) {
    const at = { document, path: object.path };
    if (object.path.length > maxPathLength)
      yield context.documents.error("invalid-schema", at, `is nested deeper than ${maxPathLength} levels`);
    if (object.kind === "schema") yield* checkSchemas(context, object, document);
    else if (isReference(object.json)) yield* checkReference(context, object.json.$ref, object.kind, at);
    if (object.kind === "operation") yield* checkOperationId(context, object, document);
    if (object.kind === "operation" || object.kind === "path-item") yield* checkParameters(context, object, document);
  }
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

/** Notes a part of another document. */
function reach({ documents, reached }: CheckContext, part: DocumentPart, kind: ObjectKind): void {
  if (part.document === documents.entry) return;
  const key = `${kind} ${part.document.uri}#${pointerOf(part.path)}`;
  if (!reached.has(key)) reached.set(key, { ...part, kind });
}

/** A schema in another document, which was not checked with its document. A document with `$schema` has a dialect of its own. */
function* checkForeignSchema(context: CheckContext, { document, path, json }: Root): Iterable<DocumentError> {
  const { documents, argot } = context;
  try {
    positioned(argot, documents, () => argot.compile(`${document.base}#${encodeFragment(pointerOf(path))}`));
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return yield error;
  }
  const hasOwnDialect = isObject(document.value) && typeof document.value["$schema"] === "string";
  if (!hasOwnDialect && isObject(json)) yield* checkSchemas(context, { kind: "schema", json, path }, document);
}

/** Two operations under one id. */
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
  path.length === 3 ? `${path[2]?.toUpperCase()} ${path[1]}` : `at "${path.join("/")}"`;

/** Two parameters with one name at one place. */
function* checkParameters(
  { documents }: CheckContext,
  { json, path }: LocatedObject,
  document: KnownDocument,
): Iterable<DocumentError> {
  const { parameters } = json as JsonObject;
  if (!Array.isArray(parameters)) return;
  const known = new Set<string>();
  for (const [i, parameter] of (parameters as unknown[]).entries()) {
    if (!isObject(parameter) || isReference(parameter as JsonObject)) continue;
    const key = JSON.stringify([parameter["in"], parameter["name"]]);
    if (known.has(key)) {
      const reason = `the parameter ${JSON.stringify(parameter["name"])} in ${String(parameter["in"])} is there twice`;
      yield documents.error("duplicate-identifier", { document, path: [...path, "parameters", String(i)] }, reason);
    }
    known.add(key);
  }
}

/**
 * Templated paths that differ only in the names of their parameters, and have a method in common or no methods. With different methods
 * they can be distinguished, as GitHub's description needs.
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
function* checkSchemas(
  context: CheckContext,
  { json, path }: LocatedObject,
  document: KnownDocument,
): Iterable<DocumentError> {
  const { documents, dialect } = context;
  // References of other documents are resolved against other URIs.
  const known = document === documents.entry ? context.resolved : new Set<string>();
  const has = (name: string): boolean => dialect.keywords.has(name);
  const [identifies, refers, discriminates, matches] = ["$id", "$ref", "discriminator", "pattern"].map(has);
  const { patterns } = context;
  const rebased = new WeakSet<object>();
  yield* checkDeclaredDialect(context, json, { document, path });
  for (const schema of walkSchemas(json, path, dialect)) {
    const { $id: id, $ref: reference, discriminator, pattern } = schema.json;
    if (identifies && (typeof id === "string" || (schema.outer && rebased.has(schema.outer.json)))) {
      rebased.add(schema.json);
      continue;
    }
    if (
      refers &&
      typeof reference === "string" &&
      !known.has(reference) &&
      !isLeftToCompilation(context, reference, document)
    ) {
      try {
        const from = { document, path: [...pathOf(schema), "$ref"] };
        reach(context, documents.resolve(reference, from), "schema");
        yield* endlessReference(context, reference, from);
        known.add(reference);
      } catch (error) {
        yield error as DocumentError;
      }
    }
    if (matches && typeof pattern === "string" && !patterns.has(pattern)) {
      patterns.add(pattern);
      yield* checkPattern(context, pattern, { document, path: [...pathOf(schema), "pattern"] });
    }
    if (discriminates && isObject(discriminator))
      yield* checkDiscriminator(context, discriminator, { document, path: [...pathOf(schema), "discriminator"] });
  }
}

/** References of schemas that lead back to themselves. Where one leads nowhere, the schema with it says so. */
function* endlessReference(
  { documents }: CheckContext,
  reference: string,
  from: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  try {
    documents.follow(reference, from);
  } catch (error) {
    if (error instanceof DocumentError && error.code === "endless-reference") yield error;
  }
}

/** A regular expression that cannot be used. */
function* checkPattern(
  { documents, compilePattern }: CheckContext,
  pattern: string,
  at: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  try {
    compilePattern(pattern);
  } catch (error) {
    const reason = `${JSON.stringify(pattern)} is not a valid regular expression: ${(error as Error).message}`;
    yield documents.error("invalid-pattern", at, reason);
  }
}

/** A schema that names another dialect, but has no identifier: only resources have dialects of their own. */
function* checkDeclaredDialect(
  { documents, dialect }: CheckContext,
  json: JsonObject | boolean,
  { document, path }: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  if (!isObject(json) || !dialect.keywords.has("$schema") || typeof json["$id"] === "string") return;
  const { $schema: declared } = json;
  if (typeof declared !== "string" || declared === "") return;
  const uri = declared.replace(/#$/, "");
  if (uri === dialect.uri || dialect.aliases.includes(uri)) return;
  yield documents.error(
    "other-dialect",
    { document, path: [...path, "$schema"] },
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
    if (
      typeof target !== "string" ||
      Object.hasOwn(schemas, target) ||
      isLeftToCompilation(context, target, at.document)
    )
      continue;
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
