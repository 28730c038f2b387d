import type { Limits } from "../errors/limit-error.js";
import type { Keyword } from "../keyword/keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import type { KeywordsByName, Vocabulary } from "../keyword/vocabulary.js";
import type { RegexEngine } from "../lower/pattern.js";
import type { IssueMaker } from "../issues/issue-maker.js";
import type { Backend } from "../plan/backend.js";
import type { Reports } from "./reports.js";
import type { Tier } from "./tiers.js";

/**
 * Options for {@link createArgot}.
 *
 * @typeParam Methods - What `reports` adds to validators.
 */
export interface CoreOptions<Methods = unknown> {
  /** The dialects that `$schema` can select. At least one is required. */
  readonly dialects: readonly Dialect[];
  /** The dialect of schemas without `$schema`: the URI of one of `dialects`. Default: the first of them. */
  readonly dialect?: string;
  /**
   * Whether every schema must use the default dialect. A schema whose `$schema` names another one is then refused with the
   * code `other-dialect`, wherever in a document it stands. The meta-schemas of `dialects` and `knownVocabularies` are exempt.
   * Default: `false`.
   */
  readonly pin?: boolean;
  /**
   * Vocabularies that meta-schemas can list in `$vocabulary`, besides those of `dialects`. `addVocabularies` adds the keywords of a
   * vocabulary to one of `dialects`. Default: none.
   */
  readonly knownVocabularies?: readonly Vocabulary[];
  /**
   * Keywords by their names in schemas. Every dialect has them, those that meta-schemas describe as well. They run after the
   * keywords of the dialect. Default: none.
   */
  readonly keywords?: KeywordsByName;
  /**
   * Whether schemas with unknown keywords are refused, in every dialect. Names that begin with `x-` are allowed. Default:
   * `false`; unknown keywords are then annotations, unless their dialect refuses them.
   */
  readonly strict?: boolean;
  /** How verdicts are reached. Without a backend every tier is `"loop"`. Default: `"auto"`. */
  readonly tier?: Tier;
  /** The compiler of plans. Default: none. */
  readonly backend?: Backend;
  /**
   * Makes the issues of values that are not valid: `issues` of `@argot/reports`. Default: basic issues. Each rule that fails has one, in
   * order, with its three locations and its own message.
   */
  readonly issues?: IssueMaker;
  /** Adds methods to validators: `reports` of `@argot/reports` adds annotations, contents and outputs. Default: none. */
  readonly reports?: Reports<Methods>;
  /**
   * Limits for schemas and values; beyond a limit a `LimitError` is thrown. All tiers stop at the same place. Default: no
   * limits.
   */
  readonly limits?: Limits;
  /** Compiles the regular expressions of schemas. Default: the JavaScript engine. */
  readonly regex?: RegexEngine;
  /**
   * Keywords that decode content, for `contents` of `reports`. They replace the keywords with the same ids, which only
   * describe content. Not needed if the keywords of `dialects` decode. Default: none.
   */
  readonly decodingKeywords?: readonly Keyword[];
}
