import { type DialectAnswers, dialectTable } from "./dialect-check.js";
import { contenders, environment } from "./environment.js";
import { goals, type Measure, measures } from "./goals.js";
import { leftOut } from "./left-out.js";
import { corporaTable, corpusTable, goalTable, notRankedTable, meanTable, slowerCorpora } from "./report.js";
import type { CorpusResult } from "./results.js";

/** The measures with a table by corpus. */
const byCorpus: readonly Measure[] = ["warm", "single", "recompile", "longest", "errors", "first", "noeval"];

export interface Run {
  readonly results: readonly CorpusResult[];
  readonly quick: boolean;
  /** Corpora that could not be used, with the reason. */
  readonly unusable: readonly string[];
  /** The results for a schema of each dialect. */
  readonly dialects: DialectAnswers;
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join("\n");

/** The goals and the means. */
export function summary({ results }: Run): string {
  const slower = slowerCorpora(results, "warm");
  const measured = results.some(({ samples }) => samples.warm);
  return [
    "## Goals\n",
    goalTable(results),
    ...(measured
      ? [
          `\nNo single corpus slower than the best JavaScript peer by more than 10 % (warm, diverse shapes): ${
            slower.length === 0
              ? "reached"
              : `not reached on ${slower.length} of ${results.length}: ${slower.join(", ")}`
          }.`,
        ]
      : []),
    "\n## Ratios to Ajv\n",
    "Geometric means over the corpora; lower is faster. (n/m): measured on n of m corpora; the others are marked.\n",
    meanTable(results),
  ].join("\n");
}

/** The report of a run. */
export function document(run: Run): string {
  const { results, quick, unusable } = run;
  const tables = byCorpus.filter(
    (measure) => measures.includes(measure) && results.some(({ samples }) => samples[measure]),
  );
  return `${[
    "# Benchmarks",
    "Written by `npm run bench`. The method and the rules are in `packages/checks/src/benchmarks/README.md`.",
    environment(),
    ...(quick ? ["A quick run with few corpora and samples: the figures are rough."] : []),
    summary(run),
    "## By corpus\n\n`ajv` is the time of Ajv; the others are ratios to it. For warm verdicts, single shape and errors it is the time of all values once.",
    ...tables.flatMap((measure) => [`### ${goals[measure].title}`, corpusTable(results, measure)]),
    "## Correctness in each dialect\n\nA small schema of each dialect, with instances that are valid or invalid by the specification. No time is measured.",
    dialectTable(run.dialects),
    "## Not ranked\n\nA validator that rejects valid instances, accepts invalid ones, or cannot compile a schema is not measured on that corpus.",
    notRankedTable(results),
    "## Corpora",
    corporaTable(results),
    ...(unusable.length > 0 ? [`Left out:\n\n${bullets(unusable)}`] : []),
    "## Contenders",
    contenders(),
    "## Left out",
    bullets(leftOut),
  ].join("\n\n")}\n`;
}
