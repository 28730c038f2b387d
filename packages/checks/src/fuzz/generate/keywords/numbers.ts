import type { Json } from "../../json.js";
import type { Draw, Family } from "../draw.js";
import { number } from "../pool.js";

const bound = ({ random }: Draw): Json => number(random);

const divisor = ({ random }: Draw): Json => random.pick([1, 2, 3, 0.5, 0.1, 0.01, 0.3, 1.5, 1e-7, 7, 1e308, 2 ** 53]);

export const numbers: Family = {
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: divisor,
};

const whether = ({ random }: Draw): Json => random.chance(0.6);

/** Keywords that need another beside them. */
export const draft04Companions: Readonly<Record<string, string>> = {
  exclusiveMinimum: "minimum",
  exclusiveMaximum: "maximum",
};

export const draft04Numbers: Family = {
  ...numbers,
  exclusiveMinimum: whether,
  exclusiveMaximum: whether,
};

const { multipleOf: _, ...draft03Bounds } = draft04Numbers;

export const draft03Numbers: Family = { ...draft03Bounds, divisibleBy: divisor };
