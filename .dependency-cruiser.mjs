// What may import what: the architecture of the repository as two tables, and the rules of dependency-cruiser that follow from them.
// Types count. Whoever changes a table says why in docs/decisions/.
import { packages } from "./scripts/lib/workspace.mjs";

/**
 * What the sources of a package, or of a folder of its src/, may import. A trailing "/*" allows the package with all its subpaths. The build makes the packages of
 * `inlines` part of the files, so they are `devDependencies`.
 *
 * @typedef {{ imports: readonly string[], node?: boolean, npm?: readonly string[] | "any", inlines?: readonly string[] }} Row
 *
 * @typedef {import("dependency-cruiser").IRegularForbiddenRuleType} Rule
 */

const vocabulary = { imports: ["@argot/core/keyword"] };

const vocabularies = {
  "2019-09-unevaluated": vocabulary,
  applicator: vocabulary,
  content: { imports: [...vocabulary.imports, "@argot/core/internal", "@argot/core/json"] },
  "core-vocabulary": vocabulary,
  "draft4-dependencies": vocabulary,
  "draft7-conditionals": vocabulary,
  format: { imports: [...vocabulary.imports, "@argot/core/internal"] },
  metadata: vocabulary,
  validation: vocabulary,
};

/** Keywords that no standard dialect has. */
const furtherKeywords = {
  "more-keywords/error-message": { imports: [...vocabulary.imports, "@argot/core"] },
  "more-keywords/property-dependencies": vocabulary,
  "openapi/keywords": { imports: [...vocabulary.imports, "@argot/core/internal"] },
};

