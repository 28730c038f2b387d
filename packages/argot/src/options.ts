import type { AssertionOptions } from "@argot/content";
import type { Dialect, KeywordsByName, Limits, RegexEngine, Tier, Vocabulary } from "@argot/core";
import type { FormatsOption } from "./formats.js";

/** The short name of a standard dialect. */
export type DialectName = "v1" | "2020-12" | "2019-09" | "draft-07" | "draft-06" | "draft-04" | "draft-03";

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
  /**
   * Vocabularies besides the standard ones. The standard dialects have their keywords, and meta-schemas may list them in `$vocabulary`.
   * Those of `dialects` are as they were defined. Default: none.
   */
  readonly vocabularies?: readonly Vocabulary[];
  /**
   * Keywords of your own by their names in schemas, each made by `defineKeyword` of `@argot/core/keyword`. Every dialect has them,
   * those that meta-schemas describe as well. They run after the keywords of the dialect. A name that a dialect or vocabulary
   * already has is refused: `replaceKeywords` changes a keyword. Default: none.
   */
  readonly keywords?: KeywordsByName;
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
   * functions and generates no code. `"auto"` starts with closures and changes to compiled code when that pays, unless
   * code generation is forbidden. The results are the same. `argot/loop` only has the loop. Default: `"auto"`.
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
   * Compiles the regular expressions of schemas. `safe` of `@argot/regex` matches in linear time, and leaves what it can
   * to the JavaScript engine. Default: the JavaScript engine, which can take exponential time.
   */
  readonly regex?: RegexEngine;
}

const optionNames: Readonly<Record<keyof ArgotOptions, true>> = {
  dialect: true,
  pin: true,
  dialects: true,
  vocabularies: true,
  keywords: true,
  formats: true,
  strict: true,
  tier: true,
  contentKeywords: true,
  limits: true,
  regex: true,
};

/** The names of all options of `createArgot`, for functions that take them besides options of their own. */
export const argotOptionNames: readonly string[] = Object.keys(optionNames);
