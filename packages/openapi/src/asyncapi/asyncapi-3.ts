import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { typedKeyword, type Json, simpleShape } from "@argot/core/keyword";
import { draft07 } from "@argot/dialects/draft-07";
import { deprecated } from "@argot/metadata";
import { externalDocs } from "../keywords/index.js";

/** `discriminator`: the property that names a schema. An annotation. */
const discriminator = typedKeyword({
  id: "https://www.asyncapi.com/keyword/discriminator",
  value: simpleShape("a string", (json): json is Json => typeof json === "string"),
  annotation: "value",
});

/**
 * The schemas of AsyncAPI 3: JSON Schema draft-07 with a few annotations.
 *
 * @see {@link https://www.asyncapi.com/docs/reference/specification/v3.0.0#schemaObject | AsyncAPI 3.0, Schema Object}
 */
export const asyncApi3: Dialect = defineDialect({
  uri: "https://github.com/argot-schema/argot/dialect/asyncapi-3",
  base: draft07,
  metaSchema: undefined,
  vocabularies: [
    defineVocabulary({
      uri: "https://github.com/argot-schema/argot/vocabulary/asyncapi-3",
      keywords: { discriminator, externalDocs, deprecated },
    }),
  ],
});
