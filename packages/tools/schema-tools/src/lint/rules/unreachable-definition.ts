import { applicationsOf } from "@argot/core/plan";
import type { IndexedSchema, SchemaIndex } from "../../schema-index/index.js";
import type { LintRule } from "../rule.js";

/**
 * Reports definitions that nothing refers to, except in documents with definitions only, which are libraries, and
 * except definitions with an identifier, which other documents may refer to.
 */
export const unreachableDefinition: LintRule = {
  code: "unreachable-definition",
  description: "Nothing refers to a definition",
  severity: "warn",
  fixable: false,
  *check({ document, index }) {
    const root = index.schemaAt(document, "");
    if (!root || index.meaningOf(root).every(({ rules }) => rules.length === 0)) return;
    const reached = reachedFrom(index);
    for (const schema of document.schemas) {
      const { parent } = schema;
      if (reached.has(schema) || !parent || !reached.has(parent.schema)) continue;
      // A keyword that provides to others has no effect without them, which another rule reports.
      const holder = index.meaningOf(parent.schema).find(({ keyword }) => keyword.name === parent.keyword);
      if (!holder || holder.provides.length > 0) continue;
      yield {
        pointer: schema.pointer,
        part: "name",
        message: `nothing refers to the definition at "${schema.pointer}"`,
      };
    }
  },
};

/** The schemas that an evaluation can reach, or that may be referred to from elsewhere. */
function reachedFrom(index: SchemaIndex): ReadonlySet<IndexedSchema> {
  const reached = new Set<IndexedSchema>(
    index.schemas.filter(({ pointer, identified }) => pointer === "" || identified),
  );
  // The iteration visits schemas that are added during it.
  for (const schema of reached) {
    for (const { rules } of index.meaningOf(schema))
      for (const { constraint } of rules)
        for (const { target } of applicationsOf(constraint)) {
          const applied = index.schemas[target];
          if (applied) reached.add(applied);
        }
    // References count even if a keyword makes no rule from them.
    for (const { references } of schema.keywords)
      for (const { target } of references) if (target.kind === "schema") reached.add(target.schema);
  }
  return reached;
}
