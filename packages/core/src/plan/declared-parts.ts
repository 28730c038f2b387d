import type { Constraint, Pattern, Plan } from "./plan.js";
import { applicationsOf, findBlock, inPlace, outermostTarget, targetsOf } from "./walk.js";

/** The members and items that schemas apply something to, whether they hold for the value or not. */
export interface DeclaredParts {
  /** Single names of members. */
  readonly names: ReadonlySet<string>;
  /** Every member with a name that one of these matches. */
  readonly patterns: readonly Pattern[];
  /** Whether every member is declared. */
  readonly everyMember: boolean;
  /** The number of items from the first one on; `Infinity` for all. */
  readonly items: number;
}

/** What a constraint declares of a value by the schemas that it applies to the value itself, and by those that these apply. */
export function declaredParts(plan: Plan, constraint: Constraint): DeclaredParts {
  const names = new Set<string>();
  const patterns: Pattern[] = [];
  let everyMember = false;
  let items = 0;
  const blocks = new Set(targetsInPlace(plan, constraint));
  // The iteration visits elements that are added during it.
  for (const id of blocks) {
    for (const { constraint: each } of findBlock(plan, id)?.rules ?? []) {
      for (const target of targetsInPlace(plan, each)) blocks.add(target);
      if (each.op === "members") {
        for (const name of each.named.keys()) names.add(name);
        for (const { pattern } of each.patterns) patterns.push(pattern);
        if (each.rest) everyMember = true;
      } else if (each.op === "items" && !each.keepsUnevaluated)
        items = Math.max(items, each.rest ? Infinity : each.prefix.length);
    }
  }
  return { names, patterns, everyMember, items };
}

/** The blocks that a constraint applies to the value itself. What a value must not match declares nothing. */
function targetsInPlace(plan: Plan, constraint: Constraint): readonly number[] {
  if (!inPlace(constraint) || (constraint.op === "some" && constraint.range.max <= 0)) return [];
  return applicationsOf(constraint).flatMap(
    (application) => outermostTarget(plan, application) ?? targetsOf(plan, application),
  );
}

/** Whether a member is declared. */
export const declaresMember = ({ everyMember, names, patterns }: DeclaredParts, name: string): boolean =>
  everyMember || names.has(name) || patterns.some((pattern) => pattern.test(name));
