// Few names, strings and numbers, so that schemas and instances share them. Edge cases are among them.
import type { Json } from "../json.js";
import type { Random } from "../random.js";

const plainNames = ["a", "b", "c"];
const awkwardNames = ["", "ab", "__proto__", "constructor", "length", "é", "0", "a/b~c", "😀"];

export const names: readonly string[] = [...plainNames, ...awkwardNames];

export const name = (random: Random): string => random.pick(random.chance(0.8) ? plainNames : awkwardNames);

/** Texts, also for the patterns of {@link patterns}. */
export const texts: readonly string[] = [
  "",
  "a",
  "b",
  "aa",
  "ab",
  "abc",
  "0",
  "12",
  "é",
  "😀",
  "a😀",
  "\n",
  "\ud83d",
  "ß",
];

export const patterns: readonly string[] = [
  "^a",
  "b$",
  "^.$",
  "^..$",
  "[0-9]",
  "a|b",
  "^$",
  "^\\p{L}+$",
  "^a{2,}$",
  ".",
  "",
  "\\d",
  "^[^a]*$",
  "^(?!a)",
  "^\\S*$",
  "\\W",
  "^[a-c]$",
  "/",
  "\\-",
];

/** Whether a pattern matches a text, in Unicode mode if it is valid there. */
export function matches(pattern: string, candidate: string): boolean {
  try {
    return new RegExp(pattern, "u").test(candidate);
  } catch {
    return new RegExp(pattern).test(candidate);
  }
}

const commonNumbers: readonly number[] = [0, 1, 2, 3, -1, 0.5, 1.5, 4];
const awkwardNumbers: readonly (number | bigint)[] = [
  -0,
  0.1,
  0.3,
  0.7,
  1.1,
  100,
  1e-7,
  1e21,
  1e308,
  2 ** 53,
  -(2 ** 53),
  5e-324,
  9_007_199_254_740_993n,
  -9_007_199_254_740_993n,
  123_456_789_012_345_678_901_234_567_890n,
];

export const number = (random: Random): number | bigint =>
  random.pick(random.chance(0.85) ? commonNumbers : awkwardNumbers);

/** A random value, mostly a small one. */
export function value(random: Random, depth = 2): Json {
  const kind = random.below(depth > 0 ? 8 : 6);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind < 4) return number(random);
  if (kind < 6) return random.pick(texts);
  if (kind === 6) return random.many(0, 3, () => value(random, depth - 1));
  return Object.fromEntries(random.many(0, 3, () => [name(random), value(random, depth - 1)]));
}
