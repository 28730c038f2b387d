import type { Pattern } from "@argot/core/plan";
import type { FormulaOf } from "../formula/formula.js";
import { Unanswerable } from "../bounds/unanswerable.js";
import { type Automaton, tableOf } from "../languages/automaton.js";
import { automatonOf } from "../languages/language.js";
import { type Membership, productOf } from "../languages/product.js";
import { wordsOf } from "../languages/words.js";
import { boundsOf } from "./bounds.js";
import type { Search } from "./search.js";
import { Collected, type Values } from "./values.js";

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

/** Maximum number of characters of a string that is looked for. */
const longest = 1_000_000;

/** Number of characters beyond which strings without patterns begin alike. */
const longText = 100;

/** The strings that tests of lengths and patterns hold for, the shortest first, but the empty one last: others read better. */
export function stringsFor(
  tests: readonly FormulaOf<"test">[],
  wanted: number,
  automata: Automata,
  search: Search,
): Values {
  const { work } = search;
  const found = new Collected(wanted);
  const lengths = boundsOf(tests, "characterCount");
  if (lengths.min > lengths.max) return found;
  if (lengths.min > longest) {
    search.doubt(`a string of more than ${longest} characters`);
    found.complete = false;
    return found;
  }
  const memberships: Membership[] = [];
  for (const { predicate, holds } of tests)
    if (predicate.op === "match") memberships.push({ automaton: automata.of(predicate.pattern), holds });
  const states = productOf(memberships, work);
  const beginning = memberships.length === 0 ? "a".repeat(Math.max(0, lengths.min - longText)) : "";
  const [min, max] = [lengths.min - beginning.length, lengths.max - beginning.length];
  for (const each of [
    { min: Math.max(1, min), max },
    { min, max: Math.min(0, max) },
  ])
    for (const word of wordsOf(states, each, work)) {
      if (found.isEnough) {
        found.complete = false;
        return found;
      }
      found.add(beginning + word);
    }
  if (beginning !== "") found.complete = false;
  return found;
}
