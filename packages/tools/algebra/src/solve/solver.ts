import type { Json } from "@argot/core/plan";
import type { Formula, Kind } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";
import { kinds } from "../formula/kinds.js";
import type { Meanings } from "../formula/meanings.js";
import { arraysFor } from "./arrays.js";
import { Branches } from "./branches.js";
import { numbersFor } from "./numbers.js";
import { objectsFor } from "./objects.js";
import type { Search } from "./search.js";
import { Automata, stringsFor } from "./strings.js";
import { Collected, noValues, type Values } from "./values.js";
import type { Work } from "../bounds/work.js";

/** A question that is being answered. Schemas that refer to themselves lead to it again. */
interface OpenQuestion {
  values: readonly Json[];
  /** The questions whose answers depend on what was assumed of this one. */
  readonly dependents: Set<number>;
}

/** An answer that is right if what was assumed of open questions is. */
interface Provisional {
  readonly answer: Values;
  readonly dependsOn: Set<OpenQuestion>;
}

/** A type of which not all values can be tried. */
type LargeKind = Exclude<Kind, "null" | "boolean">;

/** Number of values that are tried for what only a function decides. */
const triedForFunctions = 24;

/** Finds the values that formulas hold for. */
export class Solver implements Search {
  readonly meanings: Meanings;
  readonly work: Work;
  /** Why some answers are not known. */
  readonly doubts: Set<string> = new Set();
  readonly #automata = new Automata();
  readonly #known = new Map<number, Values>();
  readonly #open = new Map<number, OpenQuestion>();
  readonly #provisional = new Map<number, Provisional>();
  /** The open questions that the answer depends on which is being found. */
  #dependsOn = new Set<OpenQuestion>();

  constructor(meanings: Meanings, work: Work) {
    this.meanings = meanings;
    this.work = work;
  }

  get formulas(): Formulas {
    return this.meanings.formulas;
  }

  /** Whether there may be a value: false if it is certain that there is none. */
  isPossible(formula: Formula): boolean {
    const { values, complete } = this.values(formula, 1);
    return values.length > 0 || !complete;
  }

  /** Notes why an answer is not known. */
  doubt(reason: string): void {
    this.doubts.add(reason);
  }

  /**
   * Some values that a formula holds for: as many as are wanted, unless there are fewer, or they are not found.
   *
   * A schema that refers to itself has the values that finitely many steps lead to: an open question is answered with the values that are
   * known for it so far, and asked again until there are no new ones.
   */
  values(formula: Formula, wanted: number): Values {
    if (formula === this.formulas.false) return noValues;
    const known = this.#known.get(formula.number);
    if (known && (known.complete || known.values.length >= wanted)) return known;
    const open = this.#open.get(formula.number);
    if (open) {
      this.#dependsOn.add(open);
      return { values: open.values, complete: true };
    }
    const assumed = this.#provisional.get(formula.number);
    if (assumed) {
      for (const each of assumed.dependsOn) this.#dependsOn.add(each);
      return assumed.answer;
    }
    this.work.spend();
    const question: OpenQuestion = { values: [], dependents: new Set() };
    const outer = this.#dependsOn;
    this.#dependsOn = new Set();
    this.#open.set(formula.number, question);
    try {
      const answer = this.#untilNothingIsNew(formula, wanted, question);
      this.#dependsOn.delete(question);
      this.#remember(formula.number, answer, wanted, this.#dependsOn);
      for (const each of this.#dependsOn) outer.add(each);
      return answer;
    } finally {
      this.#open.delete(formula.number);
      this.#dependsOn = outer;
    }
  }

  #remember(id: number, answer: Values, wanted: number, dependsOn: Set<OpenQuestion>): void {
    // Values are values whatever the answer depends on; that there are no others may depend on open questions.
    if (dependsOn.size === 0) this.#known.set(id, answer);
    else if (answer.values.length >= wanted) this.#known.set(id, { values: answer.values, complete: false });
    else {
      this.#provisional.set(id, { answer, dependsOn });
      for (const each of dependsOn) each.dependents.add(id);
    }
  }

  #untilNothingIsNew(formula: Formula, wanted: number, question: OpenQuestion): Values {
    for (;;) {
      const answer = this.#answer(formula, wanted);
      const isNew = answer.values.length > question.values.length;
      // What was assumed is wrong if there are more values, and not known to be right if there may be.
      this.#settle(question, isNew || !answer.complete);
      if (!this.#dependsOn.has(question) || !isNew || answer.values.length >= wanted) return answer;
      question.values = answer.values;
      this.#dependsOn.delete(question);
    }
  }

