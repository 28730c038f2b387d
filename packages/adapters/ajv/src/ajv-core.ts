import { copyOf, type KeywordPosition, planTransform } from "@argot/transform";
import { type RegexEngine, SchemaError, type Validator } from "@argot/core";
import { isObject } from "@argot/core/keyword";
import type { Plan, PlanFailures } from "@argot/core/plan";
import { SchemaEngine } from "./engine/schema-engine.js";
import { ErrorCollector } from "./errors/error-collector.js";
import type { ErrorObject } from "./errors/error-object.js";
import { ValidationError } from "./errors/validation-error.js";
import { type Format, formatOf } from "./keywords/format.js";
import { knownKeywords } from "./keywords/known-keywords.js";
import type { DataValidationCxt, KeywordDefinition } from "./keywords/keyword-definition.js";
import { KeywordTable } from "./keywords/keyword-table.js";
import { type MacroSchemas, PreparedSchemas } from "./keywords/prepared-schemas.js";
import { ValidationRun } from "./keywords/validation-run.js";
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
import { checkStrictly } from "./strict/strict-mode.js";
import type { AnySchema, AnySchemaObject } from "./types.js";
import {
  type AnyValidateFunction,
  type SchemaEnvironment,
  validateFunction,
  type ValidateFunction,
} from "./validate-function.js";

