import { domainOf, JsonType, type Predicate, readsEvaluated, type Rule } from "@argot/core/plan";
import type { EvaluatedUnder, Formula, FormulaOf, Kind } from "./formula.js";
import type { Formulas } from "./formulas.js";
import { meaningOfConstraint } from "./constraints.js";
import { holdsOf } from "./holds.js";
import { kindOf, typesOfKind } from "./kinds.js";
import { joined, meaningOfUnevaluated } from "./unevaluated.js";
import type { Place } from "./place.js";
import { Unanswerable } from "../bounds/unanswerable.js";

/** What formulas mean for values of one JSON type: schemas are written out, as far as they are about the same value. */
export class Meanings {
  readonly formulas: Formulas;
  readonly #known = new Map<string, Formula>();
  readonly #ofPlaces = new Map<string, Formula>();
  readonly #open = new Set<string>();

  constructor(formulas: Formulas) {
    this.formulas = formulas;
  }

  /** The formula for values of a type. It has no schemas and no tests of types, and parts of the value stay as they are. */
  of(formula: Formula, kind: Kind): Formula {
    const key = `${formula.number} ${kind}`;
    const known = this.#known.get(key);
    if (known) return known;
    const meaning = this.#meaningOf(formula, kind);
    this.#known.set(key, meaning);
    return meaning;
  }

  #meaningOf(formula: Formula, kind: Kind): Formula {
    const { formulas } = this;
    switch (formula.kind) {
      case "schema": {
        const meaning = this.#ofPlace(formula.place, kind);
        return formula.holds ? meaning : formulas.not(meaning);
      }
      case "and":
      case "or": {
        // Types first: they guard predicates that are about one type.
        const decided = formulas.constant(formula.kind === "or");
        const parts: Formula[] = [];
        for (const each of formula.of.toSorted((a, b) => Number(isTypeTest(b)) - Number(isTypeTest(a)))) {
          const meaning = this.of(each, kind);
          if (meaning === decided) return decided;
          parts.push(meaning);
        }
        return formula.kind === "and" ? formulas.and(parts) : formulas.or(parts);
      }
      case "count": {
        const of = formula.of.map((each) => this.of(each, kind));
        return formulas.count(of, formula.min, formula.max);
      }
      case "test": {
        const meaning = this.#ofTest(formula.predicate, kind);
        return formula.holds ? meaning : formulas.not(meaning);
      }
      case "constant":
      case "content":
      case "everyMember":
      case "someMember":
      case "everyItem":
      case "itemCount":
        return formula;
      case "unevaluated":
        return this.#ofUnevaluated(formula, kind);
    }
  }

  /** The same with conditions written out, and without those that are decided. */
  #ofUnevaluated(formula: FormulaOf<"unevaluated">, kind: Kind): Formula {
    const { formulas } = this;
    let { evaluated } = formula;
    const under: EvaluatedUnder[] = [];
    for (const each of formula.under) {
      const condition = this.of(each.condition, kind);
      if (condition === formulas.true) evaluated = joined(formulas, evaluated, each.evaluated);
      else if (condition !== formulas.false) under.push({ condition, evaluated: each.evaluated });
    }
    return formulas.unevaluated({ ...formula, evaluated, under });
  }

  #ofPlace(place: Place, kind: Kind): Formula {
    const key = `${place.key} ${kind}`;
    const known = this.#ofPlaces.get(key);
    if (known) return known;
    if (this.#open.has(key)) throw new Unanswerable("a reference leads to itself without an end");
    this.#open.add(key);
    try {
      const meaning = this.formulas.and(place.block.rules.map((rule, index) => this.#ofRule(place, rule, index, kind)));
      this.#ofPlaces.set(key, meaning);
      return meaning;
    } finally {
      this.#open.delete(key);
    }
  }

  #ofRule(place: Place, { appliesTo, constraint }: Rule, index: number, kind: Kind): Formula {
    const { formulas } = this;
    if ((appliesTo & typesOfKind[kind]) === 0 || (domainOf(constraint) & typesOfKind[kind]) === 0) return formulas.true;
    const written = readsEvaluated(constraint)
      ? meaningOfUnevaluated(formulas, place, index)
      : meaningOfConstraint(formulas, place, constraint);
    const meaning = this.of(written, kind);
    // A rule about integers alone.
    return kind === "number" && (appliesTo & JsonType.number) === 0
      ? formulas.or([formulas.not(this.#integer), meaning])
      : meaning;
  }

  get #integer(): Formula {
    return this.formulas.test({ op: "multiple", of: 1 });
  }

  #ofTest(predicate: Predicate, kind: Kind): Formula {
    const { formulas } = this;
    switch (predicate.op) {
      case "is":
        if (kind === "number" && (predicate.types & typesOfKind.number) === JsonType.integer) return this.#integer;
        return formulas.constant((predicate.types & typesOfKind[kind]) !== 0);
      case "among":
        return formulas.test({ op: "among", values: predicate.values.filter((value) => kindOf(value) === kind) });
      case "has":
      case "member": {
        if (kind !== "object") return formulas.false;
        const value = predicate.op === "has" ? formulas.true : formulas.test(predicate.of);
        return formulas.someMember(formulas.among([predicate.name]), value);
      }
      case "compare":
        return this.#about(predicate, kind, kindOfMeasure[predicate.of]);
      case "multiple":
        return this.#about(predicate, kind, "number");
      case "match":
        return this.#about(predicate, kind, "string");
      case "unique":
        return this.#about(predicate, kind, "array");
      case "custom":
        if (predicate.testAt) throw new Unanswerable(`"${predicate.test.name}" depends on where the value stands`);
        return formulas.test(predicate);
      case "and":
      case "or":
      case "not":
        return formulas.test(predicate);
    }
  }

  #about(predicate: Predicate, kind: Kind, wanted: Kind): Formula {
    // Plans guard such predicates by types. Of other values nothing is known.
    if (kind !== wanted) throw new Unanswerable(`"${predicate.op}" cannot be tested for a value of type ${kind}`);
    return this.formulas.test(predicate);
  }

  /** Whether a formula holds for a value. */
  holds(formula: Formula, value: unknown): boolean {
    const kind = kindOf(value);
    return holdsOf(this, this.of(formula, kind), value);
  }
}
const isTypeTest = (formula: Formula): boolean => formula.kind === "test" && formula.predicate.op === "is";

const kindOfMeasure = {
  self: "number",
  characterCount: "string",
  itemCount: "array",
  propertyCount: "object",
} as const;
