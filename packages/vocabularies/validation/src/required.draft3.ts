import { boolean, typedKeyword, type Keyword, requiredByProperty } from "@argot/core/keyword";

/**
 * `required` in draft-03: whether the property with this schema must be present. The schema is not applied to an absent property,
 * so the keyword that names the property reads this.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.7 | draft-03, 5.7}
 */
export const requiredDraft3: Keyword<boolean> = typedKeyword({
  id: "https://json-schema.org/keyword/draft-03/required",
  value: boolean,
  provide: (required) => requiredByProperty.of({ required }),
});
