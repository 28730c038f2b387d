import { holds } from "@argot/core/internal";
import type { Json, Predicate } from "@argot/core/plan";
import type { Evaluated, Formula, FormulaOf } from "./formula.js";
import type { Place } from "./place.js";
import { PredicateKeys } from "./predicate-keys.js";

type Draft = Formula extends infer F ? (F extends Formula ? Omit<F, "number"> : never) : never;

/** Makes formulas. Equal ones are the same object, and what is plain is simplified. */
export class Formulas {
  readonly #made = new Map<string, Formula>();
  readonly #negations = new Map<number, Formula>();
  readonly predicateKeys: PredicateKeys = new PredicateKeys();
  readonly true: Formula = this.#intern("true", { kind: "constant", holds: true });
  readonly false: Formula = this.#intern("false", { kind: "constant", holds: false });

  constant(value: boolean): Formula {
    return value ? this.true : this.false;
  }

  schema(place: Place, value = true): Formula {
    return this.#intern(`schema ${value} ${place.key}`, { kind: "schema", place, holds: value });
  }

  /** A predicate, which may consist of others. */
  test(predicate: Predicate, value = true): Formula {
    switch (predicate.op) {
      case "and":
      case "or": {
        const parts = predicate.of.map((part) => this.test(part, value));
        return (predicate.op === "and") === value ? this.and(parts) : this.or(parts);
      }
      case "not":
        return this.test(predicate.of, !value);
      case "among":
        if (predicate.values.length === 0) return this.constant(!value);
        break;
      case "is":
      case "compare":
      case "multiple":
      case "match":
      case "has":
      case "member":
      case "unique":
      case "custom":
        break;
    }
    return this.#intern(`test ${value} ${this.predicateKeys.of(predicate)}`, { kind: "test", predicate, holds: value });
  }

  among(values: readonly Json[]): Formula {
    return this.test({ op: "among", values });
  }

  content(constraint: FormulaOf<"content">["constraint"], place: Place, value = true): Formula {
    const { application } = constraint;
    const target = application ? place.places.target(place, application).key : "";
    const key = `content ${value} ${this.predicateKeys.ofSteps(constraint)} ${target}`;
    return this.#intern(key, { kind: "content", constraint, place, holds: value });
  }

  everyMember(names: Formula, value: Formula): Formula {
    if (value === this.true || names === this.false) return this.true;
    return this.#intern(`everyMember ${names.number} ${value.number}`, { kind: "everyMember", names, value });
  }

  someMember(names: Formula, value: Formula): Formula {
    if (value === this.false || names === this.false) return this.false;
    return this.#intern(`someMember ${names.number} ${value.number}`, { kind: "someMember", names, value });
  }

  everyItem(from: number, to: number, value: Formula): Formula {
    if (value === this.true || from >= to) return this.true;
    return this.#intern(`everyItem ${from} ${to} ${value.number}`, { kind: "everyItem", from, to, value });
  }

