import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import { block, code, table } from "../markdown.js";
import { repository } from "../repository.js";
import type { Page } from "../page.js";
import { type Doc, readDocs } from "./read-docs.js";
import { type ApiReport, readReport } from "./read-report.js";

/** A package with its API. */
interface ApiPackage {
  readonly name: string;
  /** The name of its page. */
  readonly page: string;
  readonly description: string;
  /** Its entry points: their names, and their namespaces in the report. */
  readonly entries: readonly { readonly name: string; readonly namespace: string }[];
  readonly report: ApiReport;
  readonly docs: ReadonlyMap<string, Doc>;
}

/** The API of each package, from the doc comments of its sources and the declarations in its API report; and a list of packages. */
export function apiPages(): readonly Page[] {
  const files = globSync("packages/**/etc/*.api.md", { cwd: repository, ignore: ["**/node_modules/**"] });
  const packages = files.map(readPackage).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const byName = new Map(packages.map((each) => [each.name, each]));
  return [listPage(packages), ...packages.map((each) => apiPage(each, byName))];
}

function readPackage(file: string): ApiPackage {
  const folder = path.dirname(path.dirname(file));
  const manifest = JSON.parse(readFileSync(path.join(repository, folder, "package.json"), "utf8")) as {
    name: string;
    description?: string;
    exports: object;
  };
  const text = readFileSync(path.join(repository, file), "utf8");
  return {
    name: manifest.name,
    page: path.basename(file, ".api.md"),
    description: manifest.description ?? "",
    entries: Object.keys(manifest.exports).map((subpath) => ({
      name: path.posix.join(manifest.name, subpath),
      namespace: subpath === "." ? "" : subpath.replaceAll(/\W+/g, "_"),
    })),
    report: readReport(/```ts\n([^]*?)```/.exec(text)?.[1] ?? ""),
    docs: readDocs(folder),
  };
}

function listPage(packages: readonly ApiPackage[]): Page {
  const rows = packages.map(({ name, page, description }) => [`[\`${name}\`](/api/${page}.md)`, description]);
  return {
    file: "api/index.md",
    text: `# API\n\nWhat each package exports.\n\n${table(["package", "purpose"], rows)}\n`,
  };
}

type Packages = ReadonlyMap<string, ApiPackage>;

function apiPage(own: ApiPackage, packages: Packages): Page {
  /** The names that are described already: entry points share some. */
  const described = new Set<string>();
  const sections = own.entries.flatMap(({ name, namespace }) => {
    // A name may be exported as the default as well.
    const names = [...new Set(own.report.entries.get(namespace))];
    if (names.length === 0) return [];
    const here = names.filter((each) => own.report.declarations.has(each) && !described.has(each));
    for (const each of here) described.add(each);
    const elsewhere = names.filter((each) => !here.includes(each));
    return [
      `## \`${name}\``,
      ...here.map((each) => exportText(each, own)),
      table(
        ["also exported", "purpose"],
        elsewhere.map((each) => referenceRow(each, own, packages)),
      ),
    ];
  });
  return { file: `api/${own.page}.md`, text: `# ${own.name}\n\n${own.description}\n\n${sections.join("\n\n")}\n` };
}

/** The name of an export: the report numbers declarations with the same name. */
const plainName = (name: string): string => name.replace(/_\d+$/, "");

function exportText(name: string, { report, docs }: ApiPackage): string {
  const doc = docs.get(plainName(name));
  const declaration = block("ts", report.declarations.get(name) ?? "");
  const heading = `### \`${plainName(name)}\` {#${name}}`;
  return [heading, doc?.text ?? "", declaration, ...(doc ? detailsOf(doc) : [])].join("\n\n");
}

const labels: Readonly<Record<string, string>> = { returns: "Returns", throws: "Throws", see: "See" };

function detailsOf({ tags, members }: Doc): readonly string[] {
  const facts = tags.flatMap(({ name, subject, text }) => {
    if (name === "param") return [`- \`${subject}\`: ${text}`];
    return labels[name] === undefined ? [] : [`- *${labels[name]}:* ${text}`];
  });
  const examples = tags.filter(({ name }) => name === "example").map(({ text }) => text);
  const rows = Array.from(members, ([name, text]) => [
    code(name),
    text.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|"),
  ]);
  return [facts.join("\n"), table(["member", "meaning"], rows), ...examples].filter((each) => each !== "");
}

/** A name that is described elsewhere: on this page, or on that of the package that it is from. */
function referenceRow(name: string, own: ApiPackage, packages: Packages): readonly string[] {
  const original = plainName(name);
  const [, from = own.name] = /^((?:@[^/]+\/)?[^/]+)/.exec(own.report.imports.get(name) ?? own.name) ?? [];
  const home = packages.get(from) ?? own;
  const [summary = ""] = (home.docs.get(original)?.text ?? "").split(/(?<=\.)\s/);
  const link = home.report.declarations.has(original)
    ? `[\`${original}\`](/api/${home.page}.md#${original})`
    : `\`${original}\``;
  return [link, summary.replaceAll("\n", " ").replaceAll("|", "\\|")];
}
