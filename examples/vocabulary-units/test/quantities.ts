import * as fc from "fast-check";

/** Texts that are quantities, small ones of few units, so that they meet. */
export const quantities: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: -2, max: 12 }), fc.constantFrom("mm", "m", "km", "g", "kg", "h"))
  .map((parts) => parts.join(" "));

/** Schemas with a bound, with and without a unit for numbers beside it. */
export const bounds = (name: string): fc.Arbitrary<Record<string, unknown>> =>
  fc.record({ [name]: quantities, unit: fc.constantFrom("m", "km", "h") }, { requiredKeys: [name] });
