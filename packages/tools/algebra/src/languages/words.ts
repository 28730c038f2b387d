import type { Work } from "../bounds/work.js";
import type { ProductState, Step } from "./product.js";

/** An interval of lengths in characters, both ends included. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/**
 * The strings of an automaton with a length in an interval, the shortest first. Among them those that read well come first.
 *
 * @returns All of them, if the iteration ends.
 */
export function* wordsOf(states: readonly ProductState[], { min, max }: Lengths, work: Work): Generator<string> {
  const all = [...states.keys()];
  // For each number of characters, the states from which exactly so many more can end a string.
  const ending: ReadonlySet<number>[] = [new Set(all.filter((each) => states[each]?.isFinal))];
  const firstWith = new Map<string, number>();
  let lastLength = -1;
  for (let length = 0; length <= max; length++) {
    const now = ending[length] as ReadonlySet<number>;
    if (now.size === 0) return;
    if (length >= min) {
      if (now.has(0)) {
        lastLength = length;
        yield* wordsOfLength(states, length, ending, work);
      }
      // The sets repeat themselves: if no string ended since the first of them, none does.
      const key = [...now].join(",");
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, length);
      else if (lastLength < first) return;
    }
    work.spend(1 + all.length);
    ending.push(new Set(all.filter((each) => states[each]?.steps.some(({ state }) => now.has(state)))));
  }
}

function* wordsOfLength(
  states: readonly ProductState[],
  length: number,
  ending: readonly ReadonlySet<number>[],
  work: Work,
): Generator<string> {
  const text: number[] = [];
  const open = [continuations(states, 0, ending[length - 1])];
  for (let current = open.at(-1); current; current = open.at(-1)) {
    work.spend();
    if (text.length === length) {
      yield String.fromCodePoint(...text);
      open.pop();
      text.pop();
      continue;
    }
    const { done, value } = current.next();
    if (done) {
      open.pop();
      text.pop();
    } else {
      text.push(value.character);
      open.push(continuations(states, value.state, ending[length - 1 - text.length]));
    }
  }
}

/** The characters that lead from a state to one of others. */
function* continuations(
  states: readonly ProductState[],
  state: number,
  wanted: ReadonlySet<number> | undefined,
): Generator<{ readonly character: number; readonly state: number }> {
  const steps = (states[state] as ProductState).steps.filter((step) => wanted?.has(step.state));
  const ranked = steps.map((step) => ({ step, rank: rankOf(firstOf(step)) })).toSorted((a, b) => a.rank - b.rank);
  for (const { step } of ranked) for (const character of charactersOf(step)) yield { character, state: step.state };
}

const preferred = Array.from("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_ .:/@").map(
  (each) => each.codePointAt(0) as number,
);
const ranks = new Map(preferred.map((each, i) => [each, i]));

const rankOf = (character: number): number =>
  ranks.get(character) ?? (character >= 0x20 && character < 0x7f ? 100 : 200 + character);

const isIn = ({ ranges }: Step, character: number): boolean =>
  ranges.some(([from, to]) => from <= character && character <= to);

const firstOf = (step: Step): number =>
  preferred.find((each) => isIn(step, each)) ?? firstPrintable(step) ?? (step.ranges[0]?.[0] as number);

function firstPrintable({ ranges }: Step): number | undefined {
  for (const [from, to] of ranges) if (to >= 0x20 && from < 0x7f) return Math.max(from, 0x20);
  return undefined;
}

function* charactersOf(step: Step): Generator<number> {
  const first = firstOf(step);
  yield first;
  for (const each of preferred) if (each !== first && isIn(step, each)) yield each;
  for (const [from, to] of step.ranges)
    for (let each = from; each <= to; each++) if (each !== first && !ranks.has(each)) yield each;
}
