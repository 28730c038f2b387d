import { defineDialect, defineVocabulary, type Dialect, type Vocabulary } from "@argot/core";
import { draft201909 as check } from "./checks.js";
import { draft201909Hints } from "./hints.js";
import { draft201909Format } from "./format-names.js";
import formatSchema from "./meta-schemas/2019-09/format.json" with { type: "json" };
import metaSchema from "./meta-schemas/2019-09/schema.json" with { type: "json" };
import {
  applicatorVocabulary,
  compatibilityVocabulary,
  contentVocabulary,
  coreVocabulary,
  formatVocabulary,
  metaDataVocabulary,
  validationVocabulary,
} from "./vocabularies/2019-09.js";

/**
 * 2019-09.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02 | 2019-09 core}
 */
export const draft201909: Dialect = withFormats(formatVocabulary);

/**
 * 2019-09 with `format` as an annotation, even if a meta-schema requires its vocabulary, so that a bundle has no
 * formats.
 */
export const draft201909Annotated: Dialect = withFormats(
  defineVocabulary({
    uri: "https://json-schema.org/draft/2019-09/vocab/format",
    metaSchema: formatSchema,
    keywords: { format: draft201909Format },
  }),
);

/* @__NO_SIDE_EFFECTS__ */
function withFormats(formats: Vocabulary): Dialect {
  return defineDialect({
    uri: "https://json-schema.org/draft/2019-09/schema",
    metaSchema,
    check,
    hints: draft201909Hints,
    core: coreVocabulary,
    vocabularies: [
      coreVocabulary,
      validationVocabulary,
      applicatorVocabulary,
      metaDataVocabulary,
      formats,
      contentVocabulary,
      compatibilityVocabulary,
    ],
  });
}
