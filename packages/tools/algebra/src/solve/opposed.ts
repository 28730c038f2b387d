import type { Formula, FormulaOf } from "../formula/formula.js";
import type { Meanings } from "../formula/meanings.js";

/** Whether a formula plainly cannot hold together with others. Says false where a closer look would be needed. */
export function areOpposed(meanings: Meanings, formula: Formula, others: readonly Formula[]): boolean {
  const { formulas } = meanings;
  if (formula.kind === "test") {
    const isList = formula.predicate.op === "among" && formula.holds;
    return isList && formulas.and([formula, ...others.filter(({ kind }) => kind === "test")]) === formulas.false;
  }
  return neededParts(meanings, formula, others).includes(formulas.false);
}

/**
 * What must hold for the parts that a value needs because of a formula, or that the formula restricts: members with a certain name, and
 * items of which there must be some.
 *
 * @param others - What else holds for the value.
 */
export function neededParts(meanings: Meanings, formula: Formula, others: readonly Formula[]): readonly Formula[] {
  const { formulas } = meanings;
  switch (formula.kind) {
    case "someMember":
      return [formulas.and([formula.value, ...others.flatMap((each) => valueFor(meanings, each, formula))])];
    case "itemCount":
      return formula.min > 0
        ? [formulas.and([formula.value, ...others.flatMap((each) => (covers(each, formula) ? each.value : []))])]
        : [];
    case "everyMember":
      return others.flatMap((each) => {
        if (each.kind !== "someMember" || valueFor(meanings, formula, each).length === 0) return [];
        const values = others.flatMap((other) => valueFor(meanings, other, each));
        return formulas.and([formula.value, each.value, ...values]);
      });
    case "everyItem":
      return others.flatMap((each) => {
        if (each.kind !== "itemCount" || !covers(formula, each)) return [];
        const values = others.flatMap((other) => (covers(other, each) ? other.value : []));
        return formulas.and([formula.value, each.value, ...values]);
      });
    case "constant":
    case "schema":
    case "test":
    case "content":
    case "unevaluated":
    case "and":
    case "or":
    case "count":
      return [];
  }
}

/** What a formula requires of the value of a member that another one needs. */
function valueFor(meanings: Meanings, formula: Formula, member: FormulaOf<"someMember">): readonly Formula[] {
  const name = onlyName(member.names);
  if (formula.kind === "everyMember")
    return formula.names === member.names || (name !== undefined && meanings.holds(formula.names, name))
      ? [formula.value]
      : [];
  return formula.kind === "someMember" && name !== undefined && onlyName(formula.names) === name ? [formula.value] : [];
}

/** Whether a formula is about all items of which another one needs some. */
const covers = (formula: Formula, count: FormulaOf<"itemCount">): formula is FormulaOf<"everyItem"> =>
  formula.kind === "everyItem" && count.min > 0 && formula.from <= count.from && formula.to >= count.to;

/** The only name that a formula about names holds for, if it says so plainly. */
export function onlyName(names: Formula): string | undefined {
  if (names.kind !== "test" || !names.holds || names.predicate.op !== "among") return undefined;
  const [first, ...others] = names.predicate.values;
  return others.length === 0 && typeof first === "string" ? first : undefined;
}
