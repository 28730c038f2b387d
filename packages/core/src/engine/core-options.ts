import type { Limits } from "../errors/limit-error.js";
import type { Keyword } from "../keyword/define-keyword.js";
import type { Dialect } from "../keyword/dialect.js";
import type { Vocabulary } from "../keyword/vocabulary.js";
import type { RegexEngine } from "../lower/pattern.js";
import type { Backend } from "../plan/backend.js";
import type { Tier } from "./tiers.js";

/** What an Argot is made of. */
export interface CoreOptions {
  /** The dialects that `$schema` may name. */
  readonly dialects: readonly Dialect[];
  /** The dialect of schemas without `$schema`: the URI of one of `dialects`. The first of them, when not said. */
  readonly dialect?: string;
  /**
   * Whether all schemas have to be of this dialect: one that declares another with `$schema`, on its own or within another
   * schema, is refused as `other-dialect`. The meta-schemas of `dialects` and `vocabularies` are what they are. False, when
   * not said.
   */
  readonly pin?: boolean;
  /** Vocabularies for meta-schemas to list in `$vocabulary`, besides those of `dialects`. */
  readonly vocabularies?: readonly Vocabulary[];
  /**
   * Whether schemas are refused that have members which are no keywords, in every dialect, but for those that begin with
   * `x-`. When not said, such members are annotations, unless the dialect refuses them by itself.
   */
  readonly strict?: boolean;
  /** How verdicts are reached. `"auto"`, when not said; without a backend it is `"loop"`. */
  readonly tier?: Tier;
  /** Compiles plans, where there is one. */
  readonly backend?: Backend;
  /**
   * How much work schemas and values may ask for. Where evaluation is limited the loop decides, in every tier, since it is
   * the loop that counts.
   */
  readonly limits?: Limits;
  /** Compiles the regular expressions of schemas, such as in linear time; the host's engine does, when not given. */
  readonly regex?: RegexEngine;
  /**
   * Keywords that stand in for those with their ids where `contents` of a validator is asked: they decode what those only
   * describe. Not needed where the keywords of the dialects decode.
   */
  readonly decodingKeywords?: readonly Keyword[];
}
