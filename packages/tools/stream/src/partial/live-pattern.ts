import { type Automaton, automatonOf, tableOf } from "@argot/algebra/languages";
import type { Pattern } from "@argot/core/plan";

/** Reads a string character by character, and says whether a pattern can still match. */
export interface PatternRun {
  /**
   * Takes the next UTF-16 code unit.
   *
   * @returns Whether the pattern matches whatever follows, or does not match whatever follows; `undefined` if that depends.
   */
  next(code: number): boolean | undefined;
}

/** The automata of the patterns of a plan, each made when it is first needed. */
export class LivePatterns {
  readonly #automata = new Map<string, Automaton | undefined>();

  /** Begins to read a string; `undefined` if no automaton of the pattern is known. */
  begin(pattern: Pattern): PatternRun | undefined {
    const key = `${pattern.flags}/${pattern.source}`;
    if (!this.#automata.has(key)) this.#automata.set(key, madeOf(pattern));
    const automaton = this.#automata.get(key);
    return automaton && new AutomatonRun(automaton);
  }
}

function madeOf(pattern: Pattern): Automaton | undefined {
  try {
    return tableOf(automatonOf(pattern)).map(({ isFinal, edges }) => ({
      isFinal,
      edges: edges.toSorted(([one], [other]) => one - other),
    }));
  } catch {
    // The pattern is tested when the string ends.
    return undefined;
  }
}

const lastCharacter = 0x10_ff_ff;

class AutomatonRun implements PatternRun {
  readonly #automaton: Automaton;
  #state = 0;
  /** A first half of a pair, which may be a character by itself. */
  #high: number | undefined;

  constructor(automaton: Automaton) {
    this.#automaton = automaton;
  }

  next(code: number): boolean | undefined {
    const high = this.#high;
    this.#high = undefined;
    const isLow = code >= 0xdc_00 && code <= 0xdf_ff;
    if (high !== undefined) {
      if (isLow) return this.#go(0x1_00_00 + (high - 0xd8_00) * 0x4_00 + (code - 0xdc_00));
      const verdict = this.#go(high);
      if (verdict !== undefined) return verdict;
    }
    if (code >= 0xd8_00 && code <= 0xdb_ff) {
      this.#high = code;
      return undefined;
    }
    return this.#go(code);
  }

  #go(character: number): boolean | undefined {
    const edges = this.#automaton.at(this.#state)?.edges ?? [];
    let low = 0;
    let high = edges.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((edges.at(middle)?.[0] ?? 0) <= character) low = middle;
      else high = middle - 1;
    }
    const edge = edges.at(low);
    if (!edge || character < edge[0] || character > edge[1]) return false;
    this.#state = edge[2];
    return this.#matchesAll(edge[2]) ? true : undefined;
  }

  /** Whether every string that goes on from a state is matched. In a least automaton, there is one such state. */
  #matchesAll(number: number): boolean {
    const state = this.#automaton.at(number);
    if (!state?.isFinal) return false;
    let next = 0;
    for (const [from, to, target] of state.edges) {
      if (target !== number || from > next) return false;
      next = to + 1;
    }
    return next > lastCharacter;
  }
}
