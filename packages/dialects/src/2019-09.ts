import { defineDialect, type Dialect } from "@argot/core";
import { check } from "./checks/2019-09.js";
import * as metaSchemas from "./meta-schemas/2019-09.js";
import {
  applicatorVocabulary,
  compatibilityVocabulary,
  contentVocabulary,
  coreVocabulary,
  formatVocabulary,
  metaDataVocabulary,
  validationVocabulary,
} from "./vocabularies/2019-09.js";

const uri = "https://json-schema.org/draft/2019-09/schema";

/**
 * 2019-09.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02 | 2019-09 core}
 */
export const draft201909: Dialect = defineDialect({
  uri,
  metaSchema: metaSchemas.metaSchema,
  check,
  core: coreVocabulary,
  vocabularies: [
    coreVocabulary,
    validationVocabulary,
    applicatorVocabulary,
    metaDataVocabulary,
    formatVocabulary,
    contentVocabulary,
    compatibilityVocabulary,
  ],
});
