import { type Argot, createArgot, refuseUnknownOptions, requireArgot } from "argot";
import { SchemaIndex } from "@argot/schema-tools/schema-index";
import type { Profile } from "../profiles/profile.js";
import { CompiledProfile } from "./compiled-profile.js";
import type { ProfileProblem } from "./profile-problem.js";

/** Options for `checkProfile`. */
export interface CheckProfileOptions {
  /** Has the dialect of the schema, and what it refers to. Default: `createArgot()`. */
  readonly argot?: Argot;
}

/**
 * Finds all that is in the way of a schema at a provider.
 *
 * @param schema - The schema. `$schema` selects its dialect.
 * @param profile - What the provider accepts: one of `profiles`, or your own.
 * @returns The problems in the order of the schemas in the document. None: the provider takes the schema as it is.
 * @throws SchemaError if the schema cannot be compiled.
 * @throws ProfileError if the profile is none.
 */
export function checkProfile(
  schema: unknown,
  profile: Profile,
  options: CheckProfileOptions = {},
): readonly ProfileProblem[] {
  refuseUnknownOptions("checkProfile", options, ["argot"]);
  const { argot = createArgot() } = options;
  requireArgot("checkProfile", argot);
  return problemsOf(schema, new CompiledProfile(profile), argot);
}

/** The problems of a schema. */
export function problemsOf(schema: unknown, profile: CompiledProfile, argot: Argot): readonly ProfileProblem[] {
  argot.compile(schema);
  const [document] = new SchemaIndex([{ uri: "urn:argot:schema", value: schema }], argot).documents;
  return document ? [...profile.problems(document)] : [];
}
