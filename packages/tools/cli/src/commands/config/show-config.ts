import path from "node:path";
import type { LoadedConfig } from "@argot/config";
import { printable } from "@argot/source-text/printable";
import type { Io } from "../../terminal/io.js";
import type { OutputStream } from "../../terminal/output-stream.js";
import { projectConfig } from "../../schemas/project.js";

/** Options of `argot config`. */
export interface ShowConfigOptions {
  /** The file of the configuration. Default: the first one found from the working directory upward. */
  readonly config: string | undefined;
  /** Whether to print a JSON object, for programs. */
  readonly json: boolean;
}

/**
 * Prints the configuration of a project: each setting with its value and location.
 *
 * @throws Problem if the configuration cannot be used.
 */
export async function showConfig({ config, json }: ShowConfigOptions, io: Io, out: OutputStream): Promise<void> {
  const { file, settings } = await projectConfig(config, io);
  await out.write(
    json ? `${printable(JSON.stringify({ file: file ?? null, settings }))}\n` : inText({ file, settings }, io),
  );
}

type Shown = Pick<LoadedConfig, "file" | "settings">;

function inText({ file, settings }: Shown, { cwd }: Io): string {
  const from = (name: string): string => path.relative(cwd, name) || name;
  const width = Math.max(...settings.map(({ name }) => name.length));
  const lines = [file === undefined ? `there is no configuration in ${cwd} or above it` : from(file), ""];
  for (const { name, value, location, origin } of settings) {
    lines.push(`${name.padEnd(width)}  ${text(name, value, from)}`);
    const source = location && `${from(location.file)}${location.pointer && `#${location.pointer}`}`;
    if (source !== undefined)
      lines.push(`${" ".repeat(width)}  set in ${source}${origin ? `, from ${from(origin)}` : ""}`);
  }
  return lines.map((line) => `${printable(line)}\n`).join("");
}

function text(name: string, value: unknown, from: (file: string) => string): string {
  if (Array.isArray(value) && value.length === 0) return "none";
  if (typeof value === "string") return name === "schemas" ? from(value) : value;
  return JSON.stringify(value);
}
