import type { InstanceOptions } from "../options.js";
import { schemaTypes } from "../schemas/schema-types.js";
import type { JSONType } from "../types.js";
import type { SchemaContext, StrictChecks } from "./schema-context.js";

/**
 * @returns The types that a schema names, as Ajv reads them.
 * @throws Error if `nullable` contradicts them.
 */
export function namedTypes(schema: Readonly<Record<string, unknown>>): readonly JSONType[] {
  const types = schemaTypes(schema);
  const { type, nullable } = schema;
  if ([type].flat().includes("null")) {
    if (nullable === false) throw new Error("type: null contradicts nullable: false");
  } else if (nullable !== undefined && types.length === 0) {
    throw new Error('"nullable" cannot be used without "type"');
  }
  return types;
}

/** The order in which Ajv checks that a schema names the types of its keywords. Added keywords come last. */
const order: readonly string[] = [
  "maximum",
  "minimum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "multipleOf",
  "maxLength",
  "minLength",
  "pattern",
  "maxProperties",
  "minProperties",
  "required",
  "maxItems",
  "minItems",
  "uniqueItems",
  "propertyNames",
  "additionalProperties",
  "dependencies",
  "properties",
  "patternProperties",
  "prefixItems",
  "additionalItems",
  "items",
  "contains",
  "format",
  "dependentRequired",
  "dependentSchemas",
  "maxContains",
  "minContains",
  "unevaluatedProperties",
  "unevaluatedItems",
  "discriminator",
];
const placeOf = (keyword: string): number => (order.includes(keyword) ? order.indexOf(keyword) : order.length);

/**
 * Checks the types of a schema against those that its values can have, and narrows these.
 *
 * @param aboutTypes - The keywords of the schema that are about single types.
 */
export function checkTypes(
  at: SchemaContext,
  own: readonly JSONType[],
  aboutTypes: readonly (readonly [keyword: string, types: readonly JSONType[]])[],
  { strictTypes, allowUnionTypes }: InstanceOptions,
  checks: StrictChecks,
): void {
  const report = (problem: string): void =>
    checks.refuse(strictTypes, `${problem} at "${at.root.baseId}${at.path}" (strictTypes)`);
  if (at.types.length === 0) at.types = own;
  else if (own.length > 0) {
    for (const type of own)
      if (!includes(at.types, type)) report(`type "${type}" not allowed by context "${at.types.join(",")}"`);
    at.types = at.types.flatMap((type) => {
      if (includes(own, type)) return [type];
      return own.includes("integer") && type === "number" ? ["integer" as const] : [];
    });
  }
  if (!allowUnionTypes && own.length > 1 && !(own.length === 2 && own.includes("null")))
    report("use allowUnionTypes to allow union type keyword");
  for (const [keyword, types] of aboutTypes.toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
    if (!types.some((type) => at.types.includes(type) || (type === "number" && at.types.includes("integer"))))
      report(`missing type "${types.join(",")}" for keyword "${keyword}"`);
}

const includes = (types: readonly JSONType[], type: JSONType): boolean =>
  types.includes(type) || (type === "integer" && types.includes("number"));
