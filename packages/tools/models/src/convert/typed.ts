import type { JsonObject } from "@argot/core/keyword";
import { unite } from "./alternatives.js";
import { convertAny } from "./any-value.js";
import { convertArray } from "./arrays.js";
import { withType } from "./forms.js";
import { typeBits, type TypeName, typeNames } from "./json-types.js";
import { annotationNames } from "./normal-form.js";
import { convertObject } from "./objects.js";
import type { Alternative, Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** Converts a schema without references, alternatives and lists of values. */
export function convertTyped(scope: Scope, schema: JsonObject, place: Place): Part | undefined {
  const types = typesOf(scope, schema, place);
  if (!types) return convertAny(scope, schema, place);
  const [only, second] = types;
  if (only === undefined) return undefined;
  if (second === undefined) return convertType(scope, schema, only, place);
  const isSimple = types.every((type) => type !== "object" && type !== "array");
  const together = isSimple ? withType(scope.profile, {}, types) : undefined;
  if (together) return withKeywords(scope, { schema: together }, schema, types, place);
  const parts: Alternative[] = [];
  const { description: _, title: __, ...plain } = schema;
  for (const type of types) {
    const source = { ...plain, type };
    const part = convertType(scope, source, type, place);
    if (part) parts.push({ ...part, source });
  }
  return unite(scope, parts, schema, place);
}

/** The types of a schema; `undefined` if it accepts all, and says nothing about one. */
function typesOf(scope: Scope, schema: JsonObject, { location }: Place): readonly TypeName[] | undefined {
  const { type } = schema;
  if (type !== undefined) {
    const named = [type].flat() as TypeName[];
    return named.includes("number") ? named.filter((each) => each !== "integer") : named;
  }
  const all = typeNames.reduce((sum, each) => sum | typeBits[each], 0);
  let bits = 0;
  for (const name of Object.keys(schema)) {
    const keyword = scope.normal.dialect.keywords.get(name)?.keyword;
    if (keyword && !annotationNames.has(name) && keyword.appliesTo !== all) bits |= keyword.appliesTo;
  }
  const told = typeNames.filter((each) => each !== "integer" && (bits & typeBits[each]) !== 0);
  if (told.length === 0 || told.length === 6) return undefined;
  scope.note(
    "narrowed",
    location,
    undefined,
    `only values of type ${told.join(", ")} have an answer, since the schema says nothing about others`,
  );
  return told;
}

function convertType(scope: Scope, schema: JsonObject, type: TypeName, place: Place): Part | undefined {
  if (type === "object") return convertObject(scope, schema, place);
  if (type === "array") return convertArray(scope, schema, place);
  return withKeywords(scope, { schema: { type } }, schema, [type], place);
}
