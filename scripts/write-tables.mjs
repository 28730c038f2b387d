// Writes what documents repeat from one source: tables of packages from their descriptions, figures from docs/benchmarks.json and
// docs/sizes.md, the table of decisions from their titles. Each is between `<!-- name -->` and `<!-- /name -->`.
// With `--check` it writes nothing, and fails if a document differs.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { finish } from "./lib/report.mjs";
import { packages, root } from "./lib/workspace.mjs";

/** @param {string} file a path from the root of the repository */
const read = (file) => readFileSync(path.join(root, file), "utf8");

/** @param {string[]} headings @param {string} alignment @param {string[][]} rows */
const table = (headings, alignment, rows) =>
  [headings, alignment.split(""), ...rows]
    .map((cells, index) => cells.map((cell) => (index === 1 ? (cell === ">" ? "---:" : "---") : cell)))
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

// ---- packages

/** What the packages of a folder are, for a table that only names them. */
const groups = {
  vocabularies: "The keywords of one vocabulary each",
  tools: "Tools: the command line, and libraries for programs that work with schemas",
  adapters: "Argot in other programs",
  editors: "Argot in editors",
};

/** The package `argot` first. @param {string} a @param {string} b */
const byName = (a, b) => Number(a.startsWith("@")) - Number(b.startsWith("@")) || (a < b ? -1 : 1);

/** @param {string} place */
const groupOf = (place) => (place.includes("/") ? path.posix.dirname(place) : "");

/** @param {string} document @param {string} group a folder below packages/; the empty text for packages outside of groups */
function packageRows(document, group) {
  return packages()
    .filter(({ place, manifest }) => groupOf(place) === group && (document !== "README.md" || !manifest.private))
    .toSorted((a, b) => byName(a.manifest.name, b.manifest.name))
    .map(({ place, manifest }) => {
      const folder = path.posix.relative(path.posix.dirname(document), `packages/${place}`);
      const link = existsSync(path.join(root, "packages", place, "README.md")) ? `${folder}/README.md` : folder;
      return [`[\`${manifest.name}\`](${link})`, manifest.description ?? ""];
    });
}

// ---- figures

/**
 * @typedef {{ validator: string, version?: string, ratio: number, corpora: number }} Mean
 * @typedef {{ id: string, title: string, goal: number, means: Mean[] }} Measure
 * @type {{ baseline: string, corpora: number, measures: Measure[] }}
 */
const benchmarks = JSON.parse(read("docs/benchmarks.json"));

/** @param {Measure} measure @param {string} validator */
const meanOf = ({ means }, validator) => means.find((mean) => mean.validator === validator);

/** The mean of Argot for a measure. @param {string} id */
function ratio(id) {
  const measure = benchmarks.measures.find((each) => each.id === id);
  return figure(measure && meanOf(measure, "argot"));
}

/** @param {Mean | undefined} mean */
const figure = (mean) => (mean ? String(mean.ratio) : "–");

function comparison() {
  const { measures, corpora, baseline } = benchmarks;
  const [first] = measures;
  const others = (first?.means ?? []).filter(({ validator }) => validator !== baseline);
  const rows = others.map(({ validator, version, corpora: measured }) => [
    [
      validator,
      ...(version === undefined ? [] : [version.split(".", 2).join(".")]),
      ...(measured === corpora ? [] : [`(${measured})`]),
    ].join(" "),
    ...measures.map((measure) => figure(meanOf(measure, validator))),
  ]);
  const goals = ["*goal*", ...measures.map(({ goal }) => `*${goal}*`)];
  const headings = ["Ajv = 1", ...measures.map(({ title }) => title)];
  return table(headings, `-${">".repeat(measures.length)}`, [goals, ...rows]);
}

/** @param {boolean} withGoals */
const means = (withGoals) =>
  table(
    ["time, Ajv = 1", "Argot", ...(withGoals ? ["goal"] : [])],
    withGoals ? "->>" : "->",
    benchmarks.measures.map(({ id, title, goal }) => [title, ratio(id), ...(withGoals ? [String(goal)] : [])]),
  );

