import type { Limits } from "../errors/limit-error.js";
import { flatList } from "../issues/flatten-issues.js";
import { type ValidResult, validResult, type ValidationResult } from "../issues/result.js";
import { ownProperties } from "../json/own-properties.js";
import { Loop } from "../loop/evaluate.js";
import type { LoweredSchema } from "../lower/lower.js";
import type { Annotations } from "../output/annotations.js";
import type { LocatedContent } from "../output/contents.js";
import type { OutputFormat, Outputs } from "../output/formats.js";
import { requireFormat } from "../output/format-names.js";
import { withoutMessages } from "../passes/without-messages.js";
import type { Backend, Verdict } from "../plan/backend.js";
import type { PlanFailures } from "../plan/failure.js";
import { print } from "../plan/print.js";
import { decodesContent } from "../plan/walk.js";
import { instanceLimits, withInstanceCheck } from "./instance-limits.js";
import { createReports } from "./reports.js";
import { type StandardSchema, standardSchema } from "./standard-schema.js";
import { evaluatorsIn, type Tier } from "./tiers.js";
import { endOfFailures, type FailuresOptions } from "./failures-options.js";
import { endOfValidation, type ValidateOptions } from "./validate-options.js";
import { ValidationError } from "./validation-error.js";
import { type ExplainInvalid, verdictFunctions } from "./verdict-functions.js";

/**
 * A compiled schema: a function that says whether a value is valid, and a type guard.
 *
 * @typeParam Value - The type of valid values.
 */
export interface Validator<Value = unknown> {
  /** Whether the value is valid. Collects no errors, so it is the fastest way to a verdict. */
  (value: unknown): value is Value;
  /**
   * Finds the issues of a value. The result for a valid value has the value with its type.
   *
   * @param options - How many issues to find. They are only read for invalid values: a valid value costs no more than its verdict.
   * @throws DefinitionError if the value is invalid and an option is not known, or has a value that it cannot have.
   * @throws EvaluationError if the value changes while it is read: it is valid when its errors are looked for.
   */
  validate(value: unknown, options?: ValidateOptions): ValidationResult<Value>;
  /**
   * Returns if the value is valid, and narrows its type. TypeScript requires that the validator is declared with its type for this,
   * `const isPort: Validator<number> = …`; `assertValid(isPort, value)` narrows without it.
   *
   * @throws ValidationError with all issues, if the value is invalid.
   */
  assert(value: unknown): asserts value is Value;
  /**
   * The annotations of a value and its parts: titles, defaults, unknown keywords, and what applicators applied to. Only valid
   * schemas have annotations, so an invalid value has none.
   *
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-7.7 | 2020-12 core, 7.7}
   */
  annotations(value: unknown): Annotations;
  /**
   * The decoded contents of a value: each part whose schema describes its content, with its location and its content. Contents
   * within contents are listed as well, each after the one that contains it. All contents are valid against their schemas, and no
   * deeper than allowed. Contents in an unknown encoding or media type are not listed.
   *
   * @throws ValidationError if the value is invalid, or if a content in it is malformed or invalid.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
   */
  contents(value: unknown): readonly LocatedContent[];
  /**
   * The result for a value in one of the output formats of the specification, as JSON.
   *
   * @throws DefinitionError if there is no such format.
   * @throws LimitError if it is larger than `limits.output`. `outputText` makes outputs of any size.
   * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-12 | 2020-12 core, 12}
   */
  output<Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format];
  /**
   * The result for a value in one of the output formats of the specification, as JSON text in pieces. The value is evaluated at once;
   * the pieces are made as they are read, and only one of them is in memory.
   *
   * @throws DefinitionError if there is no such format.
   * @throws LimitError if the instance has `limits.output`, and the text is larger.
   */
  outputText(value: unknown, format: OutputFormat): Iterable<string>;
  /**
   * The failures of a value as a tree of the rules and applications of the plan: what issues are made of. For programs that report
   * failures in a form of their own.
   *
   * @param options - Which failures are needed.
   * @returns `undefined` if the value is valid.
   * @throws DefinitionError if an option is not known, or has a value that it cannot have.
   * @throws EvaluationError if the value changes while it is read.
   */
  failures(value: unknown, options?: FailuresOptions): PlanFailures | undefined;
  /** The plan of the schema as text, with a line for each rule. For people: the form may change. */
  plan(): string;
  /**
   * The validator as frameworks see it that take schemas of any library, by Standard Schema and Standard JSON Schema.
   *
   * @see {@link https://standardschema.dev | Standard Schema}
   */
  readonly "~standard": StandardSchema<Value>;
}

