// The errors of keywords that are the same for all values: Ajv's messages and params. Programs compare and translate them.

/** A keyword, as it was given. */
export interface GivenKeyword {
  readonly name: string;
  /** The value of the keyword. */
  readonly schema: unknown;
  readonly parentSchema: Readonly<Record<string, unknown>>;
}

/** An error that is the same for all values. */
export interface FixedError {
  readonly message: string;
  /** Makes new params for each error, since programs may change them. */
  paramsOf(): object;
}

type MakeError = (keyword: GivenKeyword) => FixedError;

const limit =
  (more: boolean, things: string): MakeError =>
  ({ schema }) => ({
    message: `must NOT have ${more ? "more" : "fewer"} than ${String(schema)} ${things}`,
    paramsOf: () => ({ limit: schema }),
  });

const comparison =
  (operator: string, exclusive?: string): MakeError =>
  ({ name, schema, parentSchema }) => {
    // In draft-04, another keyword says whether the limit is included.
    const isExclusive =
      exclusive !== undefined && parentSchema[`exclusive${name === "maximum" ? "Maximum" : "Minimum"}`] === true;
    const shown = isExclusive ? exclusive : operator;
    return { message: `must be ${shown} ${String(schema)}`, paramsOf: () => ({ comparison: shown, limit: schema }) };
  };

/** By the name of the keyword. */
export const fixedErrors: Readonly<Record<string, MakeError>> = {
  type: ({ schema }) => ({ message: `must be ${String(schema)}`, paramsOf: () => ({ type: schema }) }),
  const: ({ schema }) => ({ message: "must be equal to constant", paramsOf: () => ({ allowedValue: schema }) }),
  enum: ({ schema }) => ({
    message: "must be equal to one of the allowed values",
    paramsOf: () => ({ allowedValues: schema }),
  }),
  maximum: comparison("<=", "<"),
  minimum: comparison(">=", ">"),
  exclusiveMaximum: comparison("<"),
  exclusiveMinimum: comparison(">"),
  multipleOf: ({ schema }) => ({
    message: `must be multiple of ${String(schema)}`,
    paramsOf: () => ({ multipleOf: schema }),
  }),
  maxLength: limit(true, "characters"),
  minLength: limit(false, "characters"),
  pattern: ({ schema }) => ({
    message: `must match pattern "${String(schema)}"`,
    paramsOf: () => ({ pattern: schema }),
  }),
  format: ({ schema }) => ({ message: `must match format "${String(schema)}"`, paramsOf: () => ({ format: schema }) }),
  maxItems: limit(true, "items"),
  minItems: limit(false, "items"),
  maxProperties: limit(true, "properties"),
  minProperties: limit(false, "properties"),
  not: () => ({ message: "must NOT be valid", paramsOf: () => ({}) }),
};
