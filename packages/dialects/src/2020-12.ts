import { defineDialect, type Dialect } from "@argot/core";
import { draft202012 as check } from "./checks.js";
import { draft202012Hints } from "./hints.js";
import metaSchema from "./meta-schemas/2020-12/schema.json" with { type: "json" };
import {
  applicatorVocabulary,
  compatibilityVocabulary,
  contentVocabulary,
  coreVocabulary,
  formatAnnotationVocabulary,
  metaDataVocabulary,
  unevaluatedVocabulary,
  validationVocabulary,
} from "./vocabularies/2020-12.js";

export { formatAssertionVocabulary } from "./vocabularies/2020-12.js";

const uri = "https://json-schema.org/draft/2020-12/schema";

/**
 * 2020-12.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core | 2020-12 core}
 */
export const draft202012: Dialect = defineDialect({
  uri,
  metaSchema,
  check,
  hints: draft202012Hints,
  core: coreVocabulary,
  vocabularies: [
    coreVocabulary,
    validationVocabulary,
    applicatorVocabulary,
    unevaluatedVocabulary,
    metaDataVocabulary,
    formatAnnotationVocabulary,
    contentVocabulary,
    compatibilityVocabulary,
  ],
});
