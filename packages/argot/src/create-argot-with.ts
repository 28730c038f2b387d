import { assertionOptionNames, contentAssertion } from "@argot/content";
import {
  addVocabularies,
  type Backend,
  createArgot as createArgotOf,
  DefinitionError,
  ownProperties,
  refuseUnknownName,
  refuseUnknownOptions,
  replacePresentKeywords,
} from "@argot/core";
import { issues, reports } from "@argot/reports";
import type { Argot } from "./argot.js";
import { formatsMeaning } from "./formats.js";
import { argotOptionNames, type ArgotOptions, type DialectName } from "./options.js";
import { standardDialects } from "./standard-dialects.js";

/**
 * Creates an Argot instance.
 *
 * @param backend - Compiles schemas. Without it, the loop evaluates them.
 * @throws DefinitionError if `dialect` names no dialect, `formats` holds something that is no format, a dialect or vocabulary
 *   already has one of the names in `keywords`, or a limit is invalid.
 */
export function createArgotWith<Default extends string>(
  backend: Backend | undefined,
  options: ArgotOptions<Default>,
): Argot<Default> {
  refuseUnknownOptions("createArgot", options, argotOptionNames);
  const {
    dialect = "2020-12",
    pin = false,
    dialects = [],
    vocabularies = [],
    keywords = {},
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
  const standard = Object.values(standardDialects).filter(({ uri }) => !replaced.has(uri));
  const extended = vocabularies.length === 0 ? standard : standard.map((each) => addVocabularies(each, vocabularies));
  const installed = [...extended, ...dialects];
  // `createArgot` of core refuses an unknown URI.
  if (!isUri(dialect))
    refuseUnknownName("dialect", dialect, [...Object.keys(standardDialects), ...installed.map(({ uri }) => uri)]);
  refuseUnknownContentMode(contentKeywords);
  const { inDialect, assertion } = formatsMeaning(formats);
  const assertions = Object.values(contentAssertion(typeof contentKeywords === "string" ? {} : contentKeywords));
  const asserted = contentKeywords === "annotate" ? [] : assertions;
  const named = Object.hasOwn(standardDialects, dialect) ? standardDialects[dialect as DialectName] : undefined;
  return createArgotOf({
    dialects: installed.map((each) => inDialect(asserted.length === 0 ? each : replacePresentKeywords(each, asserted))),
    dialect: named?.uri ?? dialect,
    pin,
    knownVocabularies: [assertion, ...vocabularies],
    keywords,
    strict,
    tier,
    ...(limits !== undefined && { limits }),
    ...(regex !== undefined && { regex }),
    ...(contentKeywords === "annotate" && { decodingKeywords: assertions }),
    ...(backend && { backend }),
    issues,
    reports,
  });
}

function requireList(option: string, given: unknown): void {
  if (!Array.isArray(given)) throw new DefinitionError(`\`${option}\` must be an array.`);
}

const isUri = (dialect: unknown): boolean => typeof dialect === "string" && dialect.includes(":");

function refuseUnknownContentMode(mode: unknown): void {
  if (mode === "annotate" || mode === "assert") return;
  if (typeof mode === "object" && mode !== null)
    return refuseUnknownOptions("contentKeywords", mode, assertionOptionNames);
  throw new DefinitionError(
    `\`contentKeywords\` must be "annotate", "assert" or an object of options; it is ${JSON.stringify(mode)}.`,
  );
}