/** @type {Record<string, Row>} */
const table = {
  core: { imports: [] },
  reports: {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/plan", "@argot/core/runtime"],
  },
  ...vocabularies,
  ...furtherKeywords,
  dialects: { imports: ["@argot/core", ...Object.keys(vocabularies).map((folder) => `@argot/${folder}`)] },
  "messages/de": { imports: [] },
  "messages/es": { imports: [] },
  "messages/fr": { imports: [] },
  "messages/ja": { imports: [] },
  "messages/zh": { imports: [] },
  "messages/explanations": { imports: [] },
  "source-text": {
    imports: ["@argot/core", "@argot/core/json"],
    npm: ["@humanwhocodes/momoa", "jsonc-parser", "fast-string-width", "toml-eslint-parser", "yaml"],
    inlines: ["jsonc-parser", "fast-string-width"],
  },
  compiler: { imports: ["@argot/core/plan", "@argot/core/runtime"] },
  algebra: {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/plan"],
    npm: ["fast-check", "refa"],
  },
  argot: {
    imports: [
      "@argot/core",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/reports/*",
      "@argot/dialects/*",
      "@argot/compiler/*",
      "@argot/content",
      "@argot/format",
    ],
  },
  openapi: {
    imports: [
      "@argot/core/internal",
      "argot",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/dialects/*",
      "@argot/transform",
      ...["applicator", "format", "metadata", "validation"].map((folder) => `@argot/${folder}`),
    ],
  },
  config: {
    imports: ["argot", "@argot/core/json", "@argot/regex", "@argot/source-text/*"],
    node: true,
    npm: ["jiti", "lilconfig", "picomatch", "tinyglobby"],
    inlines: ["lilconfig"],
  },
  models: {
    imports: [
      "argot",
      "@argot/algebra",
      "@argot/core",
      "@argot/core/internal",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/schema-tools/lint",
      "@argot/schema-tools/merge",
      "@argot/schema-tools/schema-index",
      "@argot/schema-tools/upgrade",
      "@argot/source-text/printable",
    ],
  },
  "schema-tools/schema-index": {
    imports: ["@argot/core/internal", "@argot/core", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/bundle": {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/inline": {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/keyword"],
  },
  "schema-tools/merge": {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/keyword"],
  },
  "schema-tools/confluent": {
    imports: ["@argot/core/json", "@argot/core/keyword", "@argot/core/runtime", "@argot/regex"],
  },
  "schema-tools/lint": {
    imports: [
      "@argot/algebra",
      "@argot/core/internal",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/regex",
      "@argot/reports",
      "@argot/source-text/text",
    ],
  },
  "schema-tools/declarations": {
    imports: ["@argot/core/internal", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/schema-tests": {
    imports: ["@argot/core/internal", "argot", "@argot/core/json", "@argot/core/plan", "@argot/source-text"],
  },
  "schema-tools/upgrade": {
    imports: [
      "@argot/core",
      "@argot/core/internal",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/source-text/text",
    ],
  },
  "regex/engines": { imports: [], npm: ["@eslint-community/regexpp", "re2js"] },
  "regex/slow-patterns": { imports: ["@argot/core/internal", "@argot/core/plan"] },
  testing: {
    imports: ["@argot/core/*", "@argot/compiler", "@argot/reports"],
    node: true,
    npm: ["fast-check", "vitest"],
  },
  "checks/algebra": {
    imports: [
      "argot",
      "@argot/algebra",
      "@argot/core",
      "@argot/core/json",
      "@argot/dialects",
      "@argot/schema-tools/*",
      "@argot/source-text/text",
      "@argot/testing/suite",
      "@argot/validation",
    ],
    node: true,
    npm: "any",
  },
  "checks/fuzz": {
    imports: [
      "argot/*",
      "@argot/algebra",
      "@argot/schema-tools/bundle",
      "@argot/core",
      "@argot/core/json",
      "@argot/content",
      "@argot/schema-tools/declarations",
      "@argot/dialects",
      "@argot/format",
      "@argot/schema-tools/inline",
      "@argot/schema-tools/lint",
      "@argot/schema-tools/merge",
      "@argot/reports",
      "@argot/schema-tools/schema-index",
      "@argot/source-text",
      "@argot/stream/partial",
      "@argot/testing",
    ],
    node: true,
    npm: "any",
  },
  unplugin: { imports: ["argot", "@argot/cli"], node: true, npm: ["unplugin"] },
  stream: { imports: ["argot", "@argot/core", "@argot/source-text/text"], node: true, npm: ["tinypool"] },
  cli: {
    imports: [
      "argot/*",
      "@argot/algebra",
      "@argot/config",
      "@argot/config/lock",
      "@argot/core/json",
      "@argot/language-service/server",
      "@argot/regex/*",
      "@argot/messages/*",
      "@argot/models",
      "@argot/openapi/*",
      "@argot/schema-tools/*",
      "@argot/source-text/*",
      "@argot/stream/*",
    ],
    node: true,
    npm: "any",
    inlines: [
      "argot",
      ...[
        "algebra",
        "config",
        "core",
        "messages",
        "models",
        "openapi",
        "regex",
        "schema-tools",
        "source-text",
        "stream",
      ].map((folder) => `@argot/${folder}`),
      "commander",
      "fastest-levenshtein",
    ],
  },
  ajv: {
    imports: [
      "@argot/core/internal",
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
  transform: {
    imports: [
      "argot",
      "@argot/core/internal",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
    ],
  },
  fastify: { imports: ["argot", "@argot/core/plan", "@argot/transform"], npm: ["fastify"] },
  "openapi/middleware": { imports: ["argot"], npm: ["fastify", "hono"] },
  rjsf: { imports: ["argot"], npm: ["@rjsf/utils"] },
  "stream/confluent": { imports: ["argot"], npm: ["kafkajs", "@platformatic/kafka"] },
  "stream/partial": {
    imports: [
      "argot",
      "@argot/algebra/languages",
      "@argot/core",
      "@argot/core/internal",
      "@argot/core/json",
      "@argot/core/plan",
      "@argot/reports",
      "@argot/source-text/text",
    ],
  },
  "stream/duckdb": { imports: ["argot"], npm: ["@duckdb/node-api"] },
  nats: {
    imports: ["argot", "@argot/stream"],
    node: true,
    npm: ["@nats-io/jetstream", "@nats-io/kv", "@nats-io/transport-node", "prom-client"],
  },
  "web-editors/codemirror": {
    imports: ["@argot/core/json", "@argot/language-service"],
    npm: ["@codemirror/autocomplete", "@codemirror/lint", "@codemirror/state", "@codemirror/view"],
  },
  vscode: {
    imports: ["@argot/language-service/*"],
    node: true,
    npm: ["vscode", "vscode-languageclient", "vscode-languageserver"],
  },
  "web-editors/monaco": { imports: ["@argot/core/json", "@argot/language-service"], npm: ["monaco-editor"] },
  "language-service/server": {
    imports: [
      "@argot/schema-tools/lint",
      "argot",
      "@argot/config",
      "@argot/config/lock",
      "@argot/core/json",
      "@argot/openapi",
      "@argot/openapi/asyncapi",
      "@argot/regex",
      "@argot/source-text",
    ],
    node: true,
    npm: ["vscode-languageserver"],
  },
  "language-service/service": {
    imports: [
      "argot",
      "argot/inspect",
      "@argot/core/json",
      "@argot/schema-tools/lint",
      "@argot/format",
      "@argot/metadata",
      "@argot/schema-tools/schema-index",
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
      "@argot/more-keywords/error-message",
      "@argot/messages/explanations",
      "@argot/format",
      "@argot/schema-tools/lint",
      "@argot/openapi",
      "@argot/openapi/keywords",
      "@argot/reports",
      "@argot/schema-tools/schema-index",
      "@argot/testing",
    ],
    node: true,
    npm: "any",
  },
  "site/playground": {
    imports: [
      "argot/*",
      "@argot/web-editors/codemirror",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/regex/slow-patterns",
      "@argot/schema-tools/declarations",
      "@argot/language-service",
      "@argot/source-text/*",
    ],
    npm: "any",
  },
  "checks/bowtie": { imports: ["argot", "argot/package.json"], node: true },
  mcp: { imports: ["argot", "@argot/models"] },
  "checks/brokers": { imports: ["argot", "@argot/stream/*", "@argot/nats"], node: true, npm: "any" },
  "checks/models": {
    imports: ["argot", "@argot/algebra", "@argot/core/json", "@argot/models", "@argot/source-text"],
    node: true,
    npm: ["@modelcontextprotocol/sdk", "ajv"],
  },
  "checks/hostile-tests": {
    imports: [
      "argot/*",
      "@argot/core/*",
      "@argot/dialects",
      "@argot/more-keywords/error-message",
      "@argot/regex",
      "@argot/reports/*",
      "@argot/transform",
    ],
    node: true,
  },
  "checks/benchmarks": {
    imports: [
      "argot",
      "@argot/ajv",
      "@argot/ajv/*",
      "@argot/openapi/*",
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
    engine: "any",
  },
  reports: {
    messages: [],
    issues: ["messages"],
    output: ["messages"],
    applicable: ["issues", "output", "messages"],
  },
  compiler: {
    analysis: [],
    code: [],
    emit: ["analysis", "code"],
    closures: ["analysis"],
    module: ["analysis", "code", "emit"],
  },
  algebra: {
    bounds: [],
    formula: ["bounds"],
    languages: ["bounds"],
    solve: ["bounds", "formula", "languages"],
    sets: [],
    cover: ["bounds", "formula"],
    near: [],
    questions: ["bounds", "cover", "formula", "near", "sets", "solve"],
    write: ["bounds", "formula", "questions", "sets"],
    flaws: ["formula", "questions", "sets"],
    "fast-check": ["near", "questions", "sets"],
  },
  checks: {
    algebra: ["benchmarks"],
    benchmarks: [],
    bowtie: [],
    brokers: [],
    fuzz: [],
    "hostile-tests": [],
    models: [],
  },
  "language-service": { service: [], server: ["service"] },
  messages: {
    ...Object.fromEntries(["de", "es", "fr", "ja", "zh"].map((language) => [language, ["translation"]])),
    explanations: [],
    translation: [],
  },
  models: { check: "any", convert: "any", "error-text": [], profiles: "any" },
  "more-keywords": { "error-message": [], "property-dependencies": [] },
  openapi: {
    keywords: [],
    api: "any",
    asyncapi: "any",
    bodies: "any",
    checks: "any",
    dialects: "any",
    document: "any",
    middleware: ["api", "bodies"],
    parameters: "any",
    published: "any",
  },
  regex: { engines: [], "slow-patterns": ["engines"] },
  "schema-tools": {
    "schema-index": [],
    bundle: ["schema-index"],
    inline: ["schema-index"],
    merge: ["inline", "schema-index"],
    confluent: [],
    lint: ["schema-index"],
    declarations: [],
    "schema-tests": [],
    upgrade: ["bundle", "schema-index"],
  },
  "web-editors": { codemirror: [], monaco: [] },
  stream: {
    texts: [],
    lines: ["texts"],
    routes: ["lines", "texts"],
    workers: ["lines", "routes", "texts"],
    confluent: ["texts"],
    duckdb: ["texts"],
    partial: [],
  },
};

const all = packages();

/** @param {string} name of a package, perhaps with a file of it */
const installed = (name) => `(?:^|/)node_modules/(?:@types/)?${name.replaceAll(".", "\\.")}`;

/** @param {string} specifier @returns {string} where the importing package finds what a package of this repository exports */
function exported(specifier) {
  const [, name = "", subpath = ""] = /^((?:@argot\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  if (subpath === "/*") return installed(`${name}/`);
  const target = all.find(({ manifest }) => manifest.name === name)?.manifest.exports[`.${subpath}`];
  const file = typeof target === "object" ? target["@argot/source"] : target;
  if (file === undefined) throw new Error(`the table names ${specifier}, which no package exports`);
  return `${installed(`${name}${file.slice(1)}`)}$`;
}

/** @param {Row | undefined} row @returns {Rule["to"]} what it does not allow: neither files of the package, nor what the row names */
function outside({ imports, node = false, npm = [] } = { imports: [] }) {
  const foreign = npm === "any" ? ["node_modules/(?!argot/|@argot/)"] : npm.map((name) => installed(`${name}/`));
  return {
    dependencyTypesNot: node ? ["local", "core"] : ["local"],
    pathNot: [...imports.map(exported), ...foreign],
  };
}

/** @param {string} name @param {Rule["from"]} from @param {Rule["to"]} to @returns {Rule} */
const rule = (name, from, to) => ({
  name,
  comment:
    "Move the code to where it may stand, or change the table in .dependency-cruiser.mjs and say why in docs/decisions/.",
  severity: "error",
  from,
  to,
});

/** @param {import("./scripts/lib/workspace.mjs").Package} pack */
function packageRules({ folder, place }) {
  const src = `^packages/${place}/src/`;
  const rowed = Object.keys(table).flatMap((key) =>
    key.startsWith(`${folder}/`) ? [key.slice(folder.length + 1)] : [],
  );
  const inlined = table[folder]?.inlines?.map((name) => installed(`${name}/`)) ?? [];
  return [
    rule(
      `${folder} imports what its row allows`,
      { path: src, pathNot: rowed.map((each) => `${src}${each}/`) },
      outside(table[folder]),
    ),
    ...rowed.map((each) =>
      rule(
        `${folder}/${each} imports what its row allows`,
        { path: `${src}${each}/` },
        outside(table[`${folder}/${each}`]),
      ),
    ),
    // The build makes a document beside the sources part of the files.
    rule(
      `${folder} stays in its src`,
      { path: src },
      { dependencyTypes: ["local"], pathNot: [src, `^packages/${place}/[^/]+\\.json$`] },
    ),
    rule(
      `${folder} depends on what it imports`,
      { path: src },
      // Visual Studio Code gives extensions a module of its name.
      { path: "node_modules/", pathNot: [...inlined, installed("vscode/")], dependencyTypesNot: ["npm", "npm-peer"] },
    ),
    ...inlined.map((path) =>
      rule(
        `${folder} has what it inlines in devDependencies`,
        { path: src },
        { path, dependencyTypes: ["npm", "npm-peer"] },
      ),
    ),
    ...(sourceFolders[folder] ? folderRules(src, sourceFolders[folder]) : []),
  ];
}

/** @param {string} src @param {Readonly<Record<string, readonly string[] | "any">>} folders */
function folderRules(src, folders) {
  const known = Object.keys(folders).map((each) => `${src}${each}/`);
  const unknown = { path: `${src}[^/]+/`, pathNot: known };
  return [
    rule("all folders are in the table", { path: src }, unknown),
    rule("all folders are in the table", unknown, {}),
    ...Object.entries(folders).map(([folder, allowed]) =>
      rule(
        `${folder}/ imports the folders that its row allows`,
        { path: `${src}${folder}/` },
        {
          path: src,
          pathNot: allowed === "any" ? `${src}[^/]+/` : [folder, ...allowed].map((each) => `${src}${each}/`),
        },
      ),
    ),
  ];
}

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [...all.flatMap(packageRules), rule("no cycles", {}, { circular: true })],
  options: {
    // Tests, and what the playground is built to.
    exclude: { path: ["\\.test(?:-d)?\\.ts$", "/playground/dist/"] },
    doNotFollow: { path: ["node_modules/", ...all.map(({ place }) => `^packages/${place}/(?:dist|test)/`)] },
    tsPreCompilationDeps: true,
    // A link says by which name a package is imported.
    preserveSymlinks: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@argot/source", "types", "import", "node"],
    },
  },
};
