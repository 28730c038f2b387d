import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DataEntry } from "@argot/config";
import { parseJsoncText, SourceError } from "@argot/source-text/text";
import { glob } from "tinyglobby";

/** The settings of an editor that say which schema is for which files. */
interface Settings {
  readonly "json.schemas"?: unknown;
  readonly "yaml.schemas"?: unknown;
}

/**
 * Entries of the settings of Visual Studio Code, for schemas of the project, and the files that they match. Entries that match no file are
 * left out.
 *
 * @param all - All files of the project.
 */
export async function editorEntries(
  all: readonly string[],
  cwd: string,
): Promise<{ readonly entries: readonly DataEntry[]; readonly files: readonly string[] }> {
  const entries: DataEntry[] = [];
  const files: string[] = [];
  for (const { schema, patterns } of tableIn(await settingsIn(cwd))) {
    const file = path.posix.normalize(schema.replace(/^\//, ""));
    if (!all.includes(file)) continue;
    const globs = patterns.map(globOf);
    // oxlint-disable-next-line no-await-in-loop -- in the order of the settings
    const matches = await Promise.all(
      globs.map((each) => glob(each, { cwd, ignore: ["**/node_modules/**"], dot: true })),
    );
    const matching = globs.filter((_, i) => matches[i]?.length !== 0);
    if (matching.length > 0) entries.push({ files: matching, schema: file });
    files.push(...matches.flat());
  }
  return { entries, files };
}

async function settingsIn(cwd: string): Promise<Settings> {
  try {
    const { value } = parseJsoncText(await readFile(path.resolve(cwd, ".vscode/settings.json"), "utf8"));
    return typeof value === "object" && value !== null ? value : {};
  } catch (error) {
    // A project without settings, or with some that the editor reports.
    if (error instanceof SourceError || (error as NodeJS.ErrnoException).code !== undefined) return {};
    throw error;
  }
}

interface Row {
  readonly schema: string;
  readonly patterns: readonly string[];
}

function tableIn({ "json.schemas": json, "yaml.schemas": yaml }: Settings): readonly Row[] {
  const rows: Row[] = [];
  for (const each of Array.isArray(json) ? (json as unknown[]) : []) {
    const { url, fileMatch } = Object(each) as { readonly url?: unknown; readonly fileMatch?: unknown };
    if (typeof url === "string") rows.push({ schema: url, patterns: textsIn(fileMatch) });
  }
  if (typeof yaml === "object" && yaml !== null)
    for (const [schema, patterns] of Object.entries(yaml)) rows.push({ schema, patterns: textsIn(patterns) });
  return rows;
}

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter((each) => typeof each === "string");

/** A pattern of the editor as one of the configuration: without a folder it is for files in all folders. */
const globOf = (pattern: string): string => (pattern.includes("/") ? pattern.replace(/^\.?\//, "") : `**/${pattern}`);
