import { all, defineKeyword, type Edge, type Keyword, schemaList } from "@argot/core/keyword";

/** A place for several schemas for tests to build schemas with. */
export const allOf: Keyword<Edge[]> = defineKeyword({
  id: "https://example.com/keyword/allOf",
  value: schemaList,
  lower: (k) => all(k.value),
});
