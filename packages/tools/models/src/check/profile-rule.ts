import type { LintRule } from "@argot/schema-tools/lint";
import type { Profile } from "../profiles/profile.js";
import { CompiledProfile } from "./compiled-profile.js";

/**
 * A rule for the linter of `@argot/schema-tools/lint`: reports all that is in the way of a schema at a provider, as errors.
 *
 * @param profile - What the provider accepts. Later changes of it have no effect on the rule.
 * @throws ProfileError if the profile is none.
 */
export function profileRule(profile: Profile): LintRule {
  const compiled = new CompiledProfile(profile);
  const { name, title } = compiled.profile;
  return {
    code: `profile-${name}`,
    description: `${title} does not take the schema`,
    severity: "error",
    fixable: false,
    check: ({ document }) => compiled.problems(document),
  };
}
