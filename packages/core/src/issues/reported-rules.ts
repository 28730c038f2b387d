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
  readonly #byRule = new Map<RuleMessage, Reported>();

  /** Adds a rule at a location, and returns whether it was reported there before. */
  isRepeated(rule: RuleMessage, path: EvaluationPath, location: string): boolean {
    const reported = this.#byRule.get(rule);
    if (!reported) {
      this.#byRule.set(rule, { path, locations: [location], known: undefined });
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
