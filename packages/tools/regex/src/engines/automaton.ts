import type { AST } from "@eslint-community/regexpp";
import { charactersOf, type CharacterNode, type Ranges } from "./characters.js";

/** An expression for which nothing is proven, and why. */
export class NotProven extends Error {
  override readonly name = "NotProven";
}

/** Numbers of ways by position: the ways in which a backtracking engine reaches it without consuming a character. */
export type Ways = ReadonlyMap<number, number>;

/**
 * A part of an expression as positions (Glushkov's automaton). A position is an occurrence of a part that consumes one character.
 * Repetitions are written out, so one node can have many positions.
 */
export interface Automaton {
  /** The positions that can consume the first character. */
  readonly first: Ways;
  /** The positions that can consume the last character. */
  readonly last: Ways;
  /** The number of ways to match without a character. */
  readonly empty: number;
}

/** The positions of an expression, and the positions that follow each. */
export interface Positions {
  readonly characters: Ranges[];
  readonly follow: Map<number, number>[];
}

/** The assumptions about assertions. */
export interface Assumptions {
  /** Whether `^` matches. */
  readonly atStart: boolean;
  /**
   * Whether other assertions may match: `true` gives every path that an engine may take, `false` gives only those that
   * certainly match.
   */
  readonly mayMatch: boolean;
}

/**
 * Maximum number of parts, with repetitions written out, and of steps to connect them, which take some milliseconds.
 */
export const maxWork = 50_000;

/** Writes an expression as positions. */
export class AutomatonBuilder implements Positions {
  readonly characters: Ranges[] = [];
  readonly follow: Map<number, number>[] = [];
  readonly #assume: Assumptions;
  readonly #maxWays: number;
  readonly #known: Map<CharacterNode, Ranges>;
  #work = 0;

  /**
   * @param maxWays - Maximum number of ways from one character to the next.
   * @param known - The characters of nodes, which several automata of one expression share.
   */
  constructor(assume: Assumptions, maxWays: number, known: Map<CharacterNode, Ranges>) {
    this.#assume = assume;
    this.#maxWays = maxWays;
    this.#known = known;
  }

  /** @throws NotProven for an expression that is too large, or has a part that is not analysed. */
  alternatives(alternatives: readonly AST.Alternative[]): Automaton {
    let result: Automaton = never;
    for (const { elements } of alternatives) {
      this.#spend(1);
      let sequence: Automaton = empty;
      for (const element of elements) sequence = this.#sequence(sequence, this.#element(element));
      result = {
        first: this.#join(result.first, sequence.first, 1),
        last: this.#join(result.last, sequence.last, 1),
        empty: this.#ways(result.empty + sequence.empty),
      };
    }
    return result;
  }

  #element(node: AST.Element): Automaton {
    this.#spend(1);
    switch (node.type) {
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
        return this.#position(node);
      case "Group":
        if (node.modifiers) throw new NotProven(`${node.raw} changes modes`);
        return this.alternatives(node.alternatives);
      case "CapturingGroup":
        return this.alternatives(node.alternatives);
      case "Quantifier":
        return this.#repeat(node);
      case "Assertion":
        return this.#assertion(node);
      case "Backreference":
        throw new NotProven(`${node.raw} is a back reference`);
      case "ExpressionCharacterClass":
        throw new NotProven(`${node.raw} combines character classes`);
    }
  }

  #position(node: CharacterNode): Automaton {
    const characters = this.#known.get(node) ?? charactersOf(node);
    this.#known.set(node, characters);
    const position = this.characters.push(characters) - 1;
    this.follow.push(new Map());
    const only: Ways = new Map([[position, 1]]);
    return { first: only, last: only, empty: 0 };
  }

  #assertion(node: AST.Assertion): Automaton {
    if (node.kind === "start") return this.#assume.atStart ? empty : never;
    if (node.kind === "lookbehind") {
      this.#spend(node.raw.length);
      if (!node.alternatives.every(({ elements }) => elements.every(isSimple)))
        throw new NotProven(`${node.raw} looks behind`);
    }
    // The body of a lookahead is a separate path, which ends there.
    const { first } = node.kind === "lookahead" ? this.alternatives(node.alternatives) : never;
    return this.#assume.mayMatch ? { first, last: never.last, empty: 1 } : never;
  }

  /** `e{2,4}` is `ee(e(e)?)?`, and `e{2,}` is `eee*`. */
  #repeat({ element, min, max }: AST.Quantifier): Automaton {
    let result: Automaton = empty;
    for (let i = 0; i < min; i++) {
      result = this.#sequence(result, this.#element(element));
    }
    if (max === min) return result;
    const option = this.#element(element);
    const first = this.#join(result.first, option.first, result.empty);
    const last = new Map(result.last);
    this.#connect(result.last, option.first);
    // An optional repetition that consumes nothing is rejected (ECMA-262, section 22.2.2.3.1).
    let before = option;
    for (let i = min + 1; ; i++) {
      for (const [position, ways] of before.last) this.#add(last, position, ways);
      if (max === Infinity) this.#connect(before.last, before.first);
      if (max === Infinity || i >= max) return { first, last, empty: result.empty };
      const next = this.#element(element);
      this.#connect(before.last, next.first);
      before = next;
    }
  }

  #sequence(a: Automaton, b: Automaton): Automaton {
    this.#connect(a.last, b.first);
    return {
      first: this.#join(a.first, b.first, a.empty),
      last: this.#join(b.last, a.last, b.empty),
      empty: this.#ways(a.empty * b.empty),
    };
  }

  #connect(last: Ways, first: Ways): void {
    for (const [from, out] of last) {
      const follow = this.follow[from] as Map<number, number>;
      for (const [to, into] of first) this.#add(follow, to, out * into);
    }
  }

  #join(a: Ways, b: Ways, factor: number): Ways {
    if (factor === 0 || b.size === 0) return a;
    if (a.size === 0 && factor === 1) return b;
    const joined = new Map(a);
    this.#spend(a.size);
    for (const [position, ways] of b) this.#add(joined, position, ways * factor);
    return joined;
  }

  #add(to: Map<number, number>, position: number, ways: number): void {
    this.#spend(1);
    to.set(position, this.#ways((to.get(position) ?? 0) + ways));
  }

  #ways(ways: number): number {
    if (ways > this.#maxWays) throw new NotProven("a part of it matches the same text in too many ways");
    return ways;
  }

  #spend(work: number): void {
    this.#work += work;
    if (this.#work > maxWork) throw new NotProven("it is too large");
  }
}

const none: Ways = new Map();
const empty: Automaton = { first: none, last: none, empty: 1 };
const never: Automaton = { first: none, last: none, empty: 0 };

/** Whether an element of a lookbehind matches in one way at most, and in constant time. */
const isSimple = ({ type }: AST.Element): boolean =>
  type === "Character" || type === "CharacterSet" || type === "CharacterClass";
