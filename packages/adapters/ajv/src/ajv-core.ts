import { isObject } from "@argot/core/keyword";
import { anyMetaSchema } from "./engine/meta-schemas.js";
import { SchemaCompiler } from "./engine/schema-compiler.js";
import type { ErrorObject } from "./errors/error-object.js";
import { ValidationError } from "./errors/validation-error.js";
import { commentKeyword } from "./keywords/comment.js";
import { exampleOf } from "./keywords/data-keyword.js";
import { withExamples } from "./keywords/data-reference.js";
import type { Format } from "./keywords/format.js";
import type { KeywordDefinition } from "./keywords/keyword-definition.js";
import type { KeywordTable } from "./keywords/keyword-table.js";
import {
  type InstanceOptions,
  instanceOptions,
  type Logger,
  loggerOf,
  type Options,
  warnOfRemoved,
} from "./options.js";
import { MissingRefError } from "./schemas/reference-errors.js";
import { isSchema, type KnownSchema, normalizeId, type SchemaStore } from "./schemas/schema-store.js";
import type { JSONSchemaType } from "./json-schema-type.js";
import type { AnySchema, AnySchemaObject, AsyncSchema, Schema, SchemaObject } from "./types.js";
import type {
  AnyValidateFunction,
  AsyncValidateFunction,
  SchemaEnvironment,
  ValidateFunction,
} from "./validate-function.js";

/** Options of `errorsText`. */
export interface ErrorsTextOptions {
  /** The text between two errors. Default: `", "`. */
  separator?: string;
  /** The name of the value. Default: `"data"`. */
  dataVar?: string;
}

/** A function that adds something to an instance, and returns it. */
export interface Plugin<GivenOptions> {
  /** Adds something. */
  (ajv: AjvCore, options?: GivenOptions): AjvCore;
  /** Plug-ins of Ajv may have further members. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as Ajv has it
  [member: string]: any;
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
  readonly #compiler: SchemaCompiler;
  readonly #store: SchemaStore;
  readonly #keywords: KeywordTable;
  /** The URI of the dialect of schemas without `$schema`. */
  readonly #dialect: string;
  /** The meta-schema of schemas without `$schema`, unless the option `defaultMeta` names another. */
  #metaSchema: string | AnySchemaObject | undefined;
  readonly #loading = new Map<string, Promise<AnySchemaObject>>();

  /** @param metaSchema - The URI of the dialect of schemas without `$schema`. */
  constructor(options: Options, metaSchema: string) {
    this.opts = instanceOptions(options);
    this.logger = loggerOf(options.logger);
    warnOfRemoved(options, this.logger);
    const { meta, schemas, formats, keywords, $comment } = this.opts;
    this.#dialect = metaSchema;
    this.#metaSchema = meta === true ? metaSchema : undefined;
    this.#compiler = new SchemaCompiler(this, metaSchema);
    this.#store = this.#compiler.store;
    this.#keywords = this.#compiler.keywords;
    if ($comment || keywords || formats || schemas || isObject(meta)) this.#addGiven();
  }

  /** Adds the formats, keywords and schemas of the options. */
  #addGiven(): void {
    const { $comment, keywords, formats = {}, schemaId, meta, schemas } = this.opts;
    if ($comment) {
      this.#keywords.add("$comment", commentKeyword(this), () => false);
      this.#compiler.changeKeywords();
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
  /** Returns the value if it is valid. */
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
    return this.#compiler.compiled(environment);
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
    const metaSchema = this.#unknownMetaSchema(schema);
    if (metaSchema !== undefined) await this.#compileLoading({ $ref: metaSchema }, true, loadSchema);
    const environment = this.#add(schema, undefined, meta, this.opts.addUsedSchema);
    for (;;) {
      try {
        return this.#compiler.compiled(environment);
      } catch (error) {
        if (!(error instanceof MissingRefError)) throw error;
        const { missingSchema, missingRef } = error;
        if (this.#store.find(missingSchema))
          throw new Error(`AnySchema ${missingSchema} is loaded but ${missingRef} cannot be resolved`, {
            cause: error,
          });
        // oxlint-disable-next-line no-await-in-loop -- which schema is missing next is known once this one is there
        await this.#load(missingSchema, meta, loadSchema);
      }
    }
  }

  /** Loads and adds a schema, with its meta-schema. A schema that is being loaded is not loaded once more. */
  async #load(uri: string, meta: boolean, loadSchema: NonNullable<Options["loadSchema"]>): Promise<void> {
    const loading = this.#loading.get(uri) ?? loadSchema(uri);
    this.#loading.set(uri, loading);
    let loaded: AnySchema;
    try {
      // The function may return a schema, or a promise of another library.
      loaded = await loading;
    } finally {
      this.#loading.delete(uri);
    }
    if (this.#store.find(uri)) return;
    if (!isSchema(loaded)) throw new Error("schema must be object or boolean");
    const metaSchema = this.#unknownMetaSchema(loaded);
    if (metaSchema !== undefined) await this.#compileLoading({ $ref: metaSchema }, true, loadSchema);
    if (!this.#store.find(uri)) this.addSchema(loaded, uri, meta);
  }

  /** The meta-schema of a schema, if it has to be loaded. */
  #unknownMetaSchema(schema: AnySchema): string | undefined {
    const $schema: unknown = isObject(schema) ? schema["$schema"] : undefined;
    return typeof $schema === "string" && $schema !== "" && !this.getSchema($schema) ? $schema : undefined;
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
    // What is in the data is checked there.
    const valid = this.validate(meta, this.opts.$data ? this.#withExamples(schema) : schema);
    if (valid || !throwOrLogError) return valid;
    const message = `schema is invalid: ${this.errorsText()}`;
    if (this.opts.validateSchema !== "log") throw new Error(message);
    this.logger.error(message);
    return false;
  }

  #withExamples(schema: AnySchemaObject): unknown {
    return withExamples(schema, (keyword) => (this.#compiler.canBeInData(keyword) ? exampleOf(keyword) : undefined));
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
    return environment && this.#compiler.compiled(environment);
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
    this.#compiler.changeFormats();
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
    const isKnown = (name: string): boolean => this.#compiler.isKnown(name);
    for (const name of names) this.#keywords.refuseName(name, isKnown);
    if (given?.$data && !given.code && !given.validate)
      throw new Error('$data keyword must have "code" or "validate" function');
    if (given?.metaSchema) given.validateSchema = this.compile(given.metaSchema, true) as never;
    for (const name of names) this.#keywords.add(name, given, isKnown);
    this.#compiler.changeKeywords();
    return this;
  }

  /** Adds several keywords. */
  addVocabulary(definitions: readonly (string | KeywordDefinition)[]): this {
    for (const definition of definitions) this.addKeyword(definition);
    return this;
  }

  /** The definition of an added keyword; for other names, whether there is such a keyword. */
  getKeyword(name: string): KeywordDefinition | boolean {
    const added = this.#keywords.added.get(name);
    return added ? (added.definition ?? false) : this.#compiler.isRule(name);
  }

  /** Removes a keyword, also one of the specification. Schemas that are compiled afterwards do not have it. */
  removeKeyword(name: string): this {
    this.#keywords.remove(name);
    this.#compiler.changeKeywords();
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

  /** @param validate - Whether to validate the schema now. Default: only if it is not checked when it is compiled. */
  #add(
    schema: AnySchema,
    key: string | undefined,
    meta: boolean,
    isReferable: boolean,
    validate: boolean | "log" = !this.#compiler.isCheckedByEngine && this.opts.validateSchema,
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
}
