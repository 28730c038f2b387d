import {
  additionalItems,
  additionalProperties,
  allOf,
  anyOf,
  itemsDraft4,
  not,
  oneOf,
  patternProperties,
  properties,
} from "@argot/applicator";
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { definitions, idDraft4, refDraft4, schema } from "@argot/core-vocabulary";
import { dependencies } from "@argot/draft4-dependencies";
import { defaultKeyword, description, title } from "@argot/metadata";
import {
  enumKeyword,
  exclusiveMaximumDraft4,
  exclusiveMinimumDraft4,
  maximumDraft4,
  maxItems,
  maxLength,
  maxProperties,
  minimumDraft4,
  minItems,
  minLength,
  minProperties,
  multipleOf,
  pattern,
  requiredDraft4,
  type,
  uniqueItems,
} from "@argot/validation";
import { draft04 as check } from "./checks.js";
import { draft04Hints } from "./hints.js";
import { draft04Format } from "./format-names.js";
import metaSchema from "./meta-schemas/draft-04.json" with { type: "json" };

const uri = "http://json-schema.org/draft-04/schema";

/**
 * Draft-04. It has no vocabularies: all its keywords form one, with the URI of the dialect.
 *
 * @see {@link https://json-schema.org/draft-04/draft-fge-json-schema-validation-00 | draft-04 validation}
 */
export const draft04: Dialect = defineDialect({
  uri,
  metaSchema,
  check,
  hints: draft04Hints,
  core: defineVocabulary({
    uri,
    keywords: {
      id: idDraft4,
      $schema: schema,
      $ref: refDraft4,
      definitions,
      type,
      enum: enumKeyword,
      multipleOf,
      maximum: maximumDraft4,
      exclusiveMaximum: exclusiveMaximumDraft4,
      minimum: minimumDraft4,
      exclusiveMinimum: exclusiveMinimumDraft4,
      maxLength,
      minLength,
      pattern,
      maxItems,
      minItems,
      uniqueItems,
      maxProperties,
      minProperties,
      required: requiredDraft4,
      items: itemsDraft4,
      additionalItems,
      properties,
      patternProperties,
      additionalProperties,
      dependencies,
      allOf,
      anyOf,
      oneOf,
      not,
      title,
      description,
      default: defaultKeyword,
      format: draft04Format,
    },
  }),
  vocabularies: [],
});
