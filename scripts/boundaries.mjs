// What may import what: the architecture of the repository as tables. check-boundaries.mjs holds the sources to them.

/**
 * What the sources of a package, or of a folder of its src/, may import. A trailing "/*" allows the package with all its subpaths. The build makes the packages of
 * `inlines` part of the files, so they are `devDependencies`. What these import becomes so too, except the packages of `forInlined`, which
 * stay dependencies.
 *
 * @typedef {{ imports: readonly string[], node?: boolean, npm?: readonly string[] | "any", inlines?: readonly string[], forInlined?: readonly string[] }} Rule
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

/** @type {Record<string, Rule>} */
export const table = {
  core: { imports: [] },
  reports: {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/plan", "@argot/core/runtime"],
  },
  ...vocabularies,
  ...furtherKeywords,
  dialects: { imports: ["@argot/core", ...Object.keys(vocabularies).map((folder) => `@argot/${folder}`)] },
  "messages/de": { imports: [] },
  "messages/explanations": { imports: [] },
  "source-text": {
    imports: ["@argot/core", "@argot/core/json"],
    npm: ["@humanwhocodes/momoa", "jsonc-parser", "fast-string-width", "toml-eslint-parser", "yaml"],
    inlines: ["jsonc-parser", "fast-string-width"],
  },
  compiler: { imports: ["@argot/core/plan", "@argot/core/runtime"] },
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
      ...["applicator", "format", "metadata", "validation"].map((folder) => `@argot/${folder}`),
    ],
  },
  config: {
    imports: ["argot", "@argot/core/json", "@argot/regex", "@argot/source-text/*"],
    node: true,
    npm: ["jiti", "lilconfig", "picomatch", "tinyglobby"],
    inlines: ["lilconfig"],
  },
  "schema-tools/schema-index": {
    imports: ["@argot/core/internal", "@argot/core", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/bundle": {
    imports: ["@argot/core", "@argot/core/internal", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/lint": {
    imports: [
      "@argot/core/internal",
      "@argot/core",
      "@argot/core/json",
      "@argot/core/keyword",
      "@argot/core/plan",
      "@argot/regex",
      "@argot/reports",
    ],
  },
  "schema-tools/declarations": {
    imports: ["@argot/core/internal", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  "schema-tools/schema-tests": {
    imports: ["@argot/core/internal", "argot", "@argot/core/json", "@argot/core/plan", "@argot/source-text"],
  },
  "regex/engines": { imports: [], npm: ["@eslint-community/regexpp", "re2js"] },
  "regex/slow-patterns": { imports: ["@argot/core/internal", "@argot/core/plan"] },
  testing: {
    imports: ["@argot/core/*", "@argot/compiler", "@argot/reports"],
    node: true,
    npm: ["fast-check", "vitest"],
  },
  "checks/fuzz": {
    imports: [
      "argot/*",
      "@argot/schema-tools/bundle",
      "@argot/core",
      "@argot/core/json",
      "@argot/content",
      "@argot/schema-tools/declarations",
      "@argot/dialects",
      "@argot/format",
      "@argot/schema-tools/lint",
      "@argot/reports",
      "@argot/schema-tools/schema-index",
      "@argot/source-text",
      "@argot/testing",
    ],
    node: true,
    npm: "any",
  },
  stream: { imports: ["argot", "@argot/core", "@argot/source-text/text"], node: true, npm: ["tinypool"] },
  cli: {
    imports: [
      "argot/*",
      "@argot/config",
      "@argot/config/lock",
      "@argot/core/json",
      "@argot/language-service/server",
      "@argot/regex/*",
      "@argot/messages/*",
      "@argot/openapi/*",
      "@argot/schema-tools/*",
      "@argot/source-text/*",
      "@argot/stream/*",
    ],
    node: true,
    npm: "any",
    inlines: [
      "argot",
      ...["config", "core", "messages", "openapi", "regex", "schema-tools", "source-text", "stream"].map(
        (folder) => `@argot/${folder}`,
      ),
      "commander",
      "fastest-levenshtein",
    ],
    forInlined: ["@humanwhocodes/momoa", "jiti"],
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
    imports: ["@argot/core/internal", "@argot/core", "@argot/core/json", "@argot/core/keyword", "@argot/core/plan"],
  },
  fastify: { imports: ["argot", "@argot/core/plan"], npm: ["fastify"] },
  "openapi/middleware": { imports: ["argot"], npm: ["fastify", "hono"] },
  rjsf: { imports: ["argot"], npm: ["@rjsf/utils"] },
  "stream/confluent": { imports: ["argot"], npm: ["kafkajs", "@platformatic/kafka"] },
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
    imports: ["argot", "@argot/config", "@argot/config/lock", "@argot/regex"],
    node: true,
    npm: ["vscode-languageserver"],
  },
  "language-service/service": {
    imports: [
      "argot",
      "argot/inspect",
      "@argot/core/json",
      "@argot/schema-tools/lint",
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
      "@argot/schema-tools/declarations",
      "@argot/language-service",
      "@argot/source-text/*",
    ],
    npm: "any",
  },
  "checks/bowtie": { imports: ["argot", "argot/package.json"], node: true },
  mcp: { imports: ["argot", "@argot/source-text"] },
  "checks/brokers": { imports: ["argot", "@argot/stream/*", "@argot/nats"], node: true, npm: "any" },
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
export const sourceFolders = {
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
  checks: { benchmarks: [], bowtie: [], brokers: [], fuzz: [], "hostile-tests": [] },
  "language-service": { service: [], server: ["service"] },
  messages: { de: [], explanations: [] },
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
    lint: ["schema-index"],
    declarations: [],
    "schema-tests": [],
  },
  "web-editors": { codemirror: [], monaco: [] },
  stream: {
    texts: [],
    lines: ["texts"],
    routes: ["lines", "texts"],
    workers: ["lines", "routes", "texts"],
    confluent: ["texts"],
    duckdb: ["texts"],
  },
};
