import { equal } from "@argot/core/json";
import type { Json, JsonObject } from "@argot/core/keyword";
import type { KeywordFamily } from "./family.js";

/** `enum` and `const`: the values that both allow. */
export const values: KeywordFamily = {
  keywords: ["enum", "const"],
  combine(one, other) {
    const others = allowedBy(other);
    const [first, ...more] = allowedBy(one).filter((each) => others.some((value) => equal(each, value)));
    if (first === undefined) return undefined;
    const isConstant = Object.hasOwn(one, "const") || Object.hasOwn(other, "const");
    return isConstant ? { const: first } : { enum: [first, ...more] };
  },
};

function allowedBy(schema: JsonObject): readonly Json[] {
  const listed = schema["enum"] as readonly Json[] | undefined;
  if (!Object.hasOwn(schema, "const")) return listed ?? [];
  const constant = schema["const"] as Json;
  return !listed || listed.some((each) => equal(each, constant)) ? [constant] : [];
}
