import { refuseUnknownOptions } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { type Branch, branchesOf } from "../cover/branches.js";
import { plansIn } from "../sets/expression.js";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { collectExamples, type ExampleOptions, type Goal } from "./collect-examples.js";
import { locationOf } from "./locations.js";
import { defaultSteps } from "./satisfiable.js";
import { ValueSearch } from "./value-search.js";

/** A way in which values differ. */
export interface Shown {
  /** The location of a keyword or subschema; a fragment alone for a schema without a URI. */
  readonly location: string;
  /** Whether the alternative holds, or the member or item is there; otherwise the opposite. */
  readonly isTaken: boolean;
}

/** A value of a set. */
export interface Example {
  /** The value. */
  readonly value: Json;
  /** What it shows, and no example before it. */
  readonly shows: readonly Shown[];
}

/** What no example shows. */
export interface NotShown extends Shown {
  /** "no": proven to be impossible. */
  readonly answer: "no" | "unknown";
  /** What stands in the way, if it is not known. */
  readonly reasons: readonly string[];
}

/** Values of a set. */
export interface Examples {
  /** Values with what they show. */
  readonly examples: readonly Example[];
  /** Branches that none of them shows. */
  readonly missing: readonly NotShown[];
}

/**
 * Values of a set that show each branch of its schemas both ways: each alternative holds in one and does not in another, each member is
 * there and is not, each constant and type occurs. Those of outer schemas come first, and each is small.
 *
 * @throws DefinitionError if the set is none, or an option is not known.
 */
export function examples(set: ValueSet, options: ExampleOptions = {}): Examples {
  requireSets("examples", set);
  refuseUnknownOptions("examples", options, ["maxSteps", "count", "seed"]);
  const search = new ValueSearch(set.expression, options.maxSteps ?? defaultSteps);
  const { formulas } = search;
  const { collected, missing } = collectExamples<Shown | undefined>(
    {
      search,
      goals: goals(),
      branches: () => Array.from(allBranches(set, search), ({ branch }) => branch),
      isIn: set.has,
      isShownBy: (goal, value) => search.holds(goal.formula, value),
    },
    options,
  );
  function* goals(): Generator<Goal<Shown | undefined>> {
    yield { label: undefined, formula: () => search.formula };
    for (const { location, branch } of allBranches(set, search))
      yield {
        label: { location, isTaken: branch.isTaken },
        formula: () => formulas.and([search.formula, branch.formula()]),
      };
  }
  const shown = (label: Shown | undefined): readonly Shown[] => (label ? [label] : []);
  return {
    examples: collected.map(({ value, label, also }) => ({ value, shows: [label, ...also].flatMap(shown) })),
    missing: missing.flatMap(({ label, found }) =>
      shown(label).map((each) => ({
        ...each,
        answer: found.answer,
        reasons: found.answer === "no" ? [] : found.reasons,
      })),
    ),
  };
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
