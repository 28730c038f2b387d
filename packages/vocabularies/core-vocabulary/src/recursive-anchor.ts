import { boolean, typedKeyword, type Keyword } from "@argot/core/keyword";

/**
 * `$recursiveAnchor` of 2019-09: if true, outer schemas with the same keyword can replace this one for `$recursiveRef`.
 * It is a dynamic anchor without a name.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.8.2.4.2 | 2019-09 core, 8.2.4.2}
 */
export const recursiveAnchor: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/recursiveAnchor",
  value: boolean,
  identify: (on) => (on ? { dynamicAnchor: "" } : {}),
});
