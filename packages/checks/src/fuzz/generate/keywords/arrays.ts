import type { Json } from "../../json.js";
import type { Draw, Family } from "../draw.js";

const limit = ({ random }: Draw): Json => random.pick([0, 1, 2, 3]);
const subschema = ({ schema }: Draw): Json => schema();
const subschemas = ({ random, schema }: Draw): Json => random.many(1, 3, schema);

const counts: Family = {
  minItems: limit,
  maxItems: limit,
  uniqueItems: ({ random }) => random.chance(0.8),
};

/** `items` for all or by position, and `additionalItems`. */
const positions = (booleans: boolean): Family => ({
  items: (draw) => (draw.random.chance(0.5) ? subschema(draw) : subschemas(draw)),
  additionalItems: (draw) => (booleans && draw.random.chance(0.3) ? draw.random.chance(0.3) : subschema(draw)),
});

export const draft04Arrays: Family = { ...counts, ...positions(true) };

export const draft06Arrays: Family = { ...counts, ...positions(false), contains: subschema };

const quota: Family = { minContains: limit, maxContains: limit };

export const draft201909Arrays: Family = { ...draft06Arrays, ...quota };

export const arrays: Family = { ...counts, ...quota, prefixItems: subschemas, items: subschema, contains: subschema };
