import path from "node:path";
import process from "node:process";
import {
  type ArgotOptions,
  createArgot,
  DefinitionError,
  dialectUris,
  type RegexEngine,
  refuseUnknownOptions,
  requireArgument,
} from "argot";
import { severitiesIn } from "./check-severities.js";
import { ConfigError } from "./config-error.js";
import { type DataFile, DataTable } from "./data-table.js";
import type { Config, RegexName, RuleSeverities } from "./config.js";
import { findConfig, type FoundConfig, readConfig } from "./find.js";
import { type ProjectDialect, resolveDialect } from "./resolve-dialect.js";
import { resolveVocabularies } from "./resolve-vocabularies.js";
import { type Setting, settingsOf } from "./settings.js";
import { withPosition } from "./read-source.js";
import { type SchemaFile, schemaFiles } from "./schema-files.js";

/** The location of the configuration. */
export interface LoadOptions {
  /** The folder where the search begins. `file` is relative to it. Default: the working directory. */
  readonly cwd?: string;
  /** The file with the configuration. Default: the first one found from `cwd` upward. */
  readonly file?: string | undefined;
}

/** The configuration of a project, checked and resolved. */
export interface LoadedConfig {
  /** The absolute path of the file; `undefined` if there is no configuration, and all settings have their defaults. */
  readonly file: string | undefined;
  /** The options for `createArgot`. */
  readonly options: ArgotOptions;
  /** The absolute paths of the schema files, in the order in which they are added. Those of the setting `data` are among them. */
  readonly schemas: readonly string[];
  /**
   * The URI of the schema that the setting `data` has for a file: the `file:` URL of a schema file, or the URI that the configuration names.
   * `undefined` if it has none.
   *
   * @param file - The absolute path of the file.
   */
  schemaOf(file: string): Promise<string | undefined>;
  /** The URIs of the schemas of the setting `data`. */
  readonly dataSchemas: readonly string[];
  /**
   * All files that the setting `data` has a schema for.
   *
   * @throws ConfigError if a pattern matches no file.
   */
  dataFiles(): Promise<readonly DataFile[]>;
  /**
   * The severities of the rules of `argot check` in a file, by the codes of the rules. Rules that are not in it have their own.
   *
   * @param file - The absolute path of the file.
   */
  severitiesOf(file: string): Promise<RuleSeverities>;
  /** Names of unknown keywords that `argot check` does not report. */
  readonly allowedKeywords: readonly string[];
  /** The absolute paths of the files with rules of the project, by the codes of the rules. */
  readonly ownRules: ReadonlyMap<string, string>;
  /** Hosts that schemas may be fetched from. This package fetches nothing. */
  readonly remoteHosts: readonly string[];
  /** All settings with their locations, for people. */
  readonly settings: readonly Setting[];
}

/**
 * Loads the configuration of a project: `argot.config.json`, `.js`, `.mjs` or `.ts`, or the member `argot` of
 * `package.json`. The first one found from a folder upward counts.
 *
 * @throws ConfigError if the file, or a file or package that it names, cannot be used.
 */
export async function loadConfig(options: LoadOptions = {}): Promise<LoadedConfig> {
  refuseUnknownOptions("loadConfig", options, ["cwd", "file"] satisfies (keyof LoadOptions)[]);
  const { cwd = process.cwd(), file } = options;
  requireArgument(typeof cwd === "string", "loadConfig", "the path of a folder as `cwd`", cwd);
  requireArgument(file === undefined || typeof file === "string", "loadConfig", "the path of a file as `file`", file);
  return withPositions(async () => {
    const found = file === undefined ? await findConfig(path.resolve(cwd)) : await readConfig(path.resolve(cwd, file));
    if (!found) return defaults;
    // Most runs have no configuration, and need no schema for it.
    const { checked } = await import("./check.js");
    return resolveConfig(checked(found), found);
  });
}

/** Adds line and column to errors. */
async function withPositions<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof ConfigError ? await withPosition(error) : error;
  }
}

const fallback: ProjectDialect = { uri: dialectUris["2020-12"], own: undefined, file: undefined };

const defaults: LoadedConfig = {
  file: undefined,
  options: {},
  schemas: [],
  schemaOf: () => Promise.resolve(undefined),
  dataSchemas: [],
  dataFiles: () => Promise.resolve([]),
  severitiesOf: () => Promise.resolve({}),
  allowedKeywords: [],
  ownRules: new Map(),
  remoteHosts: [],
  settings: settingsOf({}, undefined, { dialect: fallback, vocabularies: [], schemas: [] }),
};

async function resolveConfig(config: Config, found: FoundConfig): Promise<LoadedConfig> {
  const { file } = found;
  const locationOf = (name: keyof Config): { file: string; pointer: string } => ({
    file,
    pointer: `${found.pointer}/${name}`,
  });
  const vocabularies = await resolveVocabularies(config.vocabularies ?? [], locationOf("vocabularies"));
  const installed = vocabularies.map(({ vocabulary }) => vocabulary);
  const dialect =
    config.dialect === undefined ? fallback : await resolveDialect(config.dialect, installed, locationOf("dialect"));
  const data = new DataTable(config.data ?? [], locationOf("data"));
  const listed = await schemaFiles(config.schemas ?? [], locationOf("schemas"));
  const schemas = eachOnce([...listed, ...data.schemaFiles]);
  const own = dialect.own ? [dialect.own] : [];
  const options: ArgotOptions = {
    dialect: dialect.uri,
    dialects: own,
    vocabularies: installed,
    ...unchanged(config),
    ...(config.regex === undefined ? {} : { regex: await engineOf(config.regex) }),
  };
  refuseDefinitions(options, found);
  return {
    file,
    options,
    schemas: schemas.map((each) => each.file),
    schemaOf: (each) => data.schemaOf(each),
    dataSchemas: data.schemas,
    dataFiles: () => withPositions(() => data.files()),
    allowedKeywords: config.check?.allowedKeywords ?? [],
    ownRules: new Map(
      Object.entries(config.check?.ownRules ?? {}).map(([code, each]) => [
        code,
        path.resolve(path.dirname(file), each),
      ]),
    ),
    remoteHosts: config.remote?.hosts ?? [],
    severitiesOf: (each) => severitiesIn(config.check ?? {}, each, path.dirname(file)),
    settings: settingsOf(config, found, { dialect, vocabularies, schemas }),
  };
}

/** If a file is listed twice, the first entry counts. */
function eachOnce(files: readonly SchemaFile[]): readonly SchemaFile[] {
  const seen = new Set<string>();
  return files.filter(({ file }) => !seen.has(file) && seen.add(file));
}

/** The settings that `createArgot` takes unchanged. */
function unchanged({ pin, formats, contentKeywords, strict, limits, tier }: Config): ArgotOptions {
  return {
    ...(pin === undefined ? {} : { pin }),
    ...(formats === undefined ? {} : { formats }),
    ...(contentKeywords === undefined ? {} : { contentKeywords }),
    ...(strict === undefined ? {} : { strict }),
    ...(limits === undefined ? {} : { limits }),
    ...(tier === undefined ? {} : { tier }),
  };
}

/** Loads the engines only for a configuration that names one. */
async function engineOf(regex: RegexName | RegexEngine): Promise<RegexEngine> {
  return typeof regex === "string" ? (await import("@argot/regex"))[regex] : regex;
}

function refuseDefinitions(options: ArgotOptions, { file, pointer }: FoundConfig): void {
  try {
    createArgot(options);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    const reason = error.message.replace(/\.$/, "");
    throw new ConfigError("invalid-config", { file, pointer }, reason, "correct it", { cause: error });
  }
}
