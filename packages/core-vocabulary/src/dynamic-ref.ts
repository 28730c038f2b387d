import { all, defineKeyword, type Keyword, string } from "@argot/core/keyword";

/**
 * `$dynamicRef`: like `$ref`; where it leads to a `$dynamicAnchor`, the outermost resource on the way here that has one of
 * that name decides.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2 | 2020-12 core, 8.2.3.2}
 */
export const dynamicRef: Keyword<string> = defineKeyword({
  id: "https://json-schema.org/keyword/dynamicRef",
  value: string,
  lower: (k) => all([k.dynamicReference(k.value)]),
});
