import {
  additionalItems,
  additionalProperties,
  extendsKeyword,
  itemsDraft4,
  patternProperties,
  propertiesDraft3,
} from "@argot/applicator";
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { definitions, idDraft4, refDraft3, schema } from "@argot/core-vocabulary";
import { dependenciesDraft3 } from "@argot/draft4-dependencies";
import { defaultKeyword, description, title } from "@argot/metadata";
import {
  disallow,
  enumKeyword,
  exclusiveMaximumDraft4,
  exclusiveMinimumDraft4,
  maximumDraft4,
  maxItems,
  maxLength,
  minimumDraft4,
  minItems,
  minLength,
  multipleOf,
  pattern,
  requiredDraft3,
  typeDraft3,
  uniqueItems,
} from "@argot/validation";
import { draft03 as check } from "./checks.js";
import { draft03Hints } from "./hints.js";
import { draft03Format } from "./format-names.js";
import metaSchema from "./meta-schemas/draft-03.json" with { type: "json" };

const uri = "http://json-schema.org/draft-03/schema";

/**
 * Draft-03. It has no vocabularies: all its keywords form one, with the URI of the dialect.
 *
 * @see {@link https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-03 | draft-03}
 */
export const draft03: Dialect = defineDialect({
  uri,
  metaSchema,
  check,
  hints: draft03Hints,
  core: defineVocabulary({
    uri,
    keywords: {
      id: idDraft4,
      $schema: schema,
      $ref: refDraft3,
      // Not in the text: schemas of draft-03, its official tests included, have subschemas there for references.
      definitions,
      type: typeDraft3,
      disallow,
      enum: enumKeyword,
      divisibleBy: multipleOf,
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
      required: requiredDraft3,
      items: itemsDraft4,
      additionalItems,
      properties: propertiesDraft3,
      patternProperties,
      additionalProperties,
      dependencies: dependenciesDraft3,
      extends: extendsKeyword,
      title,
      description,
      default: defaultKeyword,
      format: draft03Format,
    },
  }),
  vocabularies: [],
});
