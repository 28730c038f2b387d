import type { SchemaLintOptions } from "./features/context.js";
import type { SchemaAssociation, SchemaCatalog } from "./schemas/associations.js";

/** Settings of a service, which may change. */
export interface LanguageServiceSettings {
  /** Assigns schemas to documents. A document must be valid against all that match. */
  readonly schemas?: readonly SchemaAssociation[];
  /** A catalog in the form of SchemaStore. It counts for documents that `schemas` has no schema for. */
  readonly catalog?: SchemaCatalog;
  /**
   * Finds the URI of the schema of a document in the configuration of a project. It takes precedence over `schemas`.
   */
  readonly schemaOf?: (documentUri: string) => Promise<string | undefined>;
  /**
   * Returns how the project configures the check of a document that is a schema. Default: each rule has its own
   * severity.
   */
  readonly lintOptionsOf?: (documentUri: string) => Promise<SchemaLintOptions>;
  /**
   * Whether the key `<<` of YAML merges mappings, as in most programs. Otherwise it does in documents that begin with `%YAML 1.1`, since
   * YAML 1.2 has no such keys. Default: `true`.
   */
  readonly yamlMergeKeys?: boolean;
  /**
   * The tags of programs that documents of YAML may have, such as `!Ref`; others are errors. A value with such a tag may stand for any
   * other, so no schema applies to it. Default: all.
   */
  readonly yamlTags?: readonly string[];
}
