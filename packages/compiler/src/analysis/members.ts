import {
  type Application,
  type ConstraintOf,
  type Pattern,
  type Predicate,
  readsEvaluated,
  requiredNames,
  type Rule,
} from "@argot/core/plan";
import type { EvaluatedLayout } from "./evaluated.js";
import { type LeftOver, leftOverOf } from "./left-over.js";

/** A comparison of the number of members. */
export type SizeComparison = Extract<Predicate, { op: "compare" }>;

/** What the rules of a block require of the members of an object. */
export interface Members {
  /** Names of required members. */
  readonly required: ReadonlySet<string>;
  /** Applications to members with these names. */
  readonly named: ReadonlyMap<string, readonly Application[]>;
  /** Applications to members whose names match a pattern. */
  readonly patterns: readonly { readonly pattern: Pattern; readonly application: Application }[];
  /** Applications to the members that other rules leave over. */
  readonly leftOvers: readonly LeftOver[];
  /** Applications to the names of members. */
  readonly names: readonly Application[];
  /** Comparisons of the number of members. */
  readonly sizes: readonly SizeComparison[];
  /** Whether one of the rules reads the evaluated set. */
  readonly readsEvaluated: boolean;
}

/** The rules of a block that `members` represents, and its other rules. */
export interface GatheredMembers {
  readonly members: Members;
  readonly gathered: readonly Rule[];
  readonly others: readonly Rule[];
}

/**
 * Gathers what rules require of members: by name, by pattern, by number, and of those that are left over.
 *
 * @param layout - The layout of the evaluated set, if the block reads it.
 */
export function gatherMembers(rules: readonly Rule[], layout: EvaluatedLayout | undefined): GatheredMembers {
  const required = new Set<string>();
  const sizes: SizeComparison[] = [];
  const names: Application[] = [];
  const constraints: ConstraintOf<"members">[] = [];
  const gathered: Rule[] = [];
  const others: Rule[] = [];
  for (const rule of rules) {
    const { constraint } = rule;
    if (constraint.op === "members") constraints.push(constraint);
    else if (constraint.op === "names") names.push(constraint.application);
    else if (constraint.op === "test" && isSize(constraint.predicate)) sizes.push(constraint.predicate);
    else if (constraint.op === "test" && onlyRequires(constraint.predicate))
      for (const name of requiredNames(constraint.predicate)) required.add(name);
    else {
      others.push(rule);
      continue;
    }
    gathered.push(rule);
  }
  const members: Members = {
    required,
    named: applicationsByName(constraints),
    patterns: constraints.flatMap(({ patterns }) => patterns),
    leftOvers: constraints.flatMap((constraint) => leftOverOf(constraint, layout) ?? []),
    names,
    sizes,
    readsEvaluated: constraints.some(readsEvaluated),
  };
  return { members, gathered, others };
}

const isSize = (predicate: Predicate): predicate is SizeComparison =>
  predicate.op === "compare" && predicate.of === "propertyCount";

/** Whether a predicate only requires members to be present. */
export const onlyRequires = (predicate: Predicate): boolean =>
  predicate.op === "has" || (predicate.op === "and" && predicate.of.every((part) => part.op === "has"));

function applicationsByName(constraints: readonly ConstraintOf<"members">[]): Map<string, readonly Application[]> {
  const named = new Map<string, Application[]>();
  for (const constraint of constraints)
    for (const [name, application] of constraint.named)
      if (!named.get(name)?.push(application)) named.set(name, [application]);
  return named;
}

/** Number of optional members from which it is faster to walk through the members of the object. */
const optionalToWalk = 4;

/** Whether code walks through the members of the object, instead of reading each name that a rule has. */
export function walks({ required, named, patterns, leftOvers, names }: Members): boolean {
  if (patterns.length + leftOvers.length + names.length > 0) return true;
  return [...named.keys()].filter((name) => !required.has(name)).length >= optionalToWalk;
}
