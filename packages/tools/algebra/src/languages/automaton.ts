import type { DFA } from "refa";

/** An edge: for the characters of a range, both ends included, to a state. */
export type Edge = readonly [from: number, to: number, state: number];

/** A state of an automaton. Characters without an edge lead to no string of the language. */
export interface State {
  /** Whether a string that ends here is in the language. */
  readonly isFinal: boolean;
  /** In the order of characters. */
  readonly edges: readonly Edge[];
}

/** A deterministic automaton, whose first state is where strings begin. */
export type Automaton = readonly State[];

/** No state: from there no string is in the language. */
export const dead = -1;

const lastUnit = 0xff_ff;
const [firstHigh, lastHigh, firstLow, lastLow] = [0xd8_00, 0xdb_ff, 0xdc_00, 0xdf_ff];

/** The automaton in a table, with code points as characters. */
export function tableOf(automaton: DFA): Automaton {
  const nodes = [automaton.initial];
  const numbers = new Map([[automaton.initial, 0]]);
  const states: State[] = [];
  // The list grows while it is walked through.
  for (const node of nodes) {
    const edges: Edge[] = [];
    for (const [{ min, max }, target] of node.out) {
      let number = numbers.get(target);
      if (number === undefined) {
        number = nodes.push(target) - 1;
        numbers.set(target, number);
      }
      edges.push([min, max, number]);
    }
    states.push({ isFinal: automaton.finals.has(node), edges });
  }
  if (automaton.maxCharacter > lastUnit) return states;
  return states.map(({ isFinal, edges }) => ({ isFinal, edges: [...edges, ...pairsOf(edges, states)] }));
}

/** Where pairs of surrogates lead, as one character each. A text has a lone one only where it is no part of a pair. */
function* pairsOf(edges: readonly Edge[], states: Automaton): Iterable<Edge> {
  for (const [from, to, state] of edges) {
    const [first, last] = [Math.max(from, firstHigh), Math.min(to, lastHigh)];
    const lows = (states[state]?.edges ?? []).flatMap(([low, high, target]): Edge[] =>
      low <= lastLow && high >= firstLow ? [[Math.max(low, firstLow), Math.min(high, lastLow), target]] : [],
    );
    const [only] = lows;
    if (first > last || !only) continue;
    if (lows.length === 1 && only[0] === firstLow && only[1] === lastLow) {
      yield [codePoint(first, firstLow), codePoint(last, lastLow), only[2]];
      continue;
    }
    for (let high = first; high <= last; high++)
      for (const [low, end, target] of lows) yield [codePoint(high, low), codePoint(high, end), target];
  }
}

const codePoint = (high: number, low: number): number => 0x1_00_00 + (high - firstHigh) * 0x4_00 + (low - firstLow);
