import { isObject } from "@argot/core/keyword";
import { SchemaDocument } from "../schemas/schema-document.js";
import type { AnySchema } from "../types.js";
import { standardDialects } from "./dialects.js";

/** The official meta-schema with a URI, or of a vocabulary; `undefined` if there is none. */
export function metaSchemaAt(at: string): unknown {
  for (const { uri, aliases, metaSchema, vocabularies } of standardDialects) {
    if (uri === at) return metaSchema;
    if (aliases.includes(at)) return new SchemaDocument(metaSchema as AnySchema, uri, "$id").at(at, "");
    for (const vocabulary of vocabularies)
      if (isObject(vocabulary.metaSchema) && vocabulary.metaSchema["$id"] === at) return vocabulary.metaSchema;
  }
  return undefined;
}
