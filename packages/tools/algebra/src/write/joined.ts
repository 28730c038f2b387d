import type { Schema, SchemaObject, Target } from "./targets.js";

/** Keywords that act together: beside one of a group, no other of the group may be added. */
const groups: Readonly<Record<string, string>> = {
  properties: "members",
  patternProperties: "members",
  additionalProperties: "members",
  prefixItems: "items",
  items: "items",
  additionalItems: "items",
  contains: "contains",
  minContains: "contains",
  maxContains: "contains",
  if: "condition",
  then: "condition",
};

const groupOf = (keyword: string): string => groups[keyword] ?? keyword;

/** One schema for several that must all hold: their keywords beside each other where that means the same, else in `allOf`. */
export function joined(schemas: readonly Schema[], target: Target): Schema {
  if (schemas.includes(false)) return false;
  const parts = schemas.filter((each) => typeof each === "object" && Object.keys(each).length > 0) as SchemaObject[];
  const [only] = parts;
  if (parts.length === 0) return true;
  if (parts.length === 1) return only as SchemaObject;
  const all: Record<string, SchemaObject[string]> = {};
  const apart: SchemaObject[] = [];
  for (const part of parts) {
    const { required, ...others } = part;
    const used = new Set(Object.keys(all).map(groupOf));
    const fits = Object.keys(others).every((keyword) => !used.has(groupOf(keyword)));
    if (!fits || standsAlone(part, target)) apart.push(part);
    else Object.assign(all, others, union(all["required"], required));
  }
  if (apart.length === 0) return all;
  // One that has such a list already keeps it.
  return "allOf" in all || Object.keys(all).length === 0
    ? { allOf: [...(Object.keys(all).length === 0 ? [] : [all]), ...apart] }
    : { ...all, allOf: apart };
}

/** Whether other keywords beside those of a schema would change what it means. */
const standsAlone = (schema: SchemaObject, target: Target): boolean =>
  (target.referenceIsAlone && "$ref" in schema) ||
  (target.unevaluated !== undefined && (target.unevaluated.object in schema || target.unevaluated.array in schema));

function union(one: SchemaObject[string] | undefined, other: SchemaObject[string] | undefined): SchemaObject {
  const names = [one ?? [], other ?? []].flat();
  return names.length === 0 ? {} : { required: [...new Set(names)] };
}
