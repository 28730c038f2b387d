import { stringifyJson } from "@argot/core";

/** A JSON value, or an integer that no number holds. */
export type Json = null | boolean | number | bigint | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with these members. Names such as `__proto__` are members like others, which they are not in a literal. */
export const objectOf = (entries: Iterable<readonly [string, Json]>): JsonObject => Object.fromEntries(entries);

/** A value as JSON, integers exact. */
export const text = (value: unknown): string => stringifyJson(value);
