import { type FailuresOptions, type RegexEngine, SchemaError, type Validator } from "@argot/core";
import { type InstancePosition, isObject } from "@argot/core/keyword";
import type { Plan, PlanFailures } from "@argot/core/plan";
import { unchanged, valueChanges } from "./changes/value-changes.js";
import { metaSchemaAt } from "./engine/meta-schemas.js";
import { anyMetaSchema, SchemaEngine } from "./engine/schema-engine.js";
import { errorMaker } from "./errors/error-maker.js";
import type { ErrorObject } from "./errors/error-object.js";
import type { ErrorSettings } from "./errors/error-settings.js";
import { ValidationError } from "./errors/validation-error.js";
import { commentKeyword } from "./keywords/comment.js";
import type { CalledRule } from "./keywords/custom-rule.js";
import { type Format, formatOf, isAsyncFormat } from "./keywords/format.js";
import { isAnnotation, knownKeywords } from "./keywords/known-keywords.js";
import type { KeywordDefinition } from "./keywords/keyword-definition.js";
import { KeywordTable } from "./keywords/keyword-table.js";
import { type MacroSchemas, type PreparedSchemas, preparedSchemas } from "./keywords/prepared-schemas.js";
import type { ValidationRun } from "./keywords/validation-run.js";
import {
  type InstanceOptions,
  instanceOptions,
  type Logger,
  loggerOf,
  type Options,
  warnOfRemoved,
} from "./options.js";
import { missingReference, MissingRefError, unknownMetaSchema } from "./schemas/reference-errors.js";
import { anonymousBase } from "./schemas/schema-document.js";
import { isSchema, type KnownSchema, normalizeId, SchemaStore } from "./schemas/schema-store.js";
import { AcceptedSchemas } from "./strict/always-checked.js";
import { type StrictMode, strictMode } from "./strict/strict-mode.js";
import type { JSONSchemaType } from "./json-schema-type.js";
import type { AnySchema, AnySchemaObject, AsyncSchema, Schema, SchemaObject } from "./types.js";
import {
  type AnyValidateFunction,
  asyncFunction,
  type AsyncValidateFunction,
  type FindErrors,
  plainFunction,
  recordedFunction,
  type SchemaEnvironment,
  type ValidateFunction,
} from "./validate-function.js";

/** Options of `errorsText`. */
export interface ErrorsTextOptions {
  /** Between errors. Default: `", "`. */
  separator?: string;
  /** The name of the value. Default: `"data"`. */
  dataVar?: string;
}

/** A function that adds something to an instance, and returns it. */
export interface Plugin<GivenOptions> {
  /** Adds something. */
  (ajv: AjvCore, options?: GivenOptions): AjvCore;
  /** Ajv's plug-ins have members. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as Ajv has it
  [member: string]: any;
}

/** A schema that the engine has compiled. */
interface CompiledSchema {
  readonly validator: Validator;
  plan(): Plan;
}

/** Makes errors of what fails. */
type ErrorsOf = (failures: PlanFailures, run: ValidationRun) => ErrorObject[];

const firstPart: FailuresOptions = { parts: "first" };

/** What the classes for single drafts have in common: the members of Ajv. */
export class AjvCore {
  /** What promises of asynchronous schemas are rejected with. */
  static readonly ValidationError: typeof ValidationError = ValidationError;
  /** What is thrown for a reference that leads nowhere. */
  static readonly MissingRefError: typeof MissingRefError = MissingRefError;

