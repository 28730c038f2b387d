import { refuseUnknownName, refuseUnknownOptions } from "@argot/core";

/** The location of a value, for a keyword. */
export interface KeywordPosition {
  /** The value of the keyword in the schema. */
  readonly schema: unknown;
  /** JSON Pointer of the value. */
  readonly instanceLocation: string;
  /** The object or array that the value is in; `undefined` for the whole. */
  readonly parent: unknown;
  /** The name or index of the value in it. */
  readonly key: string | number | undefined;
  /** The whole value. */
  readonly root: unknown;
  /** The names and indices that lead to the value. */
  readonly path: readonly (string | number)[];
}

/** Changes a value for a keyword: returns the new value, or the value itself. */
export type KeywordTransform = (value: unknown, position: KeywordPosition) => unknown;

/** Options for `createTransform`. By default, nothing is changed. */
export interface TransformOptions {
  /**
   * Whether missing properties and items get the `default` of their schemas. `"empty"`: also those that are `null` or `""`.
   * Default: `false`.
   */
  readonly useDefaults?: boolean | "empty";
  /**
   * Whether scalars are converted to the type that a schema requires. `"array"`: a scalar also to an array of one item, and back.
   * Default: `false`.
   */
  readonly coerceTypes?: boolean | "array";
  /**
   * Whether properties are removed that `additionalProperties` does not allow. `"failing"`: also those that cannot be made valid
   * against its schema. `"all"`: all properties that are not defined. Default: `false`.
   */
  readonly removeAdditional?: boolean | "all" | "failing";
  /**
   * Functions of your keywords that change values, by the names of the keywords, which need `annotation: "value"`.
   * Default: none.
   */
  readonly keywords?: Readonly<Record<string, KeywordTransform>>;
}

const known: Readonly<Record<keyof TransformOptions, readonly unknown[] | undefined>> = {
  useDefaults: [false, true, "empty"],
  coerceTypes: [false, true, "array"],
  removeAdditional: [false, true, "all", "failing"],
  keywords: undefined,
};

/**
 * The options with their defaults.
 *
 * @throws DefinitionError for an unknown option, or one with a value that it cannot have.
 */
export function checkedOptions(given: TransformOptions): Required<TransformOptions> {
  refuseUnknownOptions("createTransform", given, Object.keys(known));
  const options = { useDefaults: false, coerceTypes: false, removeAdditional: false, keywords: {}, ...given };
  for (const [name, values] of Object.entries(known)) {
    const value = options[name as keyof TransformOptions];
    if (values && !values.includes(value)) refuseUnknownName(`\`${name}\``, value, values.map(String));
  }
  return options;
}
