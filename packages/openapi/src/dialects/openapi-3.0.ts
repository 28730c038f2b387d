import { additionalProperties, allOf, anyOf, itemsDraft4, not, oneOf, properties } from "@argot/applicator";
import { defineDialect, defineVocabulary, type Dialect } from "@argot/core";
import { format } from "@argot/format";
import { defaultKeyword, deprecated, description, readOnly, title, writeOnly } from "@argot/metadata";
import {
  discriminator,
  example,
  externalDocs,
  namedAlternatives,
  nullable,
  ref30,
  type30,
  xml,
} from "../keywords/index.js";
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
  uniqueItems,
} from "@argot/validation";
import { document30 } from "../published/schemas.js";

const published = "https://spec.openapis.org/oas/3.0/schema/2021-09-28";
const uri = "https://spec.openapis.org/oas/3.0/dialect";

/**
 * The schemas of OpenAPI 3.0: a dialect of its own, between draft-04 and draft-06.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#schema-object | OpenAPI 3.0, Schema Object}
 */
export const openApi30: Dialect = defineDialect({
  uri,
  metaSchema: {
    $schema: "http://json-schema.org/draft-04/schema#",
    id: uri,
    oneOf: [{ $ref: `${published}#/definitions/Schema` }, { $ref: `${published}#/definitions/Reference` }],
  },
  core: defineVocabulary({
    uri: published,
    metaSchema: document30,
    keywords: {
      $ref: ref30,
      type: type30,
      nullable,
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
      properties,
      additionalProperties,
      allOf,
      anyOf: namedAlternatives(anyOf),
      oneOf: namedAlternatives(oneOf),
      not,
      discriminator,
      title,
      description,
      default: defaultKeyword,
      format,
      readOnly,
      writeOnly,
      deprecated,
      example,
      externalDocs,
      xml,
    },
  }),
  vocabularies: [],
});
