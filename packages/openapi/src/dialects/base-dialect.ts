// The dialects of OpenAPI since 3.1: JSON Schema 2020-12 with a base vocabulary.
import { anyOf, oneOf } from "@argot/applicator";
import {
  defineDialect,
  defineVocabulary,
  type Dialect,
  type Keyword,
  replaceKeywords,
  type Vocabulary,
} from "@argot/core";
import { draft202012 } from "@argot/dialects/2020-12";
import { discriminator, example, externalDocs, namedAlternatives, ref, xml } from "../keywords/index.js";

/** 2020-12 where alternatives can be named by a `discriminator`. */
const namingDraft202012: Dialect = replaceKeywords(draft202012, [
  ref,
  namedAlternatives(anyOf),
  namedAlternatives(oneOf),
] as Keyword[]);

/** The vocabulary that a version of OpenAPI adds to JSON Schema. */
export const baseVocabulary = (uri: string, metaSchema: object): Vocabulary =>
  defineVocabulary({ uri, metaSchema, keywords: { discriminator, xml, externalDocs, example } });

/**
 * The schemas of a version of OpenAPI.
 *
 * @param meta - The URI of the meta-schema of the vocabulary.
 */
export const baseDialect = (
  uri: string,
  aliases: readonly string[],
  { vocabulary, meta }: { readonly vocabulary: Vocabulary; readonly meta: string },
): Dialect =>
  defineDialect({
    uri,
    aliases,
    base: namingDraft202012,
    metaSchema: {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: uri,
      $dynamicAnchor: "meta",
      allOf: [{ $ref: "https://json-schema.org/draft/2020-12/schema" }, { $ref: meta }],
    },
    vocabularies: [vocabulary],
  });
