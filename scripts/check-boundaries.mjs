// Checks imports between packages and between the folders of a package by the tables of boundaries.mjs, and that there are no cycles
// between files. Imports of types count.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { sourceFolders, table } from "./boundaries.mjs";
import { finish } from "./lib/report.mjs";
import { packages, shown, sources } from "./lib/workspace.mjs";

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
 * @param {import("./boundaries.mjs").Rule} rule
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

/** @param {string} folder @returns {import("./boundaries.mjs").Rule | undefined} */
const ruleOf = (folder) => (Object.hasOwn(table, folder) ? table[folder] : undefined);

for (const { folder, dir, manifest } of all) {
  const srcDir = path.join(dir, "src");
  const ownFolders = Object.hasOwn(sourceFolders, folder) ? sourceFolders[folder] : undefined;
  /** @type {Set<string>} */
  const used = new Set();

  for (const file of sources(srcDir)) {
    const sourceFolder = sourceFolderOf(srcDir, file);
    const rule = ruleOf(`${folder}/${sourceFolder}`) ?? ruleOf(folder);
    if (!rule) {
      problems.push(`${shown(file)}: not in the table of scripts/boundaries.mjs; add it with what it may import`);
      continue;
    }
    if (ownFolders && sourceFolder !== "" && !Object.hasOwn(ownFolders, sourceFolder)) {
      problems.push(`${shown(file)}: "${sourceFolder}" is not a folder of ${folder}; add it to scripts/boundaries.mjs`);
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
      else if (target === path.join(dir, path.basename(target)) && target.endsWith(".json"))
        // A document beside the sources, which the build makes part of the files.
        continue;
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
  const { inlines = [], forInlined = [] } = ruleOf(folder) ?? {};
  for (const name of [...used].filter((each) => !declared.has(each) && !inlines.includes(each))) {
    problems.push(`${shown(dir)}: src imports "${name}", which is not in the dependencies of its package.json`);
  }
  for (const name of inlines.filter((each) => !Object.hasOwn(manifest.devDependencies ?? {}, each)))
    problems.push(`${shown(dir)}: "${name}" is part of the files of the package, and belongs to its devDependencies`);
  for (const name of [...declared].filter(
    (each) => !used.has(each) && !forInlined.includes(each) && !optional[each]?.optional,
  )) {
    problems.push(`${shown(dir)}: package.json depends on "${name}", which src does not import`);
  }
}

for (const cycle of cycles(graph)) problems.push(`cycle: ${cycle.map((file) => shown(file)).join(" -> ")}`);

finish(
  "boundaries",
  problems,
  "Move the code to where it may stand, or change the table in scripts/boundaries.mjs and say why in docs/decisions/.",
  `${graph.size} files of ${all.length} packages import only what they may`,
);
