import { contentEncoding, contentMediaType } from "@argot/content";
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { comment } from "@argot/core-vocabulary";
import { elseKeyword, ifKeyword, thenKeyword } from "@argot/draft7-conditionals";
import { readOnly, writeOnly } from "@argot/metadata";
import { draft07 as check } from "./checks.js";
import { draft07Format } from "./format-names.js";
import { draft07Hints } from "./hints.js";
import { draft06Keywords } from "./keywords/draft-06.js";
import metaSchema from "./meta-schemas/draft-07.json" with { type: "json" };

const uri = "http://json-schema.org/draft-07/schema";

/**
 * Draft-07. It has no vocabularies: all its keywords form one, with the URI of the dialect.
 *
 * @see {@link https://json-schema.org/draft-07/draft-handrews-json-schema-validation-01 | draft-07 validation}
 */
export const draft07: Dialect = defineDialect({
  uri,
  metaSchema,
  check,
  hints: draft07Hints,
  core: defineVocabulary({
    uri,
    keywords: {
      ...draft06Keywords,
      format: draft07Format,
      $comment: comment,
      if: ifKeyword,
      then: thenKeyword,
      else: elseKeyword,
      readOnly,
      writeOnly,
      contentEncoding,
      contentMediaType,
    },
  }),
  vocabularies: [],
});
