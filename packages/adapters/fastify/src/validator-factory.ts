import type { Plan } from "@argot/core/plan";
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
import type { FastifyServerOptions } from "fastify";
import { ChangeError } from "./change-error.js";
import { expectedChanges } from "./expected-changes.js";
import { HeaderNameError, namesWithCapitals } from "./header-names.js";
import { limitIssue, type RequestIssue, requestIssues } from "./request-issues.js";

/** Options for `createValidatorFactory`: those of `createArgot`, and these. */
export interface ValidatorFactoryOptions extends ArgotOptions {
  /**
   * What to do with a schema for which Fastify's own validator changes requests: by converting texts to the `type` that is
   * required, or by inserting a `default`. This package validates requests as they are received.
   *
   * - `"refuse"` (default): the route is refused with a {@link ChangeError} that names each place.
   * - `"none"`: requests are validated by such schemas as they are, and defaults are annotations.
   */
  readonly changes?: "refuse" | "none";
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

/** The function that Fastify calls with each request. Fastify reads `errors` if the result is `false`. */
interface RequestCheck {
  (data: unknown): boolean;
  errors: readonly RequestIssue[] | null;
}

/**
 * Makes the factory for Fastify's option `schemaController.compilersFactory.buildValidator`. Fastify calls it with the shared
 * schemas, those of `addSchema`, of each context that adds some.
 *
 * Schemas without `$schema` are in draft-07, as with Fastify's own validator. Their formats are checked, and unknown keywords are
 * refused. The options `dialect`, `formats` and `strict` change that.
 *
 * When a route is registered, a schema that cannot be used is refused with a `SchemaError`, a {@link ChangeError} or a
 * {@link HeaderNameError}.
 *
 * @throws DefinitionError if an option is not known, or has a value that it cannot have.
 */
export function createValidatorFactory(options: ValidatorFactoryOptions = {}): ValidatorFactory {
  const names = ["changes", "maxErrors", "messages"] satisfies (keyof ValidatorFactoryOptions)[];
  refuseUnknownOptions("createValidatorFactory", options, [...names, ...argotOptionNames]);
  const { changes = "refuse", maxErrors = 10, messages, ...given } = options;
  const argotOptions: ArgotOptions = { dialect: "draft-07", formats: "assert", strict: true, ...given };
  if (changes !== "refuse" && changes !== "none")
    throw new DefinitionError(`changes must be "refuse" or "none"; it is ${JSON.stringify(changes)}.`);
  // Other options that are wrong are reported here as well, not when the server starts.
  createArgot(argotOptions).compile(false).validate(null, { maxErrors });

  const factory = (shared: SharedSchemas, ajv: AjvOptions): ((route: RouteSchema) => RequestCheck) => {
    refuseAjvOptions(ajv);
    const argot = createArgot(argotOptions);
    // Up to draft-07 a schema has no identifier beside `$ref`, but Fastify uses one.
    for (const [id, schema] of Object.entries(shared)) argot.add(schema, id.replace(/#$/, ""));
    return (route) => {
      const validator = argot.compile(route.schema);
      const plan = argot.plan(route.schema);
      if (route.httpPart === "headers") refuseCapitals(plan);
      if (changes === "refuse") refuseChanges(plan, route);
      return requestCheck(validator, maxErrors, messages);
    };
  };
  // Fastify's type names its own validator. It calls nothing but this.
  return factory as unknown as ValidatorFactory;
}

type SharedSchemas = Readonly<Record<string, unknown>>;

/** Fastify's option `ajv`, as Fastify completes it. */
interface AjvOptions {
  readonly customOptions: Readonly<Record<string, unknown>>;
  readonly plugins: readonly unknown[];
}

function refuseAjvOptions({ customOptions, plugins }: AjvOptions): void {
  const [name] = Object.keys(customOptions);
  const found = name === undefined ? plugins.length > 0 && "ajv.plugins" : `ajv.customOptions.${name}`;
  if (found === false) return;
  throw new DefinitionError(
    `Fastify has the option ${found}, which configures Ajv, and this server validates with Argot. Remove it; ` +
      "dialects, formats and keywords are options of createValidatorFactory.",
  );
}

/** The parts of a request that are received as texts. */
const textParts: ReadonlySet<unknown> = new Set<RequestPart>(["querystring", "params", "headers"]);

/** Media types of bodies that are received as texts. */
const textTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

function refuseChanges(plan: Plan, { httpPart, contentType = "" }: RouteSchema): void {
  const hasTexts = textTypes.has(contentType) || textParts.has(httpPart);
  const found = expectedChanges(plan, hasTexts);
  if (found.length > 0) throw new ChangeError(httpPart ?? "value", found);
}

function refuseCapitals(plan: Plan): void {
  const names = namesWithCapitals(plan);
  if (names.length > 0) throw new HeaderNameError(names);
}

function requestCheck(validator: Validator, maxErrors: number, messages: Messages | undefined): RequestCheck {
  const check: RequestCheck = (data) => {
    check.errors = issuesOf(data);
    return check.errors === null;
  };
  const issuesOf = (data: unknown): readonly RequestIssue[] | null => {
    try {
      const { valid, errors } = validator.validate(data, { maxErrors });
      return valid ? null : requestIssues(errors, messages);
    } catch (error) {
      // The request exceeds the limits of the instance. All other exceptions are errors of the server.
      if (error instanceof LimitError) return [limitIssue(error)];
      throw error;
    }
  };
  check.errors = null;
  return check;
}