const noLimits: Limits = ownProperties({});
/** The annotations of a value that is not valid. */
const noAnnotations: Annotations = { valid: false, list: [], of: () => new Map() };

const standardProperty: Readonly<PropertyDescriptor> = ownProperties({ enumerable: true, configurable: true });

/**
 * @param toJsonSchema - Gives the schema as JSON Schema of a target.
 */
export function createValidator<Value>(
  schema: LoweredSchema,
  toJsonSchema: (target: string) => Record<string, unknown>,
  wantedTier: Tier,
  backend: Backend | undefined,
  limits: Limits = noLimits,
): Validator<Value> {
  const checkInstance = instanceLimits(limits);
  const loop = new Loop(schema.plan, limits);
  // Only the loop counts decoded text.
  const tier = limits.decodedLength !== undefined && decodesContent(schema.completePlan()) ? "loop" : wantedTier;
  const { verdict, findFailures } = evaluatorsIn(tier, schema, loop, backend, (fastest) =>
    finishWith(limited(fastest)),
  );
  const reports = onFirstUse(() => createReports({ schema, loop, limits, checkInstance, isValid, findFailures }));
  const explain: ExplainInvalid = (value, options) => reports().explain(value, endOfValidation(options));
  const limited = (decide: Verdict): Verdict => withInstanceCheck(checkInstance, decide);
  const { isValid, validate, finishWith } = verdictFunctions<Value>(limited(verdict), explain, confirm);
  // It returns the value, which the type cannot say: tRPC takes what `assert` of a function returns.
  const assert: (value: unknown) => asserts value is Value = (value): unknown => {
    const { valid, errors } = validate(value);
    if (!valid) throw new ValidationError(errors);
    return value;
  };
  const annotations = (value: unknown): Annotations => (isValid(value) ? reports().annotations(value) : noAnnotations);
  const contents = (value: unknown): readonly LocatedContent[] => {
    assert(value);
    return reports().contents(value);
  };
  const output = <Format extends OutputFormat>(value: unknown, format: Format): Outputs[Format] => {
    requireFormat(format);
    return reports().output(value, format);
  };
  const outputText = (value: unknown, format: OutputFormat): Iterable<string> => {
    requireFormat(format);
    return reports().outputText(value, format);
  };
  const failures = (value: unknown, options?: FailuresOptions): PlanFailures | undefined => {
    const end = endOfFailures(options);
    return isValid(value) ? undefined : reports().failures(value, end);
  };
  let standard: StandardSchema<Value> | undefined;
  const get = (): StandardSchema<Value> => (standard ??= standardSchema(validate, flatList, toJsonSchema));
  const property = ownProperties({ ...standardProperty, get });
  const withStandard = Object.defineProperty(isValid, "~standard", property) as typeof isValid &
    Pick<Validator<Value>, "~standard">;
  return Object.assign(withStandard, {
    validate,
    assert,
    annotations,
    contents,
    output,
    outputText,
    failures,
    plan: () => print(withoutMessages(schema.completePlan())),
  });
}

/** The result for a valid value. Options that have no effect on it are checked. */
function confirm<Value>(value: Value, options: ValidateOptions | undefined): ValidResult<Value> {
  if (options !== undefined) endOfValidation(options);
  return validResult(value);
}

/** Makes something when it is first needed. */
function onFirstUse<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}
