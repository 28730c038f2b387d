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
import { defineDialect, defineVocabulary, type Dialect, type Keyword, type Vocabulary } from "@argot/core";
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
import { format, knownFormatAssertion } from "@argot/format";
import { check } from "./checks/2020-12.js";
import { draft201909Formats } from "./formats.js";
import { compatibility } from "./keywords/compatibility.js";
import { content } from "./keywords/content.js";
import { metadata } from "./keywords/metadata.js";
import { validation } from "./keywords/validation.js";
import * as metaSchemas from "./meta-schemas/2020-12.js";

const uri = "https://json-schema.org/draft/2020-12/schema";
const vocab = (name: string): string => `https://json-schema.org/draft/2020-12/vocab/${name}`;

const core = defineVocabulary({
  uri: vocab("core"),
  metaSchema: metaSchemas.core,
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
 * 2020-12.
 *
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-core | 2020-12 core}
 */
export const draft202012: Dialect = defineDialect({
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
    }),
    defineVocabulary({
      uri: vocab("unevaluated"),
      metaSchema: metaSchemas.unevaluated,
      keywords: { unevaluatedItems, unevaluatedProperties },
    }),
    defineVocabulary({
      uri: vocab("meta-data"),
      metaSchema: metaSchemas.metadata,
      keywords: metadata,
    }),
    defineVocabulary({
      uri: vocab("format-annotation"),
      metaSchema: metaSchemas.formatAnnotation,
      keywords: { format },
    }),
    defineVocabulary({
      uri: vocab("content"),
      metaSchema: metaSchemas.content,
      keywords: content,
    }),
    defineVocabulary({ uri, keywords: compatibility }),
  ],
});

/**
 * The vocabulary format-assertion of 2020-12, for meta-schemas to list: no standard dialect speaks it.
 *
 * @param assertion - What `format` means there; an assertion of the formats that the specification defines, when not said.
 * @see {@link https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.2 | 2020-12 validation, 7.2.2}
 */
export const formatAssertionVocabulary = (
  assertion: Keyword<string> = knownFormatAssertion(draft201909Formats),
): Vocabulary =>
  defineVocabulary({
    uri: vocab("format-assertion"),
    metaSchema: metaSchemas.formatAssertion,
    keywords: { format: assertion },
    supersedes: [vocab("format-annotation")],
  });