/** The size of a bundle, gzipped, by its name in docs/sizes.md without backticks. @param {string} bundle */
function size(bundle) {
  const row = read("docs/sizes.md")
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .find(([, name = ""]) => name.replaceAll("`", "") === bundle);
  return row?.[3] === undefined ? undefined : `${row[3]} kB`;
}

// ---- decisions

const decisions = () =>
  readdirSync(path.join(root, "docs/decisions"))
    .filter((file) => /^\d/.test(file))
    .toSorted()
    .map((file) => {
      const [, number = "", title = ""] = /^# (\d+) (.*)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
      return [`[${number}](${file})`, title];
    });

// ---- releases

/** Whether there is a release: versions are 0.0.0 before. */
const isReleased = packages().some(({ manifest }) => manifest.private !== true && manifest.version !== "0.0.0");

const cloneGuide = "docs/guides/package-and-publish.md";

/** What stands below each `npm install`, until there is a release. READMEs of packages are read outside of the repository. @param {string} document */
function unreleased(document) {
  const link = document.startsWith("packages/")
    ? `https://github.com/argot-schema/argot/blob/main/${cloneGuide}`
    : path.posix.relative(path.posix.dirname(document), cloneGuide);
  return `Not on npm yet: [install it from a clone](${link}#before-the-packages-are-released).`;
}

// ---- regions

/** What a region contains, or `undefined` if there is no region of that name. @param {string} name @param {string} document */
function contentOf(name, document) {
  const [kind = "", ...rest] = name.split(" ");
  const argument = rest.join(" ");
  switch (kind) {
    case "packages":
      return table(["package", "what it is"], "--", packageRows(document, argument));
    case "all-packages": {
      const rows = Object.entries(groups).map(([group, text]) => [
        packageRows(document, group)
          .map(([link]) => link)
          .join(", "),
        text,
      ]);
      return table(["package", "what it is"], "--", [...packageRows(document, ""), ...rows]);
    }
    case "comparison":
      return comparison();
    case "means":
      return means(false);
    case "goals":
      return means(true);
    case "ratio":
      return ratio(argument);
    case "size":
      return size(argument);
    case "unreleased":
      return unreleased(document);
    case "decisions":
      return table(["number", "decision"], "--", decisions());
    default:
      return undefined;
  }
}

const check = process.argv.includes("--check");
const documents = ["README.md", "CONTRIBUTING.md"].concat(
  readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file.replaceAll(path.sep, "/")}`),
  packages()
    .map(({ place }) => `packages/${place}/README.md`)
    .filter((file) => existsSync(path.join(root, file))),
);

/** @type {string[]} */
const problems = [];
let regions = 0;
for (const document of documents) {
  const before = read(document);
  const text = isReleased ? before.replaceAll(/<!-- unreleased -->.*?<!-- \/unreleased -->\n*/gs, "") : before;
  if (
    !isReleased &&
    /^npm install (?:--save-dev |--global )?@?argot/m.test(text) &&
    !text.includes("<!-- unreleased -->")
  )
    problems.push(`${document} installs what is not released: write <!-- unreleased --><!-- /unreleased --> below it`);
  const written = text.replaceAll(/<!-- ([^/\n][^\n]*?) -->(.*?)<!-- \/\1 -->/gs, (whole, name, held) => {
    const content = contentOf(name, document);
    regions += 1;
    if (content === undefined || content === "undefined") {
      problems.push(`${document}: nothing is known of "${name}"`);
      return whole;
    }
    return `<!-- ${name} -->${held.includes("\n") ? `\n\n${content}\n\n` : content}<!-- /${name} -->`;
  });
  if (written === before) continue;
  if (check) problems.push(`${document} differs from its sources`);
  else writeFileSync(path.join(root, document), written);
}
finish(
  "tables",
  problems,
  'Run "npm run tables", and read the difference.',
  `${regions} regions agree with their sources`,
);
