import type { Application, Constraint, ConstraintOf, Rule } from "@argot/core/plan";
import { applied, namesOf } from "./constraints.js";
import type { Evaluated, EvaluatedUnder, Formula } from "./formula.js";
import type { Formulas } from "./formulas.js";
import type { Place } from "./place.js";
import { Unanswerable } from "../bounds/unanswerable.js";

/** What a rule requires of the parts that the rules before it, and the schemas that they apply to the same value, do not evaluate. */
export function meaningOfUnevaluated(formulas: Formulas, place: Place, index: number): Formula {
  const { constraint } = place.block.rules[index] as Rule;
  if (constraint.op !== "members" && constraint.op !== "items")
    throw new Unanswerable(`"${constraint.op}" reads what is evaluated`);
  if (constraint.op === "items" && (constraint.quota || constraint.prefix.length > 0 || constraint.from > 0))
    throw new Unanswerable("a rule counts items that are not evaluated");
  if (constraint.op === "members" && (constraint.named.size > 0 || constraint.patterns.length > 0))
    throw new Unanswerable("a rule names members that are not evaluated");
  if (!constraint.rest) return formulas.true;
  const of = constraint.op === "members" ? "object" : "array";
  const found = new EvaluatedParts(formulas, of);
  found.addRules(place, index, formulas.true);
  const value = applied(formulas, place, constraint.rest);
  const { always, under } = found;
  return formulas.unevaluated({ every: true, value, evaluated: always, under });
}

/** Collects what is evaluated, and under which conditions. */
class EvaluatedParts {
  always: Evaluated;
  readonly #formulas: Formulas;
  readonly #of: "object" | "array";
  readonly #under = new Map<number, EvaluatedUnder>();
  readonly #open = new Set<Place>();

  constructor(formulas: Formulas, of: "object" | "array") {
    this.#formulas = formulas;
    this.#of = of;
    this.always = of === "object" ? { of, names: formulas.false } : { of, ranges: [], items: formulas.false };
  }

  get under(): readonly EvaluatedUnder[] {
    return [...this.#under.values()];
  }

  /** Adds what the first rules of a block evaluate, if a condition holds. */
  addRules(place: Place, count: number, condition: Formula): void {
    if (this.#open.has(place)) throw new Unanswerable("a reference leads to itself without an end");
    this.#open.add(place);
    for (const { constraint } of place.block.rules.slice(0, count)) this.#addConstraint(place, constraint, condition);
    this.#open.delete(place);
  }

  #addConstraint(place: Place, constraint: Constraint, condition: Formula): void {
    const formulas = this.#formulas;
    const each = (application: Application): Formula => applied(formulas, place, application);
    const add = (application: Application | undefined, under: Formula): void => {
      if (!application) return;
      const when = application.when ? formulas.test(application.when) : formulas.true;
      const target = place.places.target(place, application);
      this.addRules(target, target.block.rules.length, formulas.and([under, when]));
    };
    switch (constraint.op) {
      case "all":
        for (const application of constraint.applications) add(application, condition);
        break;
      case "some":
        for (const application of constraint.applications)
          add(application, formulas.and([condition, each(application)]));
        break;
      case "branch": {
        const holds = formulas.and([condition, each(constraint.if)]);
        add(constraint.if, holds);
        add(constraint.then, holds);
        add(constraint.else, formulas.and([condition, formulas.not(each(constraint.if))]));
        break;
      }
      case "members":
        if (this.#of === "object") this.#add(condition, this.#members(constraint));
        break;
      case "items":
        if (this.#of === "array" && !constraint.keepsUnevaluated) this.#add(condition, this.#items(constraint, each));
        break;
      case "test":
      case "names":
      case "decoded":
      case "nothing":
        break;
    }
  }

  #members({ named, patterns, rest, except }: ConstraintOf<"members">): Evaluated {
    const formulas = this.#formulas;
    const names = [
      namesOf(formulas, { names: new Set(named.keys()), patterns: patterns.map(({ pattern }) => pattern) }),
    ];
    if (rest)
      names.push(except === null || except === "evaluated" ? formulas.true : formulas.not(namesOf(formulas, except)));
    return { of: "object", names: formulas.or(names) };
  }

  #items(constraint: ConstraintOf<"items">, each: (application: Application) => Formula): Evaluated {
    const { prefix, rest, from, except, quota } = constraint;
    if (quota) {
      if (prefix.length > 0 || from > 0) throw new Unanswerable("items that are counted have positions");
      return { of: "array", ranges: [], items: rest ? each(rest) : this.#formulas.false };
    }
    const ranges: [number, number][] = prefix.length > 0 ? [[0, prefix.length]] : [];
    if (rest) ranges.push([except === "evaluated" ? 0 : from, Infinity]);
    return { of: "array", ranges, items: this.#formulas.false };
  }

  #add(condition: Formula, evaluated: Evaluated): void {
    if (condition === this.#formulas.false) return;
    if (condition === this.#formulas.true) {
      this.always = joined(this.#formulas, this.always, evaluated);
      return;
    }
    const known = this.#under.get(condition.number);
    this.#under.set(condition.number, {
      condition,
      evaluated: known ? joined(this.#formulas, known.evaluated, evaluated) : evaluated,
    });
  }
}

/** What one or the other says to be evaluated. */
export function joined(formulas: Formulas, one: Evaluated, other: Evaluated): Evaluated {
  if (one.of === "object" && other.of === "object")
    return { of: "object", names: formulas.or([one.names, other.names]) };
  if (one.of === "array" && other.of === "array")
    return { of: "array", ranges: [...one.ranges, ...other.ranges], items: formulas.or([one.items, other.items]) };
  throw new TypeError("members and items are not evaluated together");
}
