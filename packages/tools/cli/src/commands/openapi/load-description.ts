import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OpenOptions } from "@argot/openapi";
import type { SourceText } from "@argot/source-text/text";
import { readText } from "../../inputs/read-text.js";
import type { SchemaIo } from "../../schemas/schema-documents.js";

/** A description, with the documents that it refers to. */
export interface LoadedDescription {
  readonly text: SourceText;
  readonly options: {
    readonly uri: string;
    readonly documents: Readonly<Record<string, SourceText>>;
  } & OpenOptions;
}

/**
 * Reads a description, and the files that its references lead to, below the working directory.
 *
 * @throws Problem if a file cannot be read.
 */
export async function loadDescription(file: string, io: SchemaIo): Promise<LoadedDescription> {
  const uri = pathToFileURL(path.resolve(io.cwd, file)).href;
  const text = await readText(file, io);
  const documents: Record<string, SourceText> = {};
  const pending: (readonly [uri: string, text: SourceText])[] = [[uri, text]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const target of referencesIn(next[1].value, next[0])) {
      const name = fileBelow(target, io.cwd);
      if (target === uri || name === undefined || Object.hasOwn(documents, target)) continue;
      // oxlint-disable-next-line no-await-in-loop -- a file decides which others are read
      const found = await readText(name, io);
      documents[target] = found;
      pending.push([target, found]);
    }
  }
  return { text, options: { uri, documents } };
}

/** The URLs of files that the references of a document lead to. */
function referencesIn(root: unknown, base: string): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [root];
  for (let next = pending.pop(); next !== undefined || pending.length > 0; next = pending.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [name, value] of Object.entries(next)) {
      pending.push(value);
      if (name !== "$ref" || typeof value !== "string" || value.startsWith("#") || !URL.canParse(value, base)) continue;
      const target = new URL(value, base);
      target.hash = "";
      if (target.protocol === "file:") found.add(target.href);
    }
  }
  return found;
}

/** The name of an existing file in the working directory or below it. */
function fileBelow(url: string, cwd: string): string | undefined {
  let file: string;
  try {
    file = fileURLToPath(url);
  } catch {
    return undefined;
  }
  const name = path.relative(cwd, file);
  return name.startsWith("..") || path.isAbsolute(name) || !existsSync(file) ? undefined : name;
}
