import { defineDialect, defineVocabulary, type Dialect, type Vocabulary } from "@argot/core";
import { discriminator, example, externalDocs, xml } from "@argot/openapi-keywords";
import { vocabulary31 } from "../published/vocabulary-3.1.js";
import { namingDraft202012 } from "./naming-2020-12.js";

/**
 * What OpenAPI 3.1 adds to JSON Schema, for meta-schemas to list in `$vocabulary`.
 *
 * @see {@link https://spec.openapis.org/oas/v3.1.0.html#fixed-fields-20 | OpenAPI 3.1, the base vocabulary}
 */
export const openApi31Vocabulary: Vocabulary = defineVocabulary({
  uri: "https://spec.openapis.org/oas/3.1/vocab/base",
  metaSchema: vocabulary31,
  keywords: { discriminator, xml, externalDocs, example },
});

const uri = "https://spec.openapis.org/oas/3.1/dialect/base";

/**
 * The schemas of OpenAPI 3.1: JSON Schema 2020-12 and the base vocabulary.
 *
 * @see {@link https://spec.openapis.org/oas/v3.1.0.html#schema-object | OpenAPI 3.1, Schema Object}
 */
export const openApi31: Dialect = defineDialect({
  uri,
  aliases: ["https://spec.openapis.org/oas/3.1/dialect/2024-11-10", "https://spec.openapis.org/oas/3.1/dialect"],
  base: namingDraft202012,
  metaSchema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: uri,
    $dynamicAnchor: "meta",
    allOf: [
      { $ref: "https://json-schema.org/draft/2020-12/schema" },
      { $ref: "https://spec.openapis.org/oas/3.1/meta/base" },
    ],
  },
  vocabularies: [openApi31Vocabulary],
});
