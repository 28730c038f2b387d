import { SchemaError } from "../errors/schema-error.js";
import { didYouMean } from "../json/closest.js";
import { appendToken } from "../json/pointer.js";
import { isObject } from "../json/types.js";
import { dialectKeyword } from "./declared-dialect.js";
import type { SchemaLocation } from "./resource.js";

/**
 * Refuses a schema with an unknown keyword that its dialect does not allow.
 *
 * @throws SchemaError that names the keyword.
 */
export function refuseUnknownKeywords(location: SchemaLocation): void {
  const { json, resource } = location;
  const { allowsUnknown, keywords, uri: dialect } = resource.dialect;
  if (allowsUnknown === undefined || !isObject(json)) return;
  for (const name of Object.keys(json)) {
    if (keywords.has(name) || name === dialectKeyword || allowsUnknown(name)) continue;
    const at = { uri: resource.uri, pointer: appendToken(location.pointer, name), keyword: name };
    const hint = didYouMean(name, keywords.keys()) ?? "; unknown keywords are refused";
    throw new SchemaError("unknown-keyword", at, `"${name}" is not a keyword of ${dialect}${hint}`);
  }
}
