// The growth of times with the size of schema or instance, in nanoseconds.
import { adapters } from "./adapters/index.js";
import { blaze } from "./adapters/blaze.js";
import { contenders, environment } from "./environment.js";
import { growthSource, opSource } from "./growth-cases.js";
import type { Measure } from "./goals.js";
import { notRankedTable } from "./report.js";
import { type CorpusResult, timeIn } from "./results.js";
import { table, time } from "./tables.js";

const rows: readonly string[] = [...adapters.filter(({ errorsOnly }) => !errorsOnly).map(({ id }) => id), blaze.id];

export const growthMeasures: ReadonlySet<Measure> = new Set<Measure>(["warm", "recompile"]);

/** Only validation is measured for ops: the time to compile them hardly differs. */
export const opMeasures: ReadonlySet<Measure> = new Set<Measure>(["warm"]);

function timesOf(results: readonly CorpusResult[], measure: Measure): string {
  const columns = rows.filter((id) => results.some((result) => timeIn(result, measure, id) !== undefined));
  return table(
    ["case", ...columns],
    results.map((result) => [
      result.corpus.name,
      ...columns.map((id) => {
        if ([id, `${id} (${measure})`].some((each) => Object.hasOwn(result.notRanked, each))) return "marked";
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

/** The report of a run with `--growth`. */
export function growthDocument(results: readonly CorpusResult[], quick: boolean): string {
  return `${[
    "# Growth of times",
    "Written by `npm run bench -- --growth`. Medians of warm processes, of one run.",
    environment(),
    ...(quick ? ["A quick run with few samples: the figures are rough."] : []),
    growthTables(results),
    "## Not ranked\n\nValidators with wrong results or failures are marked.",
    notRankedTable(results),
    "## Contenders",
    contenders(),
  ].join("\n\n")}\n`;
}