/** Options of `errorsText`. */
export interface ErrorsTextOptions {
  /** Between errors. Default: `", "`. */
  separator?: string;
  /** The name of the value. Default: `"data"`. */
  dataVar?: string;
}

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
  #prepared: PreparedSchemas;
  /** What macros stand for, by schema object and keyword. */
  readonly #macros: MacroSchemas = new WeakMap();
  /** The call of a validation function that is running. */
  #run: ValidationRun | undefined;
  readonly #known: ReadonlySet<string>;
  readonly #engine: SchemaEngine;
  /** Whether `minContains` and `maxContains` are keywords. */
  readonly #counts: boolean;
  readonly #loading = new Map<string, Promise<AnySchemaObject>>();

  /** @param metaSchema - The URI of the dialect of schemas without `$schema`. */
  constructor(options: Options, metaSchema: string) {
    this.opts = instanceOptions(options);
    this.logger = loggerOf(options.logger);
    warnOfRemoved(options, this.logger);
    this.#known = new Set([...knownKeywords(metaSchema), ...(this.opts.discriminator ? ["discriminator"] : [])]);
    this.#keywords = new KeywordTable(this.logger);
    this.#prepared = this.#newPrepared();
    this.#counts = !metaSchema.includes("draft-0");
    const { schemaId, meta, formats = {}, schemas } = this.opts;
    this.#engine = new SchemaEngine(() => ({
      dialect: metaSchema,
      dialects: {
        checked: this.opts.validateSchema === true && meta !== false,
        ignoreKeywordsWithRef: this.opts.ignoreKeywordsWithRef === true,
        replacements: [formatOf(this.opts.validateFormats ? this.formats : {})],
        added: this.#prepared.keywords(),
        removed: this.#keywords.removed,
      },
      regex: this.#regex(),
      readsPositions: this.#prepared.readsPositions,
    }));
    this.#store = new SchemaStore(
      schemaId,
      (uri, environment) => this.#engine.add(uri, () => this.#prepare(environment)),
      (uri) => this.#engine.remove(uri),
      (schema, name) => this.#macros.get(schema)?.get(name) ?? (schema as Record<string, unknown>)[name],
    );
    if (meta === true) this.opts.defaultMeta ??= metaSchema;
    if (Array.isArray(this.opts.keywords)) this.addVocabulary(this.opts.keywords as (string | KeywordDefinition)[]);
    else
      for (const [keyword, definition] of Object.entries(this.opts.keywords ?? {}))
        this.addKeyword({ keyword, ...(definition as KeywordDefinition) });
    for (const [name, format] of Object.entries(formats)) if (format) this.addFormat(name, format);
    if (isObject(meta)) {
      this.addMetaSchema(meta);
      this.opts.defaultMeta ??= (meta[schemaId] as string | undefined) ?? meta;
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
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as Ajv has it
  validate<T = unknown>(schemaKeyRef: AnySchema | string, data: unknown): data is T {
    const validate = typeof schemaKeyRef === "string" ? this.getSchema(schemaKeyRef) : this.compile(schemaKeyRef);
    if (!validate) throw new Error(`no schema with key or ref "${schemaKeyRef as string}"`);
    const result = validate.call(this, data);
    if (!("$async" in validate)) this.errors = validate.errors;
    return result;
  }

  /**
   * Compiles a schema. A schema object is compiled once.
   *
   * @throws Error if the schema cannot be used.
   * @throws MissingRefError if it refers to a schema that was not added.
   */
  compile<T = unknown>(schema: AnySchema, meta = false): ValidateFunction<T> {
    const environment = this.#add(schema, undefined, meta, this.opts.addUsedSchema, this.opts.validateSchema === "log");
    return this.#compiled(environment) as ValidateFunction<T>;
  }

  /**
   * Compiles a schema. Schemas that it refers to and that were not added are loaded by the option `loadSchema`.
   *
   * @throws Error if there is no such option, or the schema cannot be used.
   */
  async compileAsync<T = unknown>(schema: AnySchemaObject, meta = false): Promise<ValidateFunction<T>> {
    const { loadSchema } = this.opts;
    if (typeof loadSchema !== "function") throw new Error("options.loadSchema should be a function");
    const environment = this.#add(schema, undefined, meta, this.opts.addUsedSchema, this.opts.validateSchema === "log");
    for (;;) {
      try {
        return this.#compiled(environment) as ValidateFunction<T>;
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
        if (!this.#store.find(missingSchema)) this.addSchema(loaded, missingSchema, meta);
      }
    }
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
  getSchema<T = unknown>(keyRef: string): ValidateFunction<T> | undefined {
    const environment = this.#store.find(keyRef) ?? this.#store.partAt(keyRef);
    return environment && (this.#compiled(environment) as ValidateFunction<T>);
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
    const given = typeof definition === "string" ? deprecated && { ...deprecated, keyword: definition } : definition;
    if (deprecated) this.logger.warn("these parameters are deprecated, see docs for addKeyword");
    const names = typeof definition === "string" ? [definition] : [given?.keyword ?? []].flat();
    if (names.length === 0) throw new Error("addKeywords: keyword must be string or non-empty array");
    if (given?.metaSchema) given.validateSchema = this.compile(given.metaSchema, true) as never;
    for (const name of names) this.#keywords.add(name, given, (each) => this.#known.has(each));
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
    return added ? (added.definition ?? false) : this.#isKeyword(name);
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

  #add(
    schema: AnySchema,
    key: string | undefined,
    meta: boolean,
    isReferable: boolean,
    validate: boolean | "log",
  ): KnownSchema {
    if (!isSchema(schema)) throw new Error("schema must be object or boolean");
    const known = this.#store.known(schema);
    if (known) return known;
    if (validate) this.validateSchema(schema, true);
    return this.#store.add(schema, key, meta, isReferable);
  }

  #compiled(environment: KnownSchema): AnyValidateFunction {
    return (environment.validate ??= this.#compile(environment));
  }

  #compile(environment: KnownSchema): AnyValidateFunction {
    const compiled = this.#engineSchema(environment);
    if (!environment.meta) this.#checkStrictly(environment);
    const { validator } = compiled;
    const prepared = this.#prepared;
    const transform = environment.meta ? undefined : this.#transformOf(compiled.plan, prepared);
    if (!prepared.readsPositions && !transform)
      return validateFunction(environment, {
        isValid: validator,
        errorsOf: (data, context) => {
          const failures = validator.failures(data);
          return failures ? this.#errorsOf(environment, prepared, failures, new ValidationRun(context), context) : null;
        },
      });
    return validateFunction(environment, {
      isValid: () => false,
      errorsOf: (data, context) =>
        this.#running(new ValidationRun(context), (run) => {
          const value = transform ? transform(data, run, context) : data;
          // Keywords may change the value while it is validated.
          const before = prepared.changesLast ? copyOf(value) : value;
          if (validator(value)) return null;
          const failures = validator.failures(before);
          return failures ? this.#errorsOf(environment, prepared, failures, run, context) : null;
        }),
    });
  }

  /** Runs a validation. Each keyword with a position is called once for a value, in the search for a verdict or for errors. */
  #running<T>(run: ValidationRun, action: (run: ValidationRun) => T): T {
    const outer = this.#run;
    this.#run = run;
    try {
      return action(run);
    } finally {
      this.#run = outer;
    }
  }

  /** Changes values as the options and keywords say; `undefined` if none does. */
  #transformOf(
    plan: () => Plan,
    prepared: PreparedSchemas,
  ): ((data: unknown, run: ValidationRun, context: Partial<DataValidationCxt> | undefined) => unknown) | undefined {
    const { useDefaults = false, coerceTypes = false, removeAdditional = false } = this.opts;
    const modifying = prepared.modifying();
    if (!useDefaults && !coerceTypes && !removeAdditional && modifying.length === 0) return undefined;
    const keywords = Object.fromEntries(
      modifying.map((name) => [
        name,
        (value: unknown, { schema, parent, key, root, path }: KeywordPosition): unknown => {
          const rule = prepared.ruleAt(schema);
          if (!rule || rule.changesLast || !this.#run) return value;
          this.#run.resultAt(rule, value, { parent, key, root, path });
          return parent === undefined ? value : (parent as Record<string | number, unknown>)[key as string];
        },
      ]),
    );
    const change = planTransform(plan(), { useDefaults, coerceTypes, removeAdditional, keywords });
    return (data, _, context) => {
      const { value } = change(data, true);
      if (value !== data && context?.parentData !== undefined) context.parentData[context.parentDataProperty] = value;
      return value;
    };
  }

  /** @throws Error in the words of Ajv, if there are any. */
  #engineSchema(environment: KnownSchema): { validator: Validator; plan: () => Plan } {
    const { schema, uri } = environment;
    try {
      const given = uri ?? this.#prepare(environment);
      return { validator: this.#engine.compile(given), plan: () => this.#engine.plan(given) };
    } catch (error) {
      if (!(error instanceof SchemaError)) throw error;
      if (error.code === "unresolvable-reference") throw missingReference(environment, error);
      if (error.code === "unknown-dialect") throw unknownMetaSchema(schema, error);
      if (error.code === "invalid-schema" || error.code === "invalid-keyword-value") this.validateSchema(schema, true);
      throw error;
    }
  }

  #errorsOf(
    environment: KnownSchema,
    prepared: PreparedSchemas,
    { plan, failed }: PlanFailures,
    run: ValidationRun,
    context: Partial<DataValidationCxt> | undefined,
  ): ErrorObject[] {
    const { allErrors = false, verbose = false, messages, inlineRefs, coerceTypes } = this.opts;
    const collector = new ErrorCollector(plan, {
      allErrors,
      verbose,
      messages,
      inlineRefs,
      coerceTypes,
      discriminator: this.opts.discriminator === true,
      counts: this.#counts,
      groups: this.#keywords.groups,
      placesOf: (keyword) => this.#keywords.placesOf(keyword),
      schemaOf: (block) => (environment.blocks[block] ??= this.#schemaOf(environment, plan, block)),
      pathOf: (application) => environment.paths.of(application),
      rootData: failed.value,
      added: this.#keywords.added,
      resultOf: (schema, keyword, { data, instancePath, parentData, parentDataProperty }) => {
        const rule = prepared.ruleOf(schema, keyword);
        return (
          rule &&
          run.resultOf(rule, data, {
            instancePath,
            parentData,
            parentDataProperty,
            rootData: failed.value,
            dynamicAnchors: {},
          })
        );
      },
    });
    return collector.errorsOf(failed, context?.instancePath ?? "");
  }

  /** The schema that a block was made of, as it was given. */
  #schemaOf({ document, uri }: KnownSchema, { blocks, resources, entry }: Plan, id: number): unknown {
    const { resource = 0, pointer = "" } = blocks[id] ?? {};
    // A schema that is compiled as a value has a URI that nobody knows.
    const isUnnamed = uri === undefined && resource === blocks[entry.target]?.resource;
    const at = isUnnamed ? anonymousBase : (resources[resource]?.uri ?? "");
    return document.at(at, pointer) ?? this.#store.schemaAt(at, pointer);
  }

  #prepare({ schema }: KnownSchema): unknown {
    const { readsPositions } = this.#prepared;
    const json = this.#prepared.prepare(schema);
    if (this.#prepared.readsPositions !== readsPositions) this.#engine.change();
    return json;
  }

  #newPrepared(): PreparedSchemas {
    return new PreparedSchemas(this, this.#keywords, this.#macros, (rule, value, position) => {
      // Outside of a call, the position is not that in the instance.
      if (!this.#run) return true;
      // Values are changed before they are validated, unless all other keywords come before.
      const { valid } =
        rule.definition.modifying && !rule.changesLast
          ? (this.#run.known(rule, position) ?? { valid: true })
          : this.#run.resultAt(rule, value, position);
      return valid;
    });
  }

  #isKeyword(name: string): boolean {
    return this.#keywords.added.has(name) || (this.#known.has(name) && !this.#keywords.removed.has(name));
  }

  #checkStrictly({ schema, baseId }: KnownSchema): void {
    checkStrictly(schema, baseId, {
      options: this.opts,
      logger: this.logger,
      formats: this.formats,
      isKeyword: (name) => this.#isKeyword(name),
      typesOf: (keyword) =>
        this.#keywords.groups.flatMap(({ type, names }) =>
          type !== undefined && names.includes(keyword) ? [type] : [],
        ),
    });
  }

  /** Schemas are compiled with other keywords from now on. */
  #change(): void {
    this.#prepared = this.#newPrepared();
    this.#engine.change();
  }

  #regex(): RegexEngine | undefined {
    const { unicodeRegExp, code } = this.opts;
    const { regExp } = code;
    if (!regExp || regExp.code === "new RegExp") return unicodeRegExp ? undefined : (source) => new RegExp(source);
    return (source) => regExp(source, unicodeRegExp ? "u" : "");
  }
}
