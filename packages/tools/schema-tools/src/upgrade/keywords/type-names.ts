import { type Json, JsonType } from "@argot/core/keyword";

/** Whether a type name of draft-03 restricts values. `"any"` and unknown names do not. */
export const isRestricting = (name: string): boolean => name !== "any" && Object.hasOwn(JsonType, name);

/** The names in a union of types, or `undefined` if it has schemas. */
export const namesAlone = (union: readonly Json[]): readonly string[] | undefined =>
  union.every((each) => typeof each === "string") ? union : undefined;

/** A schema for the values of a type of draft-03. */
export const schemaOfType = (name: string): Json => (isRestricting(name) ? { type: name } : {});
