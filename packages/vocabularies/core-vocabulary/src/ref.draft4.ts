import { all, typedKeyword, type Application, type Keyword, reference } from "@argot/core/keyword";

/**
 * `$ref` up to draft-07: the schema that a URI reference leads to replaces the schema object, whose other keywords are
 * ignored.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-01#rfc.section.8.3 | draft-07 core, 8.3}
 */
export const refDraft4: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-04/ref",
  value: reference,
  ignoresSiblings: true,
  lower: (k) => all([k.value]),
});
