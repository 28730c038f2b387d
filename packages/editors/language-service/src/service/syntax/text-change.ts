/** The part of a text in which two versions of it differ. */
export interface TextChange {
  /** The offset of its first character, in both. */
  readonly start: number;
  /** The offset after its last character, in the version before. */
  readonly endBefore: number;
  /** The offset after its last character, in the version after. */
  readonly endAfter: number;
}

/** Numbers of characters that are compared at once, as long as they are equal. */
const strides = [16_384, 512, 16, 1];

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
  for (const stride of strides)
    while (count + stride <= most && one.slice(count, count + stride) === other.slice(count, count + stride))
      count += stride;
  return count;
}

/** The number of equal characters at the end, at most `most`. */
function equalAtEnd(one: string, other: string, most: number): number {
  let count = 0;
  for (const stride of strides)
    while (count + stride <= most && beforeEnd(one, count, stride) === beforeEnd(other, count, stride)) count += stride;
  return count;
}

const beforeEnd = (text: string, distance: number, length: number): string =>
  text.slice(text.length - distance - length, text.length - distance);
