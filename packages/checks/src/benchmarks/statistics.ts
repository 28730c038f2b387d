/** The least of some times, which was disturbed least. Without times: Infinity. */
export const least = (values: readonly number[]): number => Math.min(...values);

/** The median: the middle value, or the mean of the two middle ones. Without values: NaN. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The geometric mean. Without values: NaN. */
export function geometricMean(values: readonly number[]): number {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/**
 * The median of the ratios of samples that were taken in the same round, so that a machine that slows down for a while
 * slows both down.
 */
export function pairedRatio(samples: readonly number[], baseline: readonly number[]): number {
  const pairs = samples.slice(0, baseline.length);
  return median(pairs.map((sample, round) => sample / (baseline[round] ?? Number.NaN)));
}
