// The growth of times with the size of schema or instance, in nanoseconds.
import { adapters } from "./adapters/index.js";
import { blaze } from "./adapters/blaze.js";
import { contenders, environment } from "./environment.js";
import { growthSource, largeSource, opSource } from "./growth-cases.js";
import type { Corpus } from "./corpus.js";
import type { Measure } from "./goals.js";
import { notRankedTable } from "./report.js";
import { type CorpusResult, timeIn } from "./results.js";
import { table, time } from "./tables.js";

const rows: readonly string[] = [...adapters.filter(({ errorsOnly }) => !errorsOnly).map(({ id }) => id), blaze.id];

/** What is measured with a corpus, by its source. */
const measures: Readonly<Record<string, readonly Measure[]>> = {
  [growthSource]: ["warm", "recompile"],
  // The time to compile them hardly differs.
  [opSource]: ["warm"],
  // A caller waits for each call, so the longest one in a new process counts.
  [largeSource]: ["longest"],
};

export const measuresOfGrowth = ({ source }: Corpus): ReadonlySet<Measure> => new Set(measures[source]);

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
  const large = results.filter(({ corpus }) => corpus.source === largeSource);
  return [
    "## One verdict as something grows",
    timesOf(grown, "warm"),
    "## Compiling and one verdict as something grows",
    timesOf(grown, "recompile"),
    "## One verdict for each op of the plan",
    timesOf(ops, "warm"),
    "## The longest of the first calls, with one large value",
    timesOf(large, "longest"),
  ].join("\n\n");
}

/** The report of a run with `--growth`. */
export function growthDocument(results: readonly CorpusResult[], quick: boolean): string {
  return `${[
    "# Growth of times",
    "Written by `npm run bench -- --growth`. Medians of one run, of warm processes except for the last table.",
    environment(),
    ...(quick ? ["A quick run with few samples: the figures are rough."] : []),
    growthTables(results),
    "## Not ranked\n\nValidators with wrong results or failures are marked.",
    notRankedTable(results),
    "## Contenders",
    contenders(),
  ].join("\n\n")}\n`;
}
