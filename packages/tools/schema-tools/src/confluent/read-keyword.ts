// Members of schemas. The registry refuses schemas with members of other types.
import { canBeSchema } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";
import type { SchemaPart } from "./schema-document.js";

export const memberAt = (json: Json, name: string): Json | undefined =>
  isObject(json) && Object.hasOwn(json, name) ? json[name] : undefined;

export function numberAt(part: SchemaPart, name: string): number | bigint | undefined {
  const value = memberAt(part.json, name);
  if (value === undefined || typeof value === "number" || typeof value === "bigint") return value;
  throw part.invalid(name, "a number");
}

export function stringAt(part: SchemaPart, name: string): string | undefined {
  const value = memberAt(part.json, name);
  if (value === undefined || typeof value === "string") return value;
  throw part.invalid(name, "a string");
}

export function listAt(part: SchemaPart, name: string): readonly Json[] | undefined {
  const value = memberAt(part.json, name);
  if (value === undefined || Array.isArray(value)) return value;
  throw part.invalid(name, "an array");
}

/** A schema in a member, or at a path in it. */
export function partAt(
  part: SchemaPart,
  name: string,
  json: Json | undefined = memberAt(part.json, name),
  ...path: readonly (string | number)[]
): SchemaPart | undefined {
  if (json === undefined) return undefined;
  if (!canBeSchema(json)) throw part.invalid(name, "a schema, or have schemas");
  return part.child(json, name, ...path);
}

/** The members of an object, which are often schemas by name. */
export function entriesAt(part: SchemaPart, name: string): readonly (readonly [string, Json])[] {
  const value = memberAt(part.json, name);
  if (value === undefined) return [];
  if (isObject(value)) return Object.entries(value);
  throw part.invalid(name, "an object");
}

/** A schema for what may follow. */
export function followersAt(part: SchemaPart, name: string): SchemaPart | false | undefined {
  const value = memberAt(part.json, name);
  if (value === true) return undefined;
  return value === false ? false : partAt(part, name);
}
