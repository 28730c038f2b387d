import path from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError, loadConfig, type LoadedConfig, type RegexName } from "@argot/config";
import { type Argot, type ArgotOptions, createArgot, DefinitionError, dialectUris } from "argot";
import type { RemoteProject } from "../remote/remote-documents.js";
import { closestName } from "../commands/closest-name.js";
import type { Io } from "../terminal/io.js";
import { Problem } from "../terminal/problem.js";
import { defaultRegex, regexEngine } from "./regex.js";

/** The configuration to use: a file, `false` for none, or `undefined` for the one that is found. */
export type ConfigOption = string | false | undefined;

/**
 * Maximum number of characters that are printed about one value. They are not held in memory, but the reader may store
 * them.
 */
const maxOutputLength = 1_000_000_000;

/** The dialects and schemas of a project. */
export interface Project extends RemoteProject {
  /** Has the dialects of the project, and no schemas yet. */
  readonly argot: Argot;
  /** The schema files, relative to the working directory. */
  readonly schemas: readonly string[];
}

/**
 * Loads the configuration of a project.
 *
 * @param named - The file. Default: the first one found from the working directory upward.
 * @throws Problem if the configuration cannot be used.
 */
export const projectConfig = (named: string | undefined, io: Pick<Io, "cwd">): Promise<LoadedConfig> =>
  withConfigProblem(io, () => loadConfig({ cwd: io.cwd, file: named }));

/** Turns an error of the configuration into a problem. */
async function withConfigProblem<Result>({ cwd }: Pick<Io, "cwd">, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { file, pointer, position, reason, advice } = error;
    const lines: [string, string][] = [
      ["file", [path.relative(cwd, file), ...(position ? [position.line, position.column] : [])].join(":")],
      ["location", pointer || "(root)"],
      ["reason", reason],
    ];
    throw new Problem("the configuration cannot be used", advice, { lines });
  }
}

/** A file with data, and the schema that the project assigns to it. */
export interface TableEntry {
  /** The file, relative to the working directory. */
  readonly data: string;
  /** The name of the schema: a file, relative to the working directory, or a URI. */
  readonly schema: string;
}

/** The schemas that a project assigns to files, with names as on the command line. */
export interface ProjectTable {
  readonly schemaOf: (data: string) => Promise<string | undefined>;
  /** The names of its schemas. */
  readonly schemas: readonly string[];
  /** @throws Problem if a pattern of the table matches no file. */
  readonly entries: () => Promise<readonly TableEntry[]>;
}

/**
 * The table of data of a project, which is empty without a configuration.
 *
 * @throws Problem if the configuration cannot be used.
 */
export async function projectTable(
  { config }: Pick<ProjectOptions, "config">,
  io: Pick<Io, "cwd">,
): Promise<ProjectTable> {
  if (config === false)
    return { schemas: [], schemaOf: () => Promise.resolve(undefined), entries: () => Promise.resolve([]) };
  const found = await projectConfig(config, io);
  const nameOf = (uri: string): string => (uri.startsWith("file:") ? path.relative(io.cwd, fileURLToPath(uri)) : uri);
  return {
    schemas: found.dataSchemas.map(nameOf),
    schemaOf: async (data) => {
      const uri = await found.schemaOf(path.resolve(io.cwd, data));
      return uri === undefined ? undefined : nameOf(uri);
    },
    entries: () =>
      withConfigProblem(io, async () =>
        (await found.dataFiles()).map(({ file, schema }) => ({
          data: path.relative(io.cwd, file),
          schema: nameOf(schema),
        })),
      ),
  };
}

/** The options of a run that concern its project. */
export interface ProjectOptions {
  /** The configuration of the project. */
  readonly config?: ConfigOption;
  /** The dialect on the command line. It overrides the configuration, unless that pins another. */
  readonly dialect?: string | undefined;
  /** The engine for regular expressions on the command line. It overrides the configuration. */
  readonly regex?: RegexName | undefined;
  /** Options of the engine on the command line. They override the configuration. */
  readonly engine?: EngineOptions | undefined;
  /** Called with the absolute path of the configuration, if there is one. */
  readonly onConfig?: ((file: string) => void) | undefined;
}

/** The options of the engine that the command line supports. */
export type EngineOptions = Pick<ArgotOptions, "formats" | "contentKeywords" | "strict" | "pin" | "tier" | "limits">;

/**
 * Loads the project of a run.
 *
 * @throws Problem if the configuration cannot be used, or the dialect is not known.
 */
export async function loadProject(
  { config, dialect, regex, engine, onConfig }: ProjectOptions,
  io: Pick<Io, "cwd">,
): Promise<Project> {
  const found = config === false ? undefined : await projectConfig(config, io);
  if (found?.file !== undefined) onConfig?.(found.file);
  if (dialect !== undefined && found?.options.pin === true && uriOf(dialect) !== found.options.dialect) {
    const contradiction = `--dialect ${dialect} contradicts ${path.relative(io.cwd, found.file ?? "")}, which pins ${found.options.dialect}`;
    throw new Problem(contradiction, "leave it out, or use --no-config");
  }
  try {
    const argot = createArgot({
      regex: regexEngine(defaultRegex),
      ...found?.options,
      ...engine,
      limits: { output: maxOutputLength, ...found?.options.limits, ...engine?.limits },
      ...(dialect === undefined ? {} : { dialect }),
      ...(regex === undefined ? {} : { regex: regexEngine(regex) }),
    });
    return {
      argot,
      schemas: (found?.schemas ?? []).map((file) => path.relative(io.cwd, file)),
      folder: found?.file === undefined ? io.cwd : path.dirname(found.file),
      remoteHosts: found?.remoteHosts ?? [],
    };
  } catch (error) {
    if (!(error instanceof DefinitionError)) throw error;
    if (dialect === undefined || /limit/i.test(error.message))
      throw new Problem(`the options cannot be used (${error.message.replace(/\.$/, "")})`, "correct them");
    const names = Object.keys(dialectUris).join(", ");
    const close = dialect === undefined ? undefined : closestName(dialect, Object.keys(dialectUris));
    const advice = close === undefined ? `choose one of ${names}, or the URI of a dialect` : `did you mean ${close}?`;
    throw new Problem(`the dialect "${dialect}" is not known`, advice);
  }
}

const uriOf = (dialect: string): string =>
  Object.hasOwn(dialectUris, dialect) ? dialectUris[dialect as keyof typeof dialectUris] : dialect.replace(/#$/, "");
