// Requirements of the members and of the items of a value, each kind in one place, as keywords join them.
import { Unanswerable } from "../bounds/unanswerable.js";
import type { Formula, FormulaOf } from "../formula/formula.js";
import type { Formulas } from "../formula/formulas.js";

/** What is required of members: of those with a name, of those with a matching name, and of the others. */
export interface MemberRequirements {
  readonly named: Map<string, Formula>;
  readonly matching: Map<string, Formula>;
  readonly others: Formula | undefined;
  /** What the names of all members fulfil. */
  readonly names: readonly Formula[];
}

/** Names that are listed, and those that patterns match. */
export interface ListedNames {
  readonly names: readonly string[];
  readonly patterns: readonly string[];
}

/** The names that a formula lists; `undefined` if it says something else of names. */
export function listedNames(formula: Formula): ListedNames | undefined {
  if (formula.kind === "constant" && !formula.holds) return { names: [], patterns: [] };
  if (formula.kind === "or") {
    const parts = formula.of.map(listedNames);
    if (parts.includes(undefined)) return undefined;
    return {
      names: parts.flatMap((each) => each?.names ?? []),
      patterns: parts.flatMap((each) => each?.patterns ?? []),
    };
  }
  if (formula.kind !== "test" || !formula.holds) return undefined;
  const { predicate } = formula;
  if (predicate.op === "match") return { names: [], patterns: [predicate.pattern.source] };
  if (predicate.op !== "among") return undefined;
  return { names: predicate.values.filter((value) => typeof value === "string"), patterns: [] };
}

/** Joins what formulas require of members. Requirements of other members than the rest are about go to lists of their own. */
export function memberRequirements(
  formulas: Formulas,
  every: readonly FormulaOf<"everyMember">[],
): readonly MemberRequirements[] {
  const named = new Map<string, Formula>();
  const matching = new Map<string, Formula>();
  const names: Formula[] = [];
  const rests: { readonly except: ListedNames; readonly value: Formula }[] = [];
  for (const { names: about, value } of every) {
    const listed = listedNames(about);
    const except = listedNames(formulas.not(about));
    if (listed) {
      for (const name of listed.names) add(formulas, named, name, value);
      for (const pattern of listed.patterns) add(formulas, matching, pattern, value);
    } else if (except) rests.push({ except, value });
    else if (value === formulas.false) names.push(formulas.not(about));
    else throw new Unanswerable("no keyword is about such names of members");
  }
  const joined = rests.find(({ except }) => covers(except, named, matching));
  const lists = rests.map((rest): MemberRequirements => {
    const { names: listed, patterns } = rest.except;
    const all = (list: readonly string[], known: ReadonlyMap<string, Formula>): Map<string, Formula> =>
      new Map(list.map((each) => [each, (rest === joined ? known.get(each) : undefined) ?? formulas.true]));
    return { named: all(listed, named), matching: all(patterns, matching), others: rest.value, names: [] };
  });
  if (!joined) return [{ named, matching, others: undefined, names }, ...lists];
  return names.length === 0 ? lists : [...lists, { named: new Map(), matching: new Map(), others: undefined, names }];
}

/** Whether members other than some are other than all that are known. */
const covers = (
  { names, patterns }: ListedNames,
  named: ReadonlyMap<string, Formula>,
  matching: ReadonlyMap<string, Formula>,
): boolean =>
  [...named.keys()].every((each) => names.includes(each)) &&
  [...matching.keys()].every((each) => patterns.includes(each));

function add(formulas: Formulas, to: Map<string, Formula>, key: string, value: Formula): void {
  const known = to.get(key);
  to.set(key, known ? formulas.and([known, value]) : value);
}

/** Number of first items that are written one by one. */
const maxFirstItems = 1000;

/** Joins what formulas require of items: of the first ones, and of the others. */
export function itemRequirements(
  formulas: Formulas,
  every: readonly FormulaOf<"everyItem">[],
): { readonly first: readonly Formula[]; readonly others: Formula } {
  const count = Math.max(0, ...every.map(({ from, to }) => (to === Infinity ? from : to)));
  if (count > maxFirstItems) throw new Unanswerable(`more than ${maxFirstItems} items have positions`);
  const about = (index: number): Formula =>
    formulas.and(every.filter(({ from, to }) => from <= index && index < to).map(({ value }) => value));
  return { first: Array.from({ length: count }, (_, index) => about(index)), others: about(count) };
}
