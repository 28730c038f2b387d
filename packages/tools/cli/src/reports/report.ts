import type { Validator } from "argot";
import type { Datum } from "../inputs/read-data.js";

/** Number of values of each kind in a run. */
export interface Counts {
  readonly valid: number;
  readonly invalid: number;
  /** Values that could not be read or evaluated. */
  readonly unusable: number;
}

/** The verdict about a value, and the text that reports it, in pieces. */
export interface Reported {
  readonly valid: boolean;
  readonly text: Iterable<string>;
}

/** Validates values and reports the results in one form. */
export interface Report {
  value(datum: Datum, validator: Validator): Reported;
  /** The text after the last value. */
  end(counts: Counts): string;
}
