import type { Work } from "../bounds/work.js";
import { type Automaton, dead } from "./automaton.js";

/** Strings that are in the language of an automaton, or are not. */
export interface Membership {
  readonly automaton: Automaton;
  readonly holds: boolean;
}

/** Characters that lead to a state. */
export interface Step {
  readonly ranges: readonly (readonly [from: number, to: number])[];
  readonly state: number;
}

/** A state of a product. */
export interface ProductState {
  readonly isFinal: boolean;
  readonly steps: readonly Step[];
}

const lastCharacter = 0x10_ff_ff;

/** The automaton of the strings that are in some languages and not in others, with the states that can be reached. */
export function productOf(memberships: readonly Membership[], work: Work): readonly ProductState[] {
  const states: ProductState[] = [];
  const tuples: number[][] = [memberships.map(() => 0)];
  const numbers = new Map<string, number>([[tuples[0]?.join(",") ?? "", 0]]);
  for (const tuple of tuples) {
    work.spend(1 + memberships.length);
    const steps = new Map<number, [from: number, to: number][]>();
    for (const { from, to, targets } of stepsFrom(memberships, tuple)) {
      // Nothing more can be in a language that has no such string.
      if (targets.some((each, i) => each === dead && memberships[i]?.holds)) continue;
      const key = targets.join(",");
      let number = numbers.get(key);
      if (number === undefined) {
        number = tuples.push(targets) - 1;
        numbers.set(key, number);
      }
      const ranges = steps.get(number);
      if (ranges) ranges.push([from, to]);
      else steps.set(number, [[from, to]]);
    }
    work.spend(steps.size);
    const isFinal = memberships.every(({ automaton, holds }, i) => isFinalIn(automaton, tuple[i] as number) === holds);
    states.push({ isFinal, steps: Array.from(steps, ([state, ranges]) => ({ state, ranges })) });
  }
  return states;
}

const isFinalIn = (automaton: Automaton, state: number): boolean => automaton[state]?.isFinal ?? false;

/** Where characters lead from a tuple of states: ranges in which all of them lead to the same states. */
function* stepsFrom(
  memberships: readonly Membership[],
  tuple: readonly number[],
): Iterable<{ from: number; to: number; targets: number[] }> {
  const rows = memberships.map(({ automaton }, i) => automaton[tuple[i] as number]?.edges ?? []);
  const at = rows.map(() => 0);
  for (let from = 0; from <= lastCharacter;) {
    let to = lastCharacter;
    const targets = rows.map((edges, i) => {
      while (at[i] !== undefined && (edges[at[i]]?.[1] ?? Infinity) < from) at[i]++;
      const edge = edges[at[i] as number];
      if (!edge) return dead;
      if (edge[0] > from) {
        to = Math.min(to, edge[0] - 1);
        return dead;
      }
      to = Math.min(to, edge[1]);
      return edge[2];
    });
    yield { from, to, targets };
    from = to + 1;
  }
}