  /** Drops the answers that depend on an assumption which was wrong, or may be. Those of a right one depend on what its answer depends on. */
  #settle(question: OpenQuestion, isWrong: boolean): void {
    for (const id of question.dependents) {
      const provisional = this.#provisional.get(id);
      if (!provisional?.dependsOn.delete(question)) continue;
      if (isWrong) {
        this.#provisional.delete(id);
        continue;
      }
      for (const each of this.#dependsOn)
        if (each !== question) {
          provisional.dependsOn.add(each);
          each.dependents.add(id);
        }
      if (provisional.dependsOn.size > 0) continue;
      this.#provisional.delete(id);
      this.#known.set(id, provisional.answer);
    }
    question.dependents.clear();
  }

  #answer(formula: Formula, wanted: number): Values {
    const found = new Collected(wanted);
    for (const kind of kinds) {
      if (found.isEnough) {
        found.complete = false;
        break;
      }
      found.addAll(this.#ofKind(formula, kind, wanted));
    }
    return found;
  }

  #ofKind(formula: Formula, kind: Kind, wanted: number): Values {
    const meaning = this.meanings.of(formula, kind);
    if (meaning === this.formulas.false) return noValues;
    const holding = (values: readonly Json[]): Values => ({
      values: values.filter((value) => this.meanings.holds(meaning, value)),
      complete: true,
    });
    if (kind === "null") return holding([null]);
    if (kind === "boolean") return holding([true, false]);
    const constants = constantsOf(meaning);
    if (constants) return holding(constants);
    const found = new Collected(wanted);
    for (const atoms of new Branches(this, kind).of(meaning)) {
      found.addAll(this.#ofBranch(atoms, kind, wanted));
      if (found.isEnough) {
        found.complete = false;
        break;
      }
    }
    return found;
  }

  /** The values of a type that all of some formulas hold for. */
  #ofBranch(atoms: readonly Formula[], kind: LargeKind, wanted: number): Values {
    const tried = atoms.filter((each) => this.#isOnlyTried(each));
    const isTrying = tried.some((each) => excludedBy(each) === undefined);
    const excluded = tried.reduce((sum, each) => sum + (excludedBy(each) ?? 0), 0);
    const constants = atoms.map(constantsOf).find((each) => each !== undefined);
    const candidates = constants
      ? { values: constants, complete: true }
      : this.#candidates(
          atoms.filter((each) => !tried.includes(each)),
          kind,
          wanted + excluded + (isTrying ? triedForFunctions : 0),
        );
    const checked = constants ? atoms : tried;
    const values = candidates.values.filter((value) => checked.every((each) => this.meanings.holds(each, value)));
    if (values.length < wanted && !candidates.complete) for (const each of tried) this.#doubtFunction(each);
    return { values, complete: candidates.complete };
  }

  /** Whether values are not made for a formula, but tried: it excludes constants, asks a function, or has a pattern without an automaton. */
  #isOnlyTried(formula: Formula): boolean {
    if (formula.kind === "content") return true;
    if (formula.kind !== "test") return false;
    const { predicate } = formula;
    if (predicate.op === "match") return this.#automata.problemOf(predicate.pattern) !== undefined;
    return predicate.op === "custom" || (predicate.op === "among" && !formula.holds);
  }

  #doubtFunction(formula: Formula): void {
    if (formula.kind === "content") this.doubt("content that is decoded");
    if (formula.kind !== "test") return;
    const { predicate } = formula;
    if (predicate.op === "match") this.doubt(this.#automata.problemOf(predicate.pattern) ?? "");
    if (predicate.op === "custom")
      this.doubt(`"${predicate.test.name}", of which only its function knows what it accepts`);
  }

  #candidates(atoms: readonly Formula[], kind: LargeKind, wanted: number): Values {
    const tests = atoms.filter((each) => each.kind === "test");
    switch (kind) {
      case "number":
        return numbersFor(tests, wanted, this.work);
      case "string":
        return stringsFor(tests, wanted, this.#automata, this);
      case "array":
        return arraysFor(atoms, wanted, this);
      case "object":
        return objectsFor(atoms, wanted, this);
    }
  }
}

/** The constants that a formula allows only, if it lists some. */
function constantsOf(formula: Formula): readonly Json[] | undefined {
  if (formula.kind === "test" && formula.predicate.op === "among" && formula.holds) return formula.predicate.values;
  if (formula.kind !== "and") return undefined;
  for (const each of formula.of) {
    const constants = constantsOf(each);
    if (constants) return constants;
  }
  return undefined;
}

/** How many constants a formula excludes at most; `undefined` if that is not known. */
const excludedBy = (formula: Formula): number | undefined =>
  formula.kind === "test" && formula.predicate.op === "among" ? formula.predicate.values.length : undefined;
