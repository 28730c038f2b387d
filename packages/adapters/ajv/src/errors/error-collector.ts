// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { Application, FailedApplication, Failure, Plan } from "@argot/core/plan";
import { appendToken } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { isInlined } from "../schemas/referred-schemas.js";
import { errorMessageKeyword } from "../keywords/code-keywords.js";
import type { CustomResult } from "../keywords/custom-rule.js";
import { definedError } from "../keywords/error-definition.js";
import type { KeywordDefinition } from "../keywords/keyword-definition.js";
import type { AddedKeyword } from "../keywords/keyword-table.js";
import type { ErrorObject } from "./error-object.js";
import { withMessages } from "./error-messages.js";
import { keywordErrors } from "./keyword-errors.js";
import type { InnerErrors } from "./keyword-failure.js";
import type { KeywordGroup, KeywordPlace } from "./keyword-groups.js";
import { isUsed, typeCheckGroup } from "./type-check.js";

/** What errors are made by. */
export interface ErrorSettings {
  readonly allErrors: boolean;
  readonly verbose: boolean;
  readonly messages: boolean;
  readonly inlineRefs: boolean | number;
  readonly coerceTypes: boolean | "array" | undefined;
  /** Whether `discriminator` selects one of the alternatives of `oneOf`. */
  readonly discriminator: boolean;
  /** Whether `minContains` and `maxContains` are keywords. */
  readonly counts: boolean;
  /** The order of keywords. */
  readonly groups: readonly KeywordGroup[];
  /** Where a keyword stands in the order: once for each group. */
  readonly placesOf: (keyword: string) => readonly KeywordPlace[];
  /** The schema that a block was made of, as it was given. */
  readonly schemaOf: (block: number) => unknown;
  /** What an application adds to the path in the schemas. */
  readonly pathOf: (application: Application) => string;
  /** The whole value. */
  readonly rootData: unknown;
  /** The keywords that were added to the instance. */
  readonly added: ReadonlyMap<string, AddedKeyword>;
  /** What a keyword with a function returned for a value. */
  readonly resultOf: (schema: object, keyword: string, value: ValueContext) => CustomResult | undefined;
}

/** A value, and where it stands. */
export interface ValueContext {
  readonly data: unknown;
  readonly instancePath: string;
  readonly parentData: unknown;
  readonly parentDataProperty: string | number | undefined;
}

/** A schema that failed for a value. */
interface FailedSchema {
  readonly failed: FailedApplication;
  readonly schemaPath: string;
  readonly instancePath: string;
  /** The value that the value is in, and its name or index there. */
  readonly parent: readonly [data: unknown, key: string | number] | undefined;
  readonly propertyName: string | undefined;
  /** Whether the schema need not hold: it is an alternative, or is applied to items that are counted. */
  readonly composite: boolean;
}

/** The failures of one keyword, and where it stands in the order. */
interface FailedKeyword {
  readonly name: string;
  readonly failures: readonly Failure[];
  readonly group: number;
  readonly position: number;
}

/**
 * Makes Ajv's errors of the failures of a value. The failures are complete; without `allErrors` only those are reported that Ajv
 * finds before it stops.
 */
export class ErrorCollector {
  readonly #plan: Plan;
  readonly #settings: ErrorSettings;
  #errors: (ErrorObject | DeferredErrors)[] = [];
  /** How many applications are within one another. */
  #depth = 0;
  /** Whether the first error was found, after which there is none. */
  #done = false;

  constructor(plan: Plan, settings: ErrorSettings) {
    this.#plan = plan;
    this.#settings = settings;
  }

  /** The errors of a schema, from its root on. */
  errorsOf(failed: FailedApplication, instancePath: string): ErrorObject[] {
    return this.#settled(this.#errorsOfFunction(failed, instancePath, undefined));
  }

