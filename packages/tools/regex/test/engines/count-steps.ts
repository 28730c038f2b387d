import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Thrown when a match takes too many steps. */
export class TooManySteps extends Error {}

type Next = (index: number) => boolean;

const parser = new RegExpParser();

/** Tries every path through an expression, in the order of ECMA-262, and counts the elements that it tries. */
export class CountingMatcher {
  steps = 0;
  readonly #alternatives: readonly AST.Alternative[];
  readonly #sets = new Map<string, RegExp>();
  readonly #maxSteps: number;
  #text = "";

  constructor(source: string, maxSteps: number) {
    this.#alternatives = parser.parsePattern(source, undefined, undefined, { unicode: true }).alternatives;
    this.#maxSteps = maxSteps;
  }

  /** @throws TooManySteps */
  test(text: string): boolean {
    this.steps = 0;
    this.#text = text;
    for (let start = 0; start <= text.length; start++)
      if (this.#alternative(this.#alternatives, start, () => true)) return true;
    return false;
  }

  #alternative(alternatives: readonly AST.Alternative[], index: number, next: Next): boolean {
    return alternatives.some(({ elements }) => this.#sequence(elements, 0, index, next));
  }

  #sequence(elements: readonly AST.Element[], i: number, index: number, next: Next): boolean {
    const element = elements[i];
    if (!element) return next(index);
    return this.#element(element, index, (after) => this.#sequence(elements, i + 1, after, next));
  }

  #element(node: AST.Element, index: number, next: Next): boolean {
    if (++this.steps > this.#maxSteps) throw new TooManySteps();
    switch (node.type) {
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
        return index < this.#text.length && this.#set(node.raw).test(this.#text[index] as string) && next(index + 1);
      case "Group":
      case "CapturingGroup":
        return this.#alternative(node.alternatives, index, next);
      case "Quantifier":
        return this.#repeat(node, 0, index, next);
      case "Assertion":
        return this.#holds(node, index) && next(index);
      default:
        throw new TypeError(`${node.type} is not drawn`);
    }
  }

  #repeat(node: AST.Quantifier, count: number, index: number, next: Next): boolean {
    const again = (): boolean =>
      count < node.max &&
      this.#element(node.element, index, (after) => {
        // Section 22.2.2.3.1 of ECMA-262: a repetition that is not required must consume something.
        if (after === index && count >= node.min) return false;
        return this.#repeat(node, count + 1, after, next);
      });
    if (count < node.min) return again();
    return node.greedy ? again() || next(index) : next(index) || again();
  }

  #holds(node: AST.Assertion, index: number): boolean {
    switch (node.kind) {
      case "start":
        return index === 0;
      case "end":
        return index === this.#text.length;
      case "lookahead":
        return this.#alternative(node.alternatives, index, () => true) !== node.negate;
      case "word":
        return (isWord(this.#text[index - 1]) !== isWord(this.#text[index])) !== node.negate;
      default:
        throw new TypeError(`${node.kind} is not drawn`);
    }
  }

  #set(raw: string): RegExp {
    const known = this.#sets.get(raw) ?? new RegExp(`^${raw}$`, "u");
    this.#sets.set(raw, known);
    return known;
  }
}

const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);
