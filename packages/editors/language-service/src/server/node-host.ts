import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type LoadedConfig, loadConfig } from "@argot/config";
import { cachedDocument, readLock } from "@argot/config/lock";
import { safe } from "@argot/regex";
import { createArgot } from "argot";
import type { Project, ServerHost } from "./host.js";
import { ownRules } from "./own-rules.js";
import { listDocuments } from "./list-documents.js";

/** Maximum length of a document from the web, in bytes. */
const maxDownload = 20_000_000;

/** The time after which a download is given up, in milliseconds. */
const downloadTimeout = 10_000;

/** Files, the web, and the configurations of projects. */
export const nodeHost: ServerHost = { readText, fetchText, listDocuments, loadProject };

async function readText(uri: string): Promise<string | undefined> {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return await readFile(fileURLToPath(uri), "utf8");
  } catch {
    return undefined;
  }
}

async function fetchText(uri: string): Promise<string | undefined> {
  const response = await fetch(uri, { signal: AbortSignal.timeout(downloadTimeout) });
  if (!response.ok || Number(response.headers.get("content-length") ?? 0) > maxDownload) return undefined;
  const text = await response.text();
  return text.length > maxDownload ? undefined : text;
}

async function loadProject(folderUri: string): Promise<Project> {
  if (!folderUri.startsWith("file:")) return projectOf(undefined, undefined);
  const folder = fileURLToPath(folderUri);
  try {
    const config = await loadConfig({ cwd: folder });
    return projectOf(config, config.file === undefined ? folder : path.dirname(config.file));
  } catch (error) {
    return { ...projectOf(undefined, folder), problem: (error as Error).message };
  }
}

/** @param folder - The folder with the lock. */
function projectOf(config: LoadedConfig | undefined, folder: string | undefined): Project {
  let rules: ReturnType<typeof ownRules> | undefined;
  let byIdentifier: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    // Patterns of untrusted schemas must take linear time.
    createArgot: (settings) => createArgot({ regex: safe, ...config?.options, ...settings }),
    async schemaOf(uri) {
      if (!config || !uri.startsWith("file:")) return undefined;
      return config.schemaOf(fileURLToPath(uri));
    },
    async lintOptionsOf(uri) {
      if (!config) return {};
      const { allowedKeywords } = config;
      rules ??= ownRules(config);
      const severities = uri.startsWith("file:") ? await config.severitiesOf(fileURLToPath(uri)) : {};
      return { allowedKeywords, severities, rules: await rules };
    },
    async loadSchema(uri) {
      byIdentifier ??= readIdentified(config?.schemas ?? []);
      return (await byIdentifier).get(uri.replace(/#$/, "")) ?? (await lockedText(folder, uri));
    },
  };
}

/** The text of a schema that the project has locked, if the cache of the machine has it. Nothing is fetched. */
async function lockedText(folder: string | undefined, uri: string): Promise<string | undefined> {
  if (folder === undefined || !/^https?:/.test(uri)) return undefined;
  const entry = (await readLock(folder))?.get(uri);
  const bytes = entry && (await cachedDocument(entry.integrity, process.env));
  return bytes && new TextDecoder().decode(bytes);
}

/** The texts of the schemas of a project, by the identifiers at their roots. */
async function readIdentified(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop
    const text = await readText(pathToFileURL(path.resolve(file)).href);
    const identifier = text === undefined ? undefined : identifierIn(text);
    if (text !== undefined && identifier !== undefined) found.set(identifier, text);
  }
  return found;
}

/** The identifier of a schema: `$id`, or `id` in older drafts. */
function identifierIn(text: string): string | undefined {
  const [, identifier] = /["']?(?:\$id|id)["']?\s*:\s*["']?([a-z][\w+.-]*:[^\s"'#]+)/i.exec(text) ?? [];
  return identifier;
}
