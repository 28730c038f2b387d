import { equal } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";

/**
 * Whether no value is valid against both of two converted schemas, as far as types, names of properties and listed values show it.
 *
 * @param definitions - The converted schemas by the references to them.
 */
export function disjoint(one: Json, other: Json, definitions: ReadonlyMap<string, JsonObject>): boolean {
  const [left, right] = [alternativesOf(one, definitions), alternativesOf(other, definitions)];
  return (
    left !== undefined && right !== undefined && left.every((a) => right.every((b) => areDisjoint(a, b, definitions)))
  );
}

/** Maximum number of references in a row. */
const maxHops = 20;

/** The schemas without alternatives that a schema consists of; `undefined` if they are not known. */
export function alternativesOf(
  schema: Json,
  definitions: ReadonlyMap<string, JsonObject>,
  hops = maxHops,
): readonly JsonObject[] | undefined {
  if (!isObject(schema) || hops === 0) return undefined;
  const { $ref, anyOf } = schema;
  if (typeof $ref === "string") {
    const target = definitions.get($ref);
    return target && alternativesOf(target, definitions, hops - 1);
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

/** The types of a schema without alternatives; `undefined` for all. */
export function typesOf({ type, enum: values }: JsonObject): ReadonlySet<string> | undefined {
  if (typeof type === "string") return new Set([type === "integer" ? "number" : type]);
  if (Array.isArray(type)) return new Set((type as string[]).map((each) => (each === "integer" ? "number" : each)));
  return Array.isArray(values)
    ? new Set(values.map((each: Json) => (each === null ? "null" : typeof each)))
    : undefined;
}

function areDisjoint(one: JsonObject, other: JsonObject, definitions: ReadonlyMap<string, JsonObject>): boolean {
  const [left, right] = [typesOf(one), typesOf(other)];
  if (!left || !right) return false;
  const shared = [...left].filter((each) => right.has(each));
  if (shared.length === 0) return true;
  if (Array.isArray(one["enum"]) && Array.isArray(other["enum"])) {
    const values: readonly Json[] = other["enum"];
    return !one["enum"].some((each: Json) => values.some((value) => equal(each, value)));
  }
  return shared.length === 1 && shared[0] === "object" && haveDisjointProperties(one, other, definitions);
}

function haveDisjointProperties(
  one: JsonObject,
  other: JsonObject,
  definitions: ReadonlyMap<string, JsonObject>,
): boolean {
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
function areDisjointLeaves(one: JsonObject, other: JsonObject, definitions: ReadonlyMap<string, JsonObject>): boolean {
  const [left, right] = [alternativesOf(one, definitions), alternativesOf(other, definitions)];
  if (!left || !right) return false;
  return left.every((a) =>
    right.every((b) => {
      const [types, others] = [typesOf(a), typesOf(b)];
      if (types && others && ![...types].some((each) => others.has(each))) return true;
      if (!Array.isArray(a["enum"]) || !Array.isArray(b["enum"])) return false;
      const values: readonly Json[] = b["enum"];
      return !a["enum"].some((each: Json) => values.some((value) => equal(each, value)));
    }),
  );
}

const requiredOf = ({ required }: JsonObject): readonly string[] =>
  Array.isArray(required) ? (required as string[]) : [];
const propertiesOf = ({ properties }: JsonObject): JsonObject => (isObject(properties) ? properties : {});

/** Whether a converted schema accepts null, or may do so. */
export function acceptsNull(schema: Json, definitions: ReadonlyMap<string, JsonObject>): boolean {
  const alternatives = alternativesOf(schema, definitions);
  return !alternatives || alternatives.some((each) => (typesOf(each) ?? new Set(["null"])).has("null"));
}
