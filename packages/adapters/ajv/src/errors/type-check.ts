import { schemaTypes } from "../schemas/schema-types.js";
import type { KeywordGroup } from "./keyword-groups.js";

/** Where Ajv checks the type of a value: before all keywords, or in place of a group of keywords that are about values of the type. */
export function typeCheckGroup(
  schema: Readonly<Record<string, unknown>>,
  groups: readonly KeywordGroup[],
  coerceTypes: boolean | "array" | undefined,
): number | "first" {
  const [type, ...others] = schemaTypes(schema);
  const isCoerced = coerceTypes && type !== "object" && (type !== "array" || coerceTypes === "array");
  if (type === undefined || others.length > 0 || isCoerced) return "first";
  const group = groups.findIndex((each) => each.type === type && isUsed(each, schema));
  return group === -1 ? "first" : group;
}

/** Whether a schema has a keyword of a group. */
export const isUsed = ({ names }: KeywordGroup, schema: Readonly<Record<string, unknown>>): boolean =>
  names.some((name) => schema[name] !== undefined);
