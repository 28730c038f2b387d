import { typedKeyword, type Keyword, not, some, test } from "@argot/core/keyword";
import { isOfNamedType, schemasIn, type TypeUnion, typeUnion } from "./type-union.js";

/**
 * `disallow` in draft-03: the types that a value must not have, given as those of `type` are.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.25 | draft-03, 5.25}
 */
export const disallow: Keyword<TypeUnion> = typedKeyword({
  id: "https://json-schema.org/keyword/disallow",
  value: typeUnion,
  lower({ value }) {
    const schemas = schemasIn(value);
    const named = test(not(isOfNamedType(value)));
    return schemas.length === 0 ? named : [named, some(schemas, { max: 0 })];
  },
  message: { one: "must not be {value:text}", several: "must be none of {value:text}" },
  variant: ({ value }) => (typeof value === "string" ? "one" : "several"),
});
