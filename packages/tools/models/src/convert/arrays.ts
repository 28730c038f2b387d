import { equal } from "@argot/core/json";
import type { Json, JsonObject } from "@argot/core/keyword";
import { itemsCodec } from "./codec.js";
import type { Part } from "./part.js";
import type { Place, Scope } from "./scope.js";
import { withKeywords } from "./with-keywords.js";

/** Converts a schema of arrays. */
export function convertArray(scope: Scope, schema: JsonObject, place: Place): Part | undefined {
  const first: readonly Json[] = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : [];
  const { maxItems } = schema;
  const isFull = first.length > 0 && typeof maxItems === "number" && maxItems <= first.length;
  const rest = isFull ? false : (schema["items"] ?? true);
  const parts = first.map((each) => scope.convert(each, place));
  const isTuple = first.length > 0 && parts.every((each) => each !== undefined);
  const restPart = scope.convert(rest, place);
  const codecs = isTuple ? parts.map((each) => each?.codec) : [];
  const codec = codecs.some(Boolean) || restPart?.codec ? itemsCodec(codecs, restPart?.codec) : undefined;
  const finish = (array: JsonObject, given: JsonObject): Part =>
    withKeywords(scope, { schema: { type: "array", ...array }, codec }, given, ["array"], place);
  if (!isTuple) {
    if (restPart) return finish(Object.keys(restPart.schema).length > 0 ? { items: restPart.schema } : {}, schema);
    return emptyArray(scope, schema, place);
  }
  const schemas = parts.flatMap((each) => (each ? [each.schema] : []));
  if (scope.profile.acceptsKeyword("prefixItems", [])) {
    const closes = !restPart && scope.profile.acceptsKeyword("maxItems", first.length);
    if (!restPart && !closes) scope.note("widened", place.location, "items", "more items are accepted");
    const items = restPart && Object.keys(restPart.schema).length > 0 ? { items: restPart.schema } : {};
    return finish(
      {
        prefixItems: schemas,
        ...items,
        ...(closes && schema["maxItems"] === undefined && { maxItems: first.length }),
      },
      schema,
    );
  }
  scope.note("widened", place.location, "prefixItems", "the items are accepted in any order");
  const all = [...schemas, ...(restPart ? [restPart.schema] : [])];
  const different = all.filter((each, i) => all.findIndex((other) => equal(other, each)) === i);
  const [only, second] = different;
  const note = `the first ${first.length} items are in the order of the alternatives`;
  return finish({ items: second === undefined ? (only ?? {}) : { anyOf: different } }, { ...schema, note });
}

/** An array that can have no items. */
function emptyArray(scope: Scope, schema: JsonObject, place: Place): Part {
  const array: JsonObject = { type: "array", items: { type: "null" } };
  if (scope.profile.acceptsKeyword("maxItems", 0)) {
    const { maxItems: _, ...others } = schema;
    return withKeywords(scope, { schema: { ...array, maxItems: 0 } }, others, ["array"], place);
  }
  scope.note("widened", place.location, "items", "items are accepted, although there must be none");
  return withKeywords(scope, { schema: array }, { ...schema, note: "must be empty" }, ["array"], place);
}
