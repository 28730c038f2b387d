import { DefinitionError, type Dialect, type Vocabulary } from "@argot/core";
import { annotateFormats, assertFormats, draft201909Formats, formatAssertionVocabulary } from "@argot/dialects";
import { format, type Formats, knownFormatAssertion } from "@argot/format";

/** What `format` means: an annotation, an assertion, or an assertion of these formats as well. */
export type FormatsOption = "annotate" | "assert" | Formats;

/** How an option changes dialects, and the vocabulary that asserts formats. */
export interface FormatsMeaning {
  readonly inDialect: (dialect: Dialect) => Dialect;
  readonly assertion: Vocabulary;
}

/**
 * What an option does; without one, every dialect says itself what `format` means.
 *
 * @throws DefinitionError when it is none.
 */
export function formatsMeaning(option: FormatsOption | undefined): FormatsMeaning {
  if (option === undefined) return { inDialect: (dialect) => dialect, assertion: formatAssertionVocabulary() };
  if (option === "annotate") return { inDialect: annotateFormats, assertion: formatAssertionVocabulary(format) };
  if (option !== "assert" && (typeof option !== "object" || option === null)) {
    const given = JSON.stringify(option);
    throw new DefinitionError(`\`formats\` must be "annotate", "assert" or formats by name; it is ${given}.`);
  }
  const more = option === "assert" ? {} : option;
  return {
    inDialect: (dialect) => assertFormats(dialect, more),
    assertion: formatAssertionVocabulary(knownFormatAssertion({ ...draft201909Formats, ...more })),
  };
}
