/** Longer texts are hardly mistyped names, and nobody reads through more of them than this. */
const longestText = 64;
const mostCandidates = 1000;

/**
 * The candidate that a text was probably meant to be: the one with the fewest letters missing, added, changed or swapped
 * with a neighbour, if these are few. Upper and lower case count for little.
 *
 * @param most - How many letters may differ: one in a short name and a third of those in a long one, when not said.
 */
export function closest(
  text: string,
  candidates: Iterable<unknown>,
  most: number = Math.max(1, Math.floor(text.length / 3)),
): string | undefined {
  if (text.length > longestText) return undefined;
  let best: string | undefined;
  let limit = most;
  let left = mostCandidates;
  for (const candidate of candidates) {
    if (left-- === 0) break;
    if (typeof candidate !== "string" || candidate === text || candidate.length > longestText) continue;
    const distance = letterDistance(text.toLowerCase(), candidate.toLowerCase(), limit);
    // Nothing of a candidate would be left if all its letters could change.
    if (distance > limit || distance >= candidate.length || (best !== undefined && distance === limit)) continue;
    best = candidate;
    limit = distance;
  }
  return best;
}

/** Ends a sentence that refuses a name with the one that was probably meant, where there is one. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const meant = closest(name, known);
  return meant === undefined ? undefined : `; did you mean "${meant}"?`;
}

/** The number of single changes from one text to another, as far as it is not above `limit`. */
function letterDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + changed,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] as number;
}
