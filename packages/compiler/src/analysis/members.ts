import {
  type Application,
  type ConstraintOf,
  type Pattern,
  type Predicate,
  type Profile,
  readsEvaluated,
  requiredNames,
  type Rule,
} from "@argot/core/plan";
import type { EvaluatedLayout } from "./evaluated.js";
import { type LeftOver, leftOverOf } from "./left-over.js";

/** A comparison of the number of members. */
export type SizeComparison = Extract<Predicate, { op: "compare" }>;

/** What the rules of a block demand of the members of an object. */
export interface Members {
  /** Names that must be there. */
  readonly required: ReadonlySet<string>;
  /** What is applied to members by name. */
  readonly named: ReadonlyMap<string, readonly Application[]>;
  /** What is applied to members by a pattern that matches the name. */
  readonly patterns: readonly { readonly pattern: Pattern; readonly application: Application }[];
  /** What is applied to the members that rules leave over. */
  readonly leftOvers: readonly LeftOver[];
  /** What is applied to names. */
  readonly names: readonly Application[];
  /** Comparisons of the number of members. */
  readonly sizes: readonly SizeComparison[];
  /** Whether a rule depends on what others have evaluated. */
  readonly readsEvaluated: boolean;
}

/** Rules of a block about members, and its other rules. */
export interface GatheredMembers {
  readonly members: Members;
  readonly gathered: readonly Rule[];
  readonly others: readonly Rule[];
}

/**
 * Gathers what rules demand of members by name, by pattern, by number or of what is left over.
 *
 * @param layout - What the block finds evaluated, if it reads that.
 */
export function gatherMembers(rules: readonly Rule[], layout: EvaluatedLayout | undefined): GatheredMembers {
  const required = new Set<string>();
  const sizes: SizeComparison[] = [];
  const names: Application[] = [];
  const constraints: ConstraintOf<"members">[] = [];
  const others: Rule[] = [];
  for (const rule of rules) {
    const { constraint } = rule;
    if (constraint.op === "members") constraints.push(constraint);
    else if (constraint.op === "names") names.push(constraint.application);
    else if (constraint.op === "test" && isSize(constraint.predicate)) sizes.push(constraint.predicate);
    else if (constraint.op === "test" && onlyRequires(constraint.predicate))
      for (const name of requiredNames(constraint.predicate)) required.add(name);
    else others.push(rule);
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
  return { members, gathered: rules.filter((rule) => !others.includes(rule)), others };
}

const isSize = (predicate: Predicate): predicate is SizeComparison =>
  predicate.op === "compare" && predicate.of === "propertyCount";

/** Whether a predicate does nothing but require names. */
const onlyRequires = (predicate: Predicate): boolean =>
  predicate.op === "has" || (predicate.op === "and" && predicate.of.every((part) => part.op === "has"));

function applicationsByName(constraints: readonly ConstraintOf<"members">[]): Map<string, readonly Application[]> {
  const named = new Map<string, Application[]>();
  for (const constraint of constraints)
    for (const [name, application] of constraint.named)
      if (!named.get(name)?.push(application)) named.set(name, [application]);
  return named;
}

/** What is known of the members that the objects of a block have. */
type Shape = ReturnType<Profile["shape"]>;

/** Number of optional members from which it is faster to walk through those that are there. */
const manyOptional = 4;
/** The same, where objects differ. */
const manyOptionalOfMany = 2;
/** Maximum number of members that are read one by one where all objects had the same. */
const mostExpected = 24;

/** Whether members are looked at by walking through those that are there. */
export function walks({ required, named, patterns, leftOvers, names }: Members, shape: Shape): boolean {
  if (patterns.length + leftOvers.length + names.length > 0) return true;
  const optional = [...named.keys()].filter((name) => !required.has(name)).length;
  return optional >= (shape === "many" ? manyOptionalOfMany : manyOptional);
}

/** The names that all objects had so far, if it pays to look for just them first. */
export function expectedNames(members: Members, shape: Shape): readonly string[] | undefined {
  if (!Array.isArray(shape) || shape.length > mostExpected || !walks(members, shape)) return undefined;
  if (shape.some((name) => name in Object.prototype)) return undefined;
  // Objects without a required member are not valid, so they are not those that are to be expected.
  return [...members.required].every((name) => shape.includes(name)) ? shape : undefined;
}
