import { type Plan, usesOf } from "@argot/core/plan";
import { requirePlan } from "@argot/core/internal";
import { backtrackingProblem } from "../engines/index.js";

/** A regular expression for which a JavaScript engine may take more than linear time. */
export interface SlowPattern {
  /** The expression as it is written in the schema. */
  readonly source: string;
  /** The URI of the first schema resource with this expression, without a fragment. */
  readonly uri: string;
  /** JSON Pointer of the schema with this expression, in that resource. */
  readonly pointer: string;
  /** The keyword of that schema. */
  readonly keyword: string;
  /** Whether the Argot instance matches the expression with another engine. */
  readonly foreign: boolean;
  /** Why the time may be more than linear, as a clause. */
  readonly reason: string;
  /** A text that the engine follows many paths through; `undefined` if none is known. */
  readonly text: string | undefined;
}

/**
 * The regular expressions of a plan that a JavaScript engine is not proven to match in linear time, such as `^(a+)+$`, which takes
 * exponential time, and `^a*a*b$`, which takes quadratic time. Each is reported once, at its first location.
 *
 * @param plan - The result of `argot.plan(schema)`: the schema and all schemas that it refers to.
 */
export function slowPatterns(plan: Plan): readonly SlowPattern[] {
  requirePlan("slowPatterns", plan);
  const seen = new Set<string>();
  const found: SlowPattern[] = [];
  for (const { resource, pointer, rules } of plan.blocks) {
    for (const { name: keyword = "", constraint } of rules) {
      for (const { source, flags, foreign = false } of usesOf(constraint).patterns) {
        const key = `${flags}/${source}`;
        if (seen.has(key)) continue;
        seen.add(key);
        // The JavaScript engine would read the source in this mode, even if another engine matches it here.
        const problem = backtrackingProblem(source, flags === "u");
        const uri = plan.resources.at(resource)?.uri ?? "";
        if (problem) found.push({ source, uri, pointer, keyword, foreign, ...problem });
      }
    }
  }
  return found;
}
