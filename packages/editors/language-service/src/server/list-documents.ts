import { readdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Maximum number of documents that are listed. */
const maxDocuments = 5000;

/** Lists the documents in JSON and YAML in a folder, except those of dependencies and in hidden folders. */
export async function listDocuments(folderUri: string): Promise<readonly string[]> {
  if (!folderUri.startsWith("file:")) return [];
  const found: string[] = [];
  const folders = [fileURLToPath(folderUri)];
  for (let folder = folders.shift(); folder !== undefined && found.length < maxDocuments; folder = folders.shift()) {
    // One folder after the other, since a workspace may have many.
    // oxlint-disable-next-line no-await-in-loop
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith(".")) folders.push(file);
      if (entry.isFile() && /\.(?:json[c5]?|ya?ml)$/i.test(entry.name)) found.push(pathToFileURL(file).href);
    }
  }
  return found.slice(0, maxDocuments);
}
