import { type Block, edgesOf, partsOf, type Pattern, type Plan, type Pred, type Rule } from "@argot/core/plan";

/** A pattern, and the schema that has it. */
export interface PlacedPattern {
  readonly pattern: Pattern;
  readonly block: Block;
}

/** The patterns of a plan, each where it stands first. */
export function patternsIn(plan: Plan): readonly PlacedPattern[] {
  const found = new Map<string, PlacedPattern>();
  for (const block of plan.blocks) {
    for (const pattern of block.rules.flatMap(patternsOf)) {
      const key = `${pattern.flags}/${pattern.source}`;
      if (!found.has(key)) found.set(key, { pattern, block });
    }
  }
  return [...found.values()];
}

function patternsOf({ goal }: Rule): Pattern[] {
  const conditions = edgesOf(goal).flatMap(({ when }) => (when ? matchedBy(when) : []));
  if (goal.op === "test") return matchedBy(goal.pred);
  if (goal.op !== "members") return conditions;
  const claimed = typeof goal.except === "object" ? (goal.except?.patterns ?? []) : [];
  return [...conditions, ...goal.patterns.map(({ pattern }) => pattern), ...claimed];
}

function matchedBy(root: Pred): Pattern[] {
  const patterns: Pattern[] = [];
  const pending = [root];
  for (let pred = pending.pop(); pred; pred = pending.pop()) {
    if (pred.op === "match") patterns.push(pred.pattern);
    pending.push(...partsOf(pred));
  }
  return patterns;
}
