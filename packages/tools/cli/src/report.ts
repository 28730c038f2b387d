import type { ValidationResult } from "argot";
import type { Origin } from "./read-data.js";

/** How many values of each kind a run has seen. */
export interface Counts {
  readonly valid: number;
  readonly invalid: number;
  /** Those that could not be read or judged. */
  readonly unusable: number;
}

/** Says how values fared. Empty text says nothing. */
export interface Report {
  value(origin: Origin, result: ValidationResult): string;
  end(counts: Counts): string;
}
