import { defineKeyword, type Edge, items, type Keyword, members, schema, T } from "@argot/core/keyword";

/** Readers of marks, to see what a keyword marks as evaluated. */
export const otherItems: Keyword<Edge> = defineKeyword({
  id: "https://example.com/keyword/otherItems",
  value: schema,
  applies: T.array,
  lower: (k) => items({ rest: k.value, except: "evaluated" }),
});
export const otherProperties: Keyword<Edge> = defineKeyword({
  id: "https://example.com/keyword/otherProperties",
  value: schema,
  applies: T.object,
  lower: (k) => members({ rest: k.value, except: "evaluated" }),
});
