import { anonymousBase } from "@argot/core/json";
import { type FailuresOptions, type RegexEngine, SchemaError, type Validator } from "@argot/core";
import { isObject, type Json, type Keyword, type Pattern } from "@argot/core/keyword";
import type { Plan, PlanFailures } from "@argot/core/plan";
import { unchanged, valueChanges } from "../changes/value-changes.js";
import { errorMaker } from "../errors/error-maker.js";
import type { ErrorObject } from "../errors/error-object.js";
import type { ErrorSettings } from "../errors/error-settings.js";
import type { RunRule } from "../keywords/custom-rule.js";
import { type Format, formatOf, isAsyncFormat } from "../keywords/format.js";
import { KeywordTable } from "../keywords/keyword-table.js";
import { isAnnotation, knownKeywords } from "../keywords/known-keywords.js";
import { type MacroSchemas, type PreparedSchemas, preparedSchemas } from "../keywords/prepared-schemas.js";
import { dataKeyword, dataTypes } from "../keywords/data-keyword.js";
import type { ValidationRun } from "../keywords/validation-run.js";
import type { InstanceOptions, Logger } from "../options.js";
import { missingReference, unknownMetaSchema } from "../schemas/reference-errors.js";
import { type KnownSchema, SchemaStore } from "../schemas/schema-store.js";
import { AcceptedSchemas } from "../strict/always-checked.js";
import { type StrictMode, strictMode } from "../strict/strict-mode.js";
import type { AnySchema } from "../types.js";
import {
  type AnyValidateFunction,
  asyncFunction,
  type FindErrors,
  plainFunction,
  recordedFunction,
} from "../validate-function.js";
import { metaSchemaAt } from "./meta-schemas.js";
import { compilePattern } from "@argot/core/internal";
import { mentions } from "../schemas/mentions.js";
import { anySchema, SchemaEngine } from "./schema-engine.js";

/** The Ajv instance whose schemas are compiled. */
export interface CompilingInstance {
  readonly opts: InstanceOptions;
  readonly logger: Logger;
  readonly formats: Readonly<Record<string, Format | undefined>>;
  /** Validates a schema against its meta-schema. */
  validateSchema(schema: AnySchema, throwOrLogError: boolean): boolean;
}

/** A schema that the engine has compiled. */
interface CompiledSchema {
  readonly validator: Validator;
  plan(): Plan;
}

/** Makes errors of what fails. */
type ErrorsOf = (failures: PlanFailures, run: ValidationRun) => ErrorObject[];

const firstPart: FailuresOptions = { parts: "first" };

/** Makes validation functions of the schemas of an instance, by its options, keywords and formats. */
export class SchemaCompiler {
  readonly store: SchemaStore;
  readonly keywords: KeywordTable;
  readonly #instance: CompilingInstance;
  /** Prepares schemas with keywords of the instance. Absent if it has none. */
  #prepared: PreparedSchemas | undefined;
  /** Checks schemas as Ajv does when it compiles them. Created when the first schema is checked. */
  #strictMode: StrictMode | undefined;
  #accepted: AcceptedSchemas | undefined;
  /** The schemas of macros, by schema object and keyword. */
  readonly #macros: MacroSchemas = new WeakMap();
  /** The call of a validation function that is running. */
  #run: ValidationRun | undefined;
  /** The URI of the dialect of schemas without `$schema`. */
  readonly #dialect: string;
  /** The names of the keywords of the dialect, computed at the first look-up. */
  #known: ReadonlySet<string> | undefined;
  readonly #engine: SchemaEngine;
  /** The schema that is compiled. */
  #compiling: KnownSchema | undefined;
  /** Whether a schema has a keyword whose value is in the data. */
  #usesData = false;
  /** Whether `minContains` and `maxContains` are keywords. */
  readonly #counts: boolean;

