import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Jiti } from "jiti";
import { ConfigError, type ConfigPlace } from "./config-error.js";

/** What a module exports, by name. */
export type Exports = Readonly<Record<string, unknown>>;

/**
 * The file that a package name or a path means, as an import from a file does.
 *
 * @throws ConfigError when there is none.
 */
export async function resolveModule(specifier: string, place: ConfigPlace): Promise<string> {
  try {
    const jiti = await jitiOf(place.file);
    return fileURLToPath(jiti.esmResolve(specifier, { parentURL: pathToFileURL(place.file) }));
  } catch (error) {
    const isPath = specifier.startsWith(".") || path.isAbsolute(specifier);
    const reason = isPath ? `there is no file ${specifier}` : `there is no package ${specifier}`;
    const advice = isPath ? "check the path, which is relative to this file" : "install it; a path begins with ./";
    throw new ConfigError("unknown-module", place, reason, advice, { cause: error });
  }
}

/**
 * Runs a module. TypeScript goes through a loader on every release of Node, so that it means the same on all of them.
 *
 * @throws ConfigError when it does not run.
 */
export async function loadModule(file: string): Promise<Exports> {
  try {
    if (/\.[cm]?tsx?$/.test(file)) return await (await jitiOf(file)).import<Exports>(file);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Exports;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const place = { file, pointer: "" };
    throw new ConfigError("not-loadable", place, `it does not run (${reason})`, "correct it", { cause: error });
  }
}

/** Nothing is written to disk, and packages stay the ones that everybody imports. */
async function jitiOf(file: string): Promise<Jiti> {
  const { createJiti } = await import("jiti");
  return createJiti(file, { fsCache: false, moduleCache: false, interopDefault: false });
}
