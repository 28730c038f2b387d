import {
  type Block,
  applicationsOf,
  partsOf,
  type Pattern,
  type Plan,
  type Predicate,
  type Rule,
} from "@argot/core/plan";

/** A pattern, and the block of the schema with it. */
export interface PatternUse {
  readonly pattern: Pattern;
  readonly block: Block;
}

/** The patterns of a plan, each at its first location. */
export function patternsIn(plan: Plan): readonly PatternUse[] {
  const found = new Map<string, PatternUse>();
  for (const block of plan.blocks) {
    for (const pattern of block.rules.flatMap(patternsOf)) {
      const key = `${pattern.flags}/${pattern.source}`;
      if (!found.has(key)) found.set(key, { pattern, block });
    }
  }
  return [...found.values()];
}

function patternsOf({ constraint }: Rule): Pattern[] {
  const conditions = applicationsOf(constraint).flatMap(({ when }) => (when ? matchedBy(when) : []));
  if (constraint.op === "test") return matchedBy(constraint.predicate);
  if (constraint.op !== "members") return conditions;
  const claimed = typeof constraint.except === "object" ? (constraint.except?.patterns ?? []) : [];
  return [...conditions, ...constraint.patterns.map(({ pattern }) => pattern), ...claimed];
}

function matchedBy(root: Predicate): Pattern[] {
  const patterns: Pattern[] = [];
  const pending = [root];
  for (let predicate = pending.pop(); predicate; predicate = pending.pop()) {
    if (predicate.op === "match") patterns.push(predicate.pattern);
    pending.push(...partsOf(predicate));
  }
  return patterns;
}
