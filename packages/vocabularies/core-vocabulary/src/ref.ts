import { all, typedKeyword, type Application, type Keyword, reference } from "@argot/core/keyword";

/**
 * `$ref`: the value must be valid against the schema that a URI reference leads to. Other keywords beside it apply as
 * well.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.1 | 2020-12 core, 8.2.3.1}
 */
export const ref: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/ref",
  value: reference,
  lower: (k) => all([k.value]),
});
