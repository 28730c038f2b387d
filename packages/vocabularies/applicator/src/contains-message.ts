import { containsRange, type Application, type KeywordContext } from "@argot/core/keyword";

export const containsMessage = {
  one: "must contain a matching item",
  atLeast: "must contain at least {min} matching {min:item|items}, {matching:message}",
  atMost: "must contain at most {max} matching {max:item|items}, {matching:message}",
  between: "must contain {min} to {max} matching items, {matching:message}",
  exactly: "must contain exactly {min} matching {min:item|items}, {matching:message}",
} as const;

/** The messages for `minContains` and `maxContains`. */
export function containsVariant(k: KeywordContext<Application>): keyof typeof containsMessage {
  const { min, max } = k.read(containsRange);
  if (max === Infinity) return min === 1 ? "one" : "atLeast";
  if (min === max) return "exactly";
  return min === 0 ? "atMost" : "between";
}
