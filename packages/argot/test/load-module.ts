// Helpers for tests of modules ahead of time.
import type { Validator } from "../src/index.js";

/** What a module exports, by name. */
export type LoadedModule = Record<string, Pick<Validator, "validate" | "~standard"> & ((value: unknown) => boolean)>;

/** Imports a module from its text. */
export const loadModule = async (code: string): Promise<LoadedModule> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as LoadedModule;

/**
 * The functions of a module that imports nothing but the runtime, from its text. Unlike those of an imported module, they can be collected.
 *
 * @param runtime - What the module imports, if it shares the runtime.
 */
export function runModule(code: string, runtime?: unknown): LoadedModule {
  const body = code
    .replace(/^import \* as \$r from .*;$/m, "")
    .replace(
      /^export \{ (.*) \};$/m,
      (_, list: string) => `return { ${list.replaceAll(/(\$\d+) as (\w+)/g, "$2: $1")} };`,
    );
  // oxlint-disable-next-line typescript/no-implied-eval
  return new Function("$r", `"use strict";\n${body}`)(runtime) as LoadedModule;
}

/** The function of such a module with a single one. */
export const runSingleFunction = (code: string, runtime?: unknown): LoadedModule[string] =>
  runModule(code, runtime)["default"] as LoadedModule[string];

/** A result without the numbers of schemas that have no URI: a module counts from 1 on. */
export const withoutNumbers = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/argot:\/\d+#/g, "argot:/#"));
