import { readFile } from "node:fs/promises";
import { parseSource, SourceError, type SourceText } from "@argot/source-text";
import { ConfigError } from "./config-error.js";

/**
 * What a file of JSON or YAML holds.
 *
 * @throws ConfigError when it cannot be read, or is neither.
 */
export async function readSource(file: string): Promise<unknown> {
  return parseFile(file, await readText(file)).value;
}

/**
 * The text of a file of JSON or YAML, and what it says.
 *
 * @throws ConfigError when it is neither.
 */
export function parseFile(file: string, text: string): SourceText {
  try {
    return parseSource(text.replace(/^\uFEFF/, ""), { name: file });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const language = /\.ya?ml$/i.test(file) ? "YAML" : "JSON";
    const place = { file, pointer: "", position: error.span.start };
    throw new ConfigError("not-readable", place, `it is not ${language} (${error.reason})`, "correct it", {
      cause: error,
    });
  }
}

/**
 * The error with the line and column of its place, where it is about a file of JSON. What was read is read once more: who
 * makes no mistake does not pay.
 */
export async function withPosition(error: ConfigError): Promise<ConfigError> {
  const { code, file, pointer, position, reason, advice } = error;
  if (position !== undefined || !file.endsWith(".json")) return error;
  try {
    const found = parseFile(file, await readText(file)).positionOf(pointer);
    const place = { file, pointer, position: (found?.key ?? found?.value)?.start };
    return new ConfigError(code, place, reason, advice, { cause: error.cause });
  } catch {
    // It cannot be read, which is what the error is about.
    return error;
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
