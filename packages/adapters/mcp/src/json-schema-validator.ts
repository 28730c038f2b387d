import { checkProfile, createErrorText, type Profile, ProfileError, readProfile } from "@argot/models";
import { type Argot, createArgot, DefinitionError, refuseUnknownOptions, requireArgot } from "argot";

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
  /** Maximum number of characters of an `errorMessage`; errors that do not fit are counted. Default: 2,000; at least 100. */
  readonly maxCharacters?: number;
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
 * An `errorMessage` is for a language model that corrects itself, as `createErrorText` of `@argot/models` writes it: where, what is
 * wrong, a change that mends it, and the part of the schema that says so.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createJsonSchemaValidator(options: JsonSchemaValidatorOptions = {}): JsonSchemaValidator {
  const names = ["argot", "maxCharacters", "profiles"] satisfies (keyof JsonSchemaValidatorOptions)[];
  refuseUnknownOptions("createJsonSchemaValidator", options, names);
  const { argot = createArgot({ formats: "assert" }), maxCharacters, profiles = [] } = options;
  requireArgot("createJsonSchemaValidator", argot);
  const textOptions = maxCharacters === undefined ? {} : { maxCharacters };
  // Wrong options are refused before there is a schema.
  createErrorText(argot, true, textOptions);
  if (!Array.isArray(profiles)) throw new DefinitionError("`profiles` must be an array of profiles.");
  for (const profile of profiles) readProfile(profile);
  return {
    getValidator<Value>(schema: unknown): JsonSchemaCheck<Value> {
      const describe = createErrorText(argot, schema, textOptions);
      requireProfiles(schema, profiles, argot);
      return (input) => {
        const text = describe(input);
        return text === ""
          ? { valid: true, data: input as Value, errorMessage: undefined }
          : { valid: false, data: undefined, errorMessage: afterColon(text) };
      };
    },
  };
}

/** A text after a colon, as in the messages of the SDKs: a single error on the same line, several on a line each. */
function afterColon(text: string): string {
  const lines = text.trimEnd();
  return lines.includes("\n") ? `\n${lines}` : lines.replace(/^- /, "");
}

/** @throws ProfileError if one of the profiles does not take the schema. */
function requireProfiles(schema: unknown, profiles: readonly Profile[], argot: Argot): void {
  const problems = profiles.flatMap((profile) => checkProfile(schema, profile, { argot }));
  const [first] = problems;
  if (!first) return;
  const lines = problems.map(({ pointer, message }) => `- ${pointer || "(root)"}: ${message}`);
  throw new ProfileError("not-accepted", first.pointer, `The schema is not accepted:\n${lines.join("\n")}`, problems);
}
