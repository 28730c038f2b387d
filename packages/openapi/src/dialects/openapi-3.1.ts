import type { Dialect, Vocabulary } from "@argot/core";
import vocabulary31 from "./vocabulary-3.1.json" with { type: "json" };
import { baseDialect, baseVocabulary } from "./base-dialect.js";

/**
 * The keywords that OpenAPI 3.1 adds to JSON Schema, for meta-schemas to list in `$vocabulary`.
 *
 * @see {@link https://spec.openapis.org/oas/v3.1.0.html#fixed-fields-20 | OpenAPI 3.1, the base vocabulary}
 */
export const openApi31Vocabulary: Vocabulary = baseVocabulary(
  "https://spec.openapis.org/oas/3.1/vocab/base",
  vocabulary31,
);

/**
 * The schemas of OpenAPI 3.1: JSON Schema 2020-12 and the base vocabulary.
 *
 * @see {@link https://spec.openapis.org/oas/v3.1.0.html#schema-object | OpenAPI 3.1, Schema Object}
 */
export const openApi31: Dialect = baseDialect(
  "https://spec.openapis.org/oas/3.1/dialect/base",
  ["https://spec.openapis.org/oas/3.1/dialect/2024-11-10", "https://spec.openapis.org/oas/3.1/dialect"],
  { vocabulary: openApi31Vocabulary, meta: "https://spec.openapis.org/oas/3.1/meta/base" },
);
