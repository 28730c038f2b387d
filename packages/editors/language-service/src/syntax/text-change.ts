/** The part of a text in which two versions of it differ. */
export interface TextChange {
  /** The offset of its first character, in both. */
  readonly start: number;
  /** The offset after its last character, in the version before. */
  readonly endBefore: number;
  /** The offset after its last character, in the version after. */
  readonly endAfter: number;
}

/** Number of characters that are compared at once. */
const stride = 4096;

/** The smallest part outside of which two texts are equal. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  const start = equalAtStart(before, after, shorter);
  const kept = equalAtEnd(before, after, shorter - start);
  return { start, endBefore: before.length - kept, endAfter: after.length - kept };
}

/** The number of equal characters at the start, at most `most`. */
function equalAtStart(one: string, other: string, most: number): number {
  let count = 0;
  while (count + stride <= most && one.slice(count, count + stride) === other.slice(count, count + stride))
    count += stride;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++;
  return count;
}

/** The number of equal characters at the end, at most `most`. */
function equalAtEnd(one: string, other: string, most: number): number {
  const [oneEnd, otherEnd] = [one.length, other.length];
  let count = 0;
  while (
    count + stride <= most &&
    one.slice(oneEnd - count - stride, oneEnd - count) === other.slice(otherEnd - count - stride, otherEnd - count)
  )
    count += stride;
  while (count < most && one.charCodeAt(oneEnd - count - 1) === other.charCodeAt(otherEnd - count - 1)) count++;
  return count;
}
