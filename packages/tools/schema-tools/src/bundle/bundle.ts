import { appendToken, parseJson, stringifyJson, tokensOf } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { keywordsIn } from "@argot/core/internal";
import { requireArgument } from "@argot/core/plan";
import type { IndexedDocument, IndexedReference, IndexedResource, SchemaIndex } from "../schema-index/index.js";
import { Addresses } from "./addresses.js";
import { BundleError } from "./bundle-error.js";
import { conjunctionKeyword, definitionsKeyword, identifierKeyword } from "../schema-index/special-keywords.js";
import { rootOf } from "./root-of.js";

/**
 * Joins a schema and all documents that it refers to, directly or not, in one document that accepts the same values (2020-12 core,
 * section 9.3). Documents are embedded among the definitions of the root, under their identifiers, which stay; a document
 * without one gets its URI, relative to that of the schema where possible. References stay as they are, except those by a URI that
 * a document has beside its identifier. Meta-schemas of the installed dialects are not embedded.
 *
 * @param index - Has the schema and all documents that it refers to.
 * @param uri - The URI of the document with the schema.
 * @returns A copy. Nothing in it is shared with the documents, except values that are not schemas.
 * @throws BundleError if a reference leads to nothing, or a document cannot be embedded.
 */
export function bundle(index: SchemaIndex, uri: string): Json {
  const { documentOf } = (index ?? {}) as Partial<SchemaIndex>;
  requireArgument(
    typeof documentOf === "function",
    "bundle",
    "a `SchemaIndex` of @argot/schema-tools/schema-index",
    index,
  );
  requireArgument(typeof uri === "string", "bundle", "the URI of a document of the index", uri);
  const entry = index.documentOf(uri);
  if (!entry) throw new BundleError("unknown-document", uri, "", "no document is known by this URI");
  const addresses = new Addresses(documentsReached(index, entry), entry);
  const embedded = addresses.documents.filter((each) => each !== entry);
  const root = copyOf(entry, addresses);
  if (embedded.length === 0) return root;
  const resource = rootOf(entry);
  const definitions = definitionsKeyword(resource.dialect);
  if (!definitions) throw unsupported(entry, "for definitions");
  const { name } = definitions;
  const schema = withIdentifier(entry, withEffectiveSiblings(entry, root), addresses, resource);
  const existing = schema[name];
  const members: Record<string, Json> = isObject(existing) ? { ...existing } : {};
  for (const document of embedded) {
    const copy = withEffectiveSiblings(document, copyOf(document, addresses));
    members[freeKey(members, addresses.newIdentifier(document) ?? rootOf(document).uri)] = withIdentifier(
      document,
      copy,
      addresses,
      resource,
    );
  }
  return { ...schema, [name]: members };
}

const unsupported = (document: IndexedDocument, purpose: string): BundleError => {
  const reason = `the dialect ${rootOf(document).dialect.uri} has no keyword ${purpose}, so schemas cannot be embedded`;
  return new BundleError("unsupported-dialect", document.uri, "", reason);
};

/** The documents that references lead to, the entry first. */
function documentsReached(index: SchemaIndex, entry: IndexedDocument): ReadonlySet<IndexedDocument> {
  const reached = new Set([entry]);
  // The iteration visits documents that are added during it.
  for (const document of reached) {
    for (const { target, pointer } of referencesIn(document)) {
      if (target.kind === "nothing")
        throw new BundleError("unresolvable-reference", document.uri, pointer, target.reason);
      if (target.kind === "schema") reached.add(target.schema.resource.document);
    }
  }
  return reached;
}

const referencesIn = ({ schemas }: IndexedDocument): readonly IndexedReference[] =>
  schemas.flatMap(({ keywords }) => keywords.flatMap(({ references }) => references));

/** A copy of a document, with the references that it has in the bundle. */
function copyOf(document: IndexedDocument, addresses: Addresses): Json {
  const copy = parseJson(stringifyJson(document.root)) as Json;
  for (const [pointer, text] of addresses.newReferences(document)) {
    const path = tokensOf(pointer) ?? [];
    const name = path.pop() as string;
    const holder = path.reduce<unknown>((value, token) => (value as Record<string, unknown>)[token], copy);
    (holder as Record<string, unknown>)[name] = text;
  }
  return copy;
}

/** A document with the identifier that it has in the bundle, and with its dialect if that differs from the one around it. */
function withIdentifier(
  document: IndexedDocument,
  schema: JsonObject,
  addresses: Addresses,
  around: IndexedResource,
): JsonObject {
  const { dialect, declaredDialect } = rootOf(document);
  const identifier = addresses.newIdentifier(document);
  const keyword = identifierKeyword(dialect);
  if (!keyword) throw unsupported(document, "for identifiers");
  const head: Record<string, Json> = {
    ...(declaredDialect === undefined && dialect !== around.dialect && { [dialectKeyword]: dialect.uri }),
    ...(identifier !== undefined && { [keyword.name]: identifier }),
  };
  const rest = Object.entries(schema).filter(([name]) => !Object.hasOwn(head, name));
  return { ...head, ...Object.fromEntries(rest) };
}

const dialectKeyword = "$schema";

/**
 * A root schema in which all keywords are in force, so that an identifier and definitions have an effect. A reference that makes its
 * siblings ignored is moved one level down, to a keyword that applies all of several schemas.
 */
function withEffectiveSiblings(document: IndexedDocument, root: Json): JsonObject {
  if (!isObject(root))
    throw noIdentifier(document, "a boolean schema has no place for an identifier or for definitions");
  const schema: JsonObject = root;
  const { dialect } = rootOf(document);
  const only = keywordsIn(schema, dialect).find(({ keyword }) => keyword.ignoresSiblings);
  if (!only) return schema;
  const conjunction = conjunctionKeyword(dialect);
  const revived = Object.keys(schema).filter((name) => {
    const keyword = name === only.name ? undefined : dialect.keywords.get(name)?.keyword;
    return keyword !== undefined && (keyword.identifies || keyword.messages.size > 0);
  });
  if (!conjunction || revived.length > 0 || Object.hasOwn(schema, conjunction.name))
    throw noIdentifier(document, `"${only.name}" makes all keywords beside it ignored; it must be the only keyword`);
  const { [only.name]: value = null, ...rest } = schema;
  return { ...rest, [conjunction.name]: [{ [only.name]: value }] };
}

/** A document that cannot get an identifier. */
const noIdentifier = (document: IndexedDocument, reason: string): BundleError =>
  new BundleError("no-identifier", document.uri, "", reason);

/** A key that no definition has. */
function freeKey(members: Readonly<Record<string, Json>>, uri: string): string {
  let key = uri;
  for (let i = 2; Object.hasOwn(members, key); i++) key = appendToken(uri, String(i));
  return key;
}
