import {
  type ArgotOptions,
  createArgot,
  DefinitionError,
  LimitError,
  type Messages,
  type Validator,
  argotOptionNames,
  refuseUnknownOptions,
} from "argot";
import type { Plan } from "@argot/core/plan";
import { type PlanTransform, planTransform, TransformLimitError, type TransformOptions } from "@argot/transform";
import type { FastifyServerOptions } from "fastify";
import { HeaderNameError, namesWithCapitals } from "./header-names.js";
import { limitIssue, type RequestIssue, requestIssues } from "./request-issues.js";

/** Options for `createValidatorFactory`: those of `createArgot`, and these. */
export interface ValidatorFactoryOptions extends ArgotOptions {
  /**
   * Whether requests are changed as their schemas imply.
   *
   * - `"apply"` (default): as by Fastify's own validator, texts are converted to the `type` that is required, one value to an array of one,
   *   missing properties and items get their `default`, and properties that `additionalProperties: false` forbids are removed. Fastify's
   *   option `ajv.customOptions` may have other values of `coerceTypes`, `useDefaults` and `removeAdditional`.
   * - `"none"`: requests are validated as they are received.
   */
  readonly changes?: "apply" | "none";
  /** Maximum number of issues, causes included. Default: 10. */
  readonly maxErrors?: number;
  /** The templates of messages, such as a translation. Default: English. */
  readonly messages?: Messages;
}

/** The type of Fastify's option `schemaController.compilersFactory.buildValidator`. */
export type ValidatorFactory = NonNullable<
  NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>["buildValidator"]
>;

/** A part of a request that a schema of a route is for. */
type RequestPart = "body" | "headers" | "params" | "querystring";

/** What Fastify gives for each schema of a route. */
interface RouteSchema {
  readonly schema: unknown;
  /** Absent for a schema that a handler compiles for its own values. */
  readonly httpPart?: RequestPart | null;
  readonly contentType?: string;
}

/**
 * The function that Fastify calls with each request. Fastify reads `errors` if the result is `false`, and takes `value` in place of what it
 * gave if there is one.
 */
interface RequestCheck {
  (data: unknown): boolean | { readonly value: unknown };
  errors: readonly RequestIssue[] | null;
}

/**
 * Makes the factory for Fastify's option `schemaController.compilersFactory.buildValidator`. Fastify calls it with the shared
 * schemas, those of `addSchema`, of each context that adds some.
 *
 * Schemas without `$schema` are in draft-07, as with Fastify's own validator. Their formats are checked, and unknown keywords are
 * refused. The options `dialect`, `formats` and `strict` change that.
 *
 * When a route is registered, a schema that cannot be used is refused with a `SchemaError` or a {@link HeaderNameError}.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createValidatorFactory(options: ValidatorFactoryOptions = {}): ValidatorFactory {
  const names = ["changes", "maxErrors", "messages"] satisfies (keyof ValidatorFactoryOptions)[];
  refuseUnknownOptions("createValidatorFactory", options, [...names, ...argotOptionNames]);
  const { changes = "apply", maxErrors = 10, messages, ...given } = options;
  const argotOptions: ArgotOptions = { dialect: "draft-07", formats: "assert", strict: true, ...given };
  if (changes !== "apply" && changes !== "none")
    throw new DefinitionError(`changes must be "apply" or "none"; it is ${JSON.stringify(changes)}.`);
  // Other options that are wrong are reported here as well, not when the server starts.
  createArgot(argotOptions).compile(false).validate(null, { maxErrors });

  const factory = (shared: SharedSchemas, ajv: AjvOptions): ((route: RouteSchema) => RequestCheck) => {
    refuseAjvOptions(ajv);
    const transformOptions = changes === "none" ? {} : { ...changesOfFastify, ...ajv.customOptions };
    const argot = createArgot(argotOptions);
    // Up to draft-07 a schema has no identifier beside `$ref`, but Fastify uses one.
    for (const [id, schema] of Object.entries(shared)) argot.add(schema, id.replace(/#$/, ""));
    return (route) => {
      const validator = argot.compile(route.schema);
      const plan = argot.plan(route.schema);
      if (route.httpPart === "headers") refuseCapitals(plan);
      return requestCheck(validator, planTransform(plan, transformOptions), { maxErrors, messages });
    };
  };
  // Fastify's type names its own validator. It calls nothing but this.
  return factory as unknown as ValidatorFactory;
}

type SharedSchemas = Readonly<Record<string, unknown>>;

/** The changes that Fastify's own validator makes. */
const changesOfFastify = {
  coerceTypes: "array",
  useDefaults: true,
  removeAdditional: true,
} as const satisfies TransformOptions;

/** Fastify's option `ajv`, as Fastify completes it. */
interface AjvOptions {
  readonly customOptions: Readonly<Record<string, unknown>>;
  readonly plugins: readonly unknown[];
}

function refuseAjvOptions({ customOptions, plugins }: AjvOptions): void {
  const name = Object.keys(customOptions).find((each) => !Object.hasOwn(changesOfFastify, each));
  const found = name === undefined ? plugins.length > 0 && "ajv.plugins" : `ajv.customOptions.${name}`;
  if (found === false) return;
  throw new DefinitionError(
    `Fastify has the option ${found}, which configures Ajv, and this server validates with Argot. Remove it; ` +
      "dialects, formats and keywords are options of createValidatorFactory.",
  );
}

function refuseCapitals(plan: Plan): void {
  const names = namesWithCapitals(plan);
  if (names.length > 0) throw new HeaderNameError(names);
}

interface IssueOptions {
  readonly maxErrors: number;
  readonly messages: Messages | undefined;
}

function requestCheck(
  validator: Validator,
  change: PlanTransform,
  { maxErrors, messages }: IssueOptions,
): RequestCheck {
  const check: RequestCheck = (data) => {
    check.errors = null;
    try {
      // Other code may know the object, as with Fastify's own validator.
      const { value } = change(data, true);
      const { valid, errors } = validator.validate(value, { maxErrors });
      if (valid) return value === data ? true : { value };
      check.errors = requestIssues(errors, messages).slice(0, maxErrors);
    } catch (error) {
      // The request exceeds the limits of the instance. All other exceptions are errors of the server.
      if (!(error instanceof LimitError || error instanceof TransformLimitError)) throw error;
      check.errors = [limitIssue(error)];
    }
    return false;
  };
  check.errors = null;
  return check;
}
