// The schema of the headers of a message that has traits with headers.
import { pointerOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";
import { followed } from "./followed.js";
import { mergeSchemas } from "./merge-schemas.js";
import { dialectOf, formatOf, schemaWithin } from "./message-schema.js";

/**
 * Merges the headers of a message with those of its traits, in a document of its own. Of schemas with formats, the last format holds, and the
 * schemas beside the formats are merged.
 *
 * @param message - The location of the message.
 * @param headers - The headers of its traits, and then its own, references to schemas with formats followed.
 * @throws DocumentError if a reference leads nowhere.
 */
export function mergedHeaders(
  document: AsyncDocument,
  message: DocumentPart,
  headers: readonly DocumentPart[],
): DocumentPart {
  const formatted = headers.filter((each) => formatOf(each) !== undefined);
  const last = (formatted.at(-1) ?? headers.at(-1)) as DocumentPart;
  const dialect = dialectOf(last);
  // The result then has a format that Argot does not read.
  if (!dialect) return last;
  const schemas = formatted.length > 0 ? formatted.map(schemaWithin) : headers.map((each) => followed(document, each));
  // A boolean replaces all earlier schemas.
  const meeting = schemas.slice(schemas.findLastIndex(({ json }) => !isObject(json)) + 1);
  if (meeting.length < 2) return last;
  const { schema, definitions } = mergeSchemas(document, meeting, dialect);
  const format = formatOf(last);
  const json = { ...(format === undefined ? schema : { schemaFormat: format, schema }), definitions };
  const uri = `${message.document.base}?headers-of=${encodeURIComponent(pointerOf(message.path))}`;
  const merged = { uri, base: uri, value: json, source: undefined };
  document.add(merged);
  return { document: merged, path: [], json };
}
