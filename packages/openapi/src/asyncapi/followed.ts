import { isObject } from "@argot/core/keyword";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";

/**
 * The part that a reference leads to; the part itself if it is not a reference.
 *
 * @throws DocumentError if it leads nowhere, or back to itself.
 */
export function followed({ documents }: AsyncDocument, part: DocumentPart): DocumentPart {
  const { json, document, path } = part;
  if (!isObject(json) || typeof json["$ref"] !== "string") return part;
  return documents.follow(json["$ref"], { document, path: [...path, "$ref"] });
}
