import type { Pattern } from "@argot/core/plan";
import type { FormulaOf } from "../formula/formula.js";
import { Unanswerable } from "../bounds/unanswerable.js";
import { type Automaton, tableOf } from "../languages/automaton.js";
import { automatonOf } from "../languages/language.js";
import { type Membership, productOf } from "../languages/product.js";
import { wordsOf } from "../languages/words.js";
import { boundsOf } from "./bounds.js";
import { Collected, type Values } from "./values.js";
import type { Work } from "../bounds/work.js";

/** The automata of patterns, each made once. */
export class Automata {
  readonly #made = new Map<string, Automaton | Unanswerable>();

  /** Why a pattern has no automaton; `undefined` if it has one. */
  problemOf(pattern: Pattern): string | undefined {
    const made = this.#of(pattern);
    return made instanceof Unanswerable ? made.message : undefined;
  }

  /** @throws Unanswerable if there is none. */
  of(pattern: Pattern): Automaton {
    const made = this.#of(pattern);
    if (made instanceof Unanswerable) throw made;
    return made;
  }

  #of(pattern: Pattern): Automaton | Unanswerable {
    const key = `${pattern.flags}/${pattern.source}`;
    let made = this.#made.get(key);
    if (!made) this.#made.set(key, (made = madeFor(pattern)));
    return made;
  }
}

function madeFor(pattern: Pattern): Automaton | Unanswerable {
  try {
    return tableOf(automatonOf(pattern));
  } catch (error) {
    if (error instanceof Unanswerable) return error;
    throw error;
  }
}

/** The strings that tests of lengths and patterns hold for, the shortest first, but the empty one last: others read better. */
export function stringsFor(
  tests: readonly FormulaOf<"test">[],
  wanted: number,
  automata: Automata,
  work: Work,
): Values {
  const found = new Collected(wanted);
  const lengths = boundsOf(tests, "characterCount");
  if (lengths.min > lengths.max) return found;
  const memberships: Membership[] = [];
  for (const { predicate, holds } of tests)
    if (predicate.op === "match") memberships.push({ automaton: automata.of(predicate.pattern), holds });
  const states = productOf(memberships, work);
  const nonempty = { min: Math.max(1, lengths.min), max: lengths.max };
  const empty = { min: lengths.min, max: Math.min(0, lengths.max) };
  for (const each of [nonempty, empty])
    for (const word of wordsOf(states, each, work)) {
      if (found.isEnough) {
        found.complete = false;
        return found;
      }
      found.add(word);
    }
  return found;
}
