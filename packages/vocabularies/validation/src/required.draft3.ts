import { boolean, defineKeyword, type Keyword, requiredByProperty } from "@argot/core/keyword";

/**
 * `required` in draft-03: whether the property that the schema is for must be there. The schema itself can say nothing of a
 * value that is not there: who names the property asks for this.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03#section-5.7 | draft-03, 5.7}
 */
export const requiredDraft3: Keyword<boolean> = defineKeyword({
  id: "https://json-schema.org/keyword/draft-03/required",
  value: boolean,
  provide: (required) => requiredByProperty.of({ required }),
});
