import { refuseUnknownOptions } from "@argot/core/json";
import type { Json } from "@argot/core/plan";
import { requireSets, type ValueSet } from "../sets/value-set.js";
import { allBranches, collectExamples, type ExampleOptions, type Goal, type NotFound } from "./collect-examples.js";
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
export type NotShown = Shown & NotFound;

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
  refuseUnknownOptions("examples", options, ["maxSteps", "count", "seed", "improve"]);
  const search = new ValueSearch(set.expression, options.maxSteps);
  const { formulas } = search;
  const { collected, missing } = collectExamples<Shown | undefined>(
    {
      set,
      search,
      goals: goals(),
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
    missing: missing.flatMap(({ label, ...notFound }) => shown(label).map((each) => ({ ...each, ...notFound }))),
  };
}
