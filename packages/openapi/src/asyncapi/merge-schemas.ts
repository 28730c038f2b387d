// Merges schemas as the traits of messages are merged, by JSON Merge Patch (RFC 7396).
import { resolveUri, valueAt } from "@argot/core/json";
import { isObject, type Json, type JsonObject } from "@argot/core/keyword";
import { keywordsIn } from "@argot/core/internal";
import type { Dialect } from "argot";
import { uriOf } from "../document/check-context.js";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";
import { followed } from "./followed.js";

/** Schemas that were merged, for a document of their own. */
export interface MergedSchema {
  /** The merged schema: a reference. */
  readonly schema: JsonObject;
  /** The targets of its references, for the member `definitions` of the document. */
  readonly definitions: JsonObject;
}

/**
 * Merges schemas: each member has the value of the last schema that has it, and objects are merged recursively. A
 * schema with no counterpart is referred to, so that it is compiled at its own location. `null` is a value like any
 * other, for `const`.
 *
 * @param schemas - Later ones take precedence.
 * @param dialect - Its keywords say which values are schemas.
 * @throws DocumentError if a reference leads nowhere.
 */
export function mergeSchemas(
  document: AsyncDocument,
  schemas: readonly DocumentPart[],
  dialect: Dialect,
): MergedSchema {
  const merge = new SchemaMerge(document, dialect);
  const reference = merge.refer(schemas);
  const definitions = Object.fromEntries(Array.from(merge.merged()).entries());
  const declared = schemas.map(({ json }) => (json as JsonObject)["$schema"]).findLast((each) => each !== undefined);
  return { schema: { ...(declared !== undefined && { $schema: declared }), ...reference }, definitions };
}

/** Schemas that are merged, each by its number among the definitions of the result: schemas may be recursive. */
class SchemaMerge {
  readonly #document: AsyncDocument;
  readonly #dialect: Dialect;
  /** The schemas to merge, and the reference to the result, by their locations. */
  readonly #merges = new Map<string, { readonly schemas: readonly DocumentPart[]; readonly reference: JsonObject }>();

  constructor(document: AsyncDocument, dialect: Dialect) {
    this.#document = document;
    this.#dialect = dialect;
  }

  /** A reference to schemas, merged. */
  refer(schemas: readonly DocumentPart[]): JsonObject {
    const key = schemas.map(uriOf).join(" ");
    const known = this.#merges.get(key);
    if (known) return known.reference;
    const reference = { $ref: `#/definitions/${this.#merges.size}` };
    this.#merges.set(key, { schemas, reference });
    return reference;
  }

  /** All merged schemas, in the order of their numbers. Merging one may add more. */
  *merged(): Iterable<JsonObject> {
    for (const { schemas } of this.#merges.values())
      yield this.#members(schemas, new Set(schemas.flatMap((each) => subschemasOf(each, this.#dialect))));
  }

  /** The schema that a reference leads to, if the object has nothing but the reference. */
  #followed(part: DocumentPart): DocumentPart {
    const isAlone = Object.keys(part.json as JsonObject).length === 1;
    const { ignoresSiblings } = this.#dialect.keywords.get("$ref")?.keyword ?? {};
    return isAlone || ignoresSiblings ? followed(this.#document, part) : part;
  }

  /** @param subschemas - The objects in these objects that are schemas. */
  #members(objects: readonly DocumentPart[], subschemas: ReadonlySet<unknown>): JsonObject {
    // Identifiers are left out, since they belong to the original schemas.
    const names = new Set(
      objects.flatMap(({ json }) => Object.keys(json as JsonObject).filter((name) => !this.#identifies(name, json))),
    );
    const members = new Map(Array.from(names, (name): [string, DocumentPart[]] => [name, []]));
    for (const each of objects)
      for (const name of Object.keys(each.json as JsonObject)) members.get(name)?.push(...memberOf(each, name));
    return Object.fromEntries(Array.from(members, ([name, parts]) => [name, this.#merge(parts, subschemas)]));
  }

  #identifies(name: string, json: Json): boolean {
    return (
      this.#dialect.keywords.get(name)?.keyword.identifies === true && typeof (json as JsonObject)[name] === "string"
    );
  }

  #merge(parts: readonly DocumentPart[], subschemas: ReadonlySet<unknown>): Json {
    const isSchema = ({ json }: DocumentPart): boolean => subschemas.has(json);
    const targets = parts.length === 1 ? parts : parts.map((each) => (isSchema(each) ? this.#followed(each) : each));
    // A value that is not an object replaces all earlier ones.
    const start = targets.findLastIndex(({ json }) => !isObject(json)) + 1;
    const meeting = parts.slice(start);
    if (meeting.length < 2) return standing(parts.at(-1) as DocumentPart, subschemas);
    return meeting.every(isSchema) ? this.refer(targets.slice(start)) : this.#members(targets.slice(start), subschemas);
  }
}

/** A value without a counterpart, with references to the schemas in it: the value itself, or the values within. */
function standing(part: DocumentPart, subschemas: ReadonlySet<unknown>): Json {
  const { json } = part;
  if (subschemas.has(json)) return { $ref: uriOf(part) };
  if (typeof json !== "object" || json === null) return json;
  const entries = Object.keys(json).flatMap((name) =>
    memberOf(part, name).map((each) => [name, subschemas.has(each.json) ? { $ref: uriOf(each) } : each.json] as const),
  );
  return Array.isArray(json) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** The schemas directly in a schema. */
const subschemasOf = ({ json }: DocumentPart, dialect: Dialect): readonly unknown[] =>
  keywordsIn(json as JsonObject, dialect).flatMap(({ name, keyword }) => {
    const value = (json as JsonObject)[name] as Json;
    return Array.from(keyword.value.subschemaPaths(value), (path) => valueAt(value, path)).filter(isObject);
  });

/** The member of an object, if it has it. References are absolute. */
function memberOf(part: DocumentPart, name: string): readonly DocumentPart[] {
  const { json, document, path } = part;
  if (!Object.hasOwn(json as JsonObject, name)) return [];
  const value = (json as JsonObject)[name] as Json;
  const isReference = name === "$ref" && typeof value === "string";
  return [{ document, path: [...path, name], json: isReference ? resolveUri(value, document.base) : value }];
}
