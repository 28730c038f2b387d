import { all, typedKeyword, dynamicReference, type Application, type Keyword } from "@argot/core/keyword";

/**
 * `$dynamicRef` in 2020-12: like `$ref`; where it leads to a `$dynamicAnchor`, the outermost resource on the way here that
 * has one of that name decides.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8.2.3.2 | 2020-12 core, 8.2.3.2}
 */
export const dynamicRefDraft202012: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-2020-12/dynamicRef",
  value: dynamicReference,
  lower: (k) => all([k.value]),
});