  /** The options, with their defaults. */
  readonly opts: InstanceOptions;
  /** The errors of the last call of `validate` or `validateSchema`; `null` if the value was valid. */
  errors: ErrorObject[] | null | undefined = undefined;
  /** Where warnings go. */
  readonly logger: Logger;
  /** The formats by name. */
  readonly formats: Record<string, Format | undefined> = Object.create(null) as Record<string, Format | undefined>;
  readonly #store: SchemaStore;
  readonly #keywords: KeywordTable;
  /** Makes schemas with keywords of the instance ready. Absent if it has none. */
  #prepared: PreparedSchemas | undefined;
  /** Checks schemas as Ajv does when it compiles them. Made when a schema is to be checked. */
  #strictMode: StrictMode | undefined;
  #accepted: AcceptedSchemas | undefined;
  /** What macros stand for, by schema object and keyword. */
  readonly #macros: MacroSchemas = new WeakMap();
  /** The call of a validation function that is running. */
  #run: ValidationRun | undefined;
  /** The URI of the dialect of schemas without `$schema`. */
  readonly #dialect: string;
  /** The names of the keywords of the dialect. Found when one is looked up. */
  #known: ReadonlySet<string> | undefined;
  /** Whether schemas are checked against the meta-schemas of their dialects when they are compiled. */
  readonly #isCheckedByEngine: boolean;
  /** The meta-schema of schemas without `$schema`, unless the option `defaultMeta` names another. */
  #metaSchema: string | AnySchemaObject | undefined;
  readonly #engine: SchemaEngine;
  /** Whether `minContains` and `maxContains` are keywords. */
  readonly #counts: boolean;
  readonly #loading = new Map<string, Promise<AnySchemaObject>>();

