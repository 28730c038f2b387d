import { stringifyJson } from "@argot/core/json";
import type { Json, JsonObject } from "@argot/core/keyword";
import { textsOf } from "./codec.js";
import { withType } from "./forms.js";
import { typeOf } from "./json-types.js";
import type { Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** Converts a schema that lists its values. */
export function convertListedValues(scope: Scope, schema: JsonObject, place: Place): Part | undefined {
  const { location } = place;
  const listed: readonly Json[] =
    schema["const"] === undefined ? (schema["enum"] as readonly Json[]) : [schema["const"]];
  const values = listed.filter((value) => scope.accepts(schema, value));
  if (values.length === 0) return undefined;
  const keep = { description: schema["description"], title: schema["title"] };
  const types = [...new Set(values.map((value) => typeOf(value)))];
  const asEnum = (some: readonly Json[]): JsonObject | undefined =>
    scope.profile.acceptsKeyword("enum", some)
      ? withType(scope.profile, { enum: [...some] }, [...new Set(some.map((value) => typeOf(value)))])
      : undefined;
  const all = asEnum(values);
  if (all) return withKeywords(scope, { schema: all }, keep, types, place);
  if (!values.every((value) => isScalar(value))) {
    const texts = values.map((value) => stringifyJson(value));
    scope.note("reshaped", location, "enum", "the values are written as JSON texts");
    const part: Part = { schema: { type: "string", enum: texts }, codec: textsOf(values) };
    return withKeywords(scope, part, { ...keep, note: "JSON text" }, ["string"], place);
  }
  const parts: JsonObject[] = [];
  if (values.includes(null)) parts.push({ type: "null" });
  const booleans = values.filter((value) => typeof value === "boolean");
  if (booleans.length > 0) parts.push(asEnum(booleans) ?? { type: "boolean" });
  if (booleans.length === 1 && !asEnum(booleans))
    scope.note("widened", location, "enum", `both booleans are accepted, not ${String(booleans[0])} alone`);
  for (const type of ["string", "number"] as const) {
    const some = values.filter((value) =>
      type === "string" ? typeof value === "string" : typeof value === "number" || typeof value === "bigint",
    );
    if (some.length === 0) continue;
    const part = asEnum(some);
    if (!part) scope.note("widened", location, "enum", `every ${type} is accepted`);
    parts.push(part ?? { type });
  }
  const note =
    booleans.length === 1 || parts.some(({ enum: each }) => each === undefined)
      ? `one of ${stringifyJson(values)}`
      : undefined;
  const [first, second] = parts;
  const united = second === undefined ? (first ?? {}) : { anyOf: parts };
  return withKeywords(scope, { schema: united }, { ...keep, note }, undefined, place);
}

const isScalar = (value: Json): boolean => typeof value !== "object" || value === null;
