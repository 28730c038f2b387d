import type { JSONType } from "../types.js";
import { schemaTypes } from "../schemas/schema-types.js";
import { isUsed, type KeywordGroup, type KeywordPlace } from "./keyword-groups.js";

/**
 * Where Ajv checks the type of a value: before all keywords, or in place of the group of keywords about that type, none
 * of which has failed.
 */
export function typeCheckPlace(
  schema: Readonly<Record<string, unknown>>,
  groups: readonly KeywordGroup[],
  coerceTypes: boolean | "array" | undefined,
): KeywordPlace {
  const [type, ...others] = schemaTypes(schema);
  const isCoerced = coerceTypes && type !== "object" && (type !== "array" || coerceTypes === "array");
  const group =
    type === undefined || others.length > 0 || isCoerced || !withKeywords.has(type)
      ? beforeAll
      : groups.findIndex((each) => each.type === type && isUsed(each, schema));
  return { group, position: Infinity, type: undefined };
}

/**
 * The types that keywords of the specification are about. Groups of added keywords about other types have no type
 * check.
 */
const withKeywords: ReadonlySet<JSONType> = new Set(["number", "string", "array", "object"]);

/** The group of a type check that comes before all groups. */
export const beforeAll = -1;