  /** @param dialect - The URI of the dialect of schemas without `$schema`. */
  constructor(instance: CompilingInstance, dialect: string) {
    this.#instance = instance;
    this.#dialect = dialect;
    this.#counts = !dialect.includes("draft-0");
    this.keywords = new KeywordTable(instance.logger);
    const { schemaId } = instance.opts;
    this.#engine = new SchemaEngine(() => ({
      dialect,
      dialects: {
        checked: this.isCheckedByEngine,
        ignoreKeywordsWithRef: instance.opts.ignoreKeywordsWithRef === true,
        format: instance.opts.validateFormats
          ? formatOf(instance.formats, (...call) => this.#runRule(...call))
          : undefined,
        targetUri: (reference, base) => this.store.keyedUri(reference, base) ?? this.#valueUri(reference, base),
        prepareMeta: (schema) => (schema === undefined ? undefined : this.#preparedMeta(schema)),
        dataKeyword: instance.opts.$data ? (name, keyword) => this.#dataKeyword(name, keyword) : undefined,
        added: this.#prepared?.keywords() ?? new Map(),
        removed: this.keywords.removed,
      },
      regex: this.#regex(),
      readsPositions: this.#readsPositions(),
    }));
    this.store = new SchemaStore(
      schemaId,
      (uri, environment) => this.#engine.add(uri, () => this.#prepare(environment)),
      (uri) => this.#engine.remove(uri),
      (schema, name) => this.#macros.get(schema)?.get(name) ?? (schema as Record<string, unknown>)[name],
    );
  }

  /** Whether schemas are checked against the meta-schemas of their dialects when they are compiled. */
  get isCheckedByEngine(): boolean {
    const { $data, meta, validateSchema, defaultMeta = this.#dialect } = this.#instance.opts;
    if ($data) return false;
    // The engine would check what keywords with functions become.
    return validateSchema === true && meta === true && defaultMeta === this.#dialect && !this.#prepared?.replaces;
  }

  /** Uses the current formats for schemas that are compiled from now on. */
  changeFormats(): void {
    this.#engine.change();
  }

  /**
   * The function of a schema, compiled on first use.
   *
   * @throws Error in the words of Ajv if the schema cannot be used.
   */
  compiled(environment: KnownSchema): AnyValidateFunction {
    if (environment.validate) return environment.validate;
    const outer = this.#compiling;
    this.#compiling = environment;
    try {
      return (environment.validate = this.#compile(environment));
    } finally {
      this.#compiling = outer;
    }
  }

  /** The URI of the schema that a reference leads to by leading to a value that is no schema. */
  #valueUri(reference: string, base: string): string | undefined {
    if (!this.#engine.isLenient || !this.#compiling) return undefined;
    return this.store.leadsToValue(reference, base, this.#compiling) ? anySchema : undefined;
  }

  #compile(environment: KnownSchema): AnyValidateFunction {
    environment.others = this.store.documents;
    const compiled = this.#engineSchema(environment);
    if (this.#engine.prefersLast) environment.others = this.store.documents.toReversed();
    const isOfficial = environment.meta === true && metaSchemaAt(environment.baseId) === environment.schema;
    if (!isOfficial) this.#checkStrictly(environment);
    const prepared = this.#prepared;
    const { passContext, useDefaults, coerceTypes, removeAdditional } = this.#instance.opts;
    const isChanged = !environment.meta && (useDefaults || coerceTypes || removeAdditional || prepared?.modifies);
    const errorsOf = this.#errorsOf(environment, prepared);
    if (isChanged || passContext || this.#readsPositions() || isAsync(environment.schema))
      return this.#recorded(environment, compiled, prepared, Boolean(isChanged), errorsOf);
    return plainFunction(environment, this.#failuresOf(compiled.validator), errorsOf, this.#instance);
  }

  /** Finds the failures that errors are made of. */
  #failuresOf(validator: Validator): (data: unknown) => PlanFailures | undefined {
    const options = this.#failuresOptions;
    if (options === undefined) return validator.failures;
    // Reads options only for an invalid value, so that a valid one costs no more than its verdict.
    return (data) => (validator(data) ? undefined : validator.failures(data, options));
  }

  /** Which failures to search: to report a single error, as few parts of a large value as possible. */
  get #failuresOptions(): FailuresOptions | undefined {
    return this.#instance.opts.allErrors ? undefined : firstPart;
  }

  /** The function of a schema whose verdicts depend on the call, which changes values, or which returns promises. */
  #recorded(
    environment: KnownSchema,
    { validator, plan }: CompiledSchema,
    prepared: PreparedSchemas | undefined,
    isChanged: boolean,
    errorsOf: ErrorsOf,
  ): AnyValidateFunction {
    const { passContext = false } = this.#instance.opts;
    const change = isChanged ? valueChanges(plan(), this.#instance.opts, prepared, () => this.#run) : undefined;
    const options = this.#failuresOptions;
    const findErrors: FindErrors = (data, run) =>
      this.#running(run, () => {
        run.isChanging = true;
        const value = change ? change(data, run) : data;
        run.isChanging = false;
        // Keywords may change the value while it is validated.
        const before = prepared?.changesLast ? unchanged(value) : value;
        if (validator(value)) return null;
        run.keepsValues = true;
        // What fails afterwards may not fail before.
        const failures = validator.failures(before, options) ?? validator.failures(value, options);
        return failures ? errorsOf(failures, run) : null;
      });
    const make = isAsync(environment.schema) ? asyncFunction : recordedFunction;
    return make(environment, findErrors, (receiver) => (passContext ? receiver : this.#instance));
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
    if (this.#usesData || this.#prepared?.readsPositions) return true;
    return this.#instance.opts.validateFormats && Object.values(this.#instance.formats).some(isAsyncFormat);
  }

  #checkStrictly({ schema, baseId, meta = false, others }: KnownSchema): void {
    const accepted = (this.#accepted ??= new AcceptedSchemas(this.#instance.opts));
    const hasOnlyStandard = this.keywords.added.size === 0;
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
      if (error.code === "unknown-dialect") throw unknownMetaSchema(environment, error);
      const isInvalid = error.code === "invalid-schema" || error.code === "invalid-keyword-value";
      if (isInvalid && this.isCheckedByEngine) this.#instance.validateSchema(schema, true);
      throw error;
    }
  }

  /** Makes errors of failures. The options and keywords are those of the time when the schema is compiled. */
  #errorsOf(environment: KnownSchema, prepared: PreparedSchemas | undefined): ErrorsOf {
    const {
      allErrors = false,
      verbose = false,
      messages,
      inlineRefs,
      coerceTypes,
      discriminator,
      $data = false,
    } = this.#instance.opts;
    const settings = (): ErrorSettings => ({
      allErrors,
      verbose,
      messages,
      inlineRefs,
      coerceTypes,
      canBeInData: (keyword) => $data && this.canBeInData(keyword),
      discriminator: discriminator === true,
      messageOptions: this.keywords.messageOptions,
      counts: this.#counts,
      groups: this.keywords.groups,
      placesOf: (keyword) => this.keywords.placesOf(keyword),
      added: this.keywords.added,
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
    // A schema that is compiled as a value has a generated URI.
    const isUnnamed = uri === undefined && resource === blocks.at(entry.target)?.resource;
    const at = isUnnamed ? anonymousBase : (resources.at(resource)?.uri ?? "");
    return document.at(at, pointer) ?? this.store.schemaAt(at, pointer, others);
  }

  #prepare(environment: KnownSchema): unknown {
    if (this.#instance.opts.$data && !this.#usesData && mentions(environment.schema, dataKeywords)) {
      this.#usesData = true;
      this.#engine.change();
    }
    const prepared = this.#prepared;
    if (!prepared) return environment.schema;
    const { readsPositions } = prepared;
    const json = prepared.prepare(environment);
    if (prepared.readsPositions !== readsPositions) this.#engine.change();
    return json;
  }

  #dataKeyword(name: string, keyword: Keyword): Keyword {
    if (!dataTypes.has(name)) return keyword;
    const engine = this.#regex();
    const patternOf = (source: string): Pattern =>
      engine
        ? { source, flags: "u", foreign: undefined, test: (text) => engine(source).test(text) }
        : compilePattern(source);
    return dataKeyword(name, keyword, (...call) => this.#runRule(...call), patternOf);
  }

  /** Whether the value of a keyword may be in the data. */
  canBeInData(name: string): boolean {
    const added = this.keywords.added.get(name);
    return added ? added.definition?.$data === true : dataTypes.has(name);
  }

  #preparedMeta(schema: Json): Json {
    return this.#prepared ? (this.#prepared.prepare({ schema: schema as AnySchema, baseId: "" }) as Json) : schema;
  }

  #newPrepared(): PreparedSchemas | undefined {
    if (this.keywords.added.size === 0) return undefined;
    return preparedSchemas(
      this.#instance,
      this.keywords,
      this.#macros,
      (...call) => this.#runRule(...call),
      () => (this.#instance.opts.passContext ? this.#run?.receiver : this.#instance),
    );
  }

  /** Whether a function accepts a value. */
  #runRule(...[rule, value, position, see]: Parameters<RunRule>): boolean {
    // Outside of a call, and while alternatives are tried, the position in the instance is unknown.
    if (!this.#run || this.#run.isChanging) return true;
    // Values are changed before they are validated, unless all other keywords come before.
    const result = rule.isRunBefore ? this.#run.known(rule, position) : this.#run.resultAt(rule, value, position);
    if (result?.replacement) see(result.replacement.value);
    return result?.valid ?? true;
  }

  /** Whether a keyword validates. */
  isRule(name: string): boolean {
    const added = this.keywords.added.get(name);
    return added ? added.definition !== undefined : this.#isKeyword(name) && !isAnnotation(name, this.#dialect);
  }

  #isKeyword(name: string): boolean {
    return this.keywords.added.has(name) || (this.isKnown(name) && !this.keywords.removed.has(name));
  }

  /** Whether a name is that of a keyword of the dialect. */
  isKnown(name: string): boolean {
    this.#known ??= knownKeywords(this.#dialect);
    return this.#known.has(name) || (name === "discriminator" && Boolean(this.#instance.opts.discriminator));
  }

  #newStrictMode(): StrictMode {
    return strictMode({
      options: { ...this.#instance.opts, unevaluated: this.#counts, countsContained: this.#counts },
      logger: this.#instance.logger,
      formats: this.#instance.formats,
      placesOf: (name) => this.keywords.placesOf(name),
      isKeyword: (name) => this.#isKeyword(name),
      isRule: (name) => this.isRule(name),
      isAdded: (name) => this.keywords.added.has(name),
      macroOf: (schema, keyword) => this.#macros.get(schema)?.get(keyword),
      documentAt: (id) => this.store.find(id),
      documentOfKey: (key) => this.store.ofOwnKey(key),
      partAt: (document, uri) => this.store.partOf(document, uri),
    });
  }

  /** Uses the current keywords for schemas that are compiled from now on. */
  changeKeywords(): void {
    this.#prepared = this.#newPrepared();
    this.#strictMode = undefined;
    this.#engine.change();
  }

  #regex(): RegexEngine | undefined {
    const { unicodeRegExp, code } = this.#instance.opts;
    const { regExp } = code;
    if (!regExp || regExp.code === "new RegExp") return unicodeRegExp ? undefined : (source) => new RegExp(source);
    return (source) => regExp(source, unicodeRegExp ? "u" : "");
  }
}

const dataKeywords: ReadonlySet<string> = new Set(["$data"]);

/** Whether the function of a schema returns a promise. */
const isAsync = (schema: AnySchema): boolean => isObject(schema) && schema["$async"] === true;
