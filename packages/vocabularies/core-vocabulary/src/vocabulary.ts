import { boolean, typedKeyword, type Keyword, mapOf } from "@argot/core/keyword";

/**
 * `$vocabulary`: the vocabularies of the dialect that a meta-schema describes, by URI, and whether schemas of the dialect
 * are to be refused where a vocabulary is unknown.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.1.2 | 2020-12 core, 8.1.2}
 */
export const vocabulary: Keyword<ReadonlyMap<string, boolean>> = typedKeyword({
  id: "https://json-schema.org/keyword/vocabulary",
  value: mapOf(boolean, "booleans"),
  identify: (vocabularies) => ({ vocabularies }),
});
