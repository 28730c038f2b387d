import type { FailedApplication } from "@argot/core/plan";
import { errorMessageKeyword } from "./error-message-keyword.js";
import { definedError } from "../keywords/error-definition.js";
import { wrongDataMessage } from "../keywords/data-keyword.js";
import { dataAt } from "../keywords/data-reference.js";
import type { ValidationRun } from "../keywords/validation-run.js";
import { withMessages } from "./error-messages.js";
import type { ErrorObject } from "./error-object.js";
import { errorOf, falseSchema } from "./error-of.js";
import type { ErrorSettings } from "./error-settings.js";
import type { ErrorSink, ReportedKeyword } from "./error-sink.js";
import { FailedKeyword } from "./failed-keyword.js";
import { type FailedRule, failedRule, failedRules } from "./failed-rule.js";
import type { FailedSchema } from "./failed-schema.js";
import { followSteps, step } from "./follow-steps.js";
import type { PlanSchemas } from "./plan-schemas.js";
import type { SchemaKeyword } from "./schema-keyword.js";
import { beforeAll } from "./type-check.js";

/**
 * Makes Ajv's errors from the failures of a value. All failures are known; without `allErrors`, only those that Ajv
 * finds before it stops are reported.
 */
export class ErrorCollector implements ErrorSink {
  readonly schemas: PlanSchemas;
  readonly settings: ErrorSettings;
  readonly #run: ValidationRun;
  /** The whole value. */
  readonly #rootData: unknown;
  /** Whether all errors are reported as they are. */
  readonly #reportsAll: boolean;
  /** The errors of one function of Ajv: that of the schema, or of a schema that a reference leads to. */
  #errors: (ErrorObject | DeferredErrors)[] = [];
  #hasDeferred = false;
  /** The depth of nested applications. */
  #depth = 0;
  /** Whether the first error was found, after which no more are reported. */
  #done = false;

  constructor(schemas: PlanSchemas, run: ValidationRun, rootData: unknown) {
    this.schemas = schemas;
    this.settings = schemas.settings;
    this.#reportsAll = this.settings.allErrors && !this.settings.added.has(errorMessageKeyword);
    this.#run = run;
    this.#rootData = rootData;
  }

  /** The errors of a schema. */
  errorsOf(at: FailedSchema): ErrorObject[] {
    this.#collect(at);
    return this.#settled();
  }

