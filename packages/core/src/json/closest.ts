/** Longer texts are hardly mistyped names, and nobody reads through more of them than this. */
const maxLength = 64;
const maxCandidates = 1000;

/** A text that another may have been meant to be. */
export class Candidate {
  readonly text: string;
  #lower: string | undefined;
  #letters: number | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** The text in lower case. */
  get lower(): string {
    return (this.#lower ??= this.text.toLowerCase());
  }

  /** The letters in that, as a set of bits; several letters may have one bit. */
  get letters(): number {
    return (this.#letters ??= letterBits(this.lower));
  }
}

/** Those of several texts that others may have been meant to be: for who asks about the same ones again and again. */
export function candidatesOf(texts: Iterable<unknown>): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let left = maxCandidates;
  for (const text of texts) {
    if (left-- === 0) break;
    if (typeof text === "string" && text.length <= maxLength) candidates.push(new Candidate(text));
  }
  return candidates;
}

/**
 * The candidate that a text was probably meant to be: the one with the fewest letters missing, added, changed or swapped
 * with a neighbour, if these are few. Upper and lower case count for little.
 *
 * @param isOut - Says which candidates do not count. It is asked of those only that are near.
 * @param most - How many letters may differ: one in a short name and a third of those in a long one, when not said.
 */
export function closest(
  text: string,
  candidates: readonly Candidate[],
  isOut?: (candidate: string) => boolean,
  most: number = Math.max(1, Math.floor(text.length / 3)),
): string | undefined {
  if (text.length > maxLength) return undefined;
  const sought = text.toLowerCase();
  const soughtLetters = letterBits(sought);
  let best: string | undefined;
  let limit = most;
  for (const candidate of candidates) {
    // Each change takes away one letter, adds one, or both: what so many changes cannot bridge need not be looked at.
    if (Math.abs(text.length - candidate.text.length) > limit) continue;
    const { lower, letters } = candidate;
    if (bitCount(soughtLetters & ~letters) > limit || bitCount(letters & ~soughtLetters) > limit) continue;
    if (candidate.text === text || isOut?.(candidate.text)) continue;
    const distance = editDistance(sought, lower, limit);
    // Nothing of a candidate would be left if all its letters could change.
    if (distance > limit || distance >= candidate.text.length) continue;
    best = candidate.text;
    if (distance === 0) break;
    // From now on only what is nearer.
    limit = distance - 1;
  }
  return best;
}

/** Ends a sentence that refuses a name with the one that was probably meant, where there is one. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const best = closest(name, candidatesOf(known));
  return best === undefined ? undefined : `; did you mean "${best}"?`;
}

function letterBits(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

/** How many bits are set. */
function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The number of single changes from one text to another, as far as it is not above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (limit === 0) return a === b ? 0 : Infinity;
  let before: number[] = [];
  let previous: number[] = [];
  let current: number[] = [];
  for (let j = 0; j <= b.length; j++) previous.push(j);
  for (let i = 1; i <= a.length; i++) {
    // What is further from the diagonal than the limit is beyond it, as `i` is where the row does not begin with the text.
    const first = Math.max(1, i - limit);
    const last = Math.min(b.length, i + limit);
    current[first - 1] = i;
    let leastOfRow = Infinity;
    for (let j = first; j <= last; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (previous[j] as number) + 1,
        (current[j - 1] as number) + 1,
        (previous[j - 1] as number) + changed,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      current[j] = least;
      leastOfRow = Math.min(leastOfRow, least);
    }
    current[last + 1] = Infinity;
    // No way to the end is shorter than the shortest so far.
    if (leastOfRow > limit) return Infinity;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] as number;
}
