// The vocabularies of 2019-09, exported one by one for dialects and bundles with some of them.
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
import { defineVocabulary, type Vocabulary } from "@argot/core";
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
import { formatAssertion } from "@argot/format";
import { draft201909Format } from "../format-names.js";
import { draft201909Formats } from "../formats.js";
import { compatibility } from "../keywords/compatibility.js";
import { content } from "../keywords/content.js";
import { metadata } from "../keywords/metadata.js";
import { validation } from "../keywords/validation.js";
import applicatorSchema from "../meta-schemas/2019-09/applicator.json" with { type: "json" };
import contentSchema from "../meta-schemas/2019-09/content.json" with { type: "json" };
import coreSchema from "../meta-schemas/2019-09/core.json" with { type: "json" };
import formatSchema from "../meta-schemas/2019-09/format.json" with { type: "json" };
import metadataSchema from "../meta-schemas/2019-09/meta-data.json" with { type: "json" };
import validationSchema from "../meta-schemas/2019-09/validation.json" with { type: "json" };

const vocab = (name: string): string => `https://json-schema.org/draft/2019-09/vocab/${name}`;

/**
 * Identifiers and references.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.8 | 2019-09 core, 8}
 */
export const coreVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("core"),
  metaSchema: coreSchema,
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
 * Assertions about a value by itself.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-validation-02#rfc.section.6 | 2019-09 validation, 6}
 */
export const validationVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("validation"),
  metaSchema: validationSchema,
  keywords: validation,
});

/**
 * Schemas for a value and its parts.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-02#rfc.section.9 | 2019-09 core, 9}
 */
export const applicatorVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("applicator"),
  metaSchema: applicatorSchema,
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
});

/**
 * Descriptions of a value.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-validation-02#rfc.section.9 | 2019-09 validation, 9}
 */
export const metaDataVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("meta-data"),
  metaSchema: metadataSchema,
  keywords: metadata,
});

/**
 * `format`, which asserts where a meta-schema requires the vocabulary.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-validation-02#rfc.section.7 | 2019-09 validation, 7}
 */
export const formatVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("format"),
  metaSchema: formatSchema,
  keywords: { format: draft201909Format },
  whenRequired: { format: formatAssertion(draft201909Formats) },
});

/**
 * The contents of strings.
 *
 * @see {@link https://json-schema.org/draft/2019-09/draft-handrews-json-schema-validation-02#rfc.section.8 | 2019-09 validation, 8}
 */
export const contentVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("content"),
  metaSchema: contentSchema,
  keywords: content,
});

/**
 * Keywords that the meta-schema keeps from draft-07. No vocabulary of the specification has them, so this one has the
 * URI of the dialect.
 */
export const compatibilityVocabulary: Vocabulary = defineVocabulary({
  uri: "https://json-schema.org/draft/2019-09/schema",
  keywords: compatibility,
});
