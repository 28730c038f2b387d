import { encodeFragment } from "@argot/core/json";
import type { IndexedKeyword, IndexedReference, IndexedSchema } from "@argot/schema-tools/schema-index";
import { SchemaError } from "argot";
import { Applicability } from "argot/inspect";
import type { DocumentContext } from "../context.js";
import { type KnownDocuments, KnownSchemas } from "../known-schemas.js";
import type { CursorPlace } from "./cursor.js";

/**
 * The values that a place in a schema may have by what its keyword means: targets of references, values that the keyword knows, names of
 * properties. `undefined` if the meta-schema says more.
 */
export function schemaValues(
  context: DocumentContext,
  { node, document }: CursorPlace,
  known: KnownDocuments,
): readonly string[] | undefined {
  const schemas = new KnownSchemas(context, known);
  const reference = schemas.referenceAt(document.uri, node);
  if (reference) return targetsIn(schemas, document.uri, reference);
  const { pointer } = node;
  for (const schema of schemas.index.documentOf(document.uri)?.schemas ?? []) {
    const keyword = schema.keywords.find((each) => pointer === each.pointer || pointer.startsWith(`${each.pointer}/`));
    if (
      !keyword ||
      keyword.subschemas.some((each) => pointer === each.pointer || pointer.startsWith(`${each.pointer}/`))
    )
      continue;
    const values = [...(keyword.definition.knownValues?.keys() ?? [])];
    if (keyword.pointer === pointer && values.length > 0) return values;
    if (requiresName(schemas, schema, keyword, node.value)) return namesOf(context, schema, node.parent?.value);
  }
  return undefined;
}

/** The references that may be written: to the document, its definitions and anchors, and other documents. */
function targetsIn(schemas: KnownSchemas, uri: string, { kind }: IndexedReference): readonly string[] {
  const own = schemas.index.documentOf(uri);
  if (!own) return [];
  const anchors = own.resources.flatMap(({ anchors: plain, dynamicAnchors }) => [
    ...(kind === "static" ? plain.keys() : []),
    ...dynamicAnchors.keys(),
  ]);
  if (kind === "anchor") return anchors;
  const definitions = own.schemas.filter((each) => schemas.definitionHolding(each));
  const others = schemas.index.documents.flatMap((each) => (each === own ? [] : each.uri));
  return [
    "#",
    ...definitions.map(({ pointer }) => `#${encodeFragment(pointer)}`),
    ...anchors.map((name) => `#${name}`),
    ...others,
  ];
}

/** Whether a keyword asks for a property with a name. */
function requiresName(schemas: KnownSchemas, schema: IndexedSchema, keyword: IndexedKeyword, name: unknown): boolean {
  const meaning = schemas.index.meaningOf(schema).find((each) => each.keyword === keyword);
  return (
    meaning?.rules.some(({ constraint }) => constraint.op === "test" && asksFor(constraint.predicate, name)) === true
  );
}

type Predicate = Extract<
  ReturnType<KnownSchemas["index"]["meaningOf"]>[number]["rules"][number]["constraint"],
  { readonly op: "test" }
>["predicate"];

const asksFor = (predicate: Predicate, name: unknown): boolean =>
  predicate.op === "has"
    ? predicate.name === name
    : (predicate.op === "and" || predicate.op === "or") && predicate.of.some((part) => asksFor(part, name));

/** The names of the properties that a schema knows and a list does not have yet. */
function namesOf(
  { ownSet, document }: DocumentContext,
  { pointer }: IndexedSchema,
  list: unknown,
): readonly string[] | undefined {
  if (!ownSet) return undefined;
  try {
    const plan = ownSet.argot.plan(`${document.uri}#${encodeFragment(pointer)}`);
    const { properties } = new Applicability(plan).possibilities({}, "");
    const present: readonly unknown[] = Array.isArray(list) ? (list as readonly unknown[]) : [];
    return properties.map(({ name }) => name).filter((name) => !present.includes(name));
  } catch (error) {
    if (error instanceof SchemaError) return undefined;
    throw error;
  }
}
