// Checks imports between packages and between the folders of a package, and that there are no cycles between files. Imports of
// types count.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { packages, shown, sources } from "./lib/workspace.mjs";

/**
 * What the sources of a package may import. A trailing "/*" allows the package with all its subpaths. The build makes the packages of
 * `inlines` part of the files, so they are `devDependencies`.
 *
 * @typedef {{ imports: readonly string[], node?: boolean, npm?: readonly string[] | "any", inlines?: readonly string[] }} Rule
 */

const vocabulary = { imports: ["@argot/core/keyword"] };

const vocabularies = {
  "2019-09-unevaluated": vocabulary,
  applicator: vocabulary,
  content: vocabulary,
  "core-vocabulary": vocabulary,
  "draft4-dependencies": vocabulary,
  "draft7-conditionals": vocabulary,
  "error-message": vocabulary,
  format: vocabulary,
  metadata: vocabulary,
  validation: vocabulary,
};

/** Vocabularies of other specifications than JSON Schema. */
const foreign = { "openapi-keywords": vocabulary };

/** Vocabularies that no dialect has. Users add them. */
const proposals = { "property-dependencies": vocabulary };

/** @type {Record<string, Rule>} */
const table = {
  core: { imports: [] },
  ...vocabularies,
  ...proposals,
  ...foreign,
  dialects: { imports: ["@argot/core", ...Object.keys(vocabularies).map((folder) => `@argot/${folder}`)] },
  "messages-de": { imports: [] },
  "source-text": {
    imports: ["@argot/core", "@argot/core/json"],
    npm: ["@humanwhocodes/momoa", "jsonc-parser", "fast-string-width", "toml-eslint-parser", "yaml"],
    inlines: ["jsonc-parser", "fast-string-width"],
  },
  compiler: { imports: ["@argot/core/plan", "@argot/core/runtime"] },
  argot: {
    imports: [
      "@argot/core",
      "@argot/core/applicable",
      "@argot/core/keyword",
      "@argot/core/module-runtime",
      "@argot/core/plan",
      "@argot/dialects/*",
      "@argot/compiler/*",
      "@argot/content",
      "@argot/format",
    ],
  },
  openapi: {
    imports: [
      "argot",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/dialects/*",
      ...["applicator", "format", "metadata", "openapi-keywords", "validation"].map((folder) => `@argot/${folder}`),
    ],
  },
  config: {
    imports: ["argot", "@argot/linear-regex", "@argot/source-text/*"],
    node: true,
    npm: ["jiti", "lilconfig", "picomatch", "tinyglobby"],
    inlines: ["lilconfig"],
  },
  "schema-index": { imports: ["@argot/core", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"] },
  bundle: { imports: ["@argot/core/json", "@argot/core/keyword", "@argot/core/plan", "@argot/schema-index"] },
  lint: {
    imports: [
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/linear-regex",
      "@argot/schema-index",
    ],
  },
  declarations: { imports: ["@argot/core/json", "@argot/core/keyword", "@argot/core/plan"] },
  "schema-tests": { imports: ["argot", "@argot/core/json", "@argot/core/plan", "@argot/source-text"] },
  "slow-patterns": { imports: ["@argot/core/plan", "@argot/linear-regex"] },
  "linear-regex": { imports: [], npm: ["@eslint-community/regexpp", "re2js"] },
  testing: { imports: ["@argot/core/*", "@argot/compiler"], node: true, npm: ["fast-check", "vitest"] },
  fuzz: {
    imports: [
      "argot/*",
      "@argot/bundle",
      "@argot/core",
      "@argot/core/json",
      "@argot/content",
      "@argot/declarations",
      "@argot/dialects",
      "@argot/format",
      "@argot/lint",
      "@argot/schema-index",
      "@argot/source-text",
      "@argot/testing",
    ],
    node: true,
    npm: "any",
  },
  stream: { imports: ["argot", "@argot/core", "@argot/source-text/text"], node: true, npm: ["tinypool"] },
  explanations: { imports: [] },
  cli: {
    imports: [
      "argot/*",
      "@argot/bundle",
      "@argot/config",
      "@argot/config/lock",
      "@argot/core/json",
      "@argot/declarations",
      "@argot/explanations",
      "@argot/language-server",
      "@argot/linear-regex/*",
      "@argot/messages-de",
      "@argot/lint",
      "@argot/openapi/*",
      "@argot/schema-index",
      "@argot/schema-tests",
      "@argot/slow-patterns",
      "@argot/source-text/*",
      "@argot/stream/*",
    ],
    node: true,
    npm: "any",
    inlines: ["commander", "fastest-levenshtein"],
  },
  ajv: {
    imports: [
      "@argot/compiler",
      "@argot/core",
      "@argot/core-vocabulary",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/dialects",
      "@argot/format",
      "@argot/transform",
      "@argot/validation",
    ],
  },
  transform: { imports: ["@argot/core", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"] },
  fastify: { imports: ["argot", "@argot/core/plan"], npm: ["fastify"] },
  "openapi-middleware": { imports: ["argot", "@argot/openapi"], npm: ["fastify", "hono"] },
  rjsf: { imports: ["argot"], npm: ["@rjsf/utils"] },
  confluent: { imports: ["argot", "@argot/stream"], npm: ["kafkajs", "@platformatic/kafka"] },
  duckdb: { imports: ["argot", "@argot/stream"], npm: ["@duckdb/node-api"] },
  nats: {
    imports: ["argot", "@argot/stream"],
    node: true,
    npm: ["@nats-io/jetstream", "@nats-io/kv", "@nats-io/transport-node", "prom-client"],
  },
  codemirror: {
    imports: ["@argot/language-service"],
    npm: ["@codemirror/autocomplete", "@codemirror/lint", "@codemirror/state", "@codemirror/view"],
  },
  vscode: {
    imports: ["@argot/language-server", "@argot/language-server/serve"],
    node: true,
    npm: ["vscode", "vscode-languageclient", "vscode-languageserver"],
  },
  monaco: { imports: ["@argot/language-service"], npm: ["monaco-editor"] },
  "language-server": {
    imports: ["argot", "@argot/config", "@argot/config/lock", "@argot/language-service", "@argot/linear-regex"],
    node: true,
    npm: ["vscode-languageserver"],
  },
  "language-service": {
    imports: [
      "argot",
      "argot/inspect",
      "@argot/core/json",
      "@argot/lint",
      "@argot/metadata",
      "@argot/schema-index",
      "@argot/source-text/text",
    ],
    npm: ["jsonc-parser", "picomatch", "vscode-languageserver-textdocument", "vscode-languageserver-types", "yaml"],
  },
  // It reads the sources of keywords, and the tables of cases beside them.
  site: {
    imports: [
      "argot",
      "argot/inspect",
      "@argot/cli/program",
      "@argot/content",
      "@argot/core",
      "@argot/core/keyword",
      "@argot/dialects",
      "@argot/error-message",
      "@argot/explanations",
      "@argot/format",
      "@argot/lint",
      "@argot/openapi",
      "@argot/openapi-keywords",
      "@argot/playground/*",
      "@argot/schema-index",
      "@argot/testing",
    ],
    node: true,
    npm: "any",
  },
  playground: {
    imports: [
      "argot/*",
      "@argot/codemirror",
      "@argot/core",
      "@argot/core/keyword",
      "@argot/declarations",
      "@argot/language-service",
      "@argot/source-text/*",
    ],
    npm: "any",
  },
  bowtie: { imports: ["argot", "argot/package.json"], node: true },
  mcp: { imports: ["argot", "@argot/source-text"] },
  "ajv-users": { imports: [], node: true, npm: "any" },
  brokers: { imports: ["argot", "@argot/confluent/*", "@argot/nats"], node: true, npm: "any" },
  frameworks: { imports: ["argot/*"], node: true, npm: "any" },
  "hostile-tests": { imports: ["argot/*", "@argot/linear-regex"], node: true },
  benchmarks: {
    imports: [
      "argot",
      "@argot/ajv",
      "@argot/ajv/*",
      "@argot/openapi",
      "@argot/openapi-middleware/*",
      "@argot/core/*",
      "@argot/compiler",
      "@argot/dialects",
      "@argot/format",
      "@argot/language-service",
      "@argot/testing/*",
    ],
    node: true,
    npm: "any",
  },
};

/**
 * Folders of packages: package -> folder of its src/ -> the folders that it may import besides itself, types included. The entry
 * files directly in src/ may import every folder, and no folder imports them.
 *
 * @type {Record<string, Record<string, readonly string[] | "any">>}
 */
const sourceFolders = {
  core: {
    json: [],
    errors: ["json"],
    plan: ["json"],
    keyword: ["json", "plan", "errors"],
    registry: ["json", "keyword", "errors"],
    lower: ["json", "plan", "keyword", "registry", "errors"],
    passes: ["plan", "json"],
    loop: ["plan", "json", "errors"],
    messages: ["loop", "plan", "json"],
    issues: ["messages", "plan", "json"],
    output: ["messages", "loop", "plan", "json", "errors"],
    applicable: ["issues", "output", "messages", "loop", "plan", "json", "errors"],
    engine: "any",
  },
  compiler: {
    analysis: [],
    code: [],
    emit: ["analysis", "code"],
    closures: ["analysis"],
    module: ["analysis", "code", "emit"],
  },
};

/** @typedef {{ specifier: string, line: number }} Import */

/**
 * @param {string} file
 * @returns {Import[]}
 */
function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true);
  /** @type {Import[]} */
  const found = [];
  /** @type {(node: ts.Node | undefined) => void} */
  const add = (node) => {
    if (node && ts.isStringLiteralLike(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ specifier: node.text, line });
    }
  };
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {string} from
 * @param {string} specifier
 * @returns {string | undefined} the source file that a relative import refers to
 */
function resolve(from, specifier) {
  const target = path.resolve(path.dirname(from), specifier);
  // Of generated modules, only the types exist as a file.
  return [target.replace(/\.js$/, ".ts"), target.replace(/\.js$/, ".d.ts"), target].find((file) => existsSync(file));
}

/** @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * @param {Rule} rule
 * @param {string} specifier
 */
function mayImportPackage(rule, specifier) {
  if (specifier.startsWith("node:")) return rule.node === true;
  if (rule.imports.includes(specifier) || rule.imports.includes(`${packageOf(specifier)}/*`)) return true;
  if (ours.has(packageOf(specifier))) return false;
  return rule.npm === "any" || rule.npm?.includes(packageOf(specifier)) === true;
}

/**
 * @param {string} srcDir
 * @param {string} file
 * @returns {string} the folder of a file; "" for an entry file
 */
function sourceFolderOf(srcDir, file) {
  const [sourceFolder = "", ...rest] = path.relative(srcDir, file).split(path.sep);
  return rest.length > 0 ? sourceFolder : "";
}

/**
 * @param {Record<string, readonly string[] | "any">} rules
 * @param {string} from
 * @param {string} to
 */
function mayImportFolder(rules, from, to) {
  if (from === to || from === "") return true;
  const rule = Object.hasOwn(rules, from) ? rules[from] : undefined;
  return to !== "" && (rule === "any" || rule?.includes(to) === true);
}

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[][]} one cycle for each import that closes one
 */
