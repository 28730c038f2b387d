import { all, defineKeyword, type Application, type Keyword, requiredByProperty, reference } from "@argot/core/keyword";

/** A reference that says what it leads to, as `$ref` of draft-03 does. */
export const like: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/like",
  value: reference,
  provide: (application) => requiredByProperty.of({ inherits: [application] }),
  lower: (k) => all([k.value]),
});
