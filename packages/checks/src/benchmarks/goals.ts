import type { ColdAnswer } from "./jobs.js";

/** The measures. Times are compared with those of Ajv. */
export const measures = [
  "warm",
  "single",
  "recompile",
  "compile",
  "import",
  "cold",
  "longest",
  "errors",
  "first",
  "noeval",
] as const;
export type Measure = (typeof measures)[number];

/** Measures of a new process. The others are taken in a process that has warmed up. */
export const coldMeasures: ReadonlySet<keyof ColdAnswer> = new Set<keyof ColdAnswer>([
  "compile",
  "import",
  "cold",
  "longest",
]);

export interface Goal {
  readonly title: string;
  /** The highest ratio to Ajv that reaches the goal. */
  readonly atMost: number;
}

export const goals: Readonly<Record<Measure, Goal>> = {
  warm: { title: "verdict, diverse shapes", atMost: 0.11 },
  single: { title: "verdict, one shape", atMost: 0.3 },
  recompile: { title: "recompile", atMost: 0.05 },
  compile: { title: "first compile", atMost: 0.1 },
  import: { title: "import", atMost: 0.3 },
  cold: { title: "cold, end to end", atMost: 0.25 },
  longest: { title: "longest call, first 1,000 values", atMost: 0.2 },
  errors: { title: "all errors", atMost: 0.8 },
  first: { title: "first error", atMost: 1.2 },
  noeval: { title: "without code generation", atMost: 0.5 },
};

/** The highest ratio to the best JavaScript peer for a single corpus. */
export const slackPerCorpus = 0.1;
