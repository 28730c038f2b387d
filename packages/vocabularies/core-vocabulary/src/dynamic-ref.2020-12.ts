import { all, typedKeyword, dynamicReference, type Application, type Keyword } from "@argot/core/keyword";

/**
 * `$dynamicRef` in 2020-12: like `$ref`; but if it leads to a `$dynamicAnchor`, the target is in the outermost resource
 * of the dynamic scope that has one of that name.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2 | 2020-12 core, 8.2.3.2}
 */
export const dynamicRefDraft202012: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-2020-12/dynamicRef",
  value: dynamicReference,
  lower: (k) => all([k.value]),
});
