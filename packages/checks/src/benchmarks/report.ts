import { blaze } from "./adapters/blaze.js";
import { argot } from "./adapters/argot.js";
import { adapters, baseline, isOurs } from "./adapters/index.js";
import { goals, type Measure, measures, slackPerCorpus } from "./goals.js";
import { type CorpusResult, meanOf, ratioIn, timeIn } from "./results.js";
import { ratio, table, time } from "./tables.js";

const rows: readonly string[] = [...adapters.map(({ id }) => id), blaze.id];

/** The measures that the results contain, in order. */
function taken(results: readonly CorpusResult[]): Measure[] {
  return measures.filter((measure) => results.some(({ samples }) => samples[measure] !== undefined));
}

/** The number of corpora with a ratio for a measure. */
function counted(results: readonly CorpusResult[], measure: Measure): number {
  return results.filter((result) => ratioIn(result, measure, baseline, baseline) !== undefined).length;
}

interface Best {
  readonly id: string;
  readonly ratio: number;
}

function bestOf(candidates: readonly { id: string; ratio: number | undefined }[]): Best | undefined {
  const known = candidates.filter((each): each is Best => each.ratio !== undefined);
  return known.toSorted((a, b) => a.ratio - b.ratio)[0];
}

/** The validators that Argot is compared with. Without code generation, Ajv is not one of them, since it needs it. */
function peersIn(measure: Measure): string[] {
  return rows.filter((id) => !isOurs(id) && id !== blaze.id && (measure !== "noeval" || id !== baseline));
}

/** The goals, the results of Argot, and those of the best peer in JavaScript. */
export function goalTable(results: readonly CorpusResult[]): string {
  return table(
    ["measure", "goal", "argot", "reached", "best peer"],
    taken(results).map((measure) => {
      const { title, atMost } = goals[measure];
      const own = meanOf(results, measure, argot.id, baseline);
      const complete = counted(results, measure);
      const best = bestOf(
        peersIn(measure)
          .map((id) => ({ id, mean: meanOf(results, measure, id, baseline) }))
          // A peer that is measured with few corpora only is not the best.
          .filter(({ mean }) => mean !== undefined && mean.corpora * 2 > complete)
          .map(({ id, mean }) => ({ id, ratio: mean?.ratio })),
      );
      return [
        `${title} (\`${measure}\`)`,
        `<= ${atMost}`,
        ratio(own?.ratio),
        own === undefined ? "–" : own.ratio <= atMost ? "yes" : "no",
        best ? `${best.id} ${ratio(best.ratio)}` : "–",
      ];
    }),
  );
}

/** Geometric means of ratios to Ajv, a row for each contender. */
export function meanTable(results: readonly CorpusResult[]): string {
  const columns = taken(results);
  const cell = (measure: Measure, id: string): string => {
    const mean = meanOf(results, measure, id, baseline);
    if (!mean) return "–";
    const complete = counted(results, measure);
    return mean.corpora === complete ? ratio(mean.ratio) : `${ratio(mean.ratio)} (${mean.corpora}/${complete})`;
  };
  const goalRow = ["*goal*", ...columns.map((measure) => `*${goals[measure].atMost}*`)];
  return table(
    ["Ajv = 1", ...columns.map((measure) => goals[measure].title)],
    [
      goalRow,
      ...rows
        .filter((id) => columns.some((measure) => meanOf(results, measure, id, baseline)))
        .map((id) => [id, ...columns.map((measure) => cell(measure, id))]),
    ],
  );
}

/** One measure for each corpus: the ratios of all validators, and the ratio of Argot to the best peer. */
export function corpusTable(results: readonly CorpusResult[], measure: Measure): string {
  const columns = rows.filter((id) => id !== baseline && meanOf(results, measure, id, baseline));
  return table(
    ["corpus", "ajv", ...columns, "best peer", "argot / best"],
    results.map((result) => {
      const ratios = new Map(rows.map((id) => [id, ratioIn(result, measure, id, baseline)]));
      const best = bestOf(peersIn(measure).map((id) => ({ id, ratio: ratios.get(id) })));
      const own = ratios.get(argot.id);
      const beside = own !== undefined && best ? own / best.ratio : undefined;
      const late = beside !== undefined && beside > 1 + slackPerCorpus;
      return [
        result.corpus.name,
        time(timeIn(result, measure, baseline)),
        ...columns.map((id) => (Object.hasOwn(result.notRanked, id) ? "marked" : ratio(ratios.get(id)))),
        best?.id ?? "–",
        `${ratio(beside)}${late ? " (slower)" : ""}`,
      ];
    }),
  );
}

/** The corpora on which Argot is slower than the best peer by more than the goal allows. */
export function slowerCorpora(results: readonly CorpusResult[], measure: Measure): string[] {
  return results
    .filter((result) => {
      const own = ratioIn(result, measure, argot.id, baseline);
      const best = bestOf(peersIn(measure).map((id) => ({ id, ratio: ratioIn(result, measure, id, baseline) })));
      return own !== undefined && best !== undefined && own > best.ratio * (1 + slackPerCorpus);
    })
    .map(({ corpus }) => corpus.name);
}

/** The validators that are not ranked for a corpus, with the reason. */
export function notRankedTable(results: readonly CorpusResult[]): string {
  const marked = results.flatMap(({ corpus, notRanked }) =>
    Object.entries(notRanked).map(([id, reason]) => [id, corpus.name, reason.replaceAll("|", "\\|")]),
  );
  return marked.length === 0 ? "Nobody." : table(["row", "corpus", "why"], marked.toSorted(byFirst));
}

const byFirst = ([a = ""]: string[], [b = ""]: string[]): number => (a < b ? -1 : a > b ? 1 : 0);

/** A description of the corpora. */
export function corporaTable(results: readonly CorpusResult[]): string {
  return table(
    ["corpus", "from", "dialect", "schema, KB", "instances", "mutants, valid", "mutants, invalid"],
    results.map(({ corpus }) => [
      corpus.name,
      corpus.source,
      corpus.dialect,
      (corpus.schemaSize / 1024).toFixed(1),
      `${corpus.counts.instances}${corpus.generated ? " (generated)" : ""}`,
      String(corpus.counts.valid),
      String(corpus.counts.invalid),
    ]),
  );
}
