import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { benchmarkCharts, verdictChart } from "./charts/benchmark-charts.js";
import { readFigures } from "./charts/figures.js";
import { printedAtHome } from "./home-command.js";
import { linksOfSite } from "./links-of-site.js";
import { repository } from "./repository.js";
import type { Page } from "./page.js";

/** The documents of `docs/` and the READMEs of public packages. */
export async function documentPages(): Promise<readonly Page[]> {
  const pages = pagesByFile();
  const figures = readFigures();
  const parts: Readonly<Record<string, string>> = {
    charts: benchmarkCharts(figures),
    "verdict-chart": verdictChart(figures),
    "command-line": await printedAtHome(),
  };
  return Array.from(pages, ([file, page]) => ({
    file: page,
    text: titled(linksOfSite(readFileSync(path.join(repository, file), "utf8"), file, pages), page).replaceAll(
      /<!-- ([\w-]+) -->\n/g,
      (comment, name: string) => (parts[name] === undefined ? comment : `${parts[name]}\n`),
    ),
  }));
}

/** The page to start with has no name of a package as its title. */
const titled = (text: string, page: string): string =>
  page === "start.md" ? text.replace(/^# argot\n/, "# Start\n") : text;

/** The pages of documents, by the files of these. */
function pagesByFile(): ReadonlyMap<string, string> {
  const documents = globSync("docs/**/*.md", { cwd: repository }).sort();
  const readmes = globSync("packages/**/README.md", { cwd: repository, ignore: ["**/{node_modules,dist}/**"] }).sort();
  return new Map([
    ...documents.map((file) => [file, pageOf(path.posix.relative("docs", file))] as const),
    ...readmes.filter(isOfPublicPackage).map((file) => [file, pageOfPackage(file)] as const),
  ]);
}

/** The page of a document. That of a folder is its index, and that of the site is the home page. */
const pageOf = (file: string): string =>
  file === "home.md" ? "index.md" : file.replace(/(^|\/)README\.md$/, "$1index.md");

function isOfPublicPackage(file: string): boolean {
  const manifest = path.join(repository, path.dirname(file), "package.json");
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, "utf8")) as { private?: boolean }).private !== true;
}

/** That of `argot` is the page to start with. */
const pageOfPackage = (file: string): string =>
  file === "packages/argot/README.md" ? "start.md" : `packages/${path.basename(path.dirname(file))}.md`;