  itemCount(count: Omit<FormulaOf<"itemCount">, "number" | "kind">): Formula {
    const { from, to, value, min, max } = count;
    if (min > max || min === Infinity || to - from < min) return this.false;
    if (min <= 0 && max >= to - from) return this.true;
    if (value === this.false) return this.constant(min <= 0);
    if (max === 0) return this.everyItem(from, to, this.not(value));
    return this.#intern(`itemCount ${from} ${to} ${min} ${max} ${value.number}`, {
      kind: "itemCount",
      from,
      to,
      value,
      min: Math.max(min, 0),
      max,
    });
  }

  unevaluated(parts: Omit<FormulaOf<"unevaluated">, "number" | "kind">): Formula {
    const { every, value, evaluated, under } = parts;
    if (value === this.constant(every)) return value;
    const keys = under.map(({ condition, evaluated: each }) => `${condition.number}:${keyOfEvaluated(each)}`);
    const key = ["unevaluated", every, value.number, keyOfEvaluated(evaluated), ...keys].join(" ");
    return this.#intern(key, { kind: "unevaluated", every, value, evaluated, under });
  }

  and(of: readonly Formula[]): Formula {
    return this.#joined("and", of);
  }

  or(of: readonly Formula[]): Formula {
    return this.#joined("or", of);
  }

  count(of: readonly Formula[], min: number, max: number): Formula {
    const left = of.filter(({ kind }) => kind !== "constant");
    const known = of.filter((each) => each === this.true).length;
    const [least, most] = [Math.max(0, min - known), max - known];
    if (most < 0 || least > left.length || least > most) return this.false;
    if (least === 0 && most >= left.length) return this.true;
    if (most === 0) return this.and(left.map((each) => this.not(each)));
    if (least === left.length) return this.and(left);
    if (least === 1 && most >= left.length) return this.or(left);
    const sorted = left.toSorted((a, b) => a.number - b.number);
    const key = `count ${least} ${most} ${sorted.map(({ number }) => number).join(" ")}`;
    return this.#intern(key, { kind: "count", of: sorted, min: least, max: most });
  }

  not(formula: Formula): Formula {
    const known = this.#negations.get(formula.number);
    if (known) return known;
    const negation = this.#negated(formula);
    this.#negations.set(formula.number, negation);
    // A formula about values of one type may be false of all of them: its opposite is not what "true" is for other types.
    if (negation.kind !== "constant") this.#negations.set(negation.number, formula);
    return negation;
  }

  #negated(formula: Formula): Formula {
    switch (formula.kind) {
      case "constant":
        return this.constant(!formula.holds);
      case "schema":
        return this.schema(formula.place, !formula.holds);
      case "test":
        return this.test(formula.predicate, !formula.holds);
      case "content":
        return this.content(formula.constraint, formula.place, !formula.holds);
      case "everyMember":
        return this.someMember(formula.names, this.not(formula.value));
      case "someMember":
        return this.everyMember(formula.names, this.not(formula.value));
      case "everyItem":
        return this.itemCount({ ...rangeOf(formula), value: this.not(formula.value), min: 1, max: Infinity });
      case "itemCount": {
        const { value, min, max } = formula;
        return this.or([
          this.itemCount({ ...rangeOf(formula), value, min: 0, max: min - 1 }),
          this.itemCount({ ...rangeOf(formula), value, min: max + 1, max: Infinity }),
        ]);
      }
      case "unevaluated": {
        const { every, value, evaluated, under } = formula;
        return this.unevaluated({ every: !every, value: this.not(value), evaluated, under });
      }
      case "and":
        return this.or(formula.of.map((each) => this.not(each)));
      case "or":
        return this.and(formula.of.map((each) => this.not(each)));
      case "count": {
        const { of, min, max } = formula;
        return this.or([this.count(of, 0, min - 1), this.count(of, max + 1, of.length)]);
      }
    }
  }

  /** Joins formulas by "and" or "or": without repeats, and decided if one decides, or if two are opposites. */
  #joined(kind: "and" | "or", of: readonly Formula[]): Formula {
    const neutral = this.constant(kind === "and");
    const parts = new Map<number, Formula>();
    const add = (formula: Formula): boolean => {
      if (formula === neutral) return true;
      if (formula.kind === "constant") return false;
      if (formula.kind === kind) return formula.of.every(add);
      const opposite = this.#negations.get(formula.number);
      if (opposite && parts.has(opposite.number)) return false;
      parts.set(formula.number, formula);
      return true;
    };
    if (!of.every(add)) return this.constant(kind === "or");
    const list = this.#withoutImplied(kind, [...parts.values()]);
    if (list.length === 0) return neutral;
    if (list.length === 1) return list[0] as Formula;
    list.sort((a, b) => a.number - b.number);
    return this.#intern(`${kind} ${list.map(({ number }) => number).join(" ")}`, { kind, of: list });
  }

  /** Lists of constants decide other tests: in a conjunction only the constants for which all of them hold are left. */
  #withoutImplied(kind: "and" | "or", parts: Formula[]): Formula[] {
    const wanted = kind === "and";
    const tests = parts.filter((each) => isDecidable(each));
    const constants = tests.flatMap(({ predicate, holds: expected }) =>
      predicate.op === "among" && expected === wanted ? [predicate.values] : [],
    )[0];
    if (!constants || tests.length < 2) return parts;
    // Negated for a disjunction: it fails for those constants only for which all of its tests fail.
    const values = constants.filter((value) =>
      tests.every(({ predicate, holds: expected }) => holds(predicate, value) === (expected === wanted)),
    );
    const list = this.test({ op: "among", values }, wanted);
    if (list.kind === "constant") return [list];
    return [list, ...parts.filter((each) => !isDecidable(each))];
  }

  #intern(key: string, draft: Draft): Formula {
    const known = this.#made.get(key);
    if (known) return known;
    const formula = { ...draft, number: this.#made.size } as Formula;
    this.#made.set(key, formula);
    return formula;
  }
}

const rangeOf = ({ from, to }: { readonly from: number; readonly to: number }): { from: number; to: number } => ({
  from,
  to,
});

/** Whether constants decide a formula. Functions of keywords are not called before a value is tried. */
const isDecidable = (formula: Formula): formula is FormulaOf<"test"> =>
  formula.kind === "test" && ["is", "among", "has"].includes(formula.predicate.op);

const keyOfEvaluated = (evaluated: Evaluated): string =>
  evaluated.of === "object"
    ? String(evaluated.names.number)
    : `${evaluated.items.number}/${evaluated.ranges.map((range) => range.join("-")).join(",")}`;
