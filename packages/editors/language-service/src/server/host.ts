import type { Argot, ArgotOptions } from "argot";
import type { SchemaLintOptions } from "../service/index.js";

/** A folder of the workspace, with its configuration. */
export interface Project {
  /**
   * Creates Argot instances with the configuration of the project.
   *
   * @param settings - Options of the editor, which take precedence.
   */
  createArgot(settings: Pick<ArgotOptions, "formats">): Argot;
  /** The URI of the schema that the project assigns to a document. It takes precedence over the settings. */
  schemaOf(documentUri: string): Promise<string | undefined>;
  /** How the project checks a schema. Default: each rule has its own severity. */
  readonly lintOptionsOf?: (documentUri: string) => Promise<SchemaLintOptions>;
  /** The text of a schema of the project, by its identifier. */
  loadSchema(uri: string): Promise<string | undefined>;
  /** Why the configuration cannot be used. If so, all settings have their defaults. */
  readonly problem?: string;
}

/** The functions of the environment of a server: Node, or a browser. */
export interface ServerHost {
  /** Reads a document that is not open. `undefined` if there is none. */
  readText(uri: string): Promise<string | undefined>;
  /** Fetches a document from the web, if the settings allow it. Default: nothing is fetched. */
  readonly fetchText?: (uri: string) => Promise<string | undefined>;
  /** Lists the URIs of the documents in JSON and YAML in a folder, except those of dependencies. Default: none are known. */
  readonly listDocuments?: (folderUri: string) => Promise<readonly string[]>;
  /** Loads the configuration of a folder. */
  loadProject(folderUri: string): Promise<Project>;
}
