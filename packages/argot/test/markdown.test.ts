// Links between documents lead to files and headings that exist, and each column of a table has a heading.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const home = "https://github.com/argot-schema/argot";

const ignored = new Set(["node_modules", "dist", "reports", "etc", "coverage", "temp", ".git", ".turbo"]);

/** The Markdown files in a folder and below it. */
function documentsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : documentsIn(name);
    return entry.name.endsWith(".md") ? [name] : [];
  });
}

const withoutCode = (text: string): string => text.replaceAll(/^( *)```.*?^\1```$/gms, "");

/** The anchors of the headings of a document, as GitHub makes them. */
const anchorsOf = (text: string): string[] =>
  Array.from(withoutCode(text).matchAll(/^#+ (.*)$/gm), ([, heading = ""]) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The target of a link as a path from the root of the repository; `undefined` for other sites and pages of GitHub. */
function targetOf(link: string, document: string): string | undefined {
  const ofRepository = new RegExp(`^${home}(?:/(?:tree|blob)/main/(.*)|(#.*)?)$`).exec(link);
  if (ofRepository) return ofRepository[1] ?? `README.md${ofRepository[2] ?? ""}`;
  if (/^[a-z]+:/.test(link)) return undefined;
  return link.startsWith("#") ? document + link : path.posix.join(path.posix.dirname(document), link);
}

function problemOf(link: string, document: string): string | undefined {
  const target = targetOf(link, document);
  if (target === undefined) return undefined;
  const [name = "", anchor] = target.split("#");
  const file = path.join(root, name);
  if (!existsSync(file)) return `${link}: there is no ${name}`;
  const text = statSync(file).isDirectory() ? path.join(file, "README.md") : file;
  if (anchor === undefined || anchor === "readme") return undefined;
  return anchorsOf(readFileSync(text, "utf8")).includes(anchor) ? undefined : `${link}: there is no such heading`;
}

const documents = documentsIn("").filter((name) => !name.startsWith("."));

test("there are documents", () => expect(documents.length).toBeGreaterThan(100));

test.each(documents)("%s", (document) => {
  const text = withoutCode(readFileSync(path.join(root, document), "utf8"));
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
  expect(links.flatMap((link) => problemOf(link, document) ?? [])).toEqual([]);
  // Screen readers say the heading of a column with each cell.
  const headings = Array.from(text.matchAll(/^(\|.*)\n\|[ :|-]+\|$/gm), ([, row = ""]) => row);
  expect(headings.filter((row) => /\|\s*\|/.test(row))).toEqual([]);
});

test("the README names each public package", () => {
  const text = readFileSync(path.join(root, "README.md"), "utf8");
  const folders = documents
    .filter((name) => /^packages\/.*\/?README\.md$/.test(name))
    .map((name) => path.dirname(name));
  const names = folders.flatMap((folder) => {
    const manifest = path.join(root, folder, "package.json");
    if (!existsSync(manifest)) return [];
    const { name, private: isPrivate } = JSON.parse(readFileSync(manifest, "utf8")) as {
      name: string;
      private?: boolean;
    };
    return isPrivate ? [] : [{ name, link: `[\`${name}\`](${folder}/README.md)` }];
  });
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter(({ link }) => !text.includes(link))).toEqual([]);
});

test("the list of guides names each guide", () => {
  const text = readFileSync(path.join(root, "docs/guides/README.md"), "utf8");
  const guides = documents.filter((name) => path.dirname(name) === "docs/guides").map((name) => path.basename(name));
  expect(guides.filter((name) => name !== "README.md" && !text.includes(`](${name})`))).toEqual([]);
});
