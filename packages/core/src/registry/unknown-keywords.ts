import { SchemaError } from "../errors/schema-error.js";
import { didYouMean } from "../json/closest.js";
import { appendToken } from "../json/pointer.js";
import { isObject } from "../json/types.js";
import { dialectKeyword } from "./declared-dialect.js";
import type { SchemaLocation } from "./resource.js";

/**
 * Refuses a schema with a member that is no keyword, where its dialect says that this member cannot be an annotation
 * either.
 *
 * @throws SchemaError that names the member.
 */
export function refuseUnknownKeywords(location: SchemaLocation): void {
  const { json, resource } = location;
  const { allowsUnknown, keywords, uri: dialect } = resource.dialect;
  if (allowsUnknown === undefined || !isObject(json)) return;
  for (const name of Object.keys(json)) {
    if (keywords.has(name) || name === dialectKeyword || allowsUnknown(name)) continue;
    const at = { uri: resource.uri, pointer: appendToken(location.pointer, name), keyword: name };
    const hint = didYouMean(name, keywords.keys()) ?? ", and others are refused";
    throw new SchemaError("unknown-keyword", at, `"${name}" is no keyword of ${dialect}${hint}`);
  }
}
