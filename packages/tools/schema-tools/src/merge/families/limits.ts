import type { Json, JsonObject } from "@argot/core/keyword";
import { type KeywordFamily, single } from "./family.js";

type Limit = number | bigint;

const least = (one: Json, other: Json): Json => ((one as Limit) <= (other as Limit) ? one : other);
const greatest = (one: Json, other: Json): Json => ((one as Limit) >= (other as Limit) ? one : other);

/** A limit of numbers, and the keyword that excludes it: by a number of its own, or in draft-04 by `true`. */
const withExclusive = (limit: string, exclusive: string, tighter: typeof least): KeywordFamily => ({
  keywords: [limit, exclusive],
  combine(one, other) {
    const isFlag = [one, other].some((each) => typeof each[exclusive] === "boolean");
    if (!isFlag) return { ...tightest(limit, one, other, tighter), ...tightest(exclusive, one, other, tighter) };
    const [bound, second] = [one, other].filter((each) => Object.hasOwn(each, limit));
    if (!bound || !second) return bound ?? {};
    if ((bound[limit] as Limit) === (second[limit] as Limit)) return bound[exclusive] === true ? bound : second;
    return tighter(bound[limit] as Json, second[limit] as Json) === bound[limit] ? bound : second;
  },
});

function tightest(name: string, one: JsonObject, other: JsonObject, tighter: typeof least): JsonObject {
  const [first, second] = [one, other].flatMap((each) => (Object.hasOwn(each, name) ? [each[name] as Json] : []));
  if (first === undefined) return {};
  return { [name]: second === undefined ? first : tighter(first, second) };
}

/** Of two limits, the one that allows less. */
export const limits: readonly KeywordFamily[] = [
  withExclusive("maximum", "exclusiveMaximum", least),
  withExclusive("minimum", "exclusiveMinimum", greatest),
  ...["maxLength", "maxItems", "maxProperties"].map((name) => single(name, least)),
  ...["minLength", "minItems", "minProperties"].map((name) => single(name, greatest)),
];
