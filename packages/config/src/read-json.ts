import { readFile } from "node:fs/promises";
import { parseJson } from "argot";
import { ConfigError } from "./config-error.js";

/**
 * What a JSON file holds, integers kept exact.
 *
 * @throws ConfigError when it cannot be read, or is not JSON.
 */
export async function readJson(file: string): Promise<unknown> {
  return parseFile(file, await readText(file));
}

/**
 * What the text of a JSON file says.
 *
 * @throws ConfigError when it is not JSON.
 */
export function parseFile(file: string, text: string): unknown {
  try {
    return parseJson(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigError("not-json", { file, pointer: "" }, `it is not JSON (${error.message})`, "correct it");
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw fileError(error, file);
  }
}

/** What kept a file from being read, as an error with a place. */
export function fileError(error: unknown, file: string): ConfigError {
  const { code, message } = error as NodeJS.ErrnoException;
  const place = { file, pointer: "" };
  if (code === "ENOENT" || code === "ENOTDIR")
    return new ConfigError("not-found", place, "there is no such file", "check the name", { cause: error });
  const advice = "check the name and the permissions of the file";
  return new ConfigError("not-readable", place, `it cannot be read (${message})`, advice, { cause: error });
}
