import { JsonType } from "@argot/core/plan";
import type { Formula, FormulaOf } from "../formula/formula.js";
import type { Search } from "./search.js";

/** Names that all formulas about names treat alike, and what every formula requires of the value of such a member. */
export interface NameClass {
  /** The only name, or what the names of the class fulfil. */
  readonly names: string | Formula;
  readonly value: Formula;
  /** Whether it may have more names than are known. */
  isOpen: boolean;
}

/**
 * A partition of all names: each name that a formula mentions is a class of its own, and the others are in one class if the same formulas
 * hold for them. Classes are made when they are needed, since patterns may have many combinations.
 */
export class NameClasses {
  readonly #every: readonly FormulaOf<"everyMember">[];
  readonly #search: Search;
  readonly #mentioned: ReadonlySet<string>;
  readonly #single = new Map<string, NameClass>();
  /** The formulas about names, each once. */
  readonly #conditions: readonly Formula[];
  readonly #others: NameClass[] = [];
  #hasOthers = false;
  /** Whether all names are known that were needed. Else a class may look as if it had none. */
  isCertain = true;

  constructor(every: readonly FormulaOf<"everyMember">[], some: readonly FormulaOf<"someMember">[], search: Search) {
    this.#every = every;
    this.#search = search;
    this.#conditions = [...new Set([...every, ...some].map(({ names }) => names))];
    this.#mentioned = new Set(this.#conditions.flatMap(mentionedNames));
  }

  /** All classes: those of single names, then the others. */
  *all(): Generator<NameClass> {
    for (const name of this.#mentioned) yield this.#ofName(name);
    if (!this.#hasOthers) this.#others.push(...this.#otherClasses());
    this.#hasOthers = true;
    yield* this.#others;
  }

  /** The classes whose names fulfil a formula. */
  *within(names: Formula): Generator<NameClass> {
    if (this.isSingle(names)) {
      for (const name of mentionedNames(names)) yield this.#ofName(name);
      return;
    }
    for (const each of this.all()) if (this.has(each, names)) yield each;
  }

  /** Whether a formula holds for mentioned names only. */
  isSingle(names: Formula): boolean {
    return names.kind === "test" && names.holds && names.predicate.op === "among";
  }

  /** Whether the names of a class fulfil one of the formulas. */
  has(of: NameClass, names: Formula): boolean {
    const [first] = this.namesOf(of, 1);
    return first !== undefined && this.#search.meanings.holds(names, first);
  }

  /** Some names of a class: fewer than are wanted if it has no more. */
  namesOf(of: NameClass, wanted: number): readonly string[] {
    if (typeof of.names === "string") return [of.names];
    const { values, complete } = this.#search.values(of.names, Math.max(wanted, 1));
    if (!complete) of.isOpen = true;
    if (!complete && values.length < wanted) this.isCertain = false;
    return values as readonly string[];
  }

  #ofName(name: string): NameClass {
    const known = this.#single.get(name);
    if (known) return known;
    const value = this.#valueFor(({ names }) => this.#search.meanings.holds(names, name));
    const made = { names: name, value, isOpen: false };
    this.#single.set(name, made);
    return made;
  }

  #valueFor(isAbout: (every: FormulaOf<"everyMember">) => boolean): Formula {
    return this.#search.formulas.and(this.#every.filter(isAbout).map(({ value }) => value));
  }

  *#otherClasses(): Generator<NameClass> {
    const { formulas } = this.#search;
    const isName = formulas.test({ op: "is", types: JsonType.string });
    const start = formulas.and([isName, formulas.not(formulas.among([...this.#mentioned]))]);
    yield* this.#splitBy(0, start, new Set());
  }

  /** Splits a class by the formulas from one on. A formula without a pattern decides nothing more. */
  *#splitBy(index: number, names: Formula, holding: ReadonlySet<Formula>): Generator<NameClass> {
    const { formulas, meanings, work } = this.#search;
    work.spend();
    const condition = this.#conditions[index];
    if (!condition) {
      yield { names, value: this.#valueFor((each) => holding.has(each.names)), isOpen: true };
      return;
    }
    const meaning = meanings.of(condition, "string");
    for (const [value, part] of [
      [true, meaning],
      [false, formulas.not(meaning)],
    ] as const) {
      const both = formulas.and([names, part]);
      if (this.#search.isPossible(both))
        yield* this.#splitBy(index + 1, both, value ? new Set([...holding, condition]) : holding);
    }
  }
}

/** The names that a formula about names lists. */
function mentionedNames(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case "test":
      return formula.predicate.op === "among"
        ? formula.predicate.values.filter((value) => typeof value === "string")
        : [];
    case "and":
    case "or":
    case "count":
      return formula.of.flatMap(mentionedNames);
    case "constant":
    case "schema":
    case "content":
    case "everyMember":
    case "someMember":
    case "everyItem":
    case "itemCount":
    case "unevaluated":
      return [];
  }
}
