import type { Pattern } from "@argot/core/plan";
import { type Concatenation, DFA, type Element, JS, NFA, type NoParent, Transformers, transform } from "refa";
import { Unanswerable } from "../bounds/unanswerable.js";

/** Maximum number of states of an automaton. */
const maxStates = 3000;

/** Maximum number of times that something with an assertion is repeated. */
const maxRepeats = 16;

/** Maximum number of times that repetitions within repetitions repeat something: those are ambiguous, and take long. */
const maxNestedRepeats = 500;

/** The strings that follow a place in an expression: if the place is the start of the text, and if it is not. */
interface Rest {
  readonly atStart: NFA;
  readonly later: NFA;
}

/**
 * The automaton of all strings in which a pattern matches somewhere. Its characters are code points, or UTF-16 units for a pattern
 * without Unicode mode.
 *
 * @throws Unanswerable if no automaton of a moderate size is known: for references to groups, and assertions about what comes before.
 */
export function automatonOf({ source, flags }: Pattern): DFA {
  try {
    const { expression, maxCharacter } = JS.Parser.fromLiteral({ source, flags }).parse({ maxNodes: maxStates });
    if (repeatsTooMuch(expression.alternatives)) throw new Unanswerable("it repeats too much");
    const { alternatives } = transform(Transformers.simplify({ ignoreOrder: true }), expression);
    return new Languages(maxCharacter).matchedBy(alternatives);
  } catch (error) {
    const reason = error instanceof Unanswerable ? error.message : "no automaton is known for it";
    throw new Unanswerable(`the pattern ${JSON.stringify(source)}: ${reason}`);
  }
}

type Sequence = NoParent<Concatenation>;
type Part = NoParent<Element>;

/** Builds the languages of one expression, with a bound on the number of states in all. */
class Languages {
  readonly #states = new NFA.LimitedNodeFactory(maxStates * 10);
  readonly #options: { readonly maxCharacter: number };
  readonly #all: NFA;

  constructor(maxCharacter: number) {
    this.#options = { maxCharacter };
    this.#all = NFA.all(this.#options);
  }

