import { defineKeyword, type Edge, type Keyword, members, schemaMap, T } from "@argot/core/keyword";

/** A way into instances for tests to build schemas with. */
export const properties: Keyword<ReadonlyMap<string, Edge>> = defineKeyword({
  id: "https://example.com/keyword/properties",
  value: schemaMap,
  applies: T.object,
  lower: (k) => members({ named: k.value }),
});
