import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What came of a number of tests. */
export interface SuiteResult {
  /** The number of tests whose outcome was the expected one. */
  readonly passed: number;
  /** The number of tests asked. */
  readonly total: number;
  /** Each test that failed, in words. */
  readonly failures: readonly string[];
}

export function attempt<A>(action: () => A): A | Error {
  try {
    return action();
  } catch (error) {
    return error as Error;
  }
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** The JSON files of a folder in the order of their names, and what they hold. */
export const readFolder = (directory: string): { name: string; content: unknown }[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ({ name, content: readJson(path.join(directory, name)) }));
