import type { Json } from "../../json.js";
import type { Draw, Family } from "../draw.js";
import { formatSamples } from "../format-samples.js";
import { patterns } from "../pool.js";

const limit = ({ random }: Draw): Json => random.pick([0, 1, 2, 3]);

export const strings: Family = {
  minLength: limit,
  maxLength: limit,
  pattern: ({ random }) => random.pick(patterns),
  format: ({ random }) => random.pick(Object.keys(formatSamples)),
};
