import type { Json, JsonObject } from "@argot/core/keyword";
import { both, type KeywordFamily } from "./family.js";

/** The schemas that an array gives its items. */
interface ItemSchemas {
  readonly prefix: readonly Json[];
  /** The schema of all others; `undefined` if there is none. */
  readonly rest: Json | undefined;
}

/** `prefixItems`, `items` and `additionalItems`, in the form of the dialect. */
export const items: KeywordFamily = {
  keywords: ["prefixItems", "items", "additionalItems"],
  combine(first, second, context) {
    const hasPrefix = context.dialect.keywords.has("prefixItems");
    const [one, other] = hasPrefix ? [partsOf(first), partsOf(second)] : [olderPartsOf(first), olderPartsOf(second)];
    const rest = both(one.rest, other.rest, context);
    const prefix: Json[] = [];
    for (let i = 0; i < lengthOf(one, other); i++)
      prefix.push(both(one.prefix[i] ?? one.rest, other.prefix[i] ?? other.rest, context) as Json);
    return hasPrefix ? written({ prefix, rest }) : olderWritten({ prefix, rest });
  },
};

/** The number of items with a schema of their own. There are none beyond those that one allows. */
function lengthOf(one: ItemSchemas, other: ItemSchemas): number {
  const closed = [one, other].filter(({ rest }) => rest === false).map(({ prefix }) => prefix.length);
  return closed.length > 0 ? Math.min(...closed) : Math.max(one.prefix.length, other.prefix.length);
}

const partsOf = (schema: JsonObject): ItemSchemas => ({
  prefix: (schema["prefixItems"] ?? []) as readonly Json[],
  rest: schema["items"],
});

const written = ({ prefix, rest }: ItemSchemas): JsonObject => ({
  ...(prefix.length > 0 && { prefixItems: prefix }),
  ...(rest !== undefined && { items: rest }),
});

/** Before 2020-12, a list under `items` is the prefix, and without it `additionalItems` means nothing. */
const olderPartsOf = ({ items: own, additionalItems }: JsonObject): ItemSchemas =>
  Array.isArray(own) ? { prefix: own as readonly Json[], rest: additionalItems } : { prefix: [], rest: own };

const olderWritten = ({ prefix, rest }: ItemSchemas): JsonObject =>
  prefix.length > 0
    ? { items: prefix, ...(rest !== undefined && { additionalItems: rest }) }
    : { ...(rest !== undefined && { items: rest }) };
