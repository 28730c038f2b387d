import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The results of a number of tests. */
export interface SuiteResult {
  /** The number of tests that passed. */
  readonly passed: number;
  /** The number of tests. */
  readonly total: number;
  /** A line for each test that failed: its name and the reason. */
  readonly failures: readonly string[];
}

/** The result of an action, or the error that it throws. */
export function attempt<A>(action: () => A): A | Error {
  try {
    return action();
  } catch (error) {
    return error as Error;
  }
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The JSON files of a folder with their contents, in the order of their names. */
export const readFolder = (directory: string): { name: string; content: unknown }[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, content: readJson(path.join(directory, name)) }));