  matchedBy(alternatives: readonly Sequence[]): DFA {
    const matches = this.#of(alternatives, { atStart: this.#all, later: this.#all });
    // The match begins at the start, or after some characters.
    const later = this.#all.copy();
    later.withoutEmptyWord();
    later.append(matches.later, this.#states);
    return this.#least(this.#union(matches.atStart, later));
  }

  #of(alternatives: readonly Sequence[], rest: Rest): Rest {
    const [first, ...others] = alternatives.map(({ elements }) => this.#ofSequence(elements, rest));
    return others.reduce((one, other) => this.#unionOfRests(one, other), first ?? this.#nothing());
  }

  /** The strings that begin with a sequence and go on with the rest. From the end to the start: assertions look at what follows. */
  #ofSequence(elements: readonly Part[], rest: Rest): Rest {
    let language = rest;
    for (let end = elements.length; end > 0;) {
      let start = end;
      while (start > 0 && !hasAssertion(elements[start - 1] as Part)) start--;
      language =
        start < end
          ? this.#prefixed(elements.slice(start, end), language)
          : this.#withAssertion(elements[--start] as Part, language);
      end = start;
    }
    return language;
  }

  #prefixed(elements: readonly Part[], rest: Rest): Rest {
    const sequence = { type: "Concatenation" as const, elements: [...elements] };
    const first = NFA.fromRegex({ type: "Expression", alternatives: [sequence] }, this.#options, {}, this.#states);
    const later = first.copy(this.#states);
    later.append(rest.later, this.#states);
    if (rest.atStart === rest.later || !first.test([])) return { atStart: later, later };
    first.withoutEmptyWord();
    first.append(rest.later, this.#states);
    return { atStart: this.#union(first, rest.atStart), later };
  }

  #withAssertion(element: Part, rest: Rest): Rest {
    switch (element.type) {
      case "Alternation":
        return this.#of(element.alternatives, rest);
      case "Quantifier":
        return this.#repeated(element, rest);
      case "Assertion": {
        if (element.kind === "behind") return this.#withLookBehind(element, rest);
        const ahead = this.#of(element.alternatives, { atStart: this.#all, later: this.#all });
        return {
          atStart: this.#meet(rest.atStart, ahead.atStart, element.negate),
          later: this.#meet(rest.later, ahead.later, element.negate),
        };
      }
      case "CharacterClass":
      case "Unknown":
        throw new Unanswerable("it has a reference to a group");
    }
  }

  #repeated({ min, max, alternatives }: Extract<Part, { type: "Quantifier" }>, rest: Rest): Rest {
    if (max > maxRepeats) throw new Unanswerable("an assertion is repeated");
    let language = rest;
    for (let count = max; count > 0; count--) {
      const once = this.#of(alternatives, language);
      language = count > min ? this.#unionOfRests(once, rest) : once;
    }
    return language;
  }

  /** The strings of a language that are in another, or are not. The automaton is the least one: several assertions in a row multiply. */
  #meet(language: NFA, other: NFA, negate: boolean): NFA {
    const left = this.#least(language);
    const right = this.#least(other);
    if (negate) right.complement();
    return NFA.fromFA(this.#least(NFA.fromIntersection(left, right, this.#states)), this.#states);
  }

  #least(language: NFA): DFA {
    const automaton = DFA.fromFA(language, new DFA.LimitedNodeFactory(maxStates));
    automaton.minimize();
    return automaton;
  }

  #union(one: NFA, other: NFA): NFA {
    if (one === other) return one;
    const union = one.copy(this.#states);
    union.union(other, this.#states);
    return union;
  }

  #unionOfRests(one: Rest, other: Rest): Rest {
    const later = this.#union(one.later, other.later);
    const isSame = one.atStart === one.later && other.atStart === other.later;
    return { atStart: isSame ? later : this.#union(one.atStart, other.atStart), later };
  }

  #nothing(): Rest {
    const none = NFA.empty(this.#options);
    return { atStart: none, later: none };
  }

  /** Only whether there is a character before is known: the start of the text. */
  #withLookBehind({ alternatives, negate }: Extract<Part, { type: "Assertion" }>, rest: Rest): Rest {
    const [first, ...others] = alternatives;
    const [element, ...more] = first?.elements ?? [];
    const isAny =
      others.length === 0 && more.length === 0 && element?.type === "CharacterClass" && element.characters.isAll;
    if (!isAny) throw new Unanswerable("it looks at what comes before");
    const { later: none } = this.#nothing();
    return negate ? { atStart: rest.atStart, later: none } : { atStart: none, later: rest.later };
  }
}

/** How often repetitions within one another repeat something at most. */
const repeatsIn = (alternatives: readonly Sequence[]): number =>
  Math.max(1, ...alternatives.flatMap(({ elements }) => elements.map(repeatsOf)));

function repeatsOf(element: Part): number {
  if (element.type === "CharacterClass" || element.type === "Unknown") return 1;
  const isBounded = element.type === "Quantifier" && element.max !== Infinity;
  return (isBounded ? Math.max(1, element.max) : 1) * repeatsIn(element.alternatives);
}

/** Whether a repetition of repetitions repeats more than it may. One repetition alone may have any number. */
function repeatsTooMuch(alternatives: readonly Sequence[]): boolean {
  return alternatives.some(({ elements }) =>
    elements.some((element) => {
      if (element.type === "CharacterClass" || element.type === "Unknown") return false;
      const isNested = element.type === "Quantifier" && repeatsIn(element.alternatives) > 1;
      return (isNested && repeatsOf(element) > maxNestedRepeats) || repeatsTooMuch(element.alternatives);
    }),
  );
}

function hasAssertion(element: Part): boolean {
  switch (element.type) {
    case "Alternation":
    case "Quantifier":
      return element.alternatives.some(({ elements }) => elements.some(hasAssertion));
    case "Assertion":
    case "Unknown":
      return true;
    case "CharacterClass":
      return false;
  }
}
