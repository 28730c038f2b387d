import type { Measure } from "./goals.js";
import type { Samples } from "./measure.js";
import type { Prepared } from "./prepared.js";
import { geometricMean, median, pairedRatio } from "./statistics.js";

/** The measurements with one corpus. */
export interface CorpusResult {
  readonly corpus: Prepared;
  readonly samples: Partial<Record<Measure, Samples>>;
  /** Contenders that are not ranked for this corpus, with the reason. */
  readonly notRanked: Readonly<Record<string, string>>;
}

/** The time of a contender relative to that of Ajv. `undefined` if one of them was not measured. */
export function ratioIn(
  { samples }: CorpusResult,
  measure: Measure,
  contender: string,
  baseline: string,
): number | undefined {
  const own = samples[measure]?.[contender];
  const other = samples[measure]?.[baseline];
  if (!own?.length || !other?.length) return undefined;
  return pairedRatio(own, other);
}

/** The median in nanoseconds. */
export function timeIn({ samples }: CorpusResult, measure: Measure, contender: string): number | undefined {
  const own = samples[measure]?.[contender];
  return own?.length ? median(own) : undefined;
}

/** The geometric mean of the ratios of a contender, over the corpora that it was measured with. */
export interface Mean {
  readonly ratio: number;
  readonly corpora: number;
}

export function meanOf(
  results: readonly CorpusResult[],
  measure: Measure,
  contender: string,
  baseline: string,
): Mean | undefined {
  const ratios = results
    .map((result) => ratioIn(result, measure, contender, baseline))
    .filter((ratio) => ratio !== undefined);
  return ratios.length === 0 ? undefined : { ratio: geometricMean(ratios), corpora: ratios.length };
}
