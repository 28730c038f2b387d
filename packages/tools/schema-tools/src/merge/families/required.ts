import type { Json } from "@argot/core/keyword";
import { byName, type KeywordFamily, single } from "./family.js";

/** All of two lists, each once. */
const union = (one: Json, other: Json): Json => [...new Set([...(one as Json[]), ...(other as Json[])])];

/** What a value must have: the properties that either requires. */
export const required: readonly KeywordFamily[] = [
  single("required", union),
  single("dependentRequired", (one, other) => byName(one as {}, other as {}, union)),
  single("dependentSchemas", (one, other, { conjunction }) => byName(one as {}, other as {}, conjunction)),
  single("dependencies", (one, other, { conjunction }) =>
    byName(one as {}, other as {}, (first, second) => {
      if (Array.isArray(first) !== Array.isArray(second)) return undefined;
      return Array.isArray(first) ? union(first, second) : conjunction(first, second);
    }),
  ),
];
