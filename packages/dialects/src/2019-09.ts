import { unevaluatedItems, unevaluatedProperties } from "@argot/2019-09-unevaluated";
import {
  additionalItems,
  additionalProperties,
  allOf,
  anyOf,
  containsDraft6,
  dependentSchemas,
  itemsDraft4,
  not,
  oneOf,
  patternProperties,
  properties,
  propertyNames,
} from "@argot/applicator";
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import {
  anchor,
  comment,
  defs,
  id,
  recursiveAnchor,
  recursiveRef,
  ref,
  schema,
  vocabulary,
} from "@argot/core-vocabulary";
import { elseKeyword, ifKeyword, thenKeyword } from "@argot/draft7-conditionals";
import { format, formatAssertion } from "@argot/format";
import { check } from "./checks/2019-09.js";
import { draft201909Formats } from "./formats.js";
import { compatibility } from "./keywords/compatibility.js";
import { content } from "./keywords/content.js";
import { metadata } from "./keywords/metadata.js";
import { validation } from "./keywords/validation.js";
import * as metaSchemas from "./meta-schemas/2019-09.js";

const uri = "https://json-schema.org/draft/2019-09/schema";
const vocab = (name: string): string => `https://json-schema.org/draft/2019-09/vocab/${name}`;

const core = defineVocabulary({
  uri: vocab("core"),
  metaSchema: metaSchemas.core,
  keywords: {
    $id: id,
    $schema: schema,
    $vocabulary: vocabulary,
    $anchor: anchor,
    $recursiveAnchor: recursiveAnchor,
    $ref: ref,
    $recursiveRef: recursiveRef,
    $defs: defs,
    $comment: comment,
  },
});

/**
 * 2019-09.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02 | 2019-09 core}
 */
export const draft201909: Dialect = defineDialect({
  uri,
  metaSchema: metaSchemas.metaSchema,
  check,
  core,
  vocabularies: [
    core,
    defineVocabulary({
      uri: vocab("validation"),
      metaSchema: metaSchemas.validation,
      keywords: validation,
    }),
    defineVocabulary({
      uri: vocab("applicator"),
      metaSchema: metaSchemas.applicator,
      keywords: {
        items: itemsDraft4,
        additionalItems,
        contains: containsDraft6,
        properties,
        patternProperties,
        additionalProperties,
        propertyNames,
        dependentSchemas,
        if: ifKeyword,
        then: thenKeyword,
        else: elseKeyword,
        allOf,
        anyOf,
        oneOf,
        not,
        unevaluatedItems,
        unevaluatedProperties,
      },
    }),
    defineVocabulary({
      uri: vocab("meta-data"),
      metaSchema: metaSchemas.metadata,
      keywords: metadata,
    }),
    defineVocabulary({
      uri: vocab("format"),
      metaSchema: metaSchemas.format,
      keywords: { format },
      whenRequired: { format: formatAssertion(draft201909Formats) },
    }),
    defineVocabulary({
      uri: vocab("content"),
      metaSchema: metaSchemas.content,
      keywords: content,
    }),
    defineVocabulary({ uri, keywords: compatibility }),
  ],
});
