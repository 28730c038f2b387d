import { isObject } from "@argot/core/keyword";
import type { JSONType } from "../types.js";

/** The types that a schema object allows by itself; none if it names none. */
export function schemaTypes(schema: unknown): readonly JSONType[] {
  if (!isObject(schema)) return [];
  const { type, nullable } = schema;
  const types = type === undefined ? [] : ([type].flat() as JSONType[]);
  return nullable === true && types.length > 0 && !types.includes("null") ? [...types, "null"] : types;
}
