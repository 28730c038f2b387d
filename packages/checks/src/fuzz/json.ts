import { stringifyJson } from "@argot/core";

/** A JSON value, or an integer as a BigInt. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these properties. `__proto__` is one like any other, unlike in a literal. */
export const objectOf = (entries: Iterable<readonly [string, Json]>): JsonObject => Object.fromEntries(entries);

/** A value as JSON, with exact integers. */
export const text = (value: unknown): string => stringifyJson(value);
