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
