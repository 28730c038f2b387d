import { defineVocabulary, type Vocabulary } from "@argot/core/keyword";
import { addVocabularies, type Dialect } from "@argot/core";
import { errorMessage } from "./error-message.js";

/** The vocabulary with `errorMessage`, for dialects, and for meta-schemas to list. */
export const errorMessages: Vocabulary = defineVocabulary({
  uri: "https://github.com/argot-schema/argot/vocabulary/error-message",
  keywords: { errorMessage },
});

/**
 * The same dialect with `errorMessage`. It keeps its URI, so schemas keep their `$schema`.
 *
 * @throws DefinitionError when the dialect has another keyword of that name.
 */
export const withErrorMessages = (dialect: Dialect): Dialect => addVocabularies(dialect, [errorMessages]);
