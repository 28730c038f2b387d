import type { Format } from "./keywords/format.js";
import type { KeywordDefinition } from "./keywords/keyword-definition.js";
import { refuseOtherResolver } from "./schemas/uri-resolver.js";
import type { AnySchema, AnySchemaObject, SchemaObject } from "./types.js";

/** Functions that write to a log. */
export interface Logger {
  /** Writes the text of `$comment`. */
  log(...args: unknown[]): unknown;
  /** Writes a warning. */
  warn(...args: unknown[]): unknown;
  /** Writes what is wrong. */
  error(...args: unknown[]): unknown;
}

/** Options for code. Only `regExp` has a meaning here. */
export interface CodeOptions {
  /** Makes regular expressions in place of `new RegExp`. */
  regExp?: ((pattern: string, flags: string) => { test(text: string): boolean }) & { code?: string };
  /** Without a meaning here. */
  [option: string]: unknown;
}

/** Options of Ajv. Those that only change the code that Ajv generates have no effect. */
export interface Options {
  /** The default of the options below that begin with `strict`. */
  strict?: boolean | "log";
  /** Whether unknown keywords and formats, and keywords that have no effect, are refused. Default: `true`. */
  strictSchema?: boolean | "log";
  /** Whether `NaN` and the infinities are numbers: they never are. */
  strictNumbers?: boolean | "log";
  /** Whether keywords without the type that they are about are refused. Default: `"log"`. */
  strictTypes?: boolean | "log";
  /** Whether tuples without a fixed length are refused. Default: `"log"`. */
  strictTuples?: boolean | "log";
  /** Whether properties that are required and not defined are refused. Default: `false`. */
  strictRequired?: boolean | "log";
  /** Whether a pattern may match the name of a property that is defined. Default: `false`. */
  allowMatchingProperties?: boolean;
  /** Whether `type` may name several types. Default: `false`, with `strictTypes`. */
  allowUnionTypes?: boolean;
  /** Whether values are checked for their formats. Default: `true`. */
  validateFormats?: boolean;
  /** Whether the values of keywords may be in the data. Default: `false`. */
  $data?: boolean;
  /** Whether all errors are reported, rather than the first. Default: `false`. */
  allErrors?: boolean;
  /** Whether errors have the schema and the value. Default: `false`. */
  verbose?: boolean;
  /** Whether `discriminator` of OpenAPI is a keyword. Default: `false`. */
  discriminator?: boolean;
  /** Whether patterns are Unicode expressions. Default: `true`. */
  unicodeRegExp?: boolean;
  /** Called with each `$comment` whose schema is applied to a value. `true`: they are logged. Such schemas are interpreted. */
  $comment?: true | ((comment: string, schemaPath?: string, rootSchema?: AnySchemaObject) => unknown);
  /** Formats to begin with, by name. */
  formats?: Readonly<Record<string, Format | undefined>>;
  /** Keywords to begin with. */
  keywords?: readonly (string | KeywordDefinition)[] | Readonly<Record<string, KeywordDefinition>>;
  /** Schemas to begin with; by key, if they are not in an array. */
  schemas?: readonly AnySchema[] | Readonly<Record<string, AnySchema>>;
  /** Receives warnings; `false` for none. Default: the console. */
  logger?: Partial<Logger> | false;
  /** Loads a schema for `compileAsync`. */
  loadSchema?: (uri: string) => Promise<AnySchemaObject>;
  /** Whether properties are removed that the schema does not allow. */
  removeAdditional?: boolean | "all" | "failing";
  /** Whether missing properties get the defaults of their schemas; `"empty"`: also those that are `null` or `""`. */
  useDefaults?: boolean | "empty";
  /** Whether values get the type that the schema requires; `"array"`: also arrays of one item. */
  coerceTypes?: boolean | "array";
  /** Not used: the dialect of the schema decides. */
  next?: boolean;
  /** Not used: the dialect of the schema decides. */
  unevaluated?: boolean;
  /** Not used: the dialect of the schema decides. */
  dynamicRef?: boolean;
  /** The name of the keyword that identifies. Default: `"$id"`. */
  schemaId?: "id" | "$id";
  /** Refused: JSON Type Definition is not JSON Schema. */
  jtd?: boolean;
  /** Whether schemas are checked against the meta-schema of the draft, or a meta-schema in its place. Default: `true`. */
  meta?: SchemaObject | boolean;
  /** The meta-schema of schemas without `$schema`. */
  defaultMeta?: string | AnySchemaObject;
  /** Whether schemas are checked against their meta-schemas; `"log"`: with a message instead of an error. Default: `true`. */
  validateSchema?: boolean | "log";
  /** Whether others can refer to a compiled schema by its identifier. Default: `true`. */
  addUsedSchema?: boolean;
  /**
   * Which schemas are inlined in place of references to them, which decides how paths in errors begin. Default: `true`.
   */
  inlineRefs?: boolean | number;
  /**
   * Whether the functions of keywords have the `this` of the validation function. Default: `false`; it is the instance.
   */
  passContext?: boolean;
  /** Not used: no code is generated. */
  loopRequired?: number;
  /** Not used: no code is generated. */
  loopEnum?: number;
  /** Not used: only own properties count. */
  ownProperties?: boolean;
  /** Not used: multiples are exact. */
  multipleOfPrecision?: number;
  /** Whether errors have messages. Default: `true`. */
  messages?: boolean;
  /** Options for code. */
  code?: CodeOptions;
  /** Has no effect. A resolver that does not follow RFC 3986 is refused. */
  uriResolver?: { resolve?: unknown };
  /** Whether keywords beside `$ref` are ignored in draft-06 and draft-07. Default: `false`. */
  ignoreKeywordsWithRef?: boolean;
  /** Not used: lengths are numbers of characters. */
  unicode?: boolean;
  /** Ajv ignores other options. */
  [unknown: string]: unknown;
}

