import { readFile } from "node:fs/promises";
import { parseJsonText, SourceError, type SourceText } from "@argot/source-text/text";
import { ConfigError } from "./config-error.js";

/**
 * The value in a file of JSON or YAML.
 *
 * @throws ConfigError if the file cannot be read, or is neither.
 */
export async function readSource(file: string): Promise<unknown> {
  const text = await readText(file);
  if (!/\.ya?ml$/i.test(file)) return parseFile(file, text).value;
  // Loaded when needed, since most projects do not use it.
  const { parseYamlText } = await import("@argot/source-text/yaml");
  return withConfigError(file, "YAML", () => parseYamlText(withoutMark(text), { name: file })).value;
}

/**
 * Parses the text of a file of JSON.
 *
 * @throws ConfigError if it is not JSON.
 */
export const parseFile = (file: string, text: string): SourceText =>
  withConfigError(file, "JSON", () => parseJsonText(withoutMark(text), { name: file }));

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

function withConfigError(file: string, language: string, parse: () => SourceText): SourceText {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const location = { file, pointer: "", position: error.span.start };
    throw new ConfigError("not-readable", location, `it is not ${language} (${error.reason})`, "correct it", {
      cause: error,
    });
  }
}

/**
 * Adds line and column to an error about a file of JSON. The file is read a second time, so that only a configuration with
 * errors has this cost.
 */
export async function withPosition(error: ConfigError): Promise<ConfigError> {
  const { code, file, pointer, position, reason, advice } = error;
  if (position !== undefined || !file.endsWith(".json")) return error;
  try {
    const found = parseFile(file, await readText(file)).positionOf(pointer);
    const location = { file, pointer, position: (found?.key ?? found?.value)?.start };
    return new ConfigError(code, location, reason, advice, { cause: error.cause });
  } catch {
    // The error already says that the file cannot be read.
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

/** The reason why a file cannot be read, as a ConfigError. */
export function fileError(error: unknown, file: string): ConfigError {
  const { code, message } = error as NodeJS.ErrnoException;
  const location = { file, pointer: "" };
  if (code === "ENOENT" || code === "ENOTDIR")
    return new ConfigError("not-found", location, "there is no such file", "check the name", { cause: error });
  if (code === "EISDIR")
    return new ConfigError("not-readable", location, "it is a directory", "name a file, or rename it", {
      cause: error,
    });
  const advice = "check the name and the permissions of the file";
  return new ConfigError("not-readable", location, `it cannot be read (${message})`, advice, { cause: error });
}
