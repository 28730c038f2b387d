import type { Plan } from "@argot/core/plan";
import { checkSync } from "recheck";
import { patternsIn } from "./patterns-in.js";

/** A regular expression that can take the engines of JavaScript hosts exponential time. */
export interface ExponentialPattern {
  /** The expression as the schema has it. */
  readonly source: string;
  /** The URI of the resource that has it first, without a fragment. */
  readonly uri: string;
  /** JSON Pointer of the schema that has it, in that resource. */
  readonly pointer: string;
  /** A text that it takes very long to say does not match. */
  readonly attack: string;
}

/** How long to look. */
export interface SearchOptions {
  /** Milliseconds for each pattern: 1,000, when not said. One that takes longer is not reported. */
  readonly timeout?: number;
}

/**
 * The patterns of a plan that may take exponential time, as `^(a+)+$` does: each once, where it stands first. For tests and
 * reviews of schemas: it takes longer than a validation may, and what it does not find is not promised to be fast.
 *
 * @param plan - What `argot.plan(schema)` returns: of the schema, and of all that it refers to.
 */
export function exponentialPatterns(plan: Plan, { timeout = 1000 }: SearchOptions = {}): readonly ExponentialPattern[] {
  return patternsIn(plan).flatMap(({ pattern: { source, flags }, block }) => {
    const diagnostics = checkSync(source, flags, { timeout });
    if (diagnostics.status !== "vulnerable" || diagnostics.complexity.type !== "exponential") return [];
    const uri = plan.resources[block.resource]?.uri ?? "";
    return { source, uri, pointer: block.pointer, attack: diagnostics.attack.string };
  });
}
