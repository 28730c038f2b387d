// Shapes that several keywords of this package share.
import { type Json, listOf, refined, type Shape, string } from "@argot/core/keyword";

/** Whether no two items of a list of strings are the same. */
export const distinct = (list: Json): boolean =>
  new Set(list as readonly Json[]).size === (list as readonly Json[]).length;

/** Strings, each of them once. */
export const distinctStrings: Shape<string[]> = refined(
  listOf(string, "distinct strings"),
  "an array of distinct strings",
  distinct,
);

/** The same, and at least one. */
export const someDistinctStrings: Shape<string[]> = refined(
  listOf(string, "distinct strings", "nonEmpty"),
  "a non-empty array of distinct strings",
  distinct,
);

/** Whether a value is an object or an array. */
export const hasParts = (value: Json): boolean => typeof value === "object" && value !== null;

/** In draft-03, `required` is a boolean in the schema of the property itself. */
export const hintForRequired = (value: Json): string | undefined =>
  typeof value === "boolean" ? 'list the required properties by name, beside "properties"' : undefined;
