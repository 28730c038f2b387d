import { stringifyJson } from "@argot/core/json";
import type { Json, JsonObject } from "@argot/core/keyword";
import { type TypeName, typeBits } from "./json-types.js";
import { holdsSchemas } from "./map-subschemas.js";
import { annotationNames, withoutComments } from "./normal-form.js";
import type { Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { silentNames } from "./silent-names.js";

/** Maximum number of characters of a keyword's value in a description. */
const maxNoteLength = 300;

/** Keywords that are written by the converter, whatever else is said of them. */
export const structural: ReadonlySet<string> = new Set([
  "type",
  "enum",
  "const",
  "properties",
  "required",
  "additionalProperties",
  "patternProperties",
  "unevaluatedProperties",
  "items",
  "prefixItems",
  "unevaluatedItems",
  "anyOf",
  "oneOf",
  "$ref",
  "description",
]);

/**
 * Adds the keywords of a schema that the profile accepts. The others become a part of the description.
 *
 * @param source - The schema, perhaps with a `note` for the description.
 * @param types - The types that are left; keywords about others have no effect.
 */
export function withKeywords(
  scope: Scope,
  { schema, codec }: Part,
  source: Readonly<Record<string, Json | undefined>>,
  types: readonly TypeName[] | undefined,
  { location }: Place,
): Part {
  const { note, description, ...keywords } = source;
  const copied: [string, Json][] = [];
  const notes = typeof note === "string" ? [note] : [];
  const isObjectAsList = types?.[0] === "object" && schema["type"] !== "object";
  for (const [name, value] of Object.entries(keywords)) {
    if (
      value === undefined ||
      silentNames.has(name) ||
      Object.hasOwn(schema, name) ||
      (structural.has(name) && !isLeft(name, schema, value))
    )
      continue;
    const keyword = scope.normal.dialect.keywords.get(name)?.keyword;
    if (!keyword) {
      scope.note("described", location, name, `${JSON.stringify(name)} is left out: it is no keyword of the dialect`);
      continue;
    }
    if (types && !annotationNames.has(name) && !types.some((type) => (keyword.appliesTo & typeBits[type]) !== 0))
      continue;
    if (
      !isObjectAsList &&
      !holdsSchemas(scope.normal.dialect, name, value) &&
      scope.profile.acceptsKeyword(name, value)
    ) {
      copied.push([name, value]);
      continue;
    }
    if (name === "title") {
      scope.note("described", location, name, "the title is left out");
      continue;
    }
    const text = stringifyJson(withoutComments(value));
    notes.push(text.length > maxNoteLength ? `${name} as in the original` : `${name}: ${text}`);
    if (annotationNames.has(name)) scope.note("described", location, name, `"${name}" is in the description`);
    else scope.note("widened", location, name, `"${name}" is in the description and not enforced`);
  }
  const texts = [description, schema["description"]].filter(
    (each, i, all): each is string => typeof each === "string" && all.indexOf(each) === i,
  );
  const told = [...texts, ...(notes.length > 0 ? [`(${notes.join("; ")})`] : [])].join(" ");
  const isTold = told !== "" && scope.profile.acceptsKeyword("description", told);
  const result = { ...schema, ...Object.fromEntries(copied), ...(isTold && { description: told }) };
  return { schema: result, codec };
}

/** Whether a structural keyword is one that the converted schema does not say in another way. */
function isLeft(name: string, schema: JsonObject, value: Json): boolean {
  if (name === "anyOf" || name === "oneOf")
    return schema["anyOf"] === undefined && Array.isArray(value) && schema["enum"] === undefined;
  return name === "unevaluatedItems";
}