  /** @param metaSchema - The URI of the dialect of schemas without `$schema`. */
  constructor(options: Options, metaSchema: string) {
    this.opts = instanceOptions(options);
    this.logger = loggerOf(options.logger);
    warnOfRemoved(options, this.logger);
    this.#keywords = new KeywordTable(this.logger);
    this.#counts = !metaSchema.includes("draft-0");
    const { schemaId, meta, schemas, formats, keywords, validateSchema, defaultMeta, $comment } = this.opts;
    this.#dialect = metaSchema;
    this.#metaSchema = meta === true ? metaSchema : undefined;
    // A keyword with a function has another value for the engine.
    this.#isCheckedByEngine = validateSchema === true && meta === true && defaultMeta === undefined && !$comment;
    this.#engine = new SchemaEngine(() => ({
      dialect: metaSchema,
      dialects: {
        checked: this.#isCheckedByEngine,
        ignoreKeywordsWithRef: this.opts.ignoreKeywordsWithRef === true,
        format: this.opts.validateFormats
          ? formatOf(this.formats, (rule, value, position) => this.#runRule(rule, value, position))
          : undefined,
        added: this.#prepared?.keywords() ?? new Map(),
        removed: this.#keywords.removed,
      },
      regex: this.#regex(),
      readsPositions: this.#readsPositions(),
    }));
    this.#store = new SchemaStore(
      schemaId,
      (uri, environment) => this.#engine.add(uri, () => this.#prepare(environment)),
      (uri) => this.#engine.remove(uri),
      (schema, name) => this.#macros.get(schema)?.get(name) ?? (schema as Record<string, unknown>)[name],
    );
    if ($comment || keywords || formats || schemas || isObject(meta)) this.#addGiven();
  }

  /** Adds what the options have. */
  #addGiven(): void {
    const { $comment, keywords, formats = {}, schemaId, meta, schemas } = this.opts;
    if ($comment) {
      this.#keywords.add("$comment", commentKeyword(this), () => false);
      this.#change();
    }
    if (Array.isArray(keywords)) this.addVocabulary(keywords as (string | KeywordDefinition)[]);
    else if (keywords) {
      this.logger.warn("keywords option as map is deprecated, pass array");
      for (const [keyword, definition] of Object.entries(keywords))
        this.addKeyword({ keyword, ...(definition as KeywordDefinition) });
    }
    for (const [name, format] of Object.entries(formats)) if (format) this.addFormat(name, format);
    if (isObject(meta)) {
      this.#metaSchema = (meta[schemaId] as string | undefined) || meta;
      this.addMetaSchema(meta);
    }
    if (Array.isArray(schemas)) this.addSchema(schemas as AnySchema[]);
    else for (const [key, schema] of Object.entries(schemas ?? {})) this.addSchema(schema, key);
  }

  /** The schemas by key. */
  get schemas(): Record<string, SchemaEnvironment | undefined> {
    return this.#store.schemas;
  }

  /** The schemas by identifier. */
  get refs(): Record<string, SchemaEnvironment | undefined> {
    return this.#store.refs;
  }

  /**
   * Whether a value is valid. The errors are in `errors` afterwards.
   *
   * @param schemaKeyRef - A schema, or the key or identifier of one that was added.
   * @returns A promise if the schema has `$async: true`.
   * @throws Error if there is no such schema, or it cannot be compiled.
   */
  // oxlint-disable typescript/no-unnecessary-type-parameters, typescript/unified-signatures -- as Ajv has it
  validate(schema: Schema | string, data: unknown): boolean;
  /** Narrows a value to the type of its schema. */
  validate<T>(schema: Schema | JSONSchemaType<T> | string, data: unknown): data is T;
  /** Gives the value, if it is valid. */
  validate<T>(schema: AsyncSchema, data: unknown): Promise<T>;
  /** Narrows a value to a type. */
  validate<T>(schemaKeyRef: AnySchema | string, data: unknown): data is T;
  validate(schemaKeyRef: AnySchema | string, data: unknown): unknown {
    const validate = typeof schemaKeyRef === "string" ? this.getSchema(schemaKeyRef) : this.compile(schemaKeyRef);
    if (!validate) throw new Error(`no schema with key or ref "${schemaKeyRef as string}"`);
    const result: unknown = validate(data);
    if (!("$async" in validate)) this.errors = validate.errors;
    return result;
  }

  /**
   * Compiles a schema. A schema object is compiled once.
   *
   * @throws Error if the schema cannot be used.
   * @throws MissingRefError if it refers to a schema that was not added.
   */
  compile<T = unknown>(schema: Schema | JSONSchemaType<T>, meta?: boolean): ValidateFunction<T>;
  /** Compiles a schema whose function returns promises. */
  compile<T = unknown>(schema: AsyncSchema, meta?: boolean): AsyncValidateFunction<T>;
  /** Compiles a schema of either kind. */
  compile<T = unknown>(schema: AnySchema, meta?: boolean): AnyValidateFunction<T>;
  compile(schema: AnySchema, meta = false): AnyValidateFunction {
    const environment = this.#add(schema, undefined, meta, this.opts.addUsedSchema);
    return this.#compiled(environment);
  }

  /**
   * Compiles a schema. Schemas that it refers to and that were not added are loaded by the option `loadSchema`.
   *
   * @throws Error if there is no such option, or the schema cannot be used.
   */
  compileAsync<T = unknown>(schema: SchemaObject | JSONSchemaType<T>, meta?: boolean): Promise<ValidateFunction<T>>;
  /** Compiles a schema whose function returns promises. */
  compileAsync<T = unknown>(schema: AsyncSchema, meta?: boolean): Promise<AsyncValidateFunction<T>>;
  compileAsync(schema: AnySchemaObject, meta = false): Promise<AnyValidateFunction> {
    const { loadSchema } = this.opts;
    if (typeof loadSchema !== "function") throw new Error("options.loadSchema should be a function");
    return this.#compileLoading(schema, meta, loadSchema);
  }

  async #compileLoading(
    schema: AnySchemaObject,
    meta: boolean,
    loadSchema: NonNullable<Options["loadSchema"]>,
  ): Promise<AnyValidateFunction> {
    await this.#loadMetaSchema(schema, loadSchema);
    const environment = this.#add(schema, undefined, meta, this.opts.addUsedSchema);
    for (;;) {
      try {
        return this.#compiled(environment);
      } catch (error) {
        if (!(error instanceof MissingRefError)) throw error;
        const { missingSchema, missingRef } = error;
        if (this.#store.find(missingSchema))
          throw new Error(`AnySchema ${missingSchema} is loaded but ${missingRef} cannot be resolved`, {
            cause: error,
          });
        const loading = this.#loading.get(missingSchema) ?? loadSchema(missingSchema);
        this.#loading.set(missingSchema, loading);
        // oxlint-disable-next-line no-await-in-loop -- which schema is missing next is known once this one is there
        const loaded = await loading.finally(() => this.#loading.delete(missingSchema));
        // oxlint-disable-next-line no-await-in-loop -- and so may be the schema of that one
        await this.#loadMetaSchema(loaded, loadSchema);
        if (!this.#store.find(missingSchema)) this.addSchema(loaded, missingSchema, meta);
      }
    }
  }

  /** Loads the meta-schema of a schema, unless it is known. */
  async #loadMetaSchema({ $schema }: AnySchemaObject, loadSchema: NonNullable<Options["loadSchema"]>): Promise<void> {
    if (typeof $schema === "string" && $schema !== "" && !this.getSchema($schema))
      await this.#compileLoading({ $ref: $schema }, true, loadSchema);
  }

  /**
   * Adds a schema, or several, so that others can refer to it, and `getSchema` finds it.
   *
   * @param key - The key to find it by. Default: its identifier.
   * @throws Error if another schema has the key or identifier, or it is not valid against its meta-schema.
   */
  addSchema(
    schema: AnySchema | AnySchema[],
    key?: string,
    meta = false,
    validate: boolean | "log" = this.opts.validateSchema,
  ): this {
    if (Array.isArray(schema)) {
      for (const each of schema) this.addSchema(each, undefined, meta, validate);
      return this;
    }
    const id = normalizeId(key || (isSchema(schema) ? this.#store.idOf(schema) : undefined));
    this.#store.refuseKnown(id);
    this.#store.name(id, this.#add(schema, id, meta, true, validate));
    return this;
  }

  /** Adds a schema of schemas, which `$schema` can name. It is not removed by `removeSchema` without an argument. */
  addMetaSchema(schema: AnySchemaObject, key?: string, validate: boolean | "log" = this.opts.validateSchema): this {
    return this.addSchema(schema, key, true, validate);
  }

  /**
   * Whether a schema is valid against its meta-schema. The errors are in `errors` afterwards.
   *
   * @param throwOrLogError - Whether to throw if it is not, or to log with the option `validateSchema: "log"`.
   */
  validateSchema(schema: AnySchema, throwOrLogError = false): boolean {
    if (typeof schema === "boolean") return true;
    const { $schema } = schema;
    if ($schema !== undefined && typeof $schema !== "string") throw new Error("$schema must be a string");
    if (this.#metaSchema !== undefined) this.opts.defaultMeta ??= this.#metaSchema;
    const meta = $schema || this.opts.defaultMeta;
    if (!meta) {
      this.logger.warn("meta-schema not available");
      this.errors = null;
      return true;
    }
    const valid = this.validate(meta, schema);
    if (valid || !throwOrLogError) return valid;
    const message = `schema is invalid: ${this.errorsText()}`;
    if (this.opts.validateSchema !== "log") throw new Error(message);
    this.logger.error(message);
    return false;
  }

  /**
   * The function of a schema that was added, compiled on first use.
   *
   * @param keyRef - Its key or identifier. A fragment selects a part of it.
   * @returns `undefined` if there is none.
   */
  getSchema<T = unknown>(keyRef: string): AnyValidateFunction<T> | undefined {
    const isAny = this.#metaSchema !== undefined && normalizeId(keyRef) === anyMetaSchema;
    const name = isAny ? this.#dialect : keyRef;
    const environment = this.#store.find(name) ?? this.#store.partAt(name);
    return environment && this.#compiled(environment);
  }

  /**
   * Removes a schema, so that another one can have its key. Functions that were compiled stay as they are.
   *
   * @param schemaKeyRef - A schema, its key or identifier, or an expression for them. Default: all schemas but meta-schemas.
   */
  removeSchema(schemaKeyRef?: AnySchema | string | RegExp): this {
    if (schemaKeyRef === undefined || schemaKeyRef instanceof RegExp) this.#store.removeAll(schemaKeyRef);
    else if (typeof schemaKeyRef === "string") this.#store.removeKey(schemaKeyRef);
    else if (isObject(schemaKeyRef)) this.#store.removeSchema(schemaKeyRef);
    else throw new Error("ajv.removeSchema: invalid parameter");
    return this;
  }

  /** Adds a format, or replaces it for schemas that are compiled afterwards. */
  addFormat(name: string, format: Format): this {
    this.formats[name] = typeof format === "string" ? new RegExp(format) : format;
    this.#engine.change();
    return this;
  }

  /**
   * Adds a keyword. Schemas that are compiled afterwards can have it.
   *
   * @throws Error if there is one of the name, or the definition needs Ajv's code generation.
   */
  addKeyword(definition: string | KeywordDefinition, deprecated?: KeywordDefinition): this {
    if (typeof definition !== "string" && (!isObject(definition) || deprecated !== undefined))
      throw new Error("invalid addKeywords parameters");
    const given = typeof definition === "string" ? deprecated && { ...deprecated, keyword: definition } : definition;
    if (deprecated) this.logger.warn("these parameters are deprecated, see docs for addKeyword");
    const names = [typeof definition === "string" ? definition : (definition.keyword ?? [])].flat();
    if (names.length === 0) throw new Error("addKeywords: keyword must be string or non-empty array");
    const isKnown = (name: string): boolean => this.#isKnown(name);
    for (const name of names) this.#keywords.refuseName(name, isKnown);
    if (given?.$data && !given.code && !given.validate)
      throw new Error('$data keyword must have "code" or "validate" function');
    if (given?.metaSchema) given.validateSchema = this.compile(given.metaSchema, true) as never;
    for (const name of names) this.#keywords.add(name, given, isKnown);
    this.#change();
    return this;
  }

  /** Adds several keywords. */
  addVocabulary(definitions: readonly (string | KeywordDefinition)[]): this {
    for (const definition of definitions) this.addKeyword(definition);
    return this;
  }

  /** The definition of a keyword that was added; whether there is one of another. */
  getKeyword(name: string): KeywordDefinition | boolean {
    const added = this.#keywords.added.get(name);
    return added ? (added.definition ?? false) : this.#isRule(name);
  }

  /** Removes a keyword, also one of the specification. Schemas that are compiled afterwards do not have it. */
  removeKeyword(name: string): this {
    this.#keywords.remove(name);
    this.#change();
    return this;
  }

  /** The errors as a text. Default: those of the last call of `validate`. */
  errorsText(
    errors: ErrorObject[] | null | undefined = this.errors,
    { separator = ", ", dataVar = "data" }: ErrorsTextOptions = {},
  ): string {
    if (!errors || errors.length === 0) return "No errors";
    return errors.map(({ instancePath, message }) => `${dataVar}${instancePath} ${message}`).join(separator);
  }

  /** @param validate - Whether to validate the schema at once. Default: unless it is checked when it is compiled. */
  #add(
    schema: AnySchema,
    key: string | undefined,
    meta: boolean,
    isReferable: boolean,
    validate: boolean | "log" = !this.#isCheckedByEngine && this.opts.validateSchema,
  ): KnownSchema {
    if (!isSchema(schema)) throw new Error("schema must be object or boolean");
    const known = this.#store.known(schema);
    if (known) return known;
    const added = this.#store.add(schema, key, meta, isReferable);
    if (this.opts.validateSchema && typeof schema === "object") this.errors = null;
    if (!validate) return added;
    try {
      this.validateSchema(schema, true);
    } catch (error) {
      this.#store.forget(added);
      throw error;
    }
    return added;
  }

  #compiled(environment: KnownSchema): AnyValidateFunction {
    return (environment.validate ??= this.#compile(environment));
  }

  #compile(environment: KnownSchema): AnyValidateFunction {
    environment.others = this.#store.documents;
    const compiled = this.#engineSchema(environment);
    const isOfficial = environment.meta === true && metaSchemaAt(environment.baseId) === environment.schema;
    if (!isOfficial) this.#checkStrictly(environment);
    const prepared = this.#prepared;
    const { passContext, useDefaults, coerceTypes, removeAdditional } = this.opts;
    const isChanged = !environment.meta && (useDefaults || coerceTypes || removeAdditional || prepared?.modifies);
    const errorsOf = this.#errorsOf(environment, prepared);
    if (isChanged || passContext || this.#readsPositions() || isAsync(environment.schema))
      return this.#recorded(environment, compiled, prepared, Boolean(isChanged), errorsOf);
    return plainFunction(environment, this.#failuresOf(compiled.validator), errorsOf, this);
  }

  /** Finds what errors are made of. */
  #failuresOf(validator: Validator): (data: unknown) => PlanFailures | undefined {
    const options = this.#failuresOptions;
    if (options === undefined) return validator.failures;
    // A valid value costs no more than its verdict: options are looked at when it is not.
    return (data) => (validator(data) ? undefined : validator.failures(data, options));
  }

  /** Which failures errors are made of: if one error is reported, no more parts of a large value are looked at than that needs. */
  get #failuresOptions(): FailuresOptions | undefined {
    return this.opts.allErrors ? undefined : firstPart;
  }

  /** The function of a schema whose verdicts depend on the call, which changes values, or which returns promises. */
  #recorded(
    environment: KnownSchema,
    { validator, plan }: CompiledSchema,
    prepared: PreparedSchemas | undefined,
    isChanged: boolean,
    errorsOf: ErrorsOf,
  ): AnyValidateFunction {
    const { passContext = false } = this.opts;
    const change = isChanged ? valueChanges(plan(), this.opts, prepared, () => this.#run) : undefined;
    const options = this.#failuresOptions;
    const findErrors: FindErrors = (data, run) =>
      this.#running(run, () => {
        const value = change ? change(data, run) : data;
        // Keywords may change the value while it is validated.
        const before = prepared?.changesLast ? unchanged(value) : value;
        const failures = validator(value) ? undefined : validator.failures(before, options);
        return failures ? errorsOf(failures, run) : null;
      });
    const make = isAsync(environment.schema) ? asyncFunction : recordedFunction;
    return make(environment, findErrors, (receiver) => (passContext ? receiver : this));
  }

  /** Runs a validation. Each keyword with a position is called once for a value, in the search for a verdict or for errors. */
  #running<T>(run: ValidationRun, action: () => T): T {
    const outer = this.#run;
    this.#run = run;
    try {
      return action();
    } finally {
      this.#run = outer;
    }
  }

  /** Whether functions are called with the positions of values. */
  #readsPositions(): boolean {
    if (this.#prepared?.readsPositions) return true;
    return this.opts.validateFormats && Object.values(this.formats).some(isAsyncFormat);
  }

  #checkStrictly({ schema, baseId, meta = false, others }: KnownSchema): void {
    const accepted = (this.#accepted ??= new AcceptedSchemas(this.opts));
    const hasOnlyStandard = this.#keywords.added.size === 0;
    if (hasOnlyStandard && accepted.has(schema) && others.every((other) => accepted.has(other.schema))) return;
    (this.#strictMode ??= this.#newStrictMode()).check(schema, baseId, meta);
  }

  /** @throws Error in the words of Ajv, if there are any. */
  #engineSchema(environment: KnownSchema): CompiledSchema {
    const { schema, uri } = environment;
    try {
      const given = uri ?? this.#prepare(environment);
      return { validator: this.#engine.compile(given), plan: () => this.#engine.plan(given) };
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      if (error.code === "unresolvable-reference") throw missingReference(environment, error);
      if (error.code === "unknown-dialect") throw unknownMetaSchema(schema, error);
      const isInvalid = error.code === "invalid-schema" || error.code === "invalid-keyword-value";
      // It says which value of a keyword is a reference to data.
      if (isInvalid && this.opts.$data) this.#checkStrictly(environment);
      if (isInvalid && this.#isCheckedByEngine) this.validateSchema(schema, true);
      throw error;
    }
  }

  /** Makes errors of failures. The options and keywords are those of the time when the schema is compiled. */
  #errorsOf(environment: KnownSchema, prepared: PreparedSchemas | undefined): ErrorsOf {
    const { allErrors = false, verbose = false, messages, inlineRefs, coerceTypes, discriminator } = this.opts;
    const settings = (): ErrorSettings => ({
      allErrors,
      verbose,
      messages,
      inlineRefs,
      coerceTypes,
      discriminator: discriminator === true,
      counts: this.#counts,
      groups: this.#keywords.groups,
      placesOf: (keyword) => this.#keywords.placesOf(keyword),
      added: this.#keywords.added,
      ruleOf: (schema, keyword) => prepared?.ruleOf(schema, keyword),
    });
    let make: ReturnType<typeof errorMaker> | undefined;
    return ({ plan, failed }, run) => {
      make ??= errorMaker(plan, settings(), (block) => this.#schemaOf(environment, plan, block));
      return make(failed, run);
    };
  }

  /** The schema that a block was made of, as it was given. */
  #schemaOf({ document, uri, others }: KnownSchema, { blocks, resources, entry }: Plan, id: number): unknown {
    const { resource = 0, pointer = "" } = blocks.at(id) ?? {};
    // A schema that is compiled as a value has a URI that nobody knows.
    const isUnnamed = uri === undefined && resource === blocks.at(entry.target)?.resource;
    const at = isUnnamed ? anonymousBase : (resources.at(resource)?.uri ?? "");
    return document.at(at, pointer) ?? this.#store.schemaAt(at, pointer, others);
  }

  #prepare(environment: KnownSchema): unknown {
    const prepared = this.#prepared;
    if (!prepared) return environment.schema;
    const { readsPositions } = prepared;
    const json = prepared.prepare(environment);
    if (prepared.readsPositions !== readsPositions) this.#engine.change();
    return json;
  }

  #newPrepared(): PreparedSchemas | undefined {
    if (this.#keywords.added.size === 0) return undefined;
    return preparedSchemas(
      this,
      this.#keywords,
      this.#macros,
      (rule, value, position) => this.#runRule(rule, value, position),
      () => (this.opts.passContext ? this.#run?.receiver : this),
    );
  }

  /** Whether a function accepts a value. */
  #runRule(rule: CalledRule, value: unknown, position: InstancePosition): boolean {
    // Outside of a call, the position is not that in the instance.
    if (!this.#run) return true;
    // Values are changed before they are validated, unless all other keywords come before.
    const result = rule.isRunBefore ? this.#run.known(rule, position) : this.#run.resultAt(rule, value, position);
    return result?.valid ?? true;
  }

  /** Whether a keyword validates. */
  #isRule(name: string): boolean {
    const added = this.#keywords.added.get(name);
    return added ? added.definition !== undefined : this.#isKeyword(name) && !isAnnotation(name, this.#dialect);
  }

  #isKeyword(name: string): boolean {
    return this.#keywords.added.has(name) || (this.#isKnown(name) && !this.#keywords.removed.has(name));
  }

  /** Whether a name is that of a keyword of the dialect. */
  #isKnown(name: string): boolean {
    this.#known ??= knownKeywords(this.#dialect);
    return this.#known.has(name) || (name === "discriminator" && Boolean(this.opts.discriminator));
  }

  #newStrictMode(): StrictMode {
    return strictMode({
      options: { ...this.opts, unevaluated: this.#counts, countsContained: this.#counts },
      logger: this.logger,
      formats: this.formats,
      placesOf: (name) => this.#keywords.placesOf(name),
      isKeyword: (name) => this.#isKeyword(name),
      isRule: (name) => this.#isRule(name),
      macroOf: (schema, keyword) => this.#macros.get(schema)?.get(keyword),
      documentAt: (id) => this.#store.find(id),
      partAt: (document, uri) => this.#store.partOf(document, uri),
    });
  }

  /** Schemas are compiled with other keywords from now on. */
  #change(): void {
    this.#prepared = this.#newPrepared();
    this.#strictMode = undefined;
    this.#engine.change();
  }

  #regex(): RegexEngine | undefined {
    const { unicodeRegExp, code } = this.opts;
    const { regExp } = code;
    if (!regExp || regExp.code === "new RegExp") return unicodeRegExp ? undefined : (source) => new RegExp(source);
    return (source) => regExp(source, unicodeRegExp ? "u" : "");
  }
}

/** Whether the function of a schema returns a promise. */
const isAsync = (schema: AnySchema): boolean => isObject(schema) && schema["$async"] === true;
