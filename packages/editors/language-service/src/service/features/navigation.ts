import { tokensOf } from "@argot/core/json";
import type { IndexedSchema } from "@argot/schema-tools/schema-index";
import type { DocumentLink, Location } from "vscode-languageserver-types";
import { nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";
import { type KnownDocuments, KnownSchemas } from "./known-schemas.js";
import { placeOfUri } from "./validation.js";

/** The definitions at an offset: the target of a reference; for a value, the schemas that describe it. */
export function definitionsAt(context: DocumentContext, known: KnownDocuments, offset: number): Location[] {
  const { part, document, ownSet, set } = context;
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!node) return [];
  if (ownSet) {
    const schemas = new KnownSchemas(context, known);
    const reference = schemas.referenceAt(document.uri, node);
    return (reference ? schemas.targetsOf(reference) : []).flatMap((schema) => schemas.placeOfSchema(schema) ?? []);
  }
  const usable = usableIn(context);
  if (!usable || !set) return [];
  const places = usable.applicability
    .schemas(part.root?.value, node.pointer)
    .flatMap(({ describes, absoluteKeywordLocation }) =>
      describes ? (placeOfUri(set, absoluteKeywordLocation) ?? []) : [],
    );
  return distinct(places);
}

/** The references that lead to the schema at an offset, or to the target of the reference there. */
export function referencesAt(
  context: DocumentContext,
  known: KnownDocuments,
  offset: number,
  withDefinition: boolean,
): Location[] {
  const schemas = context.ownSet && new KnownSchemas(context, known);
  const targets = schemas ? schemasAt(context, schemas, offset) : [];
  return distinct(
    targets.flatMap((schema) => [
      ...[withDefinition ? schemas?.placeOfSchema(schema) : undefined].flatMap((place) => place ?? []),
      ...(schemas?.referencesTo(schema) ?? []),
    ]),
  );
}

/** The links of a document: references to schemas, and the schema that a value names. */
export function documentLinks(context: DocumentContext, known: KnownDocuments): DocumentLink[] {
  const { document, part, ownSet, named } = context;
  const links: DocumentLink[] = [];
  const add = (node: SyntaxNode, target: string): void =>
    void links.push({
      range: document.rangeOf({ start: node.start + 1, end: Math.max(node.start + 1, node.end - 1) }),
      target,
    });
  if (named?.node) add(named.node, named.uri);
  if (!ownSet || !part.root) return links;
  const schemas = new KnownSchemas(context, known);
  for (const { uri, reference } of schemas.references()) {
    const node = uri === document.uri ? reference.pointer : undefined;
    const at = node === undefined ? undefined : nodeIn(part.root, node);
    const [target] = schemas.targetsOf(reference);
    const place = target && schemas.placeOfSchema(target);
    if (!at || !place) continue;
    const { line, character } = place.range.start;
    add(at, `${place.uri}#${line + 1},${character + 1}`);
  }
  return links;
}

function nodeIn(root: SyntaxNode, pointer: string): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = root;
  for (const token of tokensOf(pointer) ?? []) node = node?.part(token);
  return node;
}

/** The schemas at an offset: the targets of a reference there, or the innermost schema around it. */
export function schemasAt(
  { document, part }: DocumentContext,
  schemas: KnownSchemas,
  offset: number,
): readonly IndexedSchema[] {
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!node) return [];
  const reference = schemas.referenceAt(document.uri, node);
  if (reference) return schemas.targetsOf(reference);
  const indexed = schemas.index.documentOf(document.uri);
  if (!indexed) return [];
  for (const around of node.outwards()) {
    const schema = schemas.index.schemaAt(indexed, around.pointer);
    if (schema) return [schema];
  }
  return [];
}

const distinct = (places: readonly Location[]): Location[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];
