import { encodeFragment, pointerOf, tokensOf } from "@argot/core/json";
import { type IndexedReference, type IndexedSchema, SchemaIndex } from "@argot/schema-index";
import type { DocumentLink, Location, Range, TextEdit, WorkspaceEdit } from "vscode-languageserver-types";
import { placeIn, type SchemaDocument } from "../schemas/schema-document.js";
import { nodeWithOffset, type SyntaxNode } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";
import { placeOfUri } from "./validation.js";

/** The schemas of a document and of all that are known beside it. */
class Schemas {
  readonly index: SchemaIndex;
  readonly #documents: ReadonlyMap<string, SchemaDocument>;

  constructor({ ownSet }: DocumentContext, known: ReadonlyMap<string, SchemaDocument>) {
    const all = new Map([...known, ...(ownSet?.documents ?? [])]);
    const usable = [...all.values()].filter(
      ({ value }) => typeof value === "object" && value !== null && !Array.isArray(value),
    );
    this.#documents = new Map(usable.map((document) => [document.uri, document]));
    this.index = new SchemaIndex(usable, (ownSet as NonNullable<typeof ownSet>).argot);
  }

  /** All references, with the documents that they are in. */
  *references(): Iterable<{ readonly uri: string; readonly reference: IndexedReference }> {
    for (const { keywords, resource } of this.index.schemas)
      for (const { references } of keywords)
        for (const reference of references) yield { uri: resource.document.uri, reference };
  }

  /** The schemas that a reference can lead to. */
  targetsOf({ kind, target, text, uri }: IndexedReference): readonly IndexedSchema[] {
    const found = target.kind === "schema" ? [target.schema] : [];
    if (kind === "static") return found;
    const anchor = kind === "anchor" ? text : (uri?.split("#")[1] ?? "");
    const dynamic = this.index.documents.flatMap(({ resources }) =>
      resources.flatMap(({ dynamicAnchors }) => dynamicAnchors.get(anchor) ?? []),
    );
    return [...new Set([...found, ...dynamic])];
  }

  referencesTo(schema: IndexedSchema): readonly Location[] {
    return Array.from(this.references()).flatMap(({ uri, reference }) =>
      this.targetsOf(reference).includes(schema) ? (this.placeOf(uri, reference.pointer, "value") ?? []) : [],
    );
  }

  /** The place of a value in the text of a document. */
  placeOf(uri: string, pointer: string, part: "name" | "value"): Location | undefined {
    const document = this.#documents.get(uri);
    const node = document && placeIn(document, pointer);
    if (!document?.source || !node) return undefined;
    const { text } = document.source;
    const { start, end } = part === "name" ? (node.key ?? { start: node.start, end: node.start + 1 }) : node;
    return { uri, range: { start: text.positionAt(start), end: text.positionAt(end) } };
  }

  placeOfSchema({ resource, pointer }: IndexedSchema): Location | undefined {
    return this.placeOf(resource.document.uri, pointer, "name");
  }
}

/** Known schema documents by URI. */
export type KnownDocuments = ReadonlyMap<string, SchemaDocument>;

/** Where the thing at an offset is defined: the target of a reference; for a value, the schemas that describe it. */
export function definitionsAt(context: DocumentContext, known: KnownDocuments, offset: number): Location[] {
  const { part, document, ownSet, set } = context;
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!node) return [];
  if (ownSet) {
    const schemas = new Schemas(context, known);
    const reference = referenceAt(schemas, document.uri, node);
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
  const schemas = context.ownSet && new Schemas(context, known);
  const targets = schemas ? schemasAt(context, schemas, offset) : [];
  return distinct(
    targets.flatMap((schema) => [
      ...[withDefinition ? schemas?.placeOfSchema(schema) : undefined].flatMap((place) => place ?? []),
      ...(schemas?.referencesTo(schema) ?? []),
    ]),
  );
}

/** The name of a definition at an offset that can be renamed: its own, or the end of a reference to it. */
export function renameRange(context: DocumentContext, known: KnownDocuments, offset: number): Range | undefined {
  const schemas = context.ownSet && new Schemas(context, known);
  const definition = schemas && definitionToRename(context, schemas, offset);
  const node = context.part.root && nodeWithOffset(context.part.root, offset);
  return definition && node && context.document.rangeOf(node.key && offset <= node.key.end ? node.key : node);
}

