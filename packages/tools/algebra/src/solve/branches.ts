import type { Formula, FormulaOf, Kind } from "../formula/formula.js";
import type { Meanings } from "../formula/meanings.js";
import { splitUnevaluated } from "../formula/split-unevaluated.js";
import { areOpposed, neededParts } from "./opposed.js";
import type { Search } from "./search.js";
import type { Work } from "../bounds/work.js";

/** A formula that leaves a choice. */
type Choice = FormulaOf<"or" | "count" | "unevaluated">;

/**
 * The ways in which a formula can hold for values of one type: lists of formulas without "or", each of which says something of one part of
 * a value. A way in which formulas plainly oppose each other is left out.
 */
export class Branches {
  readonly #search: Search;
  readonly #meanings: Meanings;
  readonly #kind: Kind;
  readonly #work: Work;
  /** What holds on the way so far, in the order in which it was added. */
  readonly #held: Formula[] = [];
  readonly #isHeld = new Set<number>();
  #atoms: readonly Formula[] = [];
  #choices: readonly Choice[] = [];

  constructor(search: Search, kind: Kind) {
    this.#search = search;
    this.#meanings = search.meanings;
    this.#kind = kind;
    this.#work = search.work;
  }

  *of(formula: Formula): Generator<readonly Formula[]> {
    this.#work.spend();
    const [length, atoms, choices] = [this.#held.length, this.#atoms, this.#choices];
    if (this.#add(formula) && this.#decide()) {
      const next = this.#choices.toSorted((a, b) => waysOf(a) - waysOf(b))[0];
      if (next && this.#isPossible(atoms.length)) {
        this.#choices = this.#choices.filter((each) => each !== next);
        for (const way of this.#waysOf(next)) yield* this.of(way);
      } else if (!next) yield this.#atoms;
    }
    for (const { number } of this.#held.splice(length)) this.#isHeld.delete(number);
    this.#atoms = atoms;
    this.#choices = choices;
  }

  /** Whether each member and item that is needed has a value, as far as the atoms from an index on say something new of it. */
  #isPossible(from: number): boolean {
    return this.#atoms
      .slice(from)
      .flatMap((each) => neededParts(this.#meanings, each, this.#atoms))
      .every((each) => this.#search.isPossible(each));
  }

  #waysOf(choice: Choice): readonly Formula[] {
    const { formulas } = this.#meanings;
    if (choice.kind === "or") return choice.of;
    if (choice.kind === "unevaluated") {
      const split = splitUnevaluated(formulas, choice);
      return split.kind === "or" ? split.of : [split];
    }
    const [first, ...others] = choice.of as [Formula, ...Formula[]];
    return [
      formulas.and([first, formulas.count(others, choice.min - 1, choice.max - 1)]),
      formulas.and([formulas.not(first), formulas.count(others, choice.min, choice.max)]),
    ];
  }

  /** Adds what holds. Returns false if it opposes something that holds. */
  #add(formula: Formula): boolean {
    const { formulas } = this.#meanings;
    const meaning = this.#meanings.of(formula, this.#kind);
    if (meaning.kind === "constant") return meaning.holds;
    if (this.#isHeld.has(meaning.number)) return true;
    if (this.#isHeld.has(formulas.not(meaning).number)) return false;
    this.#isHeld.add(meaning.number);
    this.#held.push(meaning);
    switch (meaning.kind) {
      case "and":
        return meaning.of.every((each) => this.#add(each));
      case "or":
      case "count":
      case "unevaluated":
        this.#choices = [...this.#choices, meaning];
        return true;
      case "schema":
      case "test":
      case "content":
      case "everyMember":
      case "someMember":
      case "everyItem":
      case "itemCount":
        this.#work.spend();
        if (areOpposed(this.#meanings, meaning, this.#atoms)) return false;
        this.#atoms = [...this.#atoms, meaning];
        return true;
    }
  }

  /** Takes the choices that leave one way only, until none is left. Returns false if one leaves no way. */
  #decide(): boolean {
    for (let changed = true; changed;) {
      changed = false;
      for (const choice of this.#choices) {
        const left = this.#leftOf(choice);
        if (left === choice) continue;
        this.#choices = this.#choices.filter((each) => each !== choice);
        if (!this.#add(left)) return false;
        changed = true;
      }
    }
    return true;
  }

  /** What is left of a choice, given what holds. */
  #leftOf(choice: Choice): Formula {
    const { formulas } = this.#meanings;
    if (choice.kind === "unevaluated") {
      if (choice.under.length === 0) return splitUnevaluated(formulas, choice);
      const under = choice.under.map(({ condition, evaluated }) => ({
        condition: this.#decided(condition),
        evaluated,
      }));
      if (under.every(({ condition }, i) => condition === choice.under[i]?.condition)) return choice;
      return this.#meanings.of(formulas.unevaluated({ ...choice, under }), this.#kind);
    }
    const of = choice.of.map((each) => this.#decided(each));
    if (of.every((each, i) => each === choice.of[i])) return choice;
    return choice.kind === "or" ? formulas.or(of) : formulas.count(of, choice.min, choice.max);
  }

  /** A formula, or a constant if what holds decides it. */
  #decided(formula: Formula): Formula {
    this.#work.spend();
    const { formulas } = this.#meanings;
    if (this.#isHeld.has(formula.number)) return formulas.true;
    if (this.#isHeld.has(formulas.not(formula).number)) return formulas.false;
    switch (formula.kind) {
      case "and":
      case "or": {
        const of = formula.of.map((each) => this.#decided(each));
        if (of.every((each, i) => each === formula.of[i])) return formula;
        return formula.kind === "and" ? formulas.and(of) : formulas.or(of);
      }
      case "test":
      case "someMember":
      case "everyMember":
      case "everyItem":
      case "itemCount":
        if (areOpposed(this.#meanings, formula, this.#atoms)) return formulas.false;
        return areOpposed(this.#meanings, formulas.not(formula), this.#atoms) ? formulas.true : formula;
      case "constant":
      case "schema":
      case "content":
      case "count":
      case "unevaluated":
        return formula;
    }
  }
}

/** Number of ways that a choice leaves at once. */
const waysOf = (choice: Choice): number => (choice.kind === "or" ? choice.of.length : 2);
