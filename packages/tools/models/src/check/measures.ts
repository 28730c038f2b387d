import { isObject, type Json } from "@argot/core/keyword";
import type { IndexedSchema } from "@argot/schema-tools/schema-index";

/** The name of what a profile can limit. */
export type MeasureName =
  /** Properties in all. */
  | "properties"
  /** Properties in all that are not required. */
  | "optional-properties"
  /** Schemas with `anyOf` or several types. */
  | "unions"
  /** Levels of nested objects. */
  | "depth"
  /** Values of `enum` in all. */
  | "enum-values"
  /** Characters in the texts of an `enum` with more than 250 values. */
  | "long-enum-characters"
  /** Characters in the names of properties and definitions, and in the values of `enum` and `const`. */
  | "characters";

/** What a profile can limit. */
interface Measure {
  /** What is counted, after a number. */
  readonly unit: string;
  /** How the counts of schema objects become that of the document. */
  readonly combine: "sum" | "maximum";
  /** The count of a schema object by itself. */
  count(schema: IndexedSchema): number;
}

/** The number of values from which on a single `enum` of texts is a long one. */
const longEnum = 250;

/** What profiles can limit, by name. */
export const measures: Readonly<Record<MeasureName, Measure>> = {
  properties: {
    unit: "properties in all",
    combine: "sum",
    count: ({ json }) => names(json, "properties").length,
  },
  "optional-properties": {
    unit: "properties in all that are not required",
    combine: "sum",
    count({ json }) {
      const required = isObject(json) && Array.isArray(json["required"]) ? json["required"] : [];
      return names(json, "properties").filter((name) => !required.includes(name)).length;
    },
  },
  unions: {
    unit: 'schemas with "anyOf" or several types',
    combine: "sum",
    count: ({ json }) =>
      isObject(json) && (Object.hasOwn(json, "anyOf") || (Array.isArray(json["type"]) && json["type"].length > 1))
        ? 1
        : 0,
  },
  depth: { unit: "levels of nested objects", combine: "maximum", count: (schema) => depthOf(schema, new Set()) },
  "enum-values": { unit: 'values of "enum" in all', combine: "sum", count: ({ json }) => enumOf(json).length },
  "long-enum-characters": {
    unit: `characters in the texts of an "enum" with more than ${longEnum} values`,
    combine: "maximum",
    count: ({ json }) => (enumOf(json).length > longEnum ? characters(enumOf(json)) : 0),
  },
  characters: {
    unit: 'characters in the names of properties and definitions and in the values of "enum" and "const"',
    combine: "sum",
    count: ({ json }) =>
      characters([
        ...names(json, "properties"),
        ...names(json, "$defs"),
        ...names(json, "definitions"),
        ...enumOf(json),
        ...(isObject(json) && json["const"] !== undefined ? [json["const"]] : []),
      ]),
  },
};

/** A measure of a document. */
interface Measured {
  readonly count: number;
  readonly unit: string;
  /** The schema at which the maximum is passed; the root if it is not. */
  readonly pointer: string;
}

/** Measures a document by its schemas. Parts that references share are counted once. */
export function measure(name: MeasureName, schemas: readonly IndexedSchema[], maximum: number): Measured {
  const { unit, combine, count } = measures[name];
  let total = 0;
  let pointer: string | undefined;
  for (const schema of schemas) {
    const own = count(schema);
    total = combine === "sum" ? total + own : Math.max(total, own);
    if (total > maximum) pointer ??= schema.pointer;
  }
  return { count: total, unit, pointer: pointer ?? "" };
}

const names = (json: Json, keyword: string): readonly string[] => {
  const value = isObject(json) ? json[keyword] : undefined;
  return isObject(value) ? Object.keys(value) : [];
};

const enumOf = (json: Json): readonly Json[] => (isObject(json) && Array.isArray(json["enum"]) ? json["enum"] : []);

const characters = (values: readonly Json[]): number =>
  values.reduce((sum: number, each) => sum + (typeof each === "string" ? each.length : 0), 0);

/** The levels of objects in a schema. What leads back to itself counts once. */
function depthOf(schema: IndexedSchema, path: ReadonlySet<IndexedSchema>): number {
  if (path.has(schema)) return 0;
  const within = new Set([...path, schema]);
  let deepest = 0;
  for (const { name, subschemas, references } of schema.keywords) {
    if (name === "$defs" || name === "definitions") continue;
    const targets = references.flatMap(({ target }) => (target.kind === "schema" ? [target.schema] : []));
    for (const each of [...subschemas, ...targets]) deepest = Math.max(deepest, depthOf(each, within));
  }
  return deepest + (names(schema.json, "properties").length > 0 ? 1 : 0);
}
