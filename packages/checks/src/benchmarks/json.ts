export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy made by the JSON parser, so that objects have the same hidden classes as real data. */
export function parsedCopy<Value extends Json>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
