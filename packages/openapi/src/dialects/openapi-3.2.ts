import { defineDialect, defineVocabulary, type Dialect, type Vocabulary } from "@argot/core";
import { discriminator, example, externalDocs, xml } from "@argot/openapi-keywords";
import { vocabulary32 } from "../published/vocabulary-3.2.js";
import { namingDraft202012 } from "./naming-2020-12.js";

/**
 * What OpenAPI 3.2 adds to JSON Schema, for meta-schemas to list in `$vocabulary`.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#fixed-fields-20 | OpenAPI 3.2, the base vocabulary}
 */
export const openApi32Vocabulary: Vocabulary = defineVocabulary({
  uri: "https://spec.openapis.org/oas/3.2/vocab/base",
  metaSchema: vocabulary32,
  keywords: { discriminator, xml, externalDocs, example },
});

const uri = "https://spec.openapis.org/oas/3.2/dialect";

/**
 * The schemas of OpenAPI 3.2: JSON Schema 2020-12 and the base vocabulary.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#schema-object | OpenAPI 3.2, Schema Object}
 */
export const openApi32: Dialect = defineDialect({
  uri,
  aliases: ["base", "2025-09-17", "2026-02-26"].map((name) => `${uri}/${name}`),
  base: namingDraft202012,
  metaSchema: {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: uri,
    $dynamicAnchor: "meta",
    allOf: [
      { $ref: "https://json-schema.org/draft/2020-12/schema" },
      { $ref: "https://spec.openapis.org/oas/3.2/meta" },
    ],
  },
  vocabularies: [openApi32Vocabulary],
});
