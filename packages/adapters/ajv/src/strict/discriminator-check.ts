import { isObject } from "@argot/core/keyword";
import type { SchemaContext } from "./schema-context.js";

type SchemaObject = Readonly<Record<string, unknown>>;

/**
 * The alternatives that a discriminator selects, by the value of the tag.
 *
 * @param follow - Gives the schema that an alternative refers to, or the alternative.
 * @throws Error for a discriminator that does not distinguish the alternatives.
 */
export function alternativesByTag(
  { schema }: SchemaContext,
  follow: (alternative: SchemaObject) => unknown,
): ReadonlyMap<string, number> {
  const { propertyName: tag, mapping } = schema["discriminator"] as SchemaObject;
  const { oneOf } = schema;
  if (typeof tag !== "string") throw new Error("discriminator: requires propertyName");
  if (mapping) throw new Error("discriminator: mapping is not supported");
  if (!Array.isArray(oneOf)) throw new Error("discriminator: requires oneOf keyword");
  const found = new Map<string, number>();
  let isRequired = true;
  for (const [i, alternative] of oneOf.entries()) {
    const target = isObject(alternative) ? follow(alternative) : alternative;
    const properties = isObject(target) ? target["properties"] : undefined;
    const property = isObject(properties) ? properties[tag] : undefined;
    if (!isObject(property))
      throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${tag}"`);
    isRequired &&= requires(schema, tag) || requires(target as SchemaObject, tag);
    for (const value of valuesOf(property, tag)) {
      if (typeof value !== "string" || found.has(value))
        throw new Error(`discriminator: "${tag}" values must be unique strings`);
      found.set(value, i);
    }
  }
  if (!isRequired) throw new Error(`discriminator: "${tag}" must be required`);
  return found;
}

const requires = ({ required }: SchemaObject, name: string): boolean =>
  Array.isArray(required) && required.includes(name);

function valuesOf({ const: constant, enum: constants }: SchemaObject, tag: string): readonly unknown[] {
  if (constant) return [constant];
  if (Array.isArray(constants)) return constants as unknown[];
  throw new Error(`discriminator: "properties/${tag}" must have "const" or "enum"`);
}
