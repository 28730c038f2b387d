import path from "node:path";
import type { LoadedConfig } from "@argot/config";
import { printable } from "@argot/source-text";
import type { Io } from "./io.js";
import type { Output } from "./output.js";
import { projectConfig } from "./project.js";

/** What `argot config` is asked for. */
export interface ShowConfigOptions {
  /** The file, where one is asked for. */
  readonly config: string | undefined;
  /** Whether it is for machines: a JSON object. */
  readonly json: boolean;
}

/**
 * Prints the configuration of a project: each setting, and where it is said.
 *
 * @throws Problem when it cannot be used.
 */
export async function showConfig({ config, json }: ShowConfigOptions, io: Io, out: Output): Promise<void> {
  const { file, settings } = await projectConfig(config, io);
  await out.write(json ? `${JSON.stringify({ file: file ?? null, settings })}\n` : inText({ file, settings }, io));
}

type Shown = Pick<LoadedConfig, "file" | "settings">;

function inText({ file, settings }: Shown, { cwd }: Io): string {
  const from = (name: string): string => path.relative(cwd, name) || name;
  const width = Math.max(...settings.map(({ name }) => name.length));
  const lines = [file === undefined ? `there is no configuration in ${cwd} or above it` : from(file), ""];
  for (const { name, value, place, origin } of settings) {
    lines.push(`${name.padEnd(width)}  ${text(name, value, from)}`);
    const source = place && `${from(place.file)}${place.pointer && `#${place.pointer}`}`;
    if (source !== undefined) lines.push(`${" ".repeat(width)}  by ${source}${origin ? `, from ${from(origin)}` : ""}`);
  }
  return lines.map((line) => `${printable(line)}\n`).join("");
}

function text(name: string, value: unknown, from: (file: string) => string): string {
  if (Array.isArray(value) && value.length === 0) return "none";
  if (typeof value === "string") return name === "schemas" ? from(value) : value;
  return JSON.stringify(value);
}