/** Renames a definition, and all references that lead to it or through it. */
export function renameEdit(
  context: DocumentContext,
  known: KnownDocuments,
  offset: number,
  newName: string,
): WorkspaceEdit | undefined {
  const schemas = context.ownSet && new Schemas(context, known);
  const schema = schemas && definitionToRename(context, schemas, offset);
  const place = schema && schemas?.placeOfSchema(schema);
  if (!schemas || !schema || !place) return undefined;
  const changes: Record<string, TextEdit[]> = {};
  const add = ({ uri, range }: Location, newText: string): void => void (changes[uri] ??= []).push({ range, newText });
  add(place, JSON.stringify(newName));
  for (const { uri, reference } of schemas.references()) {
    const renamed = renamedReference(reference, schema, newName);
    const at = renamed !== undefined && schemas.placeOf(uri, reference.pointer, "value");
    if (at) add(at, JSON.stringify(renamed));
  }
  return { changes };
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
  const schemas = new Schemas(context, known);
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

function referenceAt(schemas: Schemas, uri: string, { pointer }: SyntaxNode): IndexedReference | undefined {
  for (const each of schemas.references())
    if (each.uri === uri && each.reference.pointer === pointer) return each.reference;
  return undefined;
}

/** The schemas that an offset is about: the targets of a reference there, or the innermost schema around it. */
function schemasAt({ document, part }: DocumentContext, schemas: Schemas, offset: number): readonly IndexedSchema[] {
  const node = part.root && nodeWithOffset(part.root, offset);
  if (!node) return [];
  const reference = referenceAt(schemas, document.uri, node);
  if (reference) return schemas.targetsOf(reference);
  const indexed = schemas.index.documentOf(document.uri);
  if (!indexed) return [];
  for (const around of node.outwards()) {
    const schema = schemas.index.schemaAt(indexed, around.pointer);
    if (schema) return [schema];
  }
  return [];
}

/** The schema at an offset whose name its author chose: a member of a keyword that holds definitions. */
function definitionToRename(context: DocumentContext, schemas: Schemas, offset: number): IndexedSchema | undefined {
  const node = context.part.root && nodeWithOffset(context.part.root, offset);
  if (!node) return undefined;
  const reference = referenceAt(schemas, context.document.uri, node);
  const isName = node.key !== undefined && node.key.start <= offset && offset <= node.key.end;
  if (!reference && !isName) return undefined;
  const [schema] = schemasAt(context, schemas, offset);
  if (!schema?.parent || (!reference && schema.pointer !== node.pointer)) return undefined;
  // The keyword only holds schemas by name, and applies none of them.
  const holder = schema.parent.schema.keywords.find(({ name }) => name === schema.parent?.keyword);
  const depth = (tokensOf(schema.pointer)?.length ?? 0) - (holder ? (tokensOf(holder.pointer)?.length ?? 0) : 0);
  return holder && depth === 1 && holder.definition.annotation === undefined ? schema : undefined;
}

/** The text of a reference that leads to or through a definition, once that has another name. */
function renamedReference(
  { text, target }: IndexedReference,
  schema: IndexedSchema,
  newName: string,
): string | undefined {
  if (target.kind !== "schema" || target.schema.resource.document !== schema.resource.document) return undefined;
  const { pointer } = target.schema;
  if (pointer !== schema.pointer && !pointer.startsWith(`${schema.pointer}/`)) return undefined;
  const hash = text.indexOf("#");
  const fragment = hash === -1 ? "" : decoded(text.slice(hash + 1));
  const tokens = tokensOf(fragment);
  if (!tokens || tokens.length === 0) return undefined;
  const beneath = (tokensOf(pointer)?.length ?? 0) - (tokensOf(schema.pointer)?.length ?? 0);
  const at = tokens.length - 1 - beneath;
  if (tokens[at] !== tokensOf(schema.pointer)?.at(-1)) return undefined;
  return `${text.slice(0, hash)}#${encodeFragment(pointerOf(tokens.with(at, newName)))}`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

const distinct = (places: readonly Location[]): Location[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];
