import { type CompiledCheck, defineDialect, type Dialect, type Vocabulary } from "@argot/core";
import { document30 as check30, document31 as check31, document32 as check32 } from "./checks.js";
import { document31, document32 } from "../published/schemas.js";
import { documentVocabulary } from "./document-vocabulary.js";
import { openApi30 } from "./openapi-3.0.js";
import { openApi31 } from "./openapi-3.1.js";
import { openApi32 } from "./openapi-3.2.js";

/** A version of OpenAPI, without the patch number. */
export type OpenApiVersion = "3.0" | "3.1" | "3.2";

/** The parts of a version of OpenAPI. */
export interface VersionParts {
  /** The dialect of the schemas in documents that name no other one. */
  readonly schemas: Dialect;
  /** The URI of the published schema of documents. */
  readonly published: string;
  /** JSON Pointer of the schema of a kind of object in the published schema. */
  readonly definition: (kind: string) => string;
  /** The vocabulary for the parts of documents besides schemas. */
  readonly vocabularies: readonly Vocabulary[];
  /** The published schema as code, for documents whose schemas are in the dialect of the version. */
  readonly check: CompiledCheck | undefined;
}

const kebab = (kind: string): string => `/$defs/${kind}`;
const published31 = "https://spec.openapis.org/oas/3.1/schema/2026-08-03";
const published32 = "https://spec.openapis.org/oas/3.2/schema/2026-08-30";

/** The names of the definitions for 3.0. */
const pascal = (kind: string): string =>
  `/definitions/${kind === "callbacks" ? "Callback" : kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** The parts of each version. */
export const versions: Readonly<Record<OpenApiVersion, VersionParts>> = {
  "3.0": {
    schemas: openApi30,
    published: "https://spec.openapis.org/oas/3.0/schema/2021-09-28",
    definition: pascal,
    vocabularies: [],
    check: check30,
  },
  "3.1": {
    schemas: openApi31,
    published: published31,
    definition: kebab,
    vocabularies: [documentVocabulary(published31, document31)],
    check: check31,
  },
  "3.2": {
    schemas: openApi32,
    published: published32,
    definition: kebab,
    vocabularies: [documentVocabulary(published32, document32)],
    check: check32,
  },
};

/**
 * The dialect of documents whose schemas are in a dialect: its meta-schema is the published schema of documents, with the
 * meta-schema of the dialect for the schemas in them.
 */
export function documentDialect(version: OpenApiVersion, schemas: Dialect): Dialect {
  const { published, vocabularies, check, schemas: own } = versions[version];
  // The URIs of the documents that join the published schema with a dialect. That of 3.0 contains its dialect.
  const uri = `https://spec.openapis.org/oas/${version}/${version === "3.0" ? "schema" : "schema-base"}`;
  return defineDialect({
    ...schemas,
    uri,
    aliases: [],
    metaSchema:
      version === "3.0"
        ? { $schema: "http://json-schema.org/draft-04/schema#", id: uri, allOf: [{ $ref: published }] }
        : {
            $schema: "https://json-schema.org/draft/2020-12/schema",
            $id: uri,
            $ref: published,
            $defs: { schema: { $dynamicAnchor: "meta", $ref: schemas.uri } },
          },
    check: schemas === own ? check : undefined,
    extendMetaSchema: undefined,
    vocabularies: [...schemas.vocabularies, ...vocabularies],
  });
}

/** The dialect of documents with parts for others, such as a file of schemas. Only the parts in use are checked. */
export const fragmentDialect = (version: OpenApiVersion, schemas: Dialect): Dialect =>
  defineDialect({
    ...schemas,
    uri: `https://github.com/argot-schema/argot/dialect/openapi-${version}-fragment`,
    aliases: [],
    metaSchema: undefined,
    check: undefined,
    extendMetaSchema: undefined,
  });
