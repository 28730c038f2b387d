// Enforces the law: keywords are open, ops are closed. Code that runs or rewrites plans names no keyword, so that keywords can be
// added without changing it. The names are those of the built dialects. Only string literals count.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import { finish } from "./lib/report.mjs";
import { readManifest, root, shown, sources } from "./lib/workspace.mjs";

/** Folders whose code reads plans and knows no keyword. */
const lawful = [
  "packages/core/src/plan",
  "packages/core/src/passes",
  "packages/core/src/loop",
  "packages/core/src/messages",
  "packages/core/src/issues",
  "packages/reports/src",
  "packages/core/src/lower",
  "packages/compiler/src",
  "packages/adapters/fastify/src",
  "packages/adapters/mcp/src",
  "packages/openapi/src/middleware",
  "packages/adapters/rjsf/src",
  "packages/editors/language-service/src/service",
];

/** Names of keywords that also mean something else, with that meaning. */
const allow = new Map([
  ["items", "an op: a constraint over the elements of an array"],
  ["not", "an op: a predicate that denies another"],
  ["if", "a statement of JavaScript"],
  ["const", "a declaration of JavaScript"],
  ["then", "a word in the text of plans"],
  ["else", "a word in the text of plans"],
]);

/**
 * Files that know a keyword because the plan cannot say what they need: file -> name -> the reason.
 *
 * @type {Record<string, Record<string, string>>}
 */
const allowIn = {
  "packages/adapters/fastify/src/expected-changes.ts": {
    default: "an annotation for the engine; Fastify's own validator inserts it",
  },
  "packages/editors/language-service/src/service/schemas/document-schemas.ts": {
    $schema: "how values name their schemas for editors",
  },
  "packages/adapters/rjsf/src/form-errors.ts": {
    $schema: "the field at which forms show errors of the schema",
  },
};

/** @returns {Promise<Set<string>>} */
async function keywordNames() {
  const dir = path.join(root, "packages/dialects");
  /** @type {Set<string>} */
  const names = new Set();
  for (const target of Object.values(readManifest(dir).exports)) {
    if (typeof target === "string" || !target.default) continue;
    const file = path.join(dir, target.default);
    if (!existsSync(file)) throw new Error(`${shown(file)} is missing`);
    /** @type {Record<string, unknown>} */
    const exported = await import(pathToFileURL(file).href);
    for (const value of Object.values(exported)) {
      if (typeof value !== "object" || value === null || !("keywords" in value)) continue;
      if (value.keywords instanceof Map) for (const name of value.keywords.keys()) names.add(String(name));
    }
  }
  if (names.size === 0) throw new Error("packages/dialects exports no dialect with a map of keywords");
  return names;
}

/**
 * @param {string} file
 * @param {ReadonlySet<string>} names
 * @returns {string[]}
 */
function offences(file, names) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true);
  const allowed = new Set([...allow.keys(), ...Object.keys(allowIn[shown(file)] ?? {})]);
  /** @type {string[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && names.has(node.text) && !allowed.has(node.text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${shown(file)}:${line}: "${node.text}" is the name of a keyword`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

try {
  const names = await keywordNames();
  const files = lawful.flatMap((folder) => sources(path.join(root, folder)));
  finish(
    "law",
    files.flatMap((file) => offences(file, names)),
    "Say it with an op, or let the keyword hand the string in through its lowering. If the string only looks like a " +
      "keyword's name, add it to the table in scripts/check-law.mjs with the reason.",
    `${files.length} files name none of ${names.size} keywords`,
  );
} catch (error) {
  finish(
    "law",
    [`the names of the keywords could not be read: ${error instanceof Error ? error.message : String(error)}`],
    'Run "npm run build" first: the names come from the built packages/dialects.',
    "",
  );
}
