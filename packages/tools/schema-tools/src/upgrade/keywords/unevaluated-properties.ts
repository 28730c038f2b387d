import type { Json, JsonObject } from "@argot/core/keyword";
import { evaluatedBeside } from "../evaluated-beside.js";
import type { Rewrite } from "../rewrite.js";
import type { SchemaRewriter } from "../schema-rewriter.js";

/** `unevaluatedProperties` is `additionalProperties` if the same properties are always evaluated: these are named beside it. */
export const unevaluatedProperties: Rewrite = {
  keyword: "unevaluatedProperties",
  rewrite(schema) {
    const parts = evaluatedBeside("unevaluatedProperties", schema.schema, schema.index);
    if (!parts) return schema.block("unevaluatedProperties", "which properties are evaluated depends on the value");
    if (parts.everyMember) return schema.remove("unevaluatedProperties");
    allow(schema, "properties", [...parts.names]);
    allow(
      schema,
      "patternProperties",
      parts.patterns.map(({ source }) => source),
    );
    schema.rename("unevaluatedProperties", "additionalProperties");
  },
};

/** Names or patterns that the schema does not have itself. */
function allow(schema: SchemaRewriter, keyword: string, names: readonly string[]): void {
  const own = schema.value(keyword) as JsonObject | undefined;
  const missing = [...new Set(names)].filter((name) => !own || !Object.hasOwn(own, name));
  if (own) for (const name of missing.toReversed()) schema.addPart([keyword], name, true);
  else if (missing.length > 0)
    schema.addBefore(
      "unevaluatedProperties",
      keyword,
      Object.fromEntries(missing.map((name): [string, Json] => [name, true])),
    );
}
