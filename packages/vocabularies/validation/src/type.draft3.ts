import { typedKeyword, type Keyword, not, some, test, when } from "@argot/core/keyword";
import { isOfNamedType, schemasIn, type TypeUnion, typeUnion } from "./type-union.js";

/**
 * `type` in draft-03: the type of a value, or several of which it has one. A type is a name or a schema. `"any"` and unknown
 * names allow every type.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.1 | draft-03, 5.1}
 */
export const typeDraft3: Keyword<TypeUnion> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-03/type",
  value: typeUnion,
  lower({ value }) {
    const named = isOfNamedType(value);
    const schemas = schemasIn(value);
    // An application whose condition fails counts as valid: if a name matches, all applications do.
    return schemas.length === 0
      ? test(named)
      : some(
          schemas.map((application) => when(application, not(named))),
          { min: 1 },
        );
  },
  message: {
    none: "is not allowed: the list of allowed types is empty",
    one: "must be {value:text}, is {actual:text}",
    several: "must be one of {value:text}, is {actual:text}",
    union: "must be one of {value:text}",
  },
  variant({ value }, { op }) {
    if (op === "some") return "union";
    if (value.length === 0) return "none";
    return typeof value === "string" || value.length === 1 ? "one" : "several";
  },
});
