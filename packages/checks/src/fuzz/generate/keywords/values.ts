import type { Json } from "../../json.js";
import { text } from "../../json.js";
import type { Draw, Family } from "../draw.js";
import { value } from "../pool.js";

const types = ["null", "boolean", "object", "array", "number", "string", "integer"];

/** Distinct values. */
function different(values: readonly Json[]): Json[] {
  return [...new Map(values.map((each) => [text(each), each])).values()];
}

const type = ({ random }: Draw): Json => (random.chance(0.5) ? random.pick(types) : random.some(types, 1, 4));

const enumeration = ({ random }: Draw): Json => different(random.many(1, 5, () => value(random)));

/** `type` of draft-03 accepts schemas as well. */
function union({ random, inPlace }: Draw): Json {
  if (random.chance(0.5)) return random.pick([...types, "any"]);
  return different([...random.some([...types, "any"], 0, 2), ...random.many(1, 2, inPlace)]);
}

export const draft04Values: Family = { type, enum: enumeration };

export const values: Family = { ...draft04Values, const: ({ random }) => value(random) };

export const draft03Values: Family = {
  type: union,
  disallow: union,
  enum: enumeration,
  required: ({ random }) => random.chance(0.7),
};
