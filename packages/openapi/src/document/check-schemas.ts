// References, regular expressions, dialects and discriminators of schemas.
import { pointerOf, resolveUri, splitFragment } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import { type CheckContext, reach } from "./check-context.js";
import { compileTogether } from "./compile-together.js";
import { DocumentError } from "./document-error.js";
import type { DocumentPart, KnownDocument } from "./document-set.js";
import { mergeKeyMessage } from "./published-messages.js";
import type { LocatedObject } from "./walk-objects.js";
import { pathOf, type WalkedSchema, walkSchemas } from "./walk-schemas.js";

/**
 * Whether only compilation can resolve a reference of a schema: to an anchor, to a schema with its own identifier, or
 * to an installed meta-schema.
 */
function isLeftToCompilation({ argot, documents }: CheckContext, reference: string, { base }: KnownDocument): boolean {
  const uri = resolveUri(reference, base);
  const isDocument = documents.documentOf(splitFragment(uri).resource) !== undefined;
  return isDocument ? /#[^/]/.test(reference) : argot.locate(uri) !== undefined;
}

/** References and discriminators in a schema, up to schemas with a base URI of their own. */
export function* checkSchemas(
  context: CheckContext,
  { json, path }: LocatedObject,
  document: KnownDocument,
): Iterable<DocumentError> {
  const { documents, dialect } = context;
  // References in other documents have other base URIs.
  const known = document === documents.entry ? context.resolved : new Set<string>();
  const has = (name: string): boolean => dialect.keywords.has(name);
  const [identifies, refers, discriminates, matches] = ["$id", "$ref", "discriminator", "pattern"].map(has);
  const { patterns } = context;
  const rebased = new WeakSet<object>();
  yield* checkDeclaredDialect(context, json, { document, path });
  for (const schema of walkSchemas(json, path, dialect)) {
    const { $id: id, $ref: reference, discriminator, pattern } = schema.json;
    if (Object.hasOwn(schema.json, "<<"))
      yield documents.error("invalid-schema", { document, path: [...pathOf(schema), "<<"] }, mergeKeyMessage);
    else if (schema.outer && schema.path.at(-1) === "<<")
      yield documents.error("invalid-schema", { document, path: pathOf(schema) }, mergeKeyMessage);
    if (identifies && (typeof id === "string" || (schema.outer && rebased.has(schema.outer.json)))) {
      rebased.add(schema.json);
      continue;
    }
    if (refers && typeof reference === "string" && document === documents.entry)
      context.schemaReferences.add(path, reference);
    if (
      refers &&
      typeof reference === "string" &&
      !known.has(reference) &&
      !isLeftToCompilation(context, reference, document)
    ) {
      try {
        const from = placeIn(document, schema, "$ref");
        reach(context, documents.resolve(reference, from), "schema");
        yield* endlessReference(context, reference, from);
        known.add(reference);
      } catch (error) {
        yield error as DocumentError;
      }
    }
    if (matches && typeof pattern === "string" && !patterns.has(pattern)) {
      patterns.add(pattern);
      yield* checkPattern(context, pattern, placeIn(document, schema, "pattern"));
    }
    if (discriminates && isObject(discriminator))
      yield* checkDiscriminator(context, discriminator, placeIn(document, schema, "discriminator"));
  }
}

/**
 * The location of a member of a schema. The path is made only for errors, because it is as long as the schema is deep.
 */
const placeIn = (document: KnownDocument, schema: WalkedSchema, name: string): Omit<DocumentPart, "json"> => ({
  document,
  get path() {
    return [...pathOf(schema), name];
  },
});

const keyOf = ({ document, path }: DocumentPart): string => `${document.uri}#${pointerOf(path)}`;

/** Reports cycles of references of schemas. References that lead nowhere are reported elsewhere. */
function* endlessReference(
  { documents, circular }: CheckContext,
  reference: string,
  from: Omit<DocumentPart, "json">,
): Iterable<DocumentError> {
  try {
    documents.follow(reference, from);
  } catch (error) {
    if (!(error instanceof DocumentError) || error.code !== "endless-reference") return;
    // Reports each cycle once, since all of its references lead through the same parts.
    if (!circular.has(keyOf(documents.resolve(reference, from))))
      for (const part of documents.partsOf(reference, from)) circular.add(keyOf(part));
    yield error;
  }
}

/**
 * Reports schemas that apply one another to the same value: `A` has `allOf` with `B`, and `B` has `anyOf` with `A`.
 * Only compilation knows which keywords apply schemas, so schemas in reference cycles are compiled.
 */
export function* checkCircularSchemas(context: CheckContext): Iterable<DocumentError> {
  const document = context.documents.entry;
  const roots = context.schemaReferences.circularRoots();
  const parts = roots.map((name) => ({ document, path: ["components", "schemas", name] }));
  // Other errors of a schema have been reported at their locations.
  for (const error of compileTogether(context, parts).errors)
    if (error.code === "endless-reference" && !isReported(context.circular, error)) yield error;
}

/** Whether an error is about a cycle that was already reported. */
export const isReported = (circular: ReadonlySet<string>, { uri, pointer }: DocumentError): boolean =>
  circular.has(`${uri}#${pointer}`);

/** Reports a regular expression that cannot be used. */
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

/** Reports a schema that names another dialect but has no identifier: only resources have their own dialects. */
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

/**
 * Reports a discriminator that does not lead to a schema, by the name of a schema of the document or by a reference.
 */
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
    } catch (error) {
      yield documents.error(
        "unresolvable-reference",
        { document: at.document, path: [...at.path, ...path] },
        `the discriminator maps to ${JSON.stringify(target)}, which is neither the name of a schema nor leads to one`,
        undefined,
        // A single word is the name of a schema.
        /\W/.test(target) ? (error as DocumentError).missing : [],
      );
    }
  }
}
