// Writes the pages of the site as Markdown: documents and READMEs, a page for each keyword and for each error, and the API.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { apiPages } from "./api/api-pages.js";
import { documentPages } from "./document-pages.js";
import { errorPages } from "./error-pages/error-pages.js";
import { readTemplates } from "./error-pages/read-templates.js";
import { saysOf } from "./examples/run-example.js";
import { keywordPages } from "./keyword-pages.js";
import { readKeywords } from "./read-keywords.js";
import { repository } from "./repository.js";

/**
 * Writes all pages into a folder, in place of what was there.
 *
 * @returns How many pages there are.
 */
export async function writePages(folder: string): Promise<number> {
  const keywords = await readKeywords();
  const errors = await errorPages(keywords, readTemplates(), saysOf);
  const pages = [...(await documentPages()), ...(await keywordPages(keywords, saysOf)), ...errors, ...apiPages()];
  rmSync(folder, { recursive: true, force: true });
  for (const { file, text } of pages) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const files = path.join(folder, "public");
  cpSync(path.join(import.meta.dirname, "../public"), files, { recursive: true });
  cpSync(path.join(repository, "docs/images"), path.join(files, "images"), { recursive: true });
  return pages.length;
}
