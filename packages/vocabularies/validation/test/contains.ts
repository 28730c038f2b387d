import { containsRange, defineKeyword, type Application, items, type Keyword, schema } from "@argot/core/keyword";

/** As little of `contains` as it takes to see that its quota arrives. */
export const contains: Keyword<Application> = defineKeyword({
  id: "https://example.com/keyword/contains",
  value: schema,
  lower: (k) => items({ rest: k.value, quota: k.read(containsRange) }),
  message: "{min} to {max}, found {actual}",
});
