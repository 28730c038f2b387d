import { checkProfile, type Profile, ProfileError, readProfile } from "@argot/models";
import { type Argot, createArgot, DefinitionError, refuseUnknownOptions, requireArgot, type Validator } from "argot";
import { issueText } from "./issue-text.js";

/** The result of a check. The type must equal that of the SDKs: otherwise TypeScript does not accept the provider. */
export type JsonSchemaResult<Value> =
  | { valid: true; data: Value; errorMessage: undefined }
  | { valid: false; data: undefined; errorMessage: string };

/** Checks values against one schema. */
export type JsonSchemaCheck<Value> = (input: unknown) => JsonSchemaResult<Value>;

/** A `jsonSchemaValidator` of the SDKs: it makes a check from each schema that a client or a server receives. */
export interface JsonSchemaValidator {
  /**
   * Compiles a schema. It is copied, so later changes of it have no effect.
   *
   * @typeParam Value - The type of valid values.
   * @throws SchemaError if the schema is not one, with the location and the reason.
   * @throws ProfileError if a profile does not take it, with all that is in the way.
   */
  getValidator<Value>(schema: unknown): JsonSchemaCheck<Value>;
}

/** Options for `createJsonSchemaValidator`. */
export interface JsonSchemaValidatorOptions {
  /**
   * The instance that compiles the schemas. Default: `createArgot({ formats: "assert" })`, since the SDKs check formats as well.
   * Schemas of a server that is not trusted need an instance with `regex` and `limits`.
   */
  readonly argot?: Argot;
  /** Maximum number of issues in an `errorMessage`, causes included; the others are counted. Default: 20. */
  readonly maxIssues?: number;
  /**
   * Profiles of `@argot/models` that each schema must keep to: what it has that a provider does not take is an error when the schema is
   * compiled, which is when a server registers the tool. Default: none.
   */
  readonly profiles?: readonly Profile[];
}

/**
 * Makes a provider for the option `jsonSchemaValidator` of a client or server, and for `fromJsonSchema`. One provider takes the
 * schemas of every dialect: `$schema` selects it, and without `$schema` it is that of the instance, by default 2020-12.
 *
 * An `errorMessage` is for a language model that corrects itself: where, what was expected and what was found. It contains values
 * of the input, and nothing of the schema beyond that.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createJsonSchemaValidator(options: JsonSchemaValidatorOptions = {}): JsonSchemaValidator {
  const names = ["argot", "maxIssues", "profiles"] satisfies (keyof JsonSchemaValidatorOptions)[];
  refuseUnknownOptions("createJsonSchemaValidator", options, names);
  const { argot = createArgot({ formats: "assert" }), maxIssues = 20, profiles = [] } = options;
  requireArgot("createJsonSchemaValidator", argot);
  if (!Number.isInteger(maxIssues) || maxIssues < 1)
    throw new DefinitionError(`\`maxIssues\` must be a positive integer; it is ${String(maxIssues)}.`);
  if (!Array.isArray(profiles)) throw new DefinitionError("`profiles` must be an array of profiles.");
  for (const profile of profiles) readProfile(profile);
  return {
    getValidator<Value>(schema: unknown): JsonSchemaCheck<Value> {
      const validator = argot.compile(schema) as Validator<Value>;
      requireProfiles(schema, profiles, argot);
      return (input) => {
        const result = validator.validate(input);
        return result.valid
          ? { valid: true, data: result.value, errorMessage: undefined }
          : { valid: false, data: undefined, errorMessage: issueText(result.errors, maxIssues) };
      };
    },
  };
}

/** @throws ProfileError if one of the profiles does not take the schema. */
function requireProfiles(schema: unknown, profiles: readonly Profile[], argot: Argot): void {
  const problems = profiles.flatMap((profile) => checkProfile(schema, profile, { argot }));
  const [first] = problems;
  if (!first) return;
  const lines = problems.map(({ pointer, message }) => `- ${pointer || "(root)"}: ${message}`);
  throw new ProfileError("not-accepted", first.pointer, `The schema is not accepted:\n${lines.join("\n")}`, problems);
}
