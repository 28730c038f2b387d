import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { draft06 as check } from "./checks.js";
import { draft06Hints } from "./hints.js";
import { draft06Keywords } from "./keywords/draft-06.js";
import metaSchema from "./meta-schemas/draft-06.json" with { type: "json" };

const uri = "http://json-schema.org/draft-06/schema";

/**
 * Draft-06. It has no vocabularies: all its keywords form one, with the URI of the dialect.
 *
 * @see {@link https://json-schema.org/draft-06/draft-wright-json-schema-validation-01 | draft-06 validation}
 */
export const draft06: Dialect = defineDialect({
  uri,
  metaSchema,
  check,
  hints: draft06Hints,
  core: defineVocabulary({
    uri,
    keywords: draft06Keywords,
  }),
  vocabularies: [],
});
