import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { convertAny } from "./any-value.js";
import { type PropertyCodec, valueName } from "./codec.js";
import { acceptsNull } from "./disjoint.js";
import { exactObject, nullable } from "./forms.js";
import { otherProperties, withOtherProperties } from "./other-properties.js";
import type { Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { structural } from "./with-keywords.js";

/** Converts a schema of objects. */
export function convertObject(scope: Scope, schema: JsonObject, place: Place): Part | undefined {
  const { location } = place;
  const isClosed = scope.profile.requires("closed-objects");
  const allRequired = scope.profile.requires("all-required");
  const given = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = new Set(Array.isArray(schema["required"]) ? (schema["required"] as string[]) : []);
  const others = otherProperties(schema);
  const names = [...new Set([...Object.keys(given), ...required])];
  if (isClosed && names.length === 0 && others.isOpen) {
    const plain = Object.fromEntries(Object.entries(schema).filter(([name]) => !structural.has(name)));
    return convertAny(scope, { ...plain, ...pickDescription(schema) }, place, "any JSON object");
  }
  const properties: [string, Json][] = [];
  const codecs = new Map<string, PropertyCodec>();
  let isReshaped = false;
  for (const name of names) {
    const source = Object.hasOwn(given, name) ? (given[name] as Json) : (others.schemas[0] ?? !others.isClosed);
    const part = scope.convert(source, place);
    if (!part) {
      if (required.has(name)) return undefined;
      continue;
    }
    const isOptional = allRequired && !required.has(name);
    const { schema: written, absence } = isOptional
      ? requiredProperty(scope, part.schema, name, source, location)
      : { schema: part.schema, absence: "absent" as const };
    isReshaped ||= absence !== "absent" || part.codec !== undefined;
    properties.push([name, written]);
    codecs.set(name, { codec: part.codec, absence });
  }
  const written = Object.fromEntries(properties);
  const listed = properties.map(([name]) => name).filter((name) => allRequired || required.has(name));
  const base: JsonObject = {
    type: "object",
    properties: written,
    ...(listed.length > 0 || allRequired ? { required: listed } : {}),
  };
  return withOtherProperties(scope, { base, codecs, isReshaped }, schema, place);
}

/** The schema of a property that is optional, where the provider requires all. */
function requiredProperty(
  scope: Scope,
  schema: JsonObject,
  name: string,
  source: Json,
  location: string,
): Pick<PropertyCodec, "absence"> & Pick<Part, "schema"> {
  const at = isObject(source) && typeof source["$comment"] === "string" ? source["$comment"] : location;
  const isWrapped = acceptsNull(schema, scope.definitions);
  const how = isWrapped
    ? `a value is within an object, as its property "${valueName}", since null is a value too`
    : "null stands for its absence";
  scope.note("reshaped", at, "required", `the property ${JSON.stringify(name)} is required: ${how}`);
  if (!isWrapped) return { schema: nullable(scope.profile, schema), absence: "null" };
  return {
    schema: { anyOf: [exactObject(scope.profile, { [valueName]: schema }), { type: "null" }] },
    absence: "wrapped",
  };
}
const pickDescription = ({ description }: JsonObject): JsonObject => (description === undefined ? {} : { description });
