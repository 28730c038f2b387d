import type { LanguageServiceOptions, SchemaAssociation, SchemaLintOptions } from "../service/index.js";

/** A folder of the workspace, with its configuration. */
export interface Project {
  /** Creates Argot instances with what the project configures. */
  readonly createArgot?: NonNullable<LanguageServiceOptions["createArgot"]>;
  /** Which schemas the project has for which documents. They count before those of the settings. */
  readonly schemas?: readonly SchemaAssociation[];
  /** The URI of the schema that the project has for a document. It counts before the associations. */
  schemaOf(documentUri: string): Promise<string | undefined>;
  /** How the project checks a schema. Default: each rule has its own severity. */
  readonly lintOptionsOf?: (documentUri: string) => Promise<SchemaLintOptions>;
  /** The text of a schema that the project has under an identifier. */
  loadSchema(uri: string): Promise<string | undefined>;
  /** Why the configuration cannot be used; then all settings have their defaults. */
  readonly problem?: string;
}

/** What a server can do where it runs: in Node, or in a browser. */
export interface ServerHost {
  /** Reads a document that is not open. `undefined` if there is none. */
  readText(uri: string): Promise<string | undefined>;
  /** Fetches a document from the web, if the settings allow it. Default: nothing is fetched. */
  readonly fetchText?: (uri: string) => Promise<string | undefined>;
  /** Loads the configuration of a folder. */
  loadProject(folderUri: string): Promise<Project>;
}
