import type { IndexedSchema } from "../../schema-index/index.js";
import { equalValues } from "../equal-values.js";
import type { LintRule } from "../rule.js";

/** Minimum length of the text of a schema for a definition. */
const minLength = 120;

/** Reports large schemas that are in a resource more than once. */
export const duplicateSubschema: LintRule = {
  code: "duplicate-subschema",
  description: "A large schema is written out more than once",
  severity: "off",
  fixable: false,
  *check({ document }) {
    const first = new Map<string, IndexedSchema>();
    const duplicates = new Set<IndexedSchema>();
    const equal = equalValues(document.root);
    for (const schema of document.schemas) {
      // Parts of a duplicate are not reported.
      if (schema.parent && duplicates.has(schema.parent.schema)) {
        duplicates.add(schema);
        continue;
      }
      const values = equal.get(schema.json);
      if (!values || values.length < minLength) continue;
      const key = `${schema.resource.uri} ${values.number}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, schema);
        continue;
      }
      duplicates.add(schema);
      yield {
        pointer: schema.pointer,
        part: "value",
        message: `is the same schema as at "${other.pointer}"; define it once and refer to it`,
      };
    }
  },
};
