import type { GivenKeyword } from "./fixed-errors.js";

/**
 * The order in which Ajv evaluates the schemas that a keyword applies: as in the plan, or by their names in the schema.
 */
export type StepOrder = "listed" | "named";

/** Keywords that have no errors of their own: what they apply must hold. */
const steps: ReadonlyMap<string, StepOrder> = new Map([
  ["allOf", "listed"],
  ["$ref", "listed"],
  ["$recursiveRef", "listed"],
  ["$dynamicRef", "listed"],
  ["prefixItems", "listed"],
  ["properties", "named"],
  ["patternProperties", "named"],
  ["dependentSchemas", "named"],
]);

/** Keywords about the remaining parts, which have an error of their own if no such part is allowed. */
const rest: ReadonlySet<string> = new Set([
  "additionalItems",
  "unevaluatedItems",
  "additionalProperties",
  "unevaluatedProperties",
]);

/** The order of what a keyword applies, if it has no errors of its own; else `undefined`. */
export function stepOrderOf({ name, schema, parentSchema }: GivenKeyword): StepOrder | undefined {
  if (name === "items") return schema === false && parentSchema["prefixItems"] !== undefined ? undefined : "listed";
  if (rest.has(name)) return schema === false ? undefined : "listed";
  return steps.get(name);
}
