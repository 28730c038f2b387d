import type { Plan } from "@argot/core/plan";
import { checkSync } from "recheck";
import { patternsIn } from "./patterns-in.js";

/** A regular expression that can take a JavaScript engine exponential time. */
export interface ExponentialPattern {
  /** The expression as it is written in the schema. */
  readonly source: string;
  /** The URI of the first schema resource with this pattern, without a fragment. */
  readonly uri: string;
  /** JSON Pointer of the schema with this pattern, in that resource. */
  readonly pointer: string;
  /** A text that takes very long to match. */
  readonly attack: string;
}

/** Options for `exponentialPatterns`. */
export interface SearchOptions {
  /** Maximum time for each pattern, in milliseconds. A pattern that takes longer is not reported. Default: 1,000. */
  readonly timeout?: number;
}

/**
 * The patterns of a plan that may take exponential time, as `^(a+)+$` does. Each pattern is reported once, at its first
 * location. This is a check for tests and reviews of schemas: it is slow, and a pattern that it does not report may be slow
 * as well.
 *
 * @param plan - The result of `argot.plan(schema)`: the schema and all schemas that it refers to.
 */
export function exponentialPatterns(plan: Plan, { timeout = 1000 }: SearchOptions = {}): readonly ExponentialPattern[] {
  return patternsIn(plan).flatMap(({ pattern: { source, flags }, block }) => {
    const diagnostics = checkSync(source, flags, { timeout });
    if (diagnostics.status !== "vulnerable" || diagnostics.complexity.type !== "exponential") return [];
    const uri = plan.resources[block.resource]?.uri ?? "";
    return { source, uri, pointer: block.pointer, attack: diagnostics.attack.string };
  });
}
