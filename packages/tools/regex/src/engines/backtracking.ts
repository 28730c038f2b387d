import { requireSource } from "./linear-regex-error.js";
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { type Assumptions, type Automaton, AutomatonBuilder, maxWork, NotProven, type Ways } from "./automaton.js";
import { type CharacterNode, groupCharacters, type Ranges } from "./characters.js";
import { isPlain } from "./is-plain.js";

/** Why a backtracking engine may take more than linear time. */
export interface BacktrackingProblem {
  /** What prevents a proof, as a clause. */
  readonly reason: string;
  /** A text on which a backtracking engine follows many paths at once; `undefined` if none is known. */
  readonly text: string | undefined;
}

/**
 * Maximum number of paths that an engine may try for one character of a text. The time for a text is at most proportional to its
 * length times this number.
 */
export const maxPaths = 64;

/** Maximum length of an expression. Its syntax tree takes some hundred times as much memory. */
export const maxLength = 50_000;

/** Maximum length of a text in a reason. */
const maxShown = 40;

/** Maximum number of steps of the search, which take some milliseconds. */
const maxSteps = 30_000;

const parser = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Proves that a backtracking engine, such as that of JavaScript, takes linear time for an expression.
 *
 * Such an engine tries one path through the expression after another, until one matches. If none does, it has tried all. So the
 * time for a text is the number of all paths for all of its beginnings. The search finds all sets of positions that the paths for
 * a text can be at, each with the number of paths. The expression is linear if no set has more than 64 paths.
 *
 * @param source - A valid expression.
 * @param unicode - Whether it has the flag `u`.
 * @returns `undefined` if the time is linear. Otherwise the time may be linear nevertheless.
 */
export function backtrackingProblem(source: string, unicode: boolean): BacktrackingProblem | undefined {
  requireSource(source);
  return isPlain(source) ? undefined : analysedProblem(source, unicode);
}

/** The same for all expressions, whatever their form is. */
export function analysedProblem(source: string, unicode: boolean): BacktrackingProblem | undefined {
  if (source.length > maxLength) return { reason: `it has more than ${maxLength} characters`, text: undefined };
  try {
    const { alternatives } = parser.parsePattern(source, undefined, undefined, { unicode });
    const text = new Search(alternatives).run();
    if (text === undefined) return undefined;
    const start = text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
    return { reason: `more than ${maxPaths} paths lead through ${JSON.stringify(start)}`, text };
  } catch (error) {
    if (error instanceof NotProven) return { reason: error.message, text: undefined };
    // The parser does not know the syntax, or the expression is nested too deeply.
    if (error instanceof SyntaxError || error instanceof RangeError)
      return { reason: `it cannot be analysed: ${error.message}`, text: undefined };
    throw error;
  }
}

/** The positions that the paths for a text are at. */
interface State {
  /** Numbers of paths by the position that consumed the last character. */
  readonly paths: ReadonlyMap<number, number>;
  /** The positions that a path reaches without an assertion, so that it certainly exists. */
  readonly certain: ReadonlySet<number>;
  /** Whether the engine may still try to begin a match later in the text. It ends when a match is found. */
  readonly searching: boolean;
  /** The previous state, and the group of the character between them. */
  readonly before: State | undefined;
  readonly group: number;
}

class Search {
  /** The paths that an engine may try, from the first character of a text, and from a later one. */
  readonly #first: Ways;
  readonly #later: Automaton;
  readonly #follow: readonly Ways[];
  /** The paths without assertions. */
  readonly #certainFirst: Automaton;
  readonly #certainLater: Automaton;
  readonly #certainFollow: readonly Ways[];
  readonly #groupsOf: readonly (readonly number[])[];
  readonly #examples: readonly number[];
  readonly #states = new Set<string>();
  readonly #pending: State[] = [];
  #steps = 0;

