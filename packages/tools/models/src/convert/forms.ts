import type { Json, JsonObject } from "@argot/core/keyword";
import type { CompiledProfile } from "../check/compiled-profile.js";
import type { TypeName } from "./json-types.js";

/** A schema with these types; `undefined` if the profile does not accept several. */
export function withType(
  profile: CompiledProfile,
  schema: JsonObject,
  types: readonly TypeName[],
): JsonObject | undefined {
  const [only, second] = types;
  if (second === undefined) return only === undefined ? schema : { type: only, ...schema };
  const list: Json = [...types];
  return profile.acceptsKeyword("type", list) ? { type: list, ...schema } : undefined;
}

/** An object in which exactly these properties are required. */
export function exactObject(profile: CompiledProfile, properties: JsonObject): JsonObject {
  const closed = profile.acceptsKeyword("additionalProperties", false) ? { additionalProperties: false } : {};
  return { type: "object", properties, required: Object.keys(properties), ...closed };
}

/** A schema that accepts null as well. */
export function nullable(profile: CompiledProfile, schema: JsonObject): JsonObject {
  const { type, enum: values, description, title, ...others } = schema;
  const isLeaf = typeof type === "string" && type !== "object" && type !== "array";
  const types = isLeaf ? withType(profile, {}, [type as TypeName, "null"]) : undefined;
  if (types && (values === undefined || profile.acceptsKeyword("enum", [...(values as Json[]), null])))
    return { ...schema, ...types, ...(values !== undefined && { enum: [...(values as Json[]), null] }) };
  const alternatives =
    Array.isArray(others["anyOf"]) && Object.keys(others).length === 1 ? (others["anyOf"] as Json[]) : undefined;
  const anyOf: Json = alternatives
    ? [...alternatives, { type: "null" }]
    : [
        { ...(type !== undefined && { type }), ...(values !== undefined && { enum: values }), ...others },
        { type: "null" },
      ];
  return { anyOf, ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
}
