import type { EvaluationPath } from "../messages/evaluation-path.js";
import type { RuleMessage } from "../messages/rule-message.js";

/** A rule at a location, and the path to it. */
interface ReportedRule {
  readonly rule: RuleMessage;
  readonly path: EvaluationPath;
  readonly location: string;
  readonly before: ReportedRule | undefined;
}

/** The locations at which a rule was reported, and the first path to it. */
interface ReportedLocations {
  readonly path: EvaluationPath;
  readonly locations: string[];
  /** The same locations, once there is a second path. */
  known: Set<string> | undefined;
}

/** Maximum number of rules that are compared one by one: for a few that is faster than maps. */
const maxComparedRules = 8;

/**
 * The rules that a list of issues has at each location. References can lead to a schema on many paths; the first one is enough.
 * All tiers report the same then, however many paths they follow.
 */
export class ReportedRules {
  /** The last rule of a few, with those before it. */
  #last: ReportedRule | undefined;
  #count = 0;
  #byRule: Map<RuleMessage, ReportedLocations> | undefined;

  /** Adds a rule at a location, and returns whether it was reported there before. */
  isRepeated(rule: RuleMessage, path: EvaluationPath, location: string): boolean {
    if (this.#byRule) return isReportedRule(this.#byRule, rule, path, location);
    // A path leads to a location once.
    for (let each = this.#last; each; each = each.before)
      if (each.rule === rule && each.path !== path && each.location === location) return true;
    this.#last = { rule, path, location, before: this.#last };
    if (++this.#count > maxComparedRules) this.#byRule = byMessage(this.#last);
    return false;
  }
}

/** The same rules in a map. The first path to a rule counts. */
function byMessage(last: ReportedRule): Map<RuleMessage, ReportedLocations> {
  const rules: ReportedRule[] = [];
  for (let each: ReportedRule | undefined = last; each; each = each.before) rules.push(each);
  const found = new Map<RuleMessage, ReportedLocations>();
  for (const { rule, path, location } of rules.reverse()) isReportedRule(found, rule, path, location);
  return found;
}

/** Adds a rule at a location to others, and returns whether it was there. */
function isReportedRule(
  byRule: Map<RuleMessage, ReportedLocations>,
  rule: RuleMessage,
  path: EvaluationPath,
  location: string,
): boolean {
  const reported = byRule.get(rule);
  if (!reported) {
    byRule.set(rule, { path, locations: [location], known: undefined });
    return false;
  }
  if (reported.path === path && !reported.known) {
    reported.locations.push(location);
    return false;
  }
  const known = (reported.known ??= new Set(reported.locations));
  if (known.has(location)) return true;
  known.add(location);
  return false;
}
