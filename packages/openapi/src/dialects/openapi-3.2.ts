import type { Dialect, Vocabulary } from "@argot/core";
import vocabulary32 from "./vocabulary-3.2.json" with { type: "json" };
import { baseDialect, baseVocabulary } from "./base-dialect.js";

/**
 * The keywords that OpenAPI 3.2 adds to JSON Schema, for meta-schemas to list in `$vocabulary`.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#fixed-fields-20 | OpenAPI 3.2, the base vocabulary}
 */
export const openApi32Vocabulary: Vocabulary = baseVocabulary(
  "https://spec.openapis.org/oas/3.2/vocab/base",
  vocabulary32,
);

/**
 * The schemas of OpenAPI 3.2: JSON Schema 2020-12 and the base vocabulary.
 *
 * @see {@link https://spec.openapis.org/oas/v3.2.0.html#schema-object | OpenAPI 3.2, Schema Object}
 */
export const openApi32: Dialect = baseDialect(
  "https://spec.openapis.org/oas/3.2/dialect",
  ["base", "2025-09-17", "2026-02-26"].map((name) => `https://spec.openapis.org/oas/3.2/dialect/${name}`),
  { vocabulary: openApi32Vocabulary, meta: "https://spec.openapis.org/oas/3.2/meta" },
);
