import type { Block, Predicate } from "@argot/core/plan";

/** The predicates that a block requires of values itself. */
export function predicatesIn({ rules }: Block): readonly Predicate[] {
  const found = rules.flatMap(({ constraint }) => (constraint.op === "test" ? [constraint.predicate] : []));
  // The iteration visits predicates that are added during it.
  for (const predicate of found) if (predicate.op === "and") found.push(...predicate.of);
  return found;
}
