import type { LintRule } from "@argot/schema-tools/lint";
import type { Profile } from "../profiles/profile.js";
import { profileProblems } from "./check-profile.js";

/**
 * A rule for the linter of `@argot/schema-tools/lint`: reports all that is in the way of a schema at a provider, as errors.
 *
 * @throws ProfileError if the profile is none, when a document is checked.
 */
export function profileRule(profile: Profile): LintRule {
  const { name, title } = profile;
  return {
    code: `profile-${name}`,
    description: `${title} does not take the schema`,
    severity: "error",
    fixable: false,
    check: ({ document }) => profileProblems(document, profile),
  };
}
