import type { Json } from "@argot/core/keyword";
import { type KeywordFamily, single } from "./family.js";

/** `type`: the types that both allow. An integer is a number. */
export const type: KeywordFamily = single("type", (one, other) => {
  const others = new Set([other].flat());
  const types = new Set(
    [one].flat().flatMap((each): Json[] => {
      if (others.has(each)) return [each];
      const isNumeric = each === "number" ? others.has("integer") : each === "integer" && others.has("number");
      return isNumeric ? ["integer"] : [];
    }),
  );
  const [first, second] = types;
  return second === undefined ? first : [...types];
});
