import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { lilconfig, type LilconfigResult } from "lilconfig";
import { ConfigError } from "./config-error.js";
import { loadModule } from "./load-module.js";
import { fileError, parseFile } from "./read-source.js";

/** A configuration as it is written in its file. */
export interface FoundConfig {
  /** The absolute path of the file. */
  readonly file: string;
  /** JSON Pointer of the configuration in the file: a member in package.json, the root in other files. */
  readonly pointer: "" | "/argot";
  readonly value: unknown;
}

/** The names of configuration files, in the order of the search in a folder. */
export const configFiles: readonly string[] = [
  "argot.config.json",
  "argot.config.js",
  "argot.config.mjs",
  "argot.config.ts",
];
const manifest = "package.json";

/**
 * Looks for a configuration in a folder and in those above it.
 *
 * @throws ConfigError if a file on the way cannot be used, or a folder has two configurations.
 */
export async function findConfig(cwd: string): Promise<FoundConfig | undefined> {
  const found = foundIn(await withConfigErrors(cwd, () => finder(cwd).search(cwd)));
  if (found) await refuseSeveral(found.file);
  return found;
}

/**
 * The configuration in a file.
 *
 * @throws ConfigError if there is none, or the file cannot be used.
 */
export async function readConfig(file: string): Promise<FoundConfig> {
  const location = { file, pointer: "" };
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw fileError({ code: "EISDIR" }, file);
  if (!endings.has(path.extname(file))) {
    const advice = `use a name that ends in ${[...endings].join(", ")}`;
    throw new ConfigError("not-loadable", location, "this is not the name of a configuration", advice);
  }
  const found = foundIn(await withConfigErrors(file, () => finder(path.dirname(file)).load(file)));
  if (found) return found;
  throw new ConfigError("not-found", location, "it has no member argot", "add one, or name another file");
}

const endings = new Set(configFiles.map((name) => path.extname(name)));

const finder = (from: string): ReturnType<typeof lilconfig> =>
  lilconfig("argot", {
    searchPlaces: [...configFiles, manifest],
    stopDir: path.parse(path.resolve(from)).root,
    cache: false,
    ignoreEmptySearchPlaces: false,
    packageProp: ["argot"],
    loaders: { ".json": jsonFile, ".js": exported, ".mjs": exported, ".ts": exported },
  });

function jsonFile(file: string, text: string): unknown {
  const { value, duplicates } = parseFile(file, text);
  if (path.basename(file) === manifest) {
    if (typeof value === "object" && value !== null) return value;
    throw new ConfigError("not-readable", { file, pointer: "" }, "it holds no object", "correct it");
  }
  const [duplicate] = duplicates;
  if (!duplicate) return value;
  const location = { file, pointer: "", position: duplicate.second.start };
  const reason = `the name ${JSON.stringify(duplicate.name)} is twice in one object`;
  throw new ConfigError("invalid-config", location, reason, "keep one of them");
}

async function exported(file: string): Promise<unknown> {
  const exports = await loadModule(file);
  if ("default" in exports) return exports["default"];
  const advice = "write export default defineConfig({ … })";
  throw new ConfigError("not-loadable", { file, pointer: "" }, "it has no default export", advice);
}

function foundIn(result: LilconfigResult): FoundConfig | undefined {
  if (!result) return undefined;
  const { filepath: file, config: value, isEmpty = false } = result as { config: unknown } & typeof result;
  // The member `null` counts as no configuration.
  if (path.basename(file) === manifest) return value === null ? undefined : { file, pointer: "/argot", value };
  if (!isEmpty) return { file, pointer: "", value };
  throw new ConfigError(
    "not-readable",
    { file, pointer: "" },
    "it is empty",
    "write {} for a configuration without settings",
  );
}

/** Two configurations in one folder are refused, so that neither is ignored. */
async function refuseSeveral(file: string): Promise<void> {
  const inFolder = (name: string): string => path.join(path.dirname(file), name);
  const others = configFiles.filter((name) => inFolder(name) !== file && existsSync(inFolder(name)));
  if (path.basename(file) !== manifest && existsSync(inFolder(manifest))) {
    const member = foundIn(await withConfigErrors(inFolder(manifest), () => finder(file).load(inFolder(manifest))));
    if (member) others.push(`${manifest} (its member argot)`);
  }
  if (others.length === 0) return;
  const reason = `there is another configuration beside it: ${others.join(", ")}`;
  throw new ConfigError("ambiguous", { file, pointer: "" }, reason, "keep one of them");
}

async function withConfigErrors<Result>(file: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code, path: of } = error as NodeJS.ErrnoException;
    throw fileError(error, of ?? (code === "EISDIR" ? directoryInPlace(file) : undefined) ?? file);
  }
}

/** A directory may have the name of a configuration; errors of reading it do not name it. */
function directoryInPlace(from: string): string | undefined {
  const names = [...configFiles, manifest].map((name) => path.join(from, name));
  const found = names.find((name) => statSync(name, { throwIfNoEntry: false })?.isDirectory());
  return found ?? (path.dirname(from) === from ? undefined : directoryInPlace(path.dirname(from)));
}
