// How cost grows, in nanoseconds and not in ratios: the question is the slope.
import { adapters } from "./adapters/index.js";
import { blaze } from "./adapters/blaze.js";
import { contenders, environment } from "./environment.js";
import { growthSource, opSource } from "./growth-cases.js";
import type { Measure } from "./goals.js";
import { markTable } from "./report.js";
import { type CorpusResult, timeIn } from "./results.js";
import { table, time } from "./tables.js";

const rows: readonly string[] = [...adapters.filter(({ errorsOnly }) => !errorsOnly).map(({ id }) => id), blaze.id];

export const growthMeasures: ReadonlySet<Measure> = new Set<Measure>(["warm", "recompile"]);

/** How an op is compiled hardly differs. */
export const opMeasures: ReadonlySet<Measure> = new Set<Measure>(["warm"]);

function timesOf(results: readonly CorpusResult[], measure: Measure): string {
  const columns = rows.filter((id) => results.some((result) => timeIn(result, measure, id) !== undefined));
  return table(
    ["case", ...columns],
    results.map((result) => [
      result.corpus.name,
      ...columns.map((id) => {
        if ([id, `${id} (${measure})`].some((each) => Object.hasOwn(result.marks, each))) return "marked";
        const all = timeIn(result, measure, id);
        return time(all === undefined || measure !== "warm" ? all : all / result.corpus.counts.instances);
      }),
    ]),
  );
}

export function growthTables(results: readonly CorpusResult[]): string {
  const grown = results.filter(({ corpus }) => corpus.source === growthSource);
  const ops = results.filter(({ corpus }) => corpus.source === opSource);
  return [
    "## One verdict as something grows",
    timesOf(grown, "warm"),
    "## Compiling and one verdict as something grows",
    timesOf(grown, "recompile"),
    "## One verdict for each op of the plan",
    timesOf(ops, "warm"),
  ].join("\n\n");
}

/** The whole of `docs/benchmarks-growth.md`. */
export function growthDocument(results: readonly CorpusResult[], quick: boolean): string {
  return `${[
    "# How cost grows",
    "Written by `npm run bench -- --growth`; do not edit. Medians of warm processes, of one run.",
    environment(),
    ...(quick ? ["A quick run: few samples. The figures are rough."] : []),
    growthTables(results),
    "## Not ranked\n\nWho answers wrongly or fails is marked.",
    markTable(results),
    "## Contenders",
    contenders(),
  ].join("\n\n")}\n`;
}
