import type { JSONType } from "../types.js";

/** The keywords that Ajv evaluates together: those about values of one type, or about any value. */
export interface KeywordGroup {
  /** `undefined` for keywords about values of any type. */
  readonly type: JSONType | undefined;
  /** The names, in the order of evaluation. */
  readonly names: string[];
}

/** The position of a keyword in the order: the index of a group, and the index in it. */
export interface KeywordPlace {
  readonly group: number;
  readonly position: number;
  /** The type of the group. */
  readonly type: JSONType | undefined;
}

/** The position of a keyword that is in no group. */
export const nowhere: KeywordPlace = { group: Infinity, position: 0, type: undefined };

/** Whether a place is before another one. */
export const isBefore = (a: KeywordPlace, b: KeywordPlace): boolean =>
  a.group === b.group ? a.position < b.position : a.group < b.group;

/** Whether keywords of a group are about a value. */
export function isAbout({ type }: Pick<KeywordGroup, "type">, value: unknown): boolean {
  if (type === undefined) return true;
  if (Array.isArray(value)) return type === "array";
  if (value === null) return type === "null";
  return type === "integer" ? Number.isInteger(value) : type === typeof value;
}

/** Whether a schema has a keyword of a group. */
export const isUsed = ({ names }: KeywordGroup, schema: Readonly<Record<string, unknown>>): boolean =>
  names.some((name) => schema[name] !== undefined);

const any = [
  "$comment",
  "id",
  "$recursiveAnchor",
  "$dynamicRef",
  "$recursiveRef",
  "$ref",
  "type",
  "nullable",
  "const",
  "enum",
  "not",
  "anyOf",
  "oneOf",
  "allOf",
  "if",
  "then",
  "else",
];
const number = ["maximum", "minimum", "exclusiveMaximum", "exclusiveMinimum", "multipleOf", "format"];
const string = ["maxLength", "minLength", "pattern", "format"];
const array = [
  "maxItems",
  "minItems",
  "prefixItems",
  "additionalItems",
  "items",
  "contains",
  "uniqueItems",
  "maxContains",
  "minContains",
];
const object = [
  "maxProperties",
  "minProperties",
  "required",
  "propertyNames",
  "additionalProperties",
  "dependencies",
  "properties",
  "patternProperties",
  "dependentRequired",
  "dependentSchemas",
];

/**
 * The order in which Ajv evaluates keywords: groups in order, the last one after all others. It decides which error is
 * the first.
 */
export function keywordGroups(): KeywordGroup[] {
  return [
    { type: undefined, names: [...any] },
    { type: "number", names: [...number] },
    { type: "string", names: [...string] },
    { type: "array", names: [...array, "unevaluatedItems"] },
    { type: "object", names: [...object, "unevaluatedProperties", "discriminator"] },
    { type: undefined, names: [] },
  ];
}
