import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { repository, repositoryUrl } from "./repository.js";
import type { Page } from "./page.js";

const docs = path.join(repository, "docs");

/** The documents of `docs/`, and the page that visitors see first. */
export function documentPages(): readonly Page[] {
  const files = globSync("**/*.md", { cwd: docs }).sort();
  const pages = files.map((file) => ({
    file: pageOf(file),
    text: withLinksOfSite(readFileSync(path.join(docs, file), "utf8"), file),
  }));
  return [...pages, { file: "index.md", text: home }, { file: "start.md", text: start() }];
}

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

const home = `---
layout: home
hero:
  name: Argot
  text: JSON Schema, every dialect, exactly
  tagline: Fast verdicts, errors that say what to change, and vocabularies of your own.
  actions:
    - { theme: brand, text: Start, link: /start }
    - { theme: alt, text: Keywords, link: /keywords/ }
    - { theme: alt, text: Command line, link: /cli }
features:
  - title: Every dialect, in one instance
    details: draft-03, draft-04, draft-06, draft-07, 2019-09, 2020-12 and v1 pass all required tests of the official suite, also when they refer to one another.
    link: /reference/dialects
  - title: Errors for people
    details: The alternative that was meant, the name that was mistyped, the line and the column, in JSON and YAML.
    link: /reference/errors
  - title: A keyword's meaning is stated once
    details: Verdicts, compiled code, annotations, errors, editors and types follow from it, for your keywords too.
    link: /guides/write-a-keyword
  - title: Fast where it counts
    details: A tenth of Ajv's time for a verdict, and work that grows with the size of the value times that of the schema.
    link: /benchmarks
---
`;
