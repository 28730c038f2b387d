import { compileToClosures, compile, explain, verdictPlan } from "@argot/compiler";
import { type AssertionOptions, contentAssertion } from "@argot/content";
import {
  type Argot,
  createArgot as createArgotOf,
  type Dialect,
  type Limits,
  ownProperties,
  type RegexEngine,
  replaceKeywords,
  type Tier,
  type Vocabulary,
} from "@argot/core";
import { draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
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

/** How an Argot is to be. */
export interface ArgotOptions {
  /**
   * The dialect of schemas that have no `$schema`: a short name, or the URI of a standard dialect or of one in
   * `dialects`. 2020-12 when not said.
   */
  readonly dialect?: DialectName | (string & {});
  /**
   * Whether all schemas have to be of `dialect`: one that declares another with `$schema` is refused as `other-dialect`, and
   * so is a schema that holds one. False, when not said.
   */
  readonly pin?: boolean;
  /** Dialects besides the standard ones. One with the URI of a standard dialect replaces it. */
  readonly dialects?: readonly Dialect[];
  /** Vocabularies that meta-schemas may list in `$vocabulary`, besides the standard ones. */
  readonly vocabularies?: readonly Vocabulary[];
  /**
   * What `format` means, in every dialect: an annotation (`"annotate"`), or an assertion of the formats that the dialect
   * defines (`"assert"`). Formats by name are asserted besides those of the dialect, or in their place. When not said,
   * dialects say it themselves: the standard ones annotate, and meta-schemas may require a vocabulary that asserts.
   */
  readonly formats?: FormatsOption;
  /**
   * Whether schemas are refused that have members which are no keywords, in every dialect, but for those that begin with
   * `x-`: a mistyped keyword places no constraint otherwise. When not said, only v1 refuses them, and elsewhere they are
   * annotations.
   */
  readonly strict?: boolean;
  /**
   * How verdicts are reached: by the evaluation loop, by compiled code, by functions closures without generating code,
   * or (`"auto"`, when not said) by the loop at first and, once it is worth it, by compiled code where the host allows
   * code generation and by closures functions elsewhere. The answers are the same.
   */
  readonly tier?: Tier;
  /**
   * Whether `contentEncoding`, `contentMediaType` and `contentSchema` only annotate (`"annotate"`, when not said) or make
   * values invalid, in every dialect (`"assert"`, or how they are to do so). `contents` of a validator checks content in both
   * cases.
   */
  readonly content?: "annotate" | "assert" | AssertionOptions;
  /**
   * How much work schemas and values may ask for; more ends in a `LimitError`. Where evaluation is limited the loop decides,
   * in every tier, since it is the loop that counts.
   */
  readonly limits?: Limits;
  /**
   * Compiles the regular expressions of schemas, such as `linear` of `@argot/linear-regex`, whose time grows with the text
   * and no faster. When not given, expressions are those of ECMA-262, which can take exponential time.
   */
  readonly regex?: RegexEngine;
}

/**
 * Makes an Argot that speaks draft-03, draft-04, draft-06, draft-07, 2019-09, 2020-12 and v1. Instances share nothing.
 *
 * @throws DefinitionError when `dialect` names no dialect, something in `formats` is no format, or a limit is none.
 */
export function createArgot(options: ArgotOptions = {}): Argot {
  const {
    dialect = "2020-12",
    pin = false,
    dialects = [],
    vocabularies = [],
    formats,
    strict = false,
    tier = "auto",
    content = "annotate",
    limits,
    regex,
  } = ownProperties(options);
  const replaced = new Set(dialects.map(({ uri }) => uri));
  const spoken = [...Object.values(standard).filter(({ uri }) => !replaced.has(uri)), ...dialects];
  const { inDialect, assertion } = formatsMeaning(formats);
  const decoding = Object.values(contentAssertion(typeof content === "string" ? {} : content));
  const asserted = content === "annotate" ? [] : decoding;
  return createArgotOf({
    dialects: spoken.map((each) => inDialect(asserted.length === 0 ? each : replaceKeywords(each, asserted))),
    dialect: Object.hasOwn(standard, dialect) ? standard[dialect as DialectName].uri : dialect,
    pin,
    vocabularies: [assertion, ...vocabularies],
    strict,
    tier,
    ...(limits && { limits }),
    ...(regex && { regex }),
    ...(content === "annotate" && { contents: decoding }),
    backend: { optimise: verdictPlan, compile, compileToClosures, explain },
  });
}
