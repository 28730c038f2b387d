// Validators as Standard Schema and Standard JSON Schema see them. The types are those of @standard-schema/spec, which tests compare.
import type { ValidationIssue } from "../issues/issue.js";
import type { ValidationResult } from "../issues/result.js";

/**
 * What `~standard` of a validator holds, for frameworks that take schemas of any library.
 *
 * @typeParam Value - The type of valid values. Validation changes nothing, so it is the type of the output as well.
 * @see {@link https://standardschema.dev/schema | Standard Schema 1.1}
 * @see {@link https://standardschema.dev/json-schema | Standard JSON Schema 1.1}
 */
export interface StandardSchema<Value = unknown> {
  /** The version of the standard. */
  readonly version: 1;
  /** Always `"argot"`. */
  readonly vendor: string;
  /** The types of values. Only TypeScript knows them: there is no such property. */
  readonly types?: StandardTypes<Value> | undefined;
  /** The value itself if it is valid, or what is wrong with it: the issues, flattened as `flattenIssues` does. */
  readonly validate: (value: unknown) => StandardResult<Value>;
  /** The schema as JSON Schema. */
  readonly jsonSchema: StandardConverter;
}

/** The types of a schema. */
export interface StandardTypes<Value> {
  /** The type of valid values. */
  readonly input: Value;
  /** The same. */
  readonly output: Value;
}

/** The result of `validate` of Standard Schema. */
export type StandardResult<Value> = StandardSuccess<Value> | StandardFailure;

/** The result for a valid value. */
export interface StandardSuccess<Value> {
  /** The value itself, not a copy. */
  readonly value: Value;
  /** Always absent. */
  readonly issues?: undefined;
}

/** The result for a value that is not valid. */
export interface StandardFailure {
  /** What is wrong with the value: at least one issue. */
  readonly issues: readonly StandardIssue[];
}

/** One thing that is wrong with a value. */
export interface StandardIssue {
  /** What is wrong, in English: the end of a sentence about the value at `path`. */
  readonly message: string;
  /** The names of properties and the indices of items that lead to the value; to a missing property as well. */
  readonly path: readonly (string | number)[];
}

/** Gives a schema as JSON Schema. Values go in and out unchanged, so both functions do the same. */
export interface StandardConverter {
  /**
   * The schema as it was given to `compile`, if the target is its dialect: `"draft-2020-12"`, `"draft-2019-09"`, `"draft-07"`,
   * `"draft-06"`, `"draft-04"`, `"draft-03"`, or the URI of a dialect. The result is a copy. References to other documents stay.
   *
   * @throws ConversionError for another target, and for a part of a document.
   */
  readonly input: (options: StandardTarget) => Record<string, unknown>;
  /**
   * The same as `input`.
   *
   * @throws ConversionError for another target, and for a part of a document.
   */
  readonly output: (options: StandardTarget) => Record<string, unknown>;
}

/** What a schema is to be converted to. */
export interface StandardTarget {
  /** The dialect: `"draft-2020-12"`, `"draft-07"` and so on, or a URI. */
  readonly target: string;
}

/**
 * Makes what `~standard` holds.
 *
 * @param validate - Finds what is wrong with a value.
 * @param flatten - Makes a flat list of issues: `flattenIssues`, or nothing where no value has issues.
 * @param convert - Gives the schema as JSON Schema of a target.
 */
export function standardSchema<Value>(
  validate: (value: unknown) => ValidationResult<Value>,
  flatten: (errors: readonly ValidationIssue[]) => readonly ValidationIssue[],
  convert: (target: string) => Record<string, unknown>,
): StandardSchema<Value> {
  const converter = (options?: StandardTarget): Record<string, unknown> => convert(String(options?.target));
  return {
    version: 1,
    vendor: "argot",
    validate(value) {
      const result = validate(value);
      if (result.valid) return { value: result.value };
      return { issues: flatten(result.errors).map(({ message, path }) => ({ message, path })) };
    },
    jsonSchema: { input: converter, output: converter },
  };
}
