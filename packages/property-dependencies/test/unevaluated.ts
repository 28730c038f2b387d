import { defineKeyword, type Edge, type Keyword, members, schema, schemaMap, T } from "@argot/core/keyword";

/** A keyword that marks and one that reads marks, to see that a schema dependency passes on what it evaluated. */
export const properties: Keyword<ReadonlyMap<string, Edge>> = defineKeyword({
  id: "https://example.com/keyword/properties",
  value: schemaMap,
  applies: T.object,
  lower: (k) => members({ named: k.value }),
});
export const otherProperties: Keyword<Edge> = defineKeyword({
  id: "https://example.com/keyword/otherProperties",
  value: schema,
  applies: T.object,
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