  report(at: FailedSchema, keyword: ReportedKeyword, params: object, message: string, keepsInner: boolean): boolean {
    if (this.#done) return true;
    const { allErrors } = this.settings;
    const isLast = !allErrors && !at.composite;
    if (isLast && !keepsInner && this.#errors.length > 0) this.#errors = [];
    this.#errors.push(errorOf(this.settings, at, keyword, params, message));
    this.#done = isLast;
    return !allErrors;
  }

  apply(
    at: FailedSchema,
    keyword: SchemaKeyword,
    failed: FailedApplication,
    composite: boolean,
    propertyName: string | undefined,
  ): boolean {
    if (this.#done) return true;
    const { allErrors } = this.settings;
    const before = this.#errors.length;
    if (this.#depth < maxDepth) {
      this.#depth++;
      this.#collectApplied(at, keyword, failed, composite, propertyName);
      this.#depth--;
    } else {
      this.#errors.push(new DeferredErrors(() => this.#collectApplied(at, keyword, failed, composite, propertyName)));
      this.#hasDeferred = true;
      // Adds an error, which is the only one if the schema must hold.
      this.#done ||= !allErrors && !composite && !at.keywords.applied(keyword, failed).keywords.isWhole;
    }
    return !allErrors && this.#errors.length > before;
  }

  #collectApplied(
    at: FailedSchema,
    keyword: SchemaKeyword,
    failed: FailedApplication,
    composite: boolean,
    propertyName: string | undefined,
  ): void {
    const inner: FailedSchema = {
      failed: at.failed,
      keywords: at.keywords,
      instancePath: at.instancePath,
      parentData: at.parentData,
      parentDataProperty: at.parentDataProperty,
      propertyName,
      composite,
    };
    step(inner, keyword, failed);
    if (this.#reportsAll) {
      followSteps(inner);
      this.#collect(inner);
    } else if (inner.keywords.isWhole) this.#collectFunction(inner);
    else this.#collect(inner);
  }

  /**
   * Collects the errors of a schema that Ajv compiles to a function of its own. Without `allErrors`, that function
   * returns the first one.
   */
  #collectFunction(at: FailedSchema): void {
    const outer = this.#errors;
    const isDone = this.#done;
    this.#errors = [];
    this.#done = false;
    this.#collect(at);
    for (const error of this.#errors) outer.push(error);
    this.#errors = outer;
    this.#done = isDone;
  }

  #collect(at: FailedSchema): void {
    const { isFalse, errorMessages: messages, path } = at.keywords;
    if (isFalse) {
      const name = falseSchema;
      return void this.report(at, { name, path: `${path}/${name}` }, {}, "boolean schema is false", false);
    }
    this.#reportKeywords(at);
    if (messages === undefined) return;
    const errorMessage = { name: errorMessageKeyword, path: `${path}/${errorMessageKeyword}` };
    this.#errors = withMessages(this.#settled(), {
      messages,
      options: this.settings.messageOptions,
      schemaPath: path,
      instancePath: at.instancePath,
      rootData: this.#rootData,
      make: (params, message) => errorOf(this.settings, at, errorMessage, params, message),
    });
  }

  #reportKeywords(at: FailedSchema): void {
    const { allErrors } = this.settings;
    const { value } = at.failed;
    const failures = at.keywords.found(at.failed);
    const first = failures.at(0);
    if (first && failures.length === 1) return this.#reportRule(at, failedRule(at, first));
    let onlyGroup: number | undefined;
    for (const rule of failedRules(at, failures)) {
      const { group } = rule.keyword.placeFor(value);
      if (onlyGroup !== undefined && group !== onlyGroup) continue;
      const before = this.#errors.length;
      this.#reportRule(at, rule);
      if (this.#done) return;
      if (allErrors || this.#errors.length === before) continue;
      // In an alternative, Ajv evaluates the first group of keywords although the type is wrong.
      if (group !== beforeAll || onlyGroup !== undefined) return;
      onlyGroup = at.keywords.firstGroup;
    }
  }

  #reportRule(at: FailedSchema, rule: FailedRule): void {
    const { dataPointer } = rule.keyword;
    if (dataPointer === undefined) return this.#reportKeyword(at, rule);
    const { name, definition } = rule.keyword;
    const value = dataAt(dataPointer, {
      rootData: this.#run.outer?.rootData ?? this.#rootData,
      instancePath: at.instancePath,
    });
    const keyword = rule.keyword.withValue(value, at.keywords.schema, this.settings);
    const problem = wrongDataMessage(name, value, definition);
    if (problem === undefined) this.#reportKeyword(at, { ...rule, keyword });
    else this.report(at, keyword, {}, problem, false);
  }

  #reportKeyword(at: FailedSchema, rule: FailedRule): void {
    const { keyword, applications } = rule;
    const { fixed, steps, reportErrors } = keyword;
    if (fixed) return void this.report(at, keyword, fixed.paramsOf(), fixed.message, false);
    if (reportErrors) return reportErrors(new FailedKeyword(this, at, rule));
    if (!steps) return this.#reportAdded(at, new FailedKeyword(this, at, rule));
    const { composite, propertyName } = at;
    for (const application of steps === "named" ? keyword.byName(applications) : applications)
      if (this.apply(at, keyword, application, composite, propertyName)) return;
  }

  /** Reports the errors of an added keyword: those of its function, or that of its definition. */
  #reportAdded(at: FailedSchema, failed: FailedKeyword): void {
    const { verbose } = this.settings;
    const { data, schema, parentSchema } = failed;
    const { rule, definition, name, path } = failed.keyword;
    const { instancePath, parentData, parentDataProperty } = at;
    const context = { instancePath, parentData, parentDataProperty, rootData: this.#rootData };
    const { errors } = (rule && this.#run.resultOf(rule, data, context)) ?? {};
    if (errors) {
      const own = { schemaPath: path, ...(verbose && { schema, data }) };
      for (const error of errors)
        this.#errors.push({ ...error, instancePath: error.instancePath ?? instancePath, ...own } as ErrorObject);
      return;
    }
    for (const application of failed.failure.failedApplications) failed.applyAlternative(application);
    const [params, message] = definedError(definition, { keyword: name, schema, parentSchema, data });
    failed.report(params, message, definition.macro !== undefined);
  }

  /** The errors, with those that were deferred. */
  #settled(): ErrorObject[] {
    if (!this.#hasDeferred) return this.#errors as ErrorObject[];
    const outer = { depth: this.#depth, done: this.#done };
    const waiting = this.#errors.reverse();
    const errors: ErrorObject[] = [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!(next instanceof DeferredErrors)) {
        errors.push(next);
        continue;
      }
      this.#errors = [];
      this.#done = false;
      this.#depth = 0;
      next.collect();
      for (const inner of this.#errors.reverse()) waiting.push(inner);
    }
    this.#depth = outer.depth;
    this.#done = outer.done;
    return errors;
  }
}

/** The errors of a deep part of the value, collected later because the stack is limited. */
class DeferredErrors {
  readonly collect: () => void;

  constructor(collect: () => void) {
    this.collect = collect;
  }
}

/** Maximum depth of nested applications, beyond which errors are deferred. */
const maxDepth = 200;
