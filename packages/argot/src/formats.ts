import { DefinitionError, type Dialect, type Vocabulary } from "@argot/core";
import { annotateFormats, assertFormats, draft201909Formats, formatAssertionVocabulary } from "@argot/dialects";
import { format, type Formats, knownFormatAssertion } from "@argot/format";

/** What `format` does: annotate, assert, or assert these formats as well. */
export type FormatsOption = "annotate" | "assert" | Formats;

/** The changes by the option `formats`: to each dialect, and to the vocabulary that asserts formats. */
export interface FormatsMeaning {
  readonly inDialect: (dialect: Dialect) => Dialect;
  readonly assertion: Vocabulary;
}

/**
 * Resolves the option `formats`. Without it, each dialect decides.
 *
 * @throws DefinitionError if the option is neither `"annotate"`, `"assert"` nor an object.
 */
export function formatsMeaning(option: FormatsOption | undefined): FormatsMeaning {
  if (option === undefined) return { inDialect: (dialect) => dialect, assertion: formatAssertionVocabulary() };
  if (option === "annotate") return { inDialect: annotateFormats, assertion: formatAssertionVocabulary(format) };
  if (option !== "assert" && (typeof option !== "object" || option === null)) {
    const given = JSON.stringify(option);
    throw new DefinitionError(`\`formats\` must be "annotate", "assert" or an object of formats; it is ${given}.`);
  }
  const named = option === "assert" ? {} : option;
  return {
    inDialect: (dialect) => assertFormats(dialect, named),
    assertion: formatAssertionVocabulary(knownFormatAssertion({ ...draft201909Formats, ...named })),
  };
}
