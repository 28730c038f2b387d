import { holds } from "@argot/core/internal";
import { isObject } from "@argot/core/json";
import type { Decoding } from "@argot/core/plan";
import type { Formula, FormulaOf } from "./formula.js";
import type { Formulas } from "./formulas.js";
import { splitUnevaluated } from "./split-unevaluated.js";

/** Says of formulas whether they hold for values of any type. */
interface Judge {
  readonly formulas: Formulas;
  holds(formula: Formula, value: unknown): boolean;
}

/** Whether a formula holds for a value, of whose type it is. */
export function holdsOf(judge: Judge, formula: Formula, value: unknown): boolean {
  const holdsFor = (each: Formula): boolean => holdsOf(judge, each, value);
  switch (formula.kind) {
    case "constant":
      return formula.holds;
    case "schema":
      return judge.holds(formula, value);
    case "test":
      return holds(formula.predicate, value) === formula.holds;
    case "content":
      return holdsContent(judge, formula, value) === formula.holds;
    case "everyMember":
      return membersOf(value).every(
        ([name, each]) => !judge.holds(formula.names, name) || judge.holds(formula.value, each),
      );
    case "someMember":
      return membersOf(value).some(
        ([name, each]) => judge.holds(formula.names, name) && judge.holds(formula.value, each),
      );
    case "everyItem":
      return itemsOf(value, formula).every((each) => judge.holds(formula.value, each));
    case "itemCount": {
      const count = itemsOf(value, formula).filter((each) => judge.holds(formula.value, each)).length;
      return count >= formula.min && count <= formula.max;
    }
    case "unevaluated":
      return judge.holds(splitUnevaluated(judge.formulas, formula), value);
    case "and":
      return formula.of.every(holdsFor);
    case "or":
      return formula.of.some(holdsFor);
    case "count": {
      const count = formula.of.filter(holdsFor).length;
      return count >= formula.min && count <= formula.max;
    }
  }
}

const membersOf = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

const itemsOf = (value: unknown, { from, to }: { readonly from: number; readonly to: number }): unknown[] =>
  Array.isArray(value) ? value.slice(from, to) : [];

function holdsContent(judge: Judge, { constraint, place }: FormulaOf<"content">, value: unknown): boolean {
  let content: unknown = value;
  for (const step of constraint.decode) {
    const decoded = decodedBy(step, content);
    if (!decoded) return false;
    content = decoded.value;
  }
  const { application } = constraint;
  return !application || judge.holds(judge.formulas.schema(place.places.target(place, application)), content);
}

const decodedBy = ({ call, argument }: Decoding, value: unknown): ReturnType<Decoding["call"]> =>
  call(value as never, argument as never);
