import { canonical } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { type Branch, branchesOf } from "../cover/branches.js";
import { randomOf } from "../cover/random.js";
import type { Formula } from "../formula/formula.js";
import { plansIn } from "../sets/expression.js";
import type { ValueSet } from "../sets/value-set.js";
import { locationOf } from "./locations.js";
import type { QuestionOptions } from "./satisfiable.js";
import type { ValueSearch } from "./value-search.js";

/** Options for examples. */
export interface ExampleOptions extends QuestionOptions {
  /** Maximum number of examples. If one for each branch or keyword is less, more are added, which combine branches. Default: no more. */
  readonly count?: number;
  /** A whole number that decides which of them: the same seed, the same examples. Default: 0. */
  readonly seed?: number;
  /**
   * Changes a value that was found to one that reads better. `serves` says whether another value is in its place as well.
   *
   * @returns The value to list. One that does not serve is not taken.
   */
  readonly improve?: (value: Json, serves: (other: Json) => boolean) => Json;
}

/** What a value is looked for. */
export interface Goal<Label> {
  readonly label: Label;
  readonly formula: () => Formula;
}

/** A value that was found. */
export interface Collected<Label> {
  readonly value: Json;
  /** What it was looked for. */
  readonly label: Label;
  /** Other goals that it serves as well, and no value before it. */
  readonly also: readonly Label[];
}

/** Why there is no example of something. */
export interface NotFound {
  /** "no": proven to be impossible. */
  readonly answer: "no" | "unknown";
  /** What stands in the way, if it is not known. */
  readonly reasons: readonly string[];
}

/** Values that were found, and what there is no value for. */
export interface Collection<Label> {
  readonly collected: readonly Collected<Label>[];
  readonly missing: readonly (NotFound & { readonly label: Label })[];
}

/** Number of branches that an example may combine. */
const combinedBranches = 3;

/** Number of combinations without a new value after which no others are tried. */
const maxFailures = 20;

/** What examples are taken from. */
export interface ExampleSource<Label> {
  readonly set: ValueSet;
  readonly search: ValueSearch;
  readonly goals: Iterable<Goal<Label>>;
  readonly isIn: (value: Json) => boolean;
  /** Whether a value that was found for another goal serves as well. */
  readonly isShownBy: (goal: Goal<Label>, value: Json) => boolean;
}

/** Looks for a value for each goal, and for others that combine branches until there are as many as are wanted. */
export function collectExamples<Label>(source: ExampleSource<Label>, options: ExampleOptions): Collection<Label> {
  const { search, goals, isIn, isShownBy } = source;
  const collected: { value: Json; label: Label; also: Label[] }[] = [];
  const missing: Collection<Label>["missing"][number][] = [];
  const reached: Goal<Label>[] = [];
  const keys = new Set<string>();
  for (const goal of goals) {
    const known = collected.find(({ value }) => isShownBy(goal, value));
    if (known) {
      known.also.push(goal.label);
      continue;
    }
    if (collected.length >= (options.count ?? Infinity)) break;
    const found = search.find(goal.formula, 1, isIn);
    if (found.answer === "yes") {
      const value = improved(found.values[0], goal.formula, keys, source, options);
      keys.add(canonical(value));
      collected.push({ value, label: goal.label, also: [] });
      reached.push(goal);
    } else
      missing.push({ label: goal.label, answer: found.answer, reasons: found.answer === "no" ? [] : found.reasons });
  }
  const combined =
    reached.length > 0 ? combinations(source, reached, keys, (options.count ?? 0) - collected.length, options) : [];
  return { collected: [...collected, ...combined], missing };
}

/** The value that reads better and shows the same as one that was found, unless that is known already. */
function improved<Label>(
  value: Json,
  formula: () => Formula,
  known: ReadonlySet<string>,
  { search, isIn }: ExampleSource<Label>,
  { improve }: ExampleOptions,
): Json {
  if (!improve) return value;
  const serves = (other: Json): boolean => isIn(other) && search.holds(formula, other) && !known.has(canonical(other));
  const better = improve(value, serves);
  return serves(better) ? better : value;
}

/** Other values than those whose keys are given, for goals that were reached, with some branches besides. */
function* combinations<Label>(
  source: ExampleSource<Label>,
  goals: readonly Goal<Label>[],
  keys: Set<string>,
  wanted: number,
  options: ExampleOptions,
): Generator<Collected<Label>> {
  const { set, search, isIn } = source;
  if (wanted <= 0) return;
  const random = randomOf(options.seed ?? 0);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const all = Array.from(allBranches(set, search), ({ branch }) => branch);
  let missing = wanted;
  for (let failures = 0; missing > 0 && failures < maxFailures;) {
    const { label, formula: goal } = pick(goals) as Goal<Label>;
    let formula = goal;
    for (let i = Math.floor(random() * (combinedBranches + 1)); i > 0; i--) {
      const [before, branch] = [formula, pick(all)];
      if (!branch) break;
      const combined = (): Formula => search.formulas.and([before(), branch.formula()]);
      if (search.find(combined, 1, isIn).answer === "yes") formula = combined;
    }
    // Beside those that are known there is another, if there are so many.
    const found = search.find(formula, keys.size + 1, isIn);
    const value = found.answer === "yes" ? pick(found.values.filter((each) => !keys.has(canonical(each)))) : undefined;
    if (value === undefined) {
      failures++;
      continue;
    }
    keys.add(canonical(value));
    missing--;
    const better = improved(value, formula, keys, source, options);
    keys.add(canonical(better));
    yield { value: better, label, also: [] };
  }
}

/** The branches of all schemas of a set. */
export function* allBranches(
  { expression }: ValueSet,
  search: ValueSearch,
): Generator<{ readonly location: string; readonly branch: Branch }> {
  for (const plan of plansIn(expression))
    for (const branch of branchesOf(search.formulas, search.placesOf(plan).entry))
      yield { location: locationOf(plan, branch.block, branch.path), branch };
}
