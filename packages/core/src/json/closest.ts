/** Maximum length of a text that is compared, in UTF-16 code units. Longer texts are rarely mistyped names. */
const maxTextLength = 64;
/** Maximum number of candidates that are compared. */
const maxCandidates = 1000;

/** How many pairs of letters may still be compared. With none left, texts that were not compared count as far away. */
export interface Effort {
  left: number;
}

/** Maximum number of pairs of letters that are compared for one text, and for one list of pairs. */
const maxEffort = 300_000;

/** The effort to compare the lengths and the letters of two texts. */
const glance = 8;

/** A text that may be the correct spelling of another. */
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

  /** The letters of `lower` as a bit set. Several letters may share a bit. */
  get letters(): number {
    return (this.#letters ??= letterBits(this.lower));
  }
}

/** The texts that `closest` compares with, prepared once for many calls. */
export function candidatesOf(texts: Iterable<unknown>): readonly Candidate[] {
  const candidates: Candidate[] = [];
  let remaining = maxCandidates;
  for (const text of texts) {
    if (remaining-- === 0) break;
    if (typeof text === "string" && text.length <= maxTextLength) candidates.push(new Candidate(text));
  }
  return candidates;
}

/**
 * The candidate with the smallest edit distance to a text: the number of letters that are missing, added, changed or swapped
 * with a neighbour. Case does not count. `undefined` if no candidate is within `maxDistance`.
 *
 * @param isExcluded - Whether a candidate does not count. It is called only for candidates within the distance.
 * @param maxDistance - Maximum edit distance. Default: that of a mistake in a text of this length.
 * @param effort - What the comparison is taken from, if several share it.
 */
export function closest(
  text: string,
  candidates: readonly Candidate[],
  isExcluded?: (candidate: string) => boolean,
  maxDistance: number = mistakesIn(text.length),
  effort: Effort = { left: maxEffort },
): string | undefined {
  if (text.length > maxTextLength) return undefined;
  const lowerText = text.toLowerCase();
  const textLetters = letterBits(lowerText);
  let best: string | undefined;
  let limit = maxDistance;
  for (const candidate of candidates) {
    if (effort.left <= 0) break;
    effort.left -= glance;
    const longer = Math.max(text.length, candidate.text.length);
    const most = longer > codeLength ? limit : 0;
    // Lengths and letters give a cheap lower bound of the distance.
    if (Math.abs(text.length - candidate.text.length) > most) continue;
    const { lower, letters } = candidate;
    if (leastDistance(textLetters, letters) > most) continue;
    if (candidate.text === text || isExcluded?.(candidate.text)) continue;
    const distance = editDistance(lowerText, lower, most, effort);
    // A candidate whose every letter would change is no suggestion.
    if (distance > most || distance >= candidate.text.length) continue;
    best = candidate.text;
    if (distance === 0) break;
    // Only nearer candidates replace this one.
    limit = distance - 1;
  }
  return best;
}

/** Maximum length of a code, such as "UK". Another letter makes it another code, not a mistyped one. */
const codeLength = 2;

/** Maximum number of edits that are a mistake in a text. */
const mistakesIn = (length: number): number => Math.max(1, Math.floor(length / 3));

/** Minimum length of the beginning of a text that stands for it. */
const shortestStem = 3;

/**
 * What was probably meant by a text: the closest candidate, or else the only one that begins with the text or that the text begins
 * with, such as "warn" for "warning".
 *
 * @param isExcluded - Whether a candidate does not count.
 */
export function suggested(
  text: string,
  candidates: readonly Candidate[],
  isExcluded?: (candidate: string) => boolean,
): string | undefined {
  const near = closest(text, candidates, isExcluded);
  if (near !== undefined || text.length < shortestStem || text.length > maxTextLength) return near;
  const lowerText = text.toLowerCase();
  const found = candidates.filter(
    ({ text: other, lower }) =>
      other.length >= shortestStem &&
      (lower.startsWith(lowerText) || lowerText.startsWith(lower)) &&
      other !== text &&
      !isExcluded?.(other),
  );
  return found.length === 1 ? found.at(0)?.text : undefined;
}