function cycles(graph) {
  /** @type {string[][]} */
  const found = [];
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @type {(file: string) => void} */
  const walk = (file) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push([...trail.slice(start), file]);
    if (start >= 0 || finished.has(file)) return;
    trail.push(file);
    for (const next of graph.get(file) ?? []) walk(next);
    trail.pop();
    finished.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return found;
}

const all = packages();
const ours = new Set([...all.map(({ manifest }) => manifest.name), "@argot/compiler"]);
/** @type {string[]} */
const problems = [];
/** @type {Map<string, string[]>} */
const graph = new Map();

for (const { folder, dir, manifest } of all) {
  const rule = Object.hasOwn(table, folder) ? table[folder] : undefined;
  if (!rule) {
    problems.push(`${shown(dir)}: not in the table of scripts/check-boundaries.mjs; add it with what it may import`);
    continue;
  }
  const srcDir = path.join(dir, "src");
  const ownFolders = Object.hasOwn(sourceFolders, folder) ? sourceFolders[folder] : undefined;
  /** @type {Set<string>} */
  const used = new Set();

  for (const file of sources(srcDir)) {
    const sourceFolder = sourceFolderOf(srcDir, file);
    if (ownFolders && sourceFolder !== "" && !Object.hasOwn(ownFolders, sourceFolder)) {
      problems.push(
        `${shown(file)}: "${sourceFolder}" is not a folder of ${folder}; add it to scripts/check-boundaries.mjs`,
      );
    }
    /** @type {string[]} */
    const imported = [];
    graph.set(file, imported);

    for (const { specifier, line } of importsOf(file)) {
      const where = `${shown(file)}:${line}`;
      if (!specifier.startsWith(".")) {
        if (!specifier.startsWith("node:")) used.add(packageOf(specifier));
        if (!mayImportPackage(rule, specifier)) problems.push(`${where}: ${shown(dir)} may not import "${specifier}"`);
        continue;
      }
      const target = resolve(file, specifier);
      if (!target) problems.push(`${where}: "${specifier}" does not exist`);
      else if (!target.startsWith(srcDir + path.sep))
        problems.push(`${where}: "${specifier}" leaves the package's src/`);
      else {
        imported.push(target);
        const to = sourceFolderOf(srcDir, target);
        if (ownFolders && !mayImportFolder(ownFolders, sourceFolder, to)) {
          problems.push(
            `${where}: ${sourceFolder}/ may not import ${to === "" ? "the entry files" : `${to}/`} ("${specifier}")`,
          );
        }
      }
    }
  }

  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  // An optional peer states the versions that work. A package that takes one of several frameworks need not import it.
  const optional = manifest.peerDependenciesMeta ?? {};
  // Visual Studio Code gives extensions a module of its name, in the versions of `engines`.
  if (manifest.engines?.["vscode"]) declared.add("vscode");
  const { inlines = [] } = rule;
  for (const name of [...used].filter((each) => !declared.has(each) && !inlines.includes(each))) {
    problems.push(`${shown(dir)}: src imports "${name}", which is not in the dependencies of its package.json`);
  }
  for (const name of inlines.filter((each) => !Object.hasOwn(manifest.devDependencies ?? {}, each)))
    problems.push(`${shown(dir)}: "${name}" is part of the files of the package, and belongs to its devDependencies`);
  for (const name of [...declared].filter((each) => !used.has(each) && !optional[each]?.optional)) {
    problems.push(`${shown(dir)}: package.json depends on "${name}", which src does not import`);
  }
}

for (const cycle of cycles(graph)) problems.push(`cycle: ${cycle.map((file) => shown(file)).join(" -> ")}`);

finish(
  "boundaries",
  problems,
  "Move the code to where it may stand, or change the table in scripts/check-boundaries.mjs and say why in docs/decisions/.",
  `${graph.size} files of ${all.length} packages import only what they may`,
);
