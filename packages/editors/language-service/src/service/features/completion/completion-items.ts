import type { CompletionItem } from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import { schemaName } from "../../schemas/document-schemas.js";
import { type DocumentContext, usableIn } from "../context.js";
import type { CursorPlace } from "./cursor.js";
import { namesInDocument, valuesInDocument } from "./document-proposals.js";
import { nameItems } from "./name-items.js";
import { schemaValues } from "./schema-proposals.js";
import { valueItems } from "./value-items.js";
import { proposedItems } from "./value-list.js";
import type { KnownDocuments } from "../known-schemas.js";

/** What is known beside the document, for completions. */
export interface CompletionSources {
  /** The schemas that are loaded. */
  readonly known: KnownDocuments;
  /** The URIs of dialects and of schemas that documents may name. */
  readonly schemaUris: readonly string[];
}

/**
 * Completions at a position.
 *
 * @param context - That of the text with the marker.
 * @param document - The text without it.
 */
export function completionItems(
  context: DocumentContext,
  place: CursorPlace,
  document: OpenDocument,
  { known, schemaUris }: CompletionSources,
): CompletionItem[] {
  if (place.of === "value" && place.node.pointer === `/${schemaName}`)
    return proposedItems(place, document, schemaUris);
  const usable = usableIn(context);
  if (place.of === "name")
    return usable ? nameItems(context, usable, place, document) : namesInDocument(place, document);
  if (!context.set) return proposedItems(place, document, valuesInDocument(place));
  const values = context.ownSet ? schemaValues(context, place, known) : undefined;
  if (values) return proposedItems(place, document, values);
  return usable ? valueItems(context, usable, place, document) : [];
}
