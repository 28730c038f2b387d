import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { RuleMessage } from "../messages/rule-message.js";

/** The locations at which a rule was reported, and the first path to it. */
interface Reported {
  readonly path: EvaluationPath;
  readonly locations: string[];
  /** The same locations, once there is a second path. */
  known: Set<string> | undefined;
}

/**
 * The rules that a list of issues has at each location. References can lead to a schema on many paths; the first one is enough.
 * All tiers report the same then, however many paths they follow.
 */
export class ReportedRules {
  // Most lists have one issue, and need no map.
  #first: { readonly rule: RuleMessage; readonly path: EvaluationPath; readonly location: string } | undefined;
  #byRule: Map<RuleMessage, Reported> | undefined;

  /** Adds a rule at a location, and returns whether it was reported there before. */
  isRepeated(rule: RuleMessage, path: EvaluationPath, location: string): boolean {
    const first = this.#first;
    if (!first) {
      this.#first = { rule, path, location };
      return false;
    }
    this.#byRule ??= new Map([[first.rule, newReported(first.path, first.location)]]);
    const reported = this.#byRule.get(rule);
    if (!reported) {
      this.#byRule.set(rule, newReported(path, location));
      return false;
    }
    // A path leads to a location once.
    if (reported.path === path && !reported.known) {
      reported.locations.push(location);
      return false;
    }
    const known = (reported.known ??= new Set(reported.locations));
    if (known.has(location)) return true;
    known.add(location);
    return false;
  }
}

const newReported = (path: EvaluationPath, location: string): Reported => ({
  path,
  locations: [location],
  known: undefined,
});
