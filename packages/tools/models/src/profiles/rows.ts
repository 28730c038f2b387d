import type { JsonObject } from "argot";
import type { KeywordRow, LimitRow, ProfileSource, ShapeRow } from "./profile.js";

/** Rows of keywords from the same page: the names, or the values that are accepted by name. */
export function keywordRows(
  source: ProfileSource,
  values: Readonly<Record<string, JsonObject>>,
): Readonly<Record<string, KeywordRow>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, ...source }]));
}

/** Rows of forms from the same page. */
export const shapeRows = (source: ProfileSource, ...names: readonly ShapeRow["shape"][]): readonly ShapeRow[] =>
  names.map((shape) => ({ shape, ...source }));

/** Rows of limits from the same page. */
export const limitRows = (
  source: ProfileSource,
  maxima: Readonly<Partial<Record<LimitRow["measure"], number>>>,
): readonly LimitRow[] =>
  Object.entries(maxima).map(([measure, maximum]) => ({ measure: measure as LimitRow["measure"], maximum, ...source }));

/** A schema of the profile. */
export const schema: JsonObject = { $ref: "#/$defs/schema" };
/** A list of schemas of the profile. */
export const schemaList: JsonObject = { type: "array", items: schema };
/** Schemas of the profile by name. */
export const schemaMap: JsonObject = { type: "object", additionalProperties: schema };
/** A text. */
export const text: JsonObject = { type: "string" };
/** Any value. */
export const any: JsonObject = {};
/** Names of JSON types. */
export const typeNames: JsonObject = { enum: ["object", "array", "string", "number", "integer", "boolean", "null"] };
/** A name of a JSON type, or a list of them. */
export const types: JsonObject = { anyOf: [typeNames, { type: "array", items: typeNames }] };
/** A value that is no array and no object. */
export const scalar: JsonObject = { type: ["string", "number", "boolean", "null"] };