  /** Collects what was deferred. */
  #settled(found: readonly (ErrorObject | DeferredErrors)[]): ErrorObject[] {
    const waiting = found.toReversed();
    const errors: ErrorObject[] = [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (!(next instanceof DeferredErrors)) errors.push(next);
      else for (const inner of this.#within(next.collect).reverse()) waiting.push(inner);
    }
    return errors;
  }

  /** The errors of a schema that Ajv compiles to a function of its own: without `allErrors`, it returns the first one. */
  #errorsOfFunction(
    failed: FailedApplication,
    instancePath: string,
    parent: FailedSchema["parent"],
  ): (ErrorObject | DeferredErrors)[] {
    return this.#within(() =>
      this.#collect({ failed, schemaPath: "#", instancePath, parent, propertyName: undefined, composite: false }),
    );
  }

  #within(collect: () => void): (ErrorObject | DeferredErrors)[] {
    const outer = { errors: this.#errors, done: this.#done, depth: this.#depth };
    this.#errors = [];
    this.#done = false;
    collect();
    const errors = this.#errors;
    this.#errors = outer.errors;
    this.#done = outer.done;
    this.#depth = outer.depth;
    return errors;
  }

  #collect(at: FailedSchema): void {
    const { schemaOf } = this.#settings;
    const { block, failures } = at.failed;
    const rules = this.#plan.blocks[block]?.rules ?? [];
    if (failures.some(({ ruleIndex }) => rules[ruleIndex]?.name === undefined)) return this.#reportFalse(at);
    const schema = schemaOf(block) as Record<string, unknown>;
    this.#reportKeywords(at, schema);
    const messages = this.#settings.added.has(errorMessageKeyword) ? schema[errorMessageKeyword] : undefined;
    if (messages === undefined) return;
    this.#errors = withMessages(this.#settled(this.#errors), {
      messages,
      schemaPath: at.schemaPath,
      instancePath: at.instancePath,
      rootData: this.#settings.rootData,
      make: (params, message) => this.#errorOf(at, schema, errorMessageKeyword, params, message),
    });
  }

  #reportKeywords(at: FailedSchema, schema: Record<string, unknown>): void {
    const { allErrors, groups } = this.#settings;
    let onlyGroup: number | undefined;
    for (const keyword of this.#inOrder(at, schema)) {
      if (onlyGroup !== undefined && keyword.group !== onlyGroup) continue;
      const before = this.#errors.length;
      this.#reportKeyword(at, schema, keyword);
      if (this.#done) return;
      if (allErrors || this.#errors.length === before) continue;
      // In an alternative, Ajv looks at the first group of keywords although the type is wrong.
      if (keyword.name !== "type" || keyword.group !== -1 || onlyGroup !== undefined) return;
      onlyGroup = groups.findIndex((group) => isUsed(group, schema));
    }
  }

  #inOrder({ failed }: FailedSchema, schema: Record<string, unknown>): readonly FailedKeyword[] {
    const { failures, value } = failed;
    const [first] = failures;
    // What fails alone stands first, wherever that is. Without `allErrors` its group counts.
    if (first && failures.length === 1 && this.#settings.allErrors)
      return [{ name: this.#nameOf(first, failed, schema), failures, group: 0, position: 0 }];
    const found: (FailedKeyword & { readonly failures: Failure[] })[] = [];
    for (const failure of failures) {
      const name = this.#nameOf(failure, failed, schema);
      const known = found.find((each) => each.name === name);
      if (known) known.failures.push(failure);
      else found.push({ name, failures: [failure], ...this.#placeOf(name, schema, value) });
    }
    return found.sort((a, b) => a.group - b.group || a.position - b.position);
  }

  /** The keyword of a failure: `discriminator` is reported in place of what it selects from. */
  #nameOf({ ruleIndex }: Failure, { block, value }: FailedApplication, schema: Record<string, unknown>): string {
    const { name = "" } = this.#plan.blocks[block]?.rules[ruleIndex] ?? {};
    const isSelected =
      name === "oneOf" && this.#settings.discriminator && isObject(schema["discriminator"]) && isObject(value);
    return isSelected ? "discriminator" : name;
  }

  /** Where a keyword stands in the order. The type check is before all keywords, or after those of its group: none of them failed then. */
  #placeOf(name: string, schema: Record<string, unknown>, value: unknown): KeywordPlace {
    const { groups, placesOf, coerceTypes } = this.#settings;
    if (name === "type") {
      const group = typeCheckGroup(schema, groups, coerceTypes);
      return { group: group === "first" ? -1 : group, position: Infinity };
    }
    return placesOf(name).find(({ group }) => isAbout(groups[group]?.type, value)) ?? nowhere;
  }

  #reportKeyword(at: FailedSchema, schema: Record<string, unknown>, { name, failures }: FailedKeyword): void {
    const [failure] = failures as readonly [Failure];
    const { value: data } = at.failed;
    const report = (params: object, message: string, keepsInner = false): boolean =>
      this.#report(at, schema, name, params, message, keepsInner);
    const added = this.#settings.added.get(name);
    const reportErrors = added ? undefined : keywordErrors[name];
    if (!reportErrors) return this.#reportAdded(at, schema, name, failure, added?.definition ?? {});
    reportErrors({
      keyword: name,
      schema: schema[name],
      parentSchema: schema,
      data,
      failure,
      applications:
        failures.length === 1 ? failure.failedApplications : failures.flatMap((each) => each.failedApplications),
      counts: this.#settings.counts,
      schemaOf: ({ block }) => this.#settings.schemaOf(block),
      lacks: (property) => !isObject(data) || !Object.hasOwn(data, property) || data[property] === undefined,
      report,
      apply: (application, mode = {}) => this.#apply(at, name, schema, application, mode),
    });
  }

  /** Reports the errors of a keyword that was added: its own, or those that its definition says. */
  #reportAdded(
    at: FailedSchema,
    schema: Record<string, unknown>,
    keyword: string,
    { failedApplications }: Failure,
    definition: KeywordDefinition,
  ): void {
    const { allErrors, verbose, resultOf } = this.#settings;
    const { value: data } = at.failed;
    const [parentData, parentDataProperty] = at.parent ?? [];
    const context = { data, instancePath: at.instancePath, parentData, parentDataProperty };
    const { errors } = (definition.macro ? undefined : resultOf(schema, keyword, context)) ?? {};
    if (errors) {
      const own = { schemaPath: `${at.schemaPath}/${keyword}`, ...(verbose && { schema: schema[keyword], data }) };
      for (const error of errors)
        this.#errors.push({ ...error, instancePath: error.instancePath ?? at.instancePath, ...own } as ErrorObject);
      this.#done = !allErrors && !at.composite;
      return;
    }
    for (const application of failedApplications) this.#apply(at, keyword, schema, application, { composite: true });
    const [params, message] = definedError(definition, {
      keyword,
      schema: schema[keyword],
      parentSchema: schema,
      data,
    });
    this.#report(at, schema, keyword, params, message, definition.macro !== undefined);
  }

  #apply(
    at: FailedSchema,
    keyword: string,
    schema: Record<string, unknown>,
    failed: FailedApplication,
    { composite, propertyName = at.propertyName }: InnerErrors,
  ): boolean {
    if (this.#done) return true;
    const before = this.#errors.length;
    const isFollowed = failed.application.dynamic !== undefined || isReference(keyword);
    const isComposite = composite ?? at.composite;
    const collect = (): void => {
      const { key } = failed;
      const instancePath = key === undefined ? at.instancePath : appendToken(at.instancePath, String(key));
      const parent = key === undefined ? at.parent : ([at.failed.value, key] as const);
      if (isFollowed) return this.#follow(at, keyword, schema[keyword], failed, instancePath);
      const schemaPath = at.schemaPath + this.#settings.pathOf(failed.application);
      this.#collect({ failed, schemaPath, instancePath, parent, propertyName, composite: isComposite });
    };
    if (this.#depth < maxDepth) {
      this.#depth++;
      collect();
      this.#depth--;
    } else {
      this.#errors.push(new DeferredErrors(this.#fromTheTop(collect)));
      // It has an error, which is the only one if the schema must hold.
      this.#done ||= !this.#settings.allErrors && !isComposite && !isFollowed;
    }
    return !this.#settings.allErrors && this.#errors.length > before;
  }

  /** Collects errors as if nothing were around them. */
  #fromTheTop(collect: () => void): () => void {
    return () => {
      this.#depth = 0;
      collect();
    };
  }

  /** Follows a reference. The path in the schemas begins anew. */
  #follow(
    at: FailedSchema,
    keyword: string,
    reference: unknown,
    failed: FailedApplication,
    instancePath: string,
  ): void {
    const target = keyword === "$ref" ? this.#referred(failed, String(reference)) : failed;
    const isPlain = keyword === "$ref" && reference !== "#" && reference !== "#/";
    if (isPlain && isInlined(this.#settings.schemaOf(target.block), this.#settings.inlineRefs)) {
      this.#collect({ ...at, failed: target, schemaPath: String(reference), instancePath });
      return;
    }
    for (const error of this.#errorsOfFunction(target, instancePath, at.parent)) this.#errors.push(error);
  }

  /** The schema that a reference leads to. References by a JSON Pointer to nothing but a reference lead further. */
  #referred(failed: FailedApplication, reference: string): FailedApplication {
    if (!reference.includes("#/")) return failed;
    const schema = this.#settings.schemaOf(failed.block);
    if (!isObject(schema) || typeof schema["$ref"] !== "string" || this.#hasOtherKeywords(schema)) return failed;
    const [next] = failed.failures[0]?.failedApplications ?? [];
    return next ? this.#referred(next, schema["$ref"]) : failed;
  }

  #hasOtherKeywords(schema: object): boolean {
    return Object.keys(schema).some(
      (name) => name !== "$ref" && (name === "type" || this.#settings.groups.some(({ names }) => names.includes(name))),
    );
  }

  #reportFalse(at: FailedSchema): void {
    this.#report(at, false, "false schema", {}, "boolean schema is false", false);
  }

  #report(
    at: FailedSchema,
    parentSchema: any,
    keyword: string,
    params: object,
    message: string,
    keepsInner: boolean,
  ): boolean {
    if (this.#done) return true;
    const { allErrors } = this.#settings;
    const isLast = !allErrors && !at.composite;
    if (isLast && !keepsInner) this.#errors.length = 0;
    this.#errors.push(this.#errorOf(at, parentSchema, keyword, params, message));
    this.#done = isLast;
    return !allErrors;
  }

  #errorOf(at: FailedSchema, parentSchema: any, keyword: string, params: object, message: string): ErrorObject {
    const { verbose, messages } = this.#settings;
    const { instancePath, propertyName } = at;
    const error: ErrorObject = { instancePath, schemaPath: `${at.schemaPath}/${keyword}`, keyword, params };
    if (messages) error.message = message;
    if (verbose) {
      error.schema = parentSchema === false ? false : parentSchema[keyword];
      error.parentSchema = parentSchema;
      error.data = at.failed.value;
    }
    if (propertyName !== undefined) error.propertyName = propertyName;
    return error;
  }
}

/** The errors of a part that is deep in the value. They are collected later, as the stack is limited. */
class DeferredErrors {
  readonly collect: () => void;

  constructor(collect: () => void) {
    this.collect = collect;
  }
}

/** Maximum number of applications within one another, after which errors are deferred. */
const maxDepth = 200;

/** The place of a keyword that is in no group. */
const nowhere: KeywordPlace = { group: Infinity, position: 0 };

const isReference = (keyword: string): boolean =>
  keyword === "$ref" || keyword === "$recursiveRef" || keyword === "$dynamicRef";

const isAbout = (type: string | undefined, value: unknown): boolean =>
  type === undefined || (Array.isArray(value) ? type === "array" : type === typeof value);
