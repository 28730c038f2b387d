import type { Json } from "../../json.js";
import type { Draw, Family } from "../draw.js";

const subschema = ({ inPlace }: Draw): Json => inPlace();
const subschemas = ({ random, inPlace }: Draw): Json => random.many(1, 3, inPlace);

export const draft03Combinations: Family = {
  extends: (draw) => (draw.random.chance(0.5) ? subschema(draw) : subschemas(draw)),
};

export const combinations: Family = { allOf: subschemas, anyOf: subschemas, oneOf: subschemas, not: subschema };

export const conditionals: Family = { if: subschema, then: subschema, else: subschema };
