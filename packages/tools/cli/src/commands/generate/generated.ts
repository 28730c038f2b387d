import type { Counterexample, Example } from "@argot/algebra";
import { Problem } from "../../terminal/problem.js";

/** A value, and what it is for. */
export interface Generated {
  readonly value: unknown;
  readonly valid: boolean;
  /** The locations of what it shows or breaks. */
  readonly locations: readonly string[];
}

/** Valid values, with what each shows. */
export const shownBy = (found: readonly Example[]): readonly Generated[] =>
  found.map(({ value, shows }) => {
    const locations = shows.map(({ location, isTaken }) => (isTaken ? location : `not ${location}`));
    return { value, valid: true, locations };
  });

/** Values that are not valid, with the keyword that each breaks. */
export const brokenBy = (found: readonly Counterexample[]): readonly Generated[] =>
  found.map(({ value, breaks }) => ({ value, valid: false, locations: [breaks] }));

/** Values, or why there are none. */
export interface Found {
  readonly values: readonly Generated[];
  readonly problem?: Problem | undefined;
  /** What there is no value for, if there are others. */
  readonly note?: Problem | undefined;
}

/** Says that there is no value of a kind. */
export const noValue = (what: string, reasons: readonly string[]): Problem =>
  new Problem(
    reasons.length === 0 ? `no value ${what}: this is proven` : `no value was found that ${what}`,
    reasons[0] ?? "correct the schema; argot check may say what contradicts itself",
  );

/** A group of tests for `argot test`. */
export interface WrittenGroup {
  readonly schema: string;
  readonly tests: readonly object[];
}

/**
 * Makes tests of values.
 *
 * @param schema - The name of the schema, relative to the test file.
 */
export function testGroup(schema: string, values: readonly Generated[]): WrittenGroup {
  const tests = values.map(({ value, valid, locations }) => ({
    description: descriptionOf(valid, locations),
    data: value,
    valid,
  }));
  return { schema, tests };
}

const descriptionOf = (valid: boolean, locations: readonly string[]): string =>
  valid ? ["valid", ...locations].join(" ") : `breaks ${locations.join(" ")}`;
