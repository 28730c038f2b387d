import { all, typedKeyword, dynamicReference, type Application, type Keyword } from "@argot/core/keyword";

/**
 * `$recursiveRef` of 2019-09, in practice `"#"`: like `$ref`; but if it leads to a resource with `$recursiveAnchor`,
 * the target is the outermost resource of the dynamic scope that has one.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.8.2.4.2 | 2019-09 core, 8.2.4.2}
 */
export const recursiveRef: Keyword<Application> = typedKeyword({
  id: "https://json-schema.org/keyword/recursiveRef",
  value: dynamicReference,
  lower: (k) => all([k.value]),
});
