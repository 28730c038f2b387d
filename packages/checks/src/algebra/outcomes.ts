// What programs make of the same inputs.
import { median } from "../benchmarks/statistics.js";

/** What is right, wrong, neither proven nor disproven, and refused. */
export const outcomes = ["right", "wrong", "not proven", "refused"] as const;

/** What a program makes of one input. */
export interface Outcome {
  readonly verdict: (typeof outcomes)[number];
  /** Time, in milliseconds. */
  readonly ms: number;
}

/** A program, or a function of a library. */
export interface Program<Run> {
  readonly name: string;
  readonly run: Run;
}

/** Runs something that may refuse its input. @param isRight - Judges what it makes, which takes no part of the time; `undefined` if that is not known. */
export function outcomeOf<Result>(run: () => Result, isRight: (result: Result) => boolean | undefined): Outcome {
  const start = performance.now();
  let result: Result;
  try {
    result = run();
  } catch {
    return { verdict: "refused", ms: performance.now() - start };
  }
  const ms = performance.now() - start;
  const known = isRight(result);
  return { verdict: known === undefined ? "not proven" : known ? "right" : "wrong", ms };
}

/** A row of a table: numbers of outcomes, and the time in the middle. */
export function rowOf(name: string, found: readonly Outcome[]): readonly string[] {
  const counts = outcomes.map((verdict) => found.filter((each) => each.verdict === verdict).length);
  return [name, ...counts.map(String), median(found.map(({ ms }) => ms)).toFixed(2)];
}