/** Maximum number of texts on either side that `pairedByNearness` compares. */
const maxPaired = 100;

/**
 * Pairs texts with the mistyped ones that they are closest to. The closest pairs come first, and each text is in one pair.
 *
 * @returns The mistyped texts, by the text that was meant.
 */
export function pairedByNearness(meant: readonly string[], mistyped: readonly string[]): ReadonlyMap<string, string> {
  const pairs: { readonly text: string; readonly other: string; readonly distance: number }[] = [];
  const effort: Effort = { left: maxEffort };
  for (const text of meant.slice(0, maxPaired))
    for (const other of mistyped.slice(0, maxPaired)) {
      const distance = distanceOf(text, other, effort);
      if (distance !== undefined) pairs.push({ text, other, distance });
    }
  if (pairs.length === 0) return noPairs;
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { text, other } of pairs.sort((a, b) => a.distance - b.distance)) {
    if (found.has(text) || taken.has(other)) continue;
    found.set(text, other);
    taken.add(other);
  }
  return found;
}

const noPairs: ReadonlyMap<string, string> = new Map();

/** The edit distance of two texts; `undefined` if it is too large for a mistake. */
function distanceOf(text: string, other: string, effort: Effort): number | undefined {
  if (effort.left <= 0) return undefined;
  effort.left -= glance;
  const length = Math.max(text.length, other.length);
  if (length > maxTextLength) return undefined;
  // If each letter would change, it is another text.
  const most = length > codeLength ? mistakesIn(length) : 0;
  const limit = Math.min(most, length - Math.abs(text.length - other.length) - 1);
  if (limit < 0 || Math.abs(text.length - other.length) > limit) return undefined;
  const lower = text.toLowerCase();
  const lowerOther = other.toLowerCase();
  if (leastDistance(letterBits(lower), letterBits(lowerOther)) > limit) return undefined;
  const distance = editDistance(lower, lowerOther, limit, effort);
  return distance > limit ? undefined : distance;
}

/** The end of a sentence that refuses a name, with the nearest known name; `undefined` if none is near. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const best = closest(name, candidatesOf(known));
  return best === undefined ? undefined : `; did you mean "${best}"?`;
}

function letterBits(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << (text.charCodeAt(i) & 31);
  return letters;
}

/** The least edit distance of two texts with these letters: an edit removes one letter, adds one, or does both. */
const leastDistance = (letters: number, others: number): number =>
  Math.max(bitCount(letters & ~others), bitCount(others & ~letters));

/** The number of bits that are set. */
function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The optimal string alignment distance of two texts; `Infinity` or a number above `limit` if it exceeds `limit`. */
function editDistance(a: string, b: string, limit: number, effort: Effort): number {
  if (limit === 0) return a === b ? 0 : Infinity;
  let before: number[] = [];
  let previous: number[] = [];
  let current: number[] = [];
  for (let j = 0; j <= b.length; j++) previous.push(j);
  for (let i = 1; i <= a.length; i++) {
    const ofA = a.charCodeAt(i - 1);
    // Cells further from the diagonal than the limit exceed it, as does the cell before the first.
    const first = Math.max(1, i - limit);
    const last = Math.min(b.length, i + limit);
    current[first - 1] = i;
    effort.left -= last - first + 1;
    let leastOfRow = Infinity;
    for (let j = first; j <= last; j++) {
      const ofB = b.charCodeAt(j - 1);
      let least = (previous[j - 1] as number) + (ofA === ofB ? 0 : 1);
      least = Math.min(least, (previous[j] as number) + 1, (current[j - 1] as number) + 1);
      if (i > 1 && j > 1 && ofA === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === ofB)
        least = Math.min(least, (before[j - 2] as number) + 1);
      current[j] = least;
      leastOfRow = Math.min(leastOfRow, least);
    }
    current[last + 1] = Infinity;
    // Distances only grow from row to row.
    if (leastOfRow > limit) return Infinity;
    [before, previous, current] = [previous, current, before];
  }
  return previous[b.length] as number;
}
