import { ConversionError } from "../errors/conversion-error.js";
import { snapshot } from "../json/snapshot.js";
import { isObject, type Json } from "../json/types.js";
import type { SchemaLocation } from "../registry/resource.js";

/** The dialects that Standard JSON Schema has names for, and the others of that form. */
const dialectOfTarget: ReadonlyMap<string, string> = new Map([
  ["draft-03", "http://json-schema.org/draft-03/schema"],
  ["draft-04", "http://json-schema.org/draft-04/schema"],
  ["draft-06", "http://json-schema.org/draft-06/schema"],
  ["draft-07", "http://json-schema.org/draft-07/schema"],
  ["draft-2019-09", "https://json-schema.org/draft/2019-09/schema"],
  ["draft-2020-12", "https://json-schema.org/draft/2020-12/schema"],
]);

/**
 * Gives a schema for targets that are its dialect.
 *
 * @param dialect - The URI of the dialect.
 * @param copy - Makes a copy of the schema, or throws.
 */
export function jsonSchemaOf(
  dialect: string,
  copy: (target: string) => Record<string, unknown>,
): (target: string) => Record<string, unknown> {
  return (target) => {
    const wanted = dialectOfTarget.get(target) ?? target.replace(/#$/, "");
    if (wanted === dialect) return copy(target);
    throw new ConversionError(target, `its dialect is ${dialect}, and Argot does not convert between dialects`);
  };
}

/**
 * Gives a schema as it was given, for targets that are its dialect. It keeps the copy of the schema, and nothing else that compiling
 * needs.
 */
export function jsonSchemaSource({
  json,
  pointer,
  resource,
}: SchemaLocation): (target: string) => Record<string, unknown> {
  return jsonSchemaOf(resource.dialect.uri, (target) => {
    if (pointer === "") return schemaCopy(json);
    throw new ConversionError(target, "it is a part of a document, whose references may lead out of it");
  });
}

/** A copy of a schema as an object: `true` as `{}`, and `false` as `{ not: {} }`. */
function schemaCopy(json: Json): Record<string, unknown> {
  if (isObject(json)) return snapshot(json, neverFails) as Record<string, unknown>;
  return json === true ? {} : { not: {} };
}

/** The schema is a copy, so it is JSON. */
function neverFails(): never {
  throw new TypeError("a copy of JSON is JSON");
}