  constructor(alternatives: readonly AST.Alternative[]) {
    const known = new Map<CharacterNode, Ranges>();
    const build = (assume: Assumptions): { builder: AutomatonBuilder; automaton: Automaton } => {
      const builder = new AutomatonBuilder(assume, maxPaths, known);
      return { builder, automaton: builder.alternatives(alternatives) };
    };
    this.#first = build({ atStart: true, mayMatch: true }).automaton.first;
    // `^` does not match after a character, so this automaton is for the rest of the text.
    const later = build({ atStart: false, mayMatch: true });
    const certain = build({ atStart: false, mayMatch: false });
    this.#later = later.automaton;
    this.#follow = later.builder.follow;
    this.#certainFirst = build({ atStart: true, mayMatch: false }).automaton;
    this.#certainLater = certain.automaton;
    this.#certainFollow = certain.builder.follow;
    const groups = groupCharacters([...known.values()], maxWork);
    if (!groups) throw new NotProven("it is too large");
    const { groupsOf, examples } = groups;
    const groupsByNode = new Map([...known.values()].map((ranges, i) => [ranges, groupsOf[i] as readonly number[]]));
    this.#groupsOf = later.builder.characters.map((ranges) => groupsByNode.get(ranges) as readonly number[]);
    this.#examples = examples;
  }

  /**
   * Returns a text with too many paths; `undefined` if there is none.
   *
   * @throws NotProven if there are too many states.
   */
  run(): string | undefined {
    const start: State = {
      paths: new Map(),
      certain: new Set(),
      searching: this.#certainFirst.empty === 0,
      before: undefined,
      group: -1,
    };
    const crowded = this.#next(start, this.#first, this.#certainFirst.first);
    if (crowded) return this.#textOf(crowded);
    // The list grows during the iteration.
    for (const state of this.#pending) {
      const { searching } = state;
      const [starts, certainStarts] = searching ? [this.#later.first, this.#certainLater.first] : [nothing, nothing];
      const found = this.#next(state, starts, certainStarts);
      if (found) return this.#textOf(found);
    }
    return undefined;
  }

  /** Adds the states after one more character. Returns a state with too many paths, if there is one. */
  #next(before: State, starts: Ways, certainStarts: Ways): State | undefined {
    const paths = new Map<number, Map<number, number>>();
    const certain = new Map<number, Set<number>>();
    this.#consume(starts, 1, paths);
    for (const [position, count] of before.paths) this.#consume(this.#follow[position] as Ways, count, paths);
    this.#consumeCertain(certainStarts, certain);
    for (const position of before.certain) this.#consumeCertain(this.#certainFollow[position] as Ways, certain);
    for (const [group, atGroup] of paths) {
      const certainAtGroup = certain.get(group) ?? new Set();
      // Once a path matches, the engine does not look for a match that begins later.
      const matches = [...certainAtGroup].some((position) => this.#certainLater.last.has(position));
      const searching = before.searching && !matches;
      const state: State = {
        paths: atGroup,
        certain: searching ? certainAtGroup : new Set(),
        searching,
        before,
        group,
      };
      if (total(atGroup) > maxPaths) return state;
      this.#add(state);
    }
    // No path consumes the character.
    if (before.searching) this.#add({ paths: new Map(), certain: new Set(), searching: true, before, group: -1 });
    return undefined;
  }

  #consume(ways: Ways, count: number, paths: Map<number, Map<number, number>>): void {
    for (const [position, number] of ways) {
      for (const group of this.#groupsOf[position] as readonly number[]) {
        this.#step();
        let atGroup = paths.get(group);
        if (!atGroup) paths.set(group, (atGroup = new Map()));
        atGroup.set(position, (atGroup.get(position) ?? 0) + count * number);
      }
    }
  }

  #consumeCertain(ways: Ways, certain: Map<number, Set<number>>): void {
    for (const position of ways.keys()) {
      for (const group of this.#groupsOf[position] as readonly number[]) {
        this.#step();
        const atGroup = certain.get(group) ?? new Set();
        certain.set(group, atGroup.add(position));
      }
    }
  }

  #add(state: State): void {
    const { paths, certain, searching } = state;
    const key = `${searching} ${inOrder(certain).join()} ${inOrder(paths.keys())
      .map((position) => `${position}:${paths.get(position)}`)
      .join()}`;
    if (this.#states.has(key)) return;
    this.#states.add(key);
    this.#pending.push(state);
  }

  #step(): void {
    if (++this.#steps > maxSteps) throw new NotProven("it is too large");
  }

  #textOf(last: State): string {
    const characters: number[] = [];
    for (let state: State | undefined = last; state; state = state.before)
      if (state.group >= 0) characters.push(this.#examples[state.group] as number);
    return String.fromCodePoint(...characters.reverse());
  }
}

const nothing: Ways = new Map();

const inOrder = (positions: Iterable<number>): readonly number[] => [...positions].toSorted((a, b) => a - b);

function total(paths: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const count of paths.values()) sum += count;
  return sum;
}
