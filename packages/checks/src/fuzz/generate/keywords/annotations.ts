import type { Family } from "../draw.js";
import { value } from "../pool.js";

const draft03: Family = {
  title: () => "T",
  description: () => "D",
  default: ({ random }) => value(random),
};

export const draft03Annotations: Family = { ...draft03, unknown: ({ random }) => value(random) };

export const draft06Annotations: Family = { ...draft03Annotations, examples: ({ random }) => [value(random)] };

export const draft07Annotations: Family = {
  ...draft06Annotations,
  readOnly: () => true,
  writeOnly: () => true,
  $comment: () => "C",
};

const since201909: Family = {
  ...draft03,
  examples: ({ random }) => [value(random)],
  deprecated: () => true,
  readOnly: () => true,
  writeOnly: () => true,
  $comment: () => "C",
};

export const annotations: Family = { ...since201909, unknown: ({ random }) => value(random) };

/** V1 refuses unknown keywords, except these. */
export const v1Annotations: Family = { ...since201909, "x-unknown": ({ random }) => value(random) };
