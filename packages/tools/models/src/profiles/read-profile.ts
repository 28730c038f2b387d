import { createArgot, primaryIssue, type Validator } from "argot";
import { ProfileError } from "./profile-error.js";
import type { Profile } from "./profile.js";
import { profileSchema } from "./profile-schema.js";

/** The validator of `profileSchema`, compiled when it is first needed. */
let validator: Validator | undefined;

/**
 * A profile from a value, such as the content of a JSON file.
 *
 * @throws ProfileError if the value does not have the form of a profile, with the place and the reason.
 */
export function readProfile(value: unknown): Profile {
  validator ??= createArgot({ formats: "assert" }).compile(profileSchema);
  const issue = primaryIssue(validator.validate(value).errors);
  if (!issue) return value as Profile;
  const { instanceLocation, message } = issue;
  throw new ProfileError(
    "invalid-profile",
    instanceLocation,
    `The profile cannot be used: ${instanceLocation || "(root)"} ${message}.`,
  );
}