/** Options with their defaults. */
export type InstanceOptions = Options &
  Required<
    Pick<
      Options,
      | "strictSchema"
      | "strictNumbers"
      | "strictTypes"
      | "strictTuples"
      | "strictRequired"
      | "inlineRefs"
      | "loopRequired"
      | "loopEnum"
      | "meta"
      | "messages"
      | "schemaId"
      | "addUsedSchema"
      | "validateSchema"
      | "validateFormats"
      | "unicodeRegExp"
      | "code"
    >
  >;

/**
 * The options of an instance, with Ajv's defaults.
 *
 * @throws Error if an option has an effect that is not supported.
 */
export function instanceOptions(given: Options): InstanceOptions {
  const { strict, code, jtd = false, uriResolver } = given;
  if (jtd)
    throw new Error(
      "@argot/ajv does not support the option `jtd`: JSON Type Definition is not JSON Schema; use ajv/dist/jtd for its schemas.",
    );
  if (uriResolver !== undefined) refuseOtherResolver(uriResolver);
  return {
    ...given,
    strictSchema: given.strictSchema ?? strict ?? true,
    strictNumbers: given.strictNumbers ?? strict ?? true,
    strictTypes: given.strictTypes ?? strict ?? "log",
    strictTuples: given.strictTuples ?? strict ?? "log",
    strictRequired: given.strictRequired ?? strict ?? false,
    code: { ...code, regExp: code?.regExp ?? defaultRegExp },
    loopRequired: given.loopRequired ?? 200,
    loopEnum: given.loopEnum ?? 200,
    meta: given.meta ?? true,
    messages: given.messages ?? true,
    inlineRefs: given.inlineRefs ?? true,
    schemaId: given.schemaId ?? "$id",
    addUsedSchema: given.addUsedSchema ?? true,
    validateSchema: given.validateSchema ?? true,
    validateFormats: given.validateFormats ?? true,
    unicodeRegExp: given.unicodeRegExp ?? true,
    int32range: given["int32range"] ?? true,
  };
}

const defaultRegExp: NonNullable<CodeOptions["regExp"]> = Object.assign(
  (pattern: string, flags: string) => new RegExp(pattern, flags),
  {
    code: "new RegExp",
  },
);

/** Options that Ajv 8 has removed, with its messages. */
const removed: Readonly<Record<string, string>> = {
  errorDataPath: "",
  format: "`validateFormats: false` can be used instead.",
  nullable: '"nullable" keyword is supported by default.',
  jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
  extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
  missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
  processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
  sourceCode: "Use option `code: {source: true}`",
  strictDefaults: "It is default now, see option `strict`.",
  strictKeywords: "It is default now, see option `strict`.",
  uniqueItems: '"uniqueItems" keyword is always validated.',
  unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
  cache: "Map is used as cache, schema object as key.",
  serialize: "Map is used as cache, schema object as key.",
  ajvErrors: "It is default now.",
};

/** Options that Ajv 8 advises against. */
const deprecated: Readonly<Record<string, string>> = {
  ignoreKeywordsWithRef: "",
  jsPropertySyntax: "",
  unicode: '"minLength"/"maxLength" account for unicode characters by default.',
};

/** Warns of options that have no effect or that Ajv advises against. */
export function warnOfRemoved(options: Options, logger: Logger): void {
  for (const [name, advice] of Object.entries(removed))
    if (name in options) logger.error(`NOT SUPPORTED: option ${name}. ${advice}`);
  for (const [name, advice] of Object.entries(deprecated))
    if (name in options) logger.warn(`DEPRECATED: option ${name}. ${advice}`);
}

const silent: Logger = { log() {}, warn() {}, error() {} };

/**
 * The logger of an instance.
 *
 * @throws Error if it lacks a method.
 */
export function loggerOf(given: Options["logger"]): Logger {
  if (given === false) return silent;
  // Libraries are compiled without the types of Node and the DOM, which define the console.
  if (given === undefined) return (globalThis as unknown as { readonly console: Logger }).console;
  if (given.log && given.warn && given.error) return given as Logger;
  throw new Error("logger must implement log, warn and error methods");
}
