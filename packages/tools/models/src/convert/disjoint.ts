import { equal } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { typeOf } from "./json-types.js";

/** Schemas by the references to them. */
type Definitions = ReadonlyMap<string, Json>;

/** Whether no value is valid against both of two schemas, as far as types, names of properties and listed values show it. */
export function disjoint(one: Json, other: Json, definitions: Definitions): boolean {
  const [left, right] = [alternativesOf(one, definitions), alternativesOf(other, definitions)];
  return (
    left !== undefined && right !== undefined && left.every((a) => right.every((b) => areDisjoint(a, b, definitions)))
  );
}

/** Maximum number of references in a row. */
const maxHops = 20;

/** The schemas without alternatives that a schema consists of; `undefined` if they are not known. */
function alternativesOf(schema: Json, definitions: Definitions, hops = maxHops): readonly JsonObject[] | undefined {
  if (!isObject(schema) || hops === 0) return undefined;
  const { $ref, oneOf, anyOf = oneOf } = schema;
  if (typeof $ref === "string") {
    const target = definitions.get($ref);
    return target === undefined ? undefined : alternativesOf(target, definitions, hops - 1);
  }
  if (!Array.isArray(anyOf)) return [schema];
  const all: JsonObject[] = [];
  for (const each of anyOf as readonly Json[]) {
    const alternatives = alternativesOf(each, definitions, hops - 1);
    if (!alternatives) return undefined;
    all.push(...alternatives);
  }
  return all;
}

/** The values that a schema lists; `undefined` if it lists none. */
const valuesOf = ({ enum: values, const: value }: JsonObject): readonly Json[] | undefined =>
  Array.isArray(values) ? values : value === undefined ? undefined : [value];

/** The type of which the integers are a part, and others as they are. */
const withoutInteger = (type: string): string => (type === "integer" ? "number" : type);

/** The types of a schema without alternatives; `undefined` for all. */
function typesOf(schema: JsonObject): ReadonlySet<string> | undefined {
  const { type } = schema;
  if (type === undefined) {
    const values = valuesOf(schema);
    return values && new Set(values.map((each) => withoutInteger(typeOf(each))));
  }
  return new Set(([type].flat() as string[]).map((each) => withoutInteger(each)));
}

/** Whether types and listed values show that two schemas without alternatives share no value. */
function haveDisjointValues(one: JsonObject, other: JsonObject): boolean {
  const [left, right] = [typesOf(one), typesOf(other)];
  if (left && right && ![...left].some((each) => right.has(each))) return true;
  const [values, others] = [valuesOf(one), valuesOf(other)];
  return (
    values !== undefined && others !== undefined && !values.some((each) => others.some((value) => equal(each, value)))
  );
}

function areDisjoint(one: JsonObject, other: JsonObject, definitions: Definitions): boolean {
  if (haveDisjointValues(one, other)) return true;
  const isObjectOnly = [one, other].every((each) => {
    const types = typesOf(each);
    return types?.size === 1 && types.has("object");
  });
  return isObjectOnly && haveDisjointProperties(one, other, definitions);
}

function haveDisjointProperties(one: JsonObject, other: JsonObject, definitions: Definitions): boolean {
  const lacks = (has: JsonObject, closed: JsonObject): boolean =>
    closed["additionalProperties"] === false &&
    requiredOf(has).some((name) => !Object.hasOwn(propertiesOf(closed), name));
  if (lacks(one, other) || lacks(other, one)) return true;
  const required = new Set(requiredOf(other));
  return requiredOf(one).some((name) => {
    const [a, b] = [propertiesOf(one)[name], propertiesOf(other)[name]];
    return required.has(name) && isObject(a) && isObject(b) && areDisjointLeaves(a, b, definitions);
  });
}

/** As {@link disjoint}, without a look at properties, which may lead back. */
function areDisjointLeaves(one: JsonObject, other: JsonObject, definitions: Definitions): boolean {
  const [left, right] = [alternativesOf(one, definitions), alternativesOf(other, definitions)];
  if (!left || !right) return false;
  return left.every((a) => right.every((b) => haveDisjointValues(a, b)));
}

const requiredOf = ({ required }: JsonObject): readonly string[] =>
  Array.isArray(required) ? (required as string[]) : [];
const propertiesOf = ({ properties }: JsonObject): JsonObject => (isObject(properties) ? properties : {});

/** Whether a converted schema accepts null, or may do so. */
export function acceptsNull(schema: Json, definitions: Definitions): boolean {
  const alternatives = alternativesOf(schema, definitions);
  return !alternatives || alternatives.some((each) => (typesOf(each) ?? new Set(["null"])).has("null"));
}
