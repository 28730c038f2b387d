import { isObject } from "@argot/core/keyword";
import { SchemaDocument } from "../schemas/schema-document.js";
import type { AnySchema } from "../types.js";
import { standardDialects } from "./dialects.js";

/** The URI under which Ajv knows the meta-schema of the default dialect. */
export const anyMetaSchema = "http://json-schema.org/schema";

/** Errors begin anew where it refers to that meta-schema. */
const referringMetaSchema = { $ref: "#" };

/** The official meta-schema with a URI, or of a vocabulary; `undefined` if there is none. */
export function metaSchemaAt(at: string): unknown {
  if (at === anyMetaSchema) return referringMetaSchema;
  for (const { uri, aliases, metaSchema, vocabularies } of standardDialects) {
    if (uri === at) return metaSchema;
    if (aliases.includes(at)) return new SchemaDocument(metaSchema as AnySchema, uri, "$id").at(at, "");
    for (const vocabulary of vocabularies)
      if (isObject(vocabulary.metaSchema) && vocabulary.metaSchema["$id"] === at) return vocabulary.metaSchema;
  }
  return undefined;
}
