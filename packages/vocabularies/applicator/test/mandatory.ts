import { boolean, defineKeyword, type Keyword, requiredByProperty } from "@argot/core/keyword";

/** Asks for the property that its schema is for, as `required` of draft-03 does. */
export const mandatory: Keyword<boolean> = defineKeyword({
  id: "https://example.com/keyword/mandatory",
  value: boolean,
  provide: (value) => requiredByProperty.of({ required: value }),
});
