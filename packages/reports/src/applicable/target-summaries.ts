import { blockAt, type BlockId, type Json, type Plan, type Predicate } from "@argot/core/plan";
import type { SchemaAnnotation } from "./possibilities.js";
import { annotationsOfSchemas } from "./schema-annotations.js";

/** Maximum number of schemas that are applied to one value. */
const maxSummaryBlocks = 1000;

/** What schemas that are applied to one value say about it, whatever it is. */
export interface TargetSummary {
  /** The schemas, and those that they apply to the same value in any case. */
  readonly blocks: readonly BlockId[];
  /** The constants that they name, themselves or by alternatives. */
  readonly constants: readonly Json[];
  readonly annotations: readonly SchemaAnnotation[];
}

/** Reads summaries of schemas of a plan, each once. */
export class TargetSummaries {
  readonly #plan: Plan;
  readonly #known = new Map<string, TargetSummary>();

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** @param targets - The schemas that are applied. */
  of(targets: readonly BlockId[]): TargetSummary {
    const key = targets.join();
    let summary = this.#known.get(key);
    if (!summary) this.#known.set(key, (summary = this.#summaryOf(targets)));
    return summary;
  }

  #summaryOf(targets: readonly BlockId[]): TargetSummary {
    const blocks = blocksInPlace(this.#plan, targets);
    return {
      blocks,
      constants: constantsOfTarget(this.#plan, blocks),
      annotations: blocks.flatMap((block) => annotationsOfSchemas(this.#plan, block)),
    };
  }
}

/** Schemas, and those that they apply to the same value in any case. */
function blocksInPlace(plan: Plan, ids: readonly BlockId[]): readonly BlockId[] {
  const blocks = new Set(ids);
  // A set iterates over items that are added during the iteration.
  for (const block of blocks)
    for (const { constraint } of blockAt(plan, block).rules)
      if (constraint.op === "all" && blocks.size < maxSummaryBlocks)
        for (const each of constraint.applications) if (!each.when && each.target >= 0) blocks.add(each.target);
  return [...blocks];
}

/** The constants that schemas name, themselves or by alternatives. */
export function constantsOfTarget(plan: Plan, ids: readonly BlockId[]): readonly Json[] {
  const blocks = new Set(ids);
  const values: Json[] = [];
  for (const block of blocks) {
    for (const { constraint } of blockAt(plan, block).rules) {
      if (constraint.op === "some" && constraint.range.max > 0 && blocks.size < maxSummaryBlocks)
        for (const each of constraint.applications) if (each.target >= 0) blocks.add(each.target);
      if (constraint.op === "all" && blocks.size < maxSummaryBlocks)
        for (const each of constraint.applications) if (each.target >= 0) blocks.add(each.target);
      if (constraint.op === "test") values.push(...constantsOf(constraint.predicate));
    }
  }
  return values;
}

const constantsOf = (predicate: Predicate): readonly Json[] =>
  predicate.op === "among"
    ? predicate.values
    : predicate.op === "and" || predicate.op === "or"
      ? predicate.of.flatMap(constantsOf)
      : [];
