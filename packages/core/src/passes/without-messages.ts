import { mapApplications } from "../plan/walk.js";
import type { Plan } from "../plan/plan.js";
import { mapRules } from "./rewrite.js";

/**
 * Drops what only messages and locations need: reports, vocabularies, dialects and keyword paths.
 *
 * Assumes nothing. Preserves verdicts, what is evaluated, and annotations.
 */
export const withoutMessages = (plan: Plan): Plan => ({
  ...mapRules(plan, (rule) => ({
    ...rule,
    constraint: mapApplications(rule.constraint, (application) => ({
      ...application,
      keywordPath: [],
      namedBy: undefined,
    })),
    vocabulary: undefined,
    report: undefined,
  })),
  entry: { ...plan.entry, keywordPath: [] },
  resources: plan.resources.map((resource) => ({ ...resource, dialect: undefined })),
});
