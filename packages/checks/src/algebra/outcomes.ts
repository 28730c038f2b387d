// What programs make of the same inputs.
import { median } from "../benchmarks/statistics.js";

/** What is right, wrong, and refused. */
export const outcomes = ["right", "wrong", "refused"] as const;

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

/** Runs something that may refuse its input. @param isRight - Judges what it makes, which takes no part of the time. */
export function outcomeOf<Result>(run: () => Result, isRight: (result: Result) => boolean): Outcome {
  const start = performance.now();
  let result: Result;
  try {
    result = run();
  } catch {
    return { verdict: "refused", ms: performance.now() - start };
  }
  const ms = performance.now() - start;
  return { verdict: isRight(result) ? "right" : "wrong", ms };
}

/** A row of a table: numbers of outcomes, and the time in the middle. */
export function rowOf(name: string, found: readonly Outcome[]): readonly string[] {
  const counts = outcomes.map((verdict) => found.filter((each) => each.verdict === verdict).length);
  return [name, ...counts.map(String), median(found.map(({ ms }) => ms)).toFixed(2)];
}
