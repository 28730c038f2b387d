import { SchemaError, type SchemaErrorLocation } from "../errors/schema-error.js";
import { appendToken } from "../json/pointer.js";
import { isObject } from "../json/types.js";
import { unknownKeywordHint, unknownValueHint } from "../keyword/hint-for.js";
import { dialectKeyword } from "./declared-dialect.js";
import { type RefuseOrReport, refuseAll } from "./fault.js";
import type { SchemaLocation } from "./resource.js";

/**
 * Refuses a schema with an unknown keyword that its dialect does not allow. Such a dialect allows no unknown value of a keyword either.
 *
 * @throws SchemaError that names the keyword, unless `refuse` reports it.
 */
export function refuseUnknownKeywords(location: SchemaLocation, refuse: RefuseOrReport = refuseAll): void {
  const { json, resource } = location;
  const { dialect } = resource;
  const { allowsUnknown, keywords } = dialect;
  if (allowsUnknown === undefined || !isObject(json)) return;
  const at = (keyword: string): SchemaErrorLocation => ({
    uri: resource.uri,
    pointer: appendToken(location.pointer, keyword),
    keyword,
  });
  for (const [name, value] of Object.entries(json)) {
    const known = keywords.get(name);
    const hint = known && unknownValueHint(known.keyword, value);
    if (hint !== undefined) {
      const reason = `${JSON.stringify(value)} is not a known value of "${name}" in ${dialect.uri}${hint}`;
      refuse(new SchemaError("invalid-keyword-value", at(name), reason));
    }
    if (known || name === dialectKeyword || allowsUnknown(name)) continue;
    const end = unknownKeywordHint(name, dialect) ?? "; unknown keywords are refused";
    refuse(new SchemaError("unknown-keyword", at(name), `"${name}" is not a keyword of ${dialect.uri}${end}`));
  }
}
