import { type Block, blockAt, type BlockId, type Plan, type Rule } from "@argot/core/plan";
import type { SchemaAnnotation } from "./possibilities.js";

/** The annotation of a rule, if it is the value of its keyword. */
export function annotationOfSchema(
  plan: Plan,
  { resource }: Block,
  { name, vocabulary, annotation }: Rule,
): SchemaAnnotation | undefined {
  if (name === undefined || annotation?.kind !== "value") return undefined;
  const dialect = plan.resources.at(resource)?.dialect;
  return {
    keyword: name,
    ...(vocabulary !== undefined && { vocabulary }),
    ...(dialect !== undefined && { dialect }),
    value: annotation.value,
  };
}

/** The annotations of a schema that are the values of their keywords. */
export function annotationsOfSchemas(plan: Plan, id: BlockId): readonly SchemaAnnotation[] {
  const block = blockAt(plan, id);
  return block.rules.flatMap((rule) => annotationOfSchema(plan, block, rule) ?? []);
}
