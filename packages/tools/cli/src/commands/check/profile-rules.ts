import { ProfileError, profileRule, profiles, readProfile } from "@argot/models";
import type { LintRule } from "@argot/schema-tools/lint";
import { readText } from "../../inputs/read-text.js";
import type { Io } from "../../terminal/io.js";
import { Problem } from "../../terminal/problem.js";
import { closestName } from "../closest-name.js";

/**
 * A rule for each profile of a provider.
 *
 * @param names - Names of profiles, and files with profiles.
 * @throws Problem if there is no profile of a name, or a file has none.
 */
export async function profileRules(
  names: readonly string[],
  io: Pick<Io, "stdin" | "cwd">,
): Promise<readonly LintRule[]> {
  const rules = new Map<string, LintRule>();
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the command line
    const rule = await ruleFor(name, io);
    rules.set(rule.code, rule);
  }
  return [...rules.values()];
}

async function ruleFor(name: string, io: Pick<Io, "stdin" | "cwd">): Promise<LintRule> {
  const known = profiles.find((each) => each.name === name);
  if (known) return profileRule(known);
  if (/[/\\.]/.test(name)) {
    try {
      return profileRule(readProfile((await readText(name, io)).value));
    } catch (error) {
      if (!(error instanceof ProfileError)) throw error;
      throw new Problem(`${name} has no profile: ${error.message}`, "correct it");
    }
  }
  const allNames = profiles.map((each) => each.name);
  const close = closestName(name, allNames);
  throw new Problem(
    `there is no profile ${name}`,
    close === undefined ? `the profiles are ${allNames.join(", ")}; or name a file` : `did you mean ${close}?`,
  );
}
