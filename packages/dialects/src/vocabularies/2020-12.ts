// The vocabularies of 2020-12, exported one by one for dialects and bundles with some of them.
import { unevaluatedItems, unevaluatedProperties } from "@argot/2019-09-unevaluated";
import {
  additionalProperties,
  allOf,
  anyOf,
  contains,
  dependentSchemas,
  items,
  not,
  oneOf,
  patternProperties,
  prefixItems,
  properties,
  propertyNames,
} from "@argot/applicator";
import { defineVocabulary, type Keyword, type Vocabulary } from "@argot/core";
import {
  anchor,
  comment,
  defs,
  dynamicAnchorDraft202012,
  dynamicRefDraft202012,
  id,
  ref,
  schema,
  vocabulary,
} from "@argot/core-vocabulary";
import { elseKeyword, ifKeyword, thenKeyword } from "@argot/draft7-conditionals";
import { knownFormatAssertion } from "@argot/format";
import { draft201909Format } from "../format-names.js";
import { draft201909Formats } from "../formats.js";
import { compatibility } from "../keywords/compatibility.js";
import { content } from "../keywords/content.js";
import { metadata } from "../keywords/metadata.js";
import { validation } from "../keywords/validation.js";
import applicatorSchema from "../meta-schemas/2020-12/applicator.json" with { type: "json" };
import contentSchema from "../meta-schemas/2020-12/content.json" with { type: "json" };
import coreSchema from "../meta-schemas/2020-12/core.json" with { type: "json" };
import formatAnnotationSchema from "../meta-schemas/2020-12/format-annotation.json" with { type: "json" };
import formatAssertionSchema from "../meta-schemas/2020-12/format-assertion.json" with { type: "json" };
import metadataSchema from "../meta-schemas/2020-12/meta-data.json" with { type: "json" };
import unevaluatedSchema from "../meta-schemas/2020-12/unevaluated.json" with { type: "json" };
import validationSchema from "../meta-schemas/2020-12/validation.json" with { type: "json" };

const vocab = (name: string): string => `https://json-schema.org/draft/2020-12/vocab/${name}`;

/**
 * Identifiers and references.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-8 | 2020-12 core, 8}
 */
export const coreVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("core"),
  metaSchema: coreSchema,
  keywords: {
    $id: id,
    $schema: schema,
    $vocabulary: vocabulary,
    $anchor: anchor,
    $dynamicAnchor: dynamicAnchorDraft202012,
    $ref: ref,
    $dynamicRef: dynamicRefDraft202012,
    $defs: defs,
    $comment: comment,
  },
});

/**
 * Assertions about a value by itself.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-6 | 2020-12 validation, 6}
 */
export const validationVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("validation"),
  metaSchema: validationSchema,
  keywords: validation,
});

/**
 * Schemas for a value and its parts.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-10 | 2020-12 core, 10}
 */
export const applicatorVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("applicator"),
  metaSchema: applicatorSchema,
  keywords: {
    prefixItems,
    items,
    contains,
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
  },
});

/**
 * Schemas for unevaluated parts.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core#section-11 | 2020-12 core, 11}
 */
export const unevaluatedVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("unevaluated"),
  metaSchema: unevaluatedSchema,
  keywords: { unevaluatedItems, unevaluatedProperties },
});

/**
 * Descriptions of a value.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-9 | 2020-12 validation, 9}
 */
export const metaDataVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("meta-data"),
  metaSchema: metadataSchema,
  keywords: metadata,
});

/**
 * `format` as an annotation.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.1 | 2020-12 validation, 7.2.1}
 */
export const formatAnnotationVocabulary: Vocabulary = defineVocabulary({
  uri: vocab("format-annotation"),
  metaSchema: formatAnnotationSchema,
  keywords: { format: draft201909Format },
});

/**
 * The contents of strings.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-8 | 2020-12 validation, 8}
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
  uri: "https://json-schema.org/draft/2020-12/schema",
  keywords: compatibility,
});

/**
 * The vocabulary format-assertion of 2020-12, for meta-schemas to list: no standard dialect has it.
 *
 * @param assertion - The keyword `format` of the vocabulary. Default: asserts the formats that the specification defines.
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.2 | 2020-12 validation, 7.2.2}
 */
export const formatAssertionVocabulary = (
  assertion: Keyword<string> = knownFormatAssertion(draft201909Formats),
): Vocabulary =>
  defineVocabulary({
    uri: vocab("format-assertion"),
    metaSchema: formatAssertionSchema,
    keywords: { format: assertion },
    supersedes: [formatAnnotationVocabulary.uri],
  });
