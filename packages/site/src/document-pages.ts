import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { benchmarkCharts } from "./charts/benchmark-charts.js";
import { readFigures } from "./charts/figures.js";
import { repository, repositoryUrl } from "./repository.js";
import type { Page } from "./page.js";

const docs = path.join(repository, "docs");

/** The documents of `docs/`, and the page to start with. */
export function documentPages(): readonly Page[] {
  const files = globSync("**/*.md", { cwd: docs }).sort();
  const pages = files.map((file) => ({
    file: pageOf(file),
    text: withCharts(withLinksOfSite(readFileSync(path.join(docs, file), "utf8"), file)),
  }));
  return [...pages, { file: "start.md", text: start() }];
}

/** Charts stand where a document says so. */
const withCharts = (text: string): string => text.replace("<!-- charts -->\n", () => benchmarkCharts(readFigures()));

/** The page of a document. That of a folder is its index. */
const pageOf = (file: string): string => file.replace(/(^|\/)README\.md$/, "$1index.md");

/** Links to documents lead to their pages, and links to other files of the repository lead to where they can be read. */
function withLinksOfSite(text: string, file: string): string {
  return text.replaceAll(/\]\(([^)\s]+)\)/g, (link, target: string) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return link;
    const [name = "", fragment] = target.split("#");
    const resolved = path.posix.join("docs", path.posix.dirname(file), name);
    const hash = fragment === undefined ? "" : `#${fragment}`;
    if (!resolved.startsWith("docs/")) return `](${repositoryUrl}/${resolved}${hash})`;
    return `](/${pageOf(resolved.slice("docs/".length))}${hash})`;
  });
}

/** The README of `argot`, which begins with the first useful thing. */
function start(): string {
  const file = "packages/argot/README.md";
  const text = readFileSync(path.join(repository, file), "utf8");
  return text
    .replace(/^# argot\n/, "# Start\n")
    .replaceAll(
      /https:\/\/github\.com\/argot-schema\/argot\/(?:blob|tree)\/main\/docs\/([^)#\s]*)/g,
      (_link, name: string) => (name === "" || !path.extname(name) ? `/${name}/` : `/${pageOf(name)}`),
    );
}
