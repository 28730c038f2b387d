import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { unite } from "./alternatives.js";
import { nameName, propertiesCodec, type PropertyCodec, valueName } from "./codec.js";
import { exactObject } from "./forms.js";
import { annotationNames } from "./normal-form.js";
import type { Alternative, Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** What a schema says of properties that it does not name. */
interface OtherProperties {
  /** Whether there are none. */
  readonly isClosed: boolean;
  /** Whether they may have all names and values. */
  readonly isOpen: boolean;
  /** The schemas of their values. */
  readonly schemas: readonly Json[];
}

/** An object whose named properties are converted. */
interface NamedProperties {
  /** The schema with `type`, `properties` and `required`. */
  readonly base: JsonObject;
  readonly codecs: ReadonlyMap<string, PropertyCodec>;
  readonly isReshaped: boolean;
}

/** Reads what a schema says of properties that it does not name. */
export function otherProperties(schema: JsonObject): OtherProperties {
  const patterns = isObject(schema["patternProperties"]) ? Object.values(schema["patternProperties"]) : [];
  const additional = schema["additionalProperties"] ?? schema["unevaluatedProperties"] ?? true;
  const isOpen =
    additional === true || (isObject(additional) && Object.keys(additional).every((name) => annotationNames.has(name)));
  const isClosed = additional === false && patterns.length === 0;
  return { isClosed, isOpen, schemas: [...patterns, ...(isOpen || additional === false ? [] : [additional])] };
}

/** Adds what a schema says of the other properties, and its other keywords. */
export function withOtherProperties(scope: Scope, named: NamedProperties, schema: JsonObject, place: Place): Part {
  if (!scope.profile.requires("closed-objects")) return openObject(scope, named, schema, place);
  const { base, codecs, isReshaped } = named;
  const { isOpen, schemas } = otherProperties(schema);
  const item = schemas.length > 0 ? otherValue(scope, schemas, place) : undefined;
  if (item) return withList(scope, named, item, schema, place);
  if (isOpen)
    scope.note(
      "narrowed",
      place.location,
      "additionalProperties",
      "objects with properties that the schema does not name have no answer",
    );
  const codec = isReshaped ? propertiesCodec(codecs, { list: undefined, codec: undefined }) : undefined;
  const object: JsonObject = { ...base, additionalProperties: false };
  return withKeywords(scope, { schema: object, codec }, schema, ["object"], place);
}

/** The schema of the values of other properties. */
function otherValue(scope: Scope, schemas: readonly Json[], place: Place): Part | undefined {
  const parts = schemas.flatMap((source): Alternative[] => {
    const part = scope.convert(source, place);
    return part ? [{ ...part, source }] : [];
  });
  return unite(scope, parts, {}, place);
}

/** An object whose other properties are a list of names and values. */
function withList(scope: Scope, { base, codecs }: NamedProperties, item: Part, schema: JsonObject, place: Place): Part {
  const entry = exactObject(scope.profile, { [nameName]: { type: "string" }, [valueName]: item.schema });
  const list: JsonObject = { type: "array", items: entry };
  const patterns = isObject(schema["patternProperties"]) ? Object.keys(schema["patternProperties"]) : [];
  const note = patterns.length > 0 ? `names match ${patterns.join(" or ")}` : undefined;
  scope.note(
    "reshaped",
    place.location,
    patterns.length > 0 ? "patternProperties" : "additionalProperties",
    "other properties are written as a list of names and values",
  );
  if (patterns.length > 0 || codecs.size > 0)
    scope.note("widened", place.location, undefined, "the list of other properties may have any names");
  if (codecs.size === 0) {
    const codec = propertiesCodec(codecs, { list: { property: undefined }, codec: item.codec });
    return withKeywords(scope, { schema: list, codec }, { ...schema, note }, ["object"], place);
  }
  let property = "additional_properties";
  while (codecs.has(property)) property += "_";
  const codec = propertiesCodec(codecs, { list: { property }, codec: item.codec });
  const described: JsonObject = note === undefined ? list : { ...list, description: note };
  const object = {
    ...base,
    properties: { ...(base["properties"] as JsonObject), [property]: described },
    required: [...((base["required"] as Json[] | undefined) ?? []), property],
    additionalProperties: false,
  };
  return withKeywords(scope, { schema: object, codec }, schema, ["object"], place);
}

/** An object whose other properties have their names, where the profile does not require closed objects. */
function openObject(
  scope: Scope,
  { base, codecs, isReshaped }: NamedProperties,
  schema: JsonObject,
  place: Place,
): Part {
  const { isClosed, isOpen, schemas } = otherProperties(schema);
  const isMapped =
    schema["patternProperties"] === undefined &&
    scope.profile.acceptsKeyword("additionalProperties", isClosed ? false : {});
  const item = schemas.length > 0 && isMapped ? otherValue(scope, schemas, place) : undefined;
  if (!isMapped && !isOpen)
    scope.note("widened", place.location, "additionalProperties", "other properties may have any name and value");
  const others = isMapped && (isClosed || item) ? { additionalProperties: item ? item.schema : false } : {};
  const codec =
    isReshaped || item?.codec ? propertiesCodec(codecs, { list: undefined, codec: item?.codec }) : undefined;
  const { properties, ...bare } = base;
  const object: JsonObject = Object.keys(properties as JsonObject).length > 0 ? base : bare;
  return withKeywords(scope, { schema: { ...object, ...others }, codec }, schema, ["object"], place);
}
