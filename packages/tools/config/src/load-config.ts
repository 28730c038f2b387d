import path from "node:path";
import process from "node:process";
import { type ArgotOptions, createArgot, DefinitionError, dialectUris } from "argot";
import { checked } from "./check.js";
import { ConfigError } from "./config-error.js";
import type { Config } from "./config.js";
import { findConfig, type Found, readConfig } from "./find.js";
import { type ProjectDialect, resolveDialect } from "./resolve-dialect.js";
import { resolveVocabularies } from "./resolve-vocabularies.js";
import { type Setting, settingsOf } from "./settings.js";
import { withPosition } from "./read-source.js";
import { schemaFiles } from "./schema-files.js";

/** Where to look. */
export interface LoadOptions {
  /** The folder to begin with, and what `file` is relative to. The working directory, when not said. */
  readonly cwd?: string;
  /** The file with the configuration. It is looked for from `cwd` upward, when not said. */
  readonly file?: string | undefined;
}

/** The configuration of a project, ready to be used. */
export interface LoadedConfig {
  /** The absolute path of the file; none where there is no configuration, and everything is as when nothing is said. */
  readonly file: string | undefined;
  /** What `createArgot` is to be given. */
  readonly options: ArgotOptions;
  /** The absolute paths of the files with schemas, in the order in which they are added. */
  readonly schemas: readonly string[];
  /** All settings with their sources, for people. */
  readonly settings: readonly Setting[];
}

/**
 * The configuration of a project: in `argot.config.json`, `.js`, `.mjs` or `.ts`, or in the member `argot` of `package.json`,
 * whichever is found first from a folder upward.
 *
 * @throws ConfigError when the file, or something that is named in it, cannot be used.
 */
export async function loadConfig({ cwd = process.cwd(), file }: LoadOptions = {}): Promise<LoadedConfig> {
  try {
    const found = file === undefined ? await findConfig(path.resolve(cwd)) : await readConfig(path.resolve(cwd, file));
    return found ? await resolveConfig(checked(found), found) : nothingSaid;
  } catch (error) {
    throw error instanceof ConfigError ? await withPosition(error) : error;
  }
}

const fallback: ProjectDialect = { uri: dialectUris["2020-12"], own: undefined, file: undefined };

const nothingSaid: LoadedConfig = {
  file: undefined,
  options: {},
  schemas: [],
  settings: settingsOf({}, undefined, { dialect: fallback, vocabularies: [], schemas: [] }),
};

async function resolveConfig(config: Config, found: Found): Promise<LoadedConfig> {
  const { file } = found;
  const placeOf = (name: keyof Config): { file: string; pointer: string } => ({
    file,
    pointer: `${found.pointer}/${name}`,
  });
  const vocabularies = await resolveVocabularies(config.vocabularies ?? [], placeOf("vocabularies"));
  const installed = vocabularies.map(({ vocabulary }) => vocabulary);
  const dialect =
    config.dialect === undefined ? fallback : await resolveDialect(config.dialect, installed, placeOf("dialect"));
  const schemas = await schemaFiles(config.schemas ?? [], placeOf("schemas"));
  const own = dialect.own ? [dialect.own] : [];
  const options: ArgotOptions = {
    dialect: dialect.uri,
    dialects: own,
    vocabularies: installed,
    ...given(config),
  };
  refuseDefinitions(options, found);
  return {
    file,
    options,
    schemas: schemas.map((each) => each.file),
    settings: settingsOf(config, found, { dialect, vocabularies, schemas }),
  };
}

/** What `createArgot` takes as it stands in the configuration. */
function given({ pin, formats, content, strict }: Config): ArgotOptions {
  return {
    ...(pin === undefined ? {} : { pin }),
    ...(formats === undefined ? {} : { formats }),
    ...(content === undefined ? {} : { content }),
    ...(strict === undefined ? {} : { strict }),
  };
}

function refuseDefinitions(options: ArgotOptions, { file, pointer }: Found): void {
  try {
    createArgot(options);
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    const reason = error.message.replace(/\.$/, "");
    throw new ConfigError("invalid-config", { file, pointer }, reason, "correct it", { cause: error });
  }
}
