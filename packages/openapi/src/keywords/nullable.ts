import { boolean, typedKeyword, type Facet, type Keyword, singleFacet } from "@argot/core/keyword";

/** Whether `type` beside it allows null. */
export const nullAllowed: Facet<boolean, boolean | undefined> = singleFacet(
  "https://github.com/argot-schema/argot/facet/openapi/null-allowed",
);

/**
 * `nullable` in 3.0: whether `type` beside it allows null as well. Without `type` it has no effect.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20 | OpenAPI 3.0, Schema Object}
 */
export const nullable: Keyword<boolean> = typedKeyword({
  id: "https://spec.openapis.org/oas/3.0/keyword/nullable",
  value: boolean,
  annotation: "value",
  provide: (value) => nullAllowed.of(value),
});
