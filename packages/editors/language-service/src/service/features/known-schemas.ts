import {
  type IndexedKeyword,
  type IndexedReference,
  type IndexedSchema,
  SchemaIndex,
} from "@argot/schema-tools/schema-index";
import type { Location } from "vscode-languageserver-types";
import { placeIn, type SchemaDocument } from "../schemas/schema-document.js";
import type { SyntaxNode } from "../syntax/syntax-node.js";
import type { DocumentContext } from "./context.js";

/** Known schema documents by URI. */
export type KnownDocuments = ReadonlyMap<string, SchemaDocument>;

/** The schemas of a document and of all that are known beside it. */
export class KnownSchemas {
  readonly index: SchemaIndex;
  readonly #documents: ReadonlyMap<string, SchemaDocument>;

  constructor({ ownSet }: DocumentContext, known: KnownDocuments) {
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

  /** The reference that is written at a node of a document. */
  referenceAt(uri: string, { pointer }: SyntaxNode): IndexedReference | undefined {
    for (const each of this.references())
      if (each.uri === uri && each.reference.pointer === pointer) return each.reference;
    return undefined;
  }

  referencesTo(schema: IndexedSchema): readonly Location[] {
    return Array.from(this.references()).flatMap(({ uri, reference }) =>
      this.targetsOf(reference).includes(schema) ? (this.placeOf(uri, reference.pointer, "value") ?? []) : [],
    );
  }

  /** The keyword that holds a schema by a name that the author chose, if it applies none of those that it holds. */
  definitionHolding({ parent, pointer }: IndexedSchema): IndexedKeyword | undefined {
    const holder = parent?.schema.keywords.find(({ name }) => name === parent.keyword);
    const isMember = holder !== undefined && !pointer.slice(holder.pointer.length + 1).includes("/");
    return isMember && holder.definition.annotation === undefined ? holder : undefined;
  }

  /** The document of a URI, with the node at a JSON Pointer, or else the innermost one on its path. */
  nodeOf(uri: string, pointer: string): { readonly document: SchemaDocument; readonly node: SyntaxNode } | undefined {
    const document = this.#documents.get(uri);
    const node = document && placeIn(document, pointer);
    return node && { document, node };
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
