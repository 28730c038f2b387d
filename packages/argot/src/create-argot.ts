import { compileToClosures, compile, explain, parts, verdictPlan } from "@argot/compiler";
import { type AssertionOptions, contentAssertion } from "@argot/content";
import {
  createArgot as createArgotOf,
  DefinitionError,
  type Dialect,
  type Limits,
  ownProperties,
  refuseUnknownName,
  refuseUnknownOptions,
  type RegexEngine,
  replacePresentKeywords,
  type Tier,
  type Vocabulary,
} from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import type { Argot } from "./argot.js";
import { type FormatsOption, formatsMeaning } from "./formats.js";

/** The short name of a standard dialect. */
export type DialectName = "v1" | "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04" | "draft-03";

const standard: Readonly<Record<DialectName, Dialect>> = {
  v1,
  "2020-12": draft202012,
  "2019-09": draft201909,
  "draft-07": draft07,
  "draft-06": draft06,
  "draft-04": draft04,
  "draft-03": draft03,
};

/** The URIs of the standard dialects by their short names, the newest first. */
export const dialectUris: Readonly<Record<DialectName, string>> = {
  v1: v1.uri,
  "2020-12": draft202012.uri,
  "2019-09": draft201909.uri,
  "draft-07": draft07.uri,
  "draft-06": draft06.uri,
  "draft-04": draft04.uri,
  "draft-03": draft03.uri,
};

/**
 * Options for `createArgot`.
 *
 * @typeParam Default - The dialect of schemas without `$schema`.
 */
export interface ArgotOptions<Default extends string = string> {
  /**
   * The dialect of schemas without `$schema`: a short name, or the URI of a standard dialect or of one in `dialects`.
   * Default: `"2020-12"`.
   */
  readonly dialect?: Default | DialectName;
  /**
   * Whether every schema must use `dialect`. A schema whose `$schema` names another dialect is then refused with the code
   * `other-dialect`, wherever in a document it stands. Default: `false`.
   */
  readonly pin?: boolean;
  /** Dialects besides the standard ones. A dialect with the URI of a standard one replaces it. */
  readonly dialects?: readonly Dialect[];
  /** Vocabularies that meta-schemas may list in `$vocabulary`, besides the standard ones. */
  readonly vocabularies?: readonly Vocabulary[];
  /**
   * What `format` does, in every dialect: `"annotate"`, or `"assert"` for the formats that the dialect defines. An object
   * asserts its formats as well; they replace those of the dialect with the same names. Default: each dialect decides. The
   * standard ones annotate, and a meta-schema may require a vocabulary that asserts.
   */
  readonly formats?: FormatsOption;
  /**
   * Whether schemas with unknown keywords are refused, in every dialect. Names that begin with `x-` are allowed. Default:
   * `false`; unknown keywords are then annotations, except in v1, which refuses them.
   */
  readonly strict?: boolean;
  /**
   * How verdicts are reached: `"loop"` interprets the schema, `"compiled"` generates JavaScript, `"closures"` combines
   * functions and generates no code. `"auto"` starts with the loop and changes to compiled code when that pays, or to
   * closures where code generation is forbidden. The results are the same. Default: `"auto"`.
   */
  readonly tier?: Tier;
  /**
   * What `contentEncoding`, `contentMediaType` and `contentSchema` do, in every dialect: `"annotate"`, `"assert"`, or an
   * object that asserts with these options. `validator.contents()` checks content in each case. Default: `"annotate"`.
   */
  readonly contentKeywords?: "annotate" | "assert" | AssertionOptions;
  /**
   * Limits for schemas and values; beyond a limit a `LimitError` is thrown. All tiers stop at the same place. Default: no
   * limits.
   */
  readonly limits?: Limits;
  /**
   * Compiles the regular expressions of schemas. `safe` of `@argot/linear-regex` matches in linear time, and leaves what it can
   * to the JavaScript engine. Default: the JavaScript engine, which can take exponential time.
   */
  readonly regex?: RegexEngine;
}

/**
 * Creates an Argot instance with the dialects draft-03, draft-04, draft-06, draft-07, 2019-09, 2020-12 and v1. Instances
 * share no state.
 *
 * @throws DefinitionError if `dialect` names no dialect, `formats` holds something that is no format, or a limit is invalid.
 */
export function createArgot<const Default extends string = "2020-12">(
  options: ArgotOptions<Default> = {},
): Argot<Default> {
  refuseUnknownOptions("createArgot", options, Object.keys(optionNames));
  const {
    dialect = "2020-12",
    pin = false,
    dialects = [],
    vocabularies = [],
    formats,
    strict = false,
    tier = "auto",
    contentKeywords = "annotate",
    limits,
    regex,
  } = ownProperties(options);
  requireList("dialects", dialects);
  requireList("vocabularies", vocabularies);
  const replaced = new Set(dialects.map(({ uri }) => uri));
  const installed = [...Object.values(standard).filter(({ uri }) => !replaced.has(uri)), ...dialects];
  // `createArgot` of core refuses an unknown URI.
  if (!isUri(dialect))
    refuseUnknownName("dialect", dialect, [...Object.keys(standard), ...installed.map(({ uri }) => uri)]);
  refuseUnknownContentMode(contentKeywords);
  const { inDialect, assertion } = formatsMeaning(formats);
  const assertions = Object.values(contentAssertion(typeof contentKeywords === "string" ? {} : contentKeywords));
  const asserted = contentKeywords === "annotate" ? [] : assertions;
  return createArgotOf({
    dialects: installed.map((each) => inDialect(asserted.length === 0 ? each : replacePresentKeywords(each, asserted))),
    dialect: Object.hasOwn(standard, dialect) ? standard[dialect as DialectName].uri : dialect,
    pin,
    vocabularies: [assertion, ...vocabularies],
    strict,
    tier,
    ...(limits !== undefined && { limits }),
    ...(regex !== undefined && { regex }),
    ...(contentKeywords === "annotate" && { decodingKeywords: assertions }),
    backend: { optimise: verdictPlan, compile, compileToClosures, explain, parts },
  });
}

const optionNames: Readonly<Record<keyof ArgotOptions, true>> = {
  dialect: true,
  pin: true,
  dialects: true,
  vocabularies: true,
  formats: true,
  strict: true,
  tier: true,
  contentKeywords: true,
  limits: true,
  regex: true,
};

const contentOptionNames: Readonly<Record<keyof AssertionOptions, true>> = {
  lenient: true,
  refuseUnknown: true,
  maxSize: true,
  maxNesting: true,
  mediaTypes: true,
};

function requireList(option: string, given: unknown): void {
  if (!Array.isArray(given)) throw new DefinitionError(`\`${option}\` must be an array.`);
}

const isUri = (dialect: unknown): boolean => typeof dialect === "string" && dialect.includes(":");

function refuseUnknownContentMode(mode: unknown): void {
  if (mode === "annotate" || mode === "assert") return;
  if (typeof mode === "object" && mode !== null)
    return refuseUnknownOptions("contentKeywords", mode, Object.keys(contentOptionNames));
  throw new DefinitionError(
    `\`contentKeywords\` must be "annotate", "assert" or an object of options; it is ${JSON.stringify(mode)}.`,
  );
}
