import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Jiti } from "jiti";
import { ConfigError, type ConfigLocation } from "./config-error.js";

/** The exports of a module, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * Resolves a package name or a path to a file, as an import in the file of the configuration would.
 *
 * @throws ConfigError if there is no such file.
 */
export async function resolveModule(specifier: string, location: ConfigLocation): Promise<string> {
  try {
    const jiti = await jitiOf(location.file);
    return fileURLToPath(jiti.esmResolve(specifier, { parentURL: pathToFileURL(location.file) }));
  } catch (error) {
    const isPath = specifier.startsWith(".") || path.isAbsolute(specifier);
    const reason = isPath ? `there is no file ${specifier}` : `there is no package ${specifier}`;
    const advice = isPath ? "check the path, which is relative to this file" : "install it; a path begins with ./";
    throw new ConfigError("unknown-module", location, reason, advice, { cause: error });
  }
}

/**
 * Loads a module. TypeScript is loaded by jiti on every release of Node, so that it behaves the same on all of them.
 *
 * @throws ConfigError if the module throws.
 */
export async function loadModule(file: string): Promise<Exports> {
  try {
    if (/\.[cm]?tsx?$/.test(file)) return await (await jitiOf(file)).import<Exports>(file);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exports;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const location = { file, pointer: "" };
    throw new ConfigError("not-loadable", location, `it cannot be loaded (${reason})`, "correct it", { cause: error });
  }
}

/** Without caches, so that nothing is written to disk, and packages are the same as in other modules. */
async function jitiOf(file: string): Promise<Jiti> {
  const { createJiti } = await import("jiti");
  return createJiti(file, { fsCache: false, moduleCache: false, interopDefault: false });
}
