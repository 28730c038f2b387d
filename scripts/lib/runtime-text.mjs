// Writes what modules contain of core and reports (packages/reports/src/module-parts.ts and its imports) as text: a list of
// declarations with what each needs, so that a module contains only what it uses; and the types of the exports of such a module.
// Reads the sources, and needs no build.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import ts from "typescript";
import { declarationsIn } from "./runtime-declarations.mjs";
import { readManifest, root } from "./workspace.mjs";

const entry = path.join(root, "packages/reports/src/module-parts.ts");
/** The file with the interface of the functions that modules with errors export, and its name. */
const runtime = path.join(root, "packages/reports/src/module-runtime.ts");
/** Only its types exist as a file: runtime-version.d.ts. */
const versionFile = path.join(root, "packages/reports/src/runtime-version.js");
const validatorType = "Validator";

/** @returns {Promise<{ code: string, version: string, files: string[] }>} the module that packages/compiler/src/module/runtime-text.d.ts declares, the version in it, and the files that it is made of */
export async function runtimeText() {
  const { code, files } = await bundled();
  const declarations = declarationsIn(code).map((each) => JSON.stringify(each));
  const { version: released } = readManifest(path.join(root, "packages/core"));
  const hash = createHash("sha256").update(declarations.join("\n")).digest("hex").slice(0, 8);
  const version = `${released}+${hash}`;
  return {
    code: [
      "export const declarations = [",
      ...declarations.map((each) => `  ${each},`),
      "];",
      `export const runtimeVersion = ${JSON.stringify(version)};`,
      `export const validatorTypes = ${JSON.stringify(typesFrom(runtime, validatorType))};`,
      "",
    ].join("\n"),
    version,
    files,
  };
}

/**
 * The version is made from the text. Only modules that do not carry the text check it.
 *
 * @type {import("rolldown").Plugin}
 */
const noVersion = {
  name: "no-version",
  resolveId: (source) => (source.endsWith("/runtime-version.js") ? versionFile : undefined),
  load: (id) => (id === versionFile ? `export const runtimeVersion = "";` : undefined),
};

/** @returns {Promise<{ code: string, files: string[] }>} the entry and its imports, minified and without types */
async function bundled() {
  const bundle = await rolldown({
    input: entry,
    platform: "neutral",
    logLevel: "warn",
    resolve: { conditionNames: ["@argot/source"] },
    plugins: [noVersion],
    treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const [chunk] = output;
  // Keep top-level names: modules are composed by name.
  const { code, errors } = minifySync("module-runtime.js", chunk.code, {
    compress: false,
    mangle: { toplevel: false },
    codegen: { removeWhitespace: true, legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return { code, files: chunk.moduleIds.filter((id) => id !== versionFile) };
}

/**
 * @param {string} file
 * @param {string} name
 * @returns {string} the declarations of a type, and of the types of core that it refers to, each after those that it refers to
 */
function typesFrom(file, name) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {(from: string, wanted: string) => void} */
  const add = (from, wanted) => {
    const { declaration, file: home } = declarationOf(from, wanted);
    if (texts.has(wanted)) return;
    texts.set(wanted, "");
    /** @type {(node: ts.Node) => void} */
    const visit = (node) => {
      const named = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : undefined;
      if (named && ts.isIdentifier(named) && isOwnType(home, named.text)) add(home, named.text);
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    // Set again, so that it comes after those that it refers to.
    texts.delete(wanted);
    texts.set(wanted, declaration.getSourceFile().text.slice(declaration.getStart(undefined, true), declaration.end));
  };
  add(file, name);
  return [...texts.values()].join("\n\n");
}

/**
 * @param {string} file
 * @param {string} name
 * @returns {boolean} whether the name is that of a type of core, not of TypeScript
 */
const isOwnType = (file, name) => localDeclaration(file, name) !== undefined || importOf(file, name) !== undefined;

/**
 * @param {string} file
 * @param {string} name
 * @returns {{ declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration, file: string }}
 */
function declarationOf(file, name) {
  const declaration = localDeclaration(file, name);
  if (declaration) return { declaration, file };
  const imported = importOf(file, name);
  if (imported === undefined) throw new Error(`${file} has no type ${name}`);
  return declarationOf(imported, name);
}

/**
 * @param {string} file
 * @param {string} name
 */
function localDeclaration(file, name) {
  for (const statement of parsed(file).statements)
    if ((ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name)
      return statement;
  return undefined;
}

/**
 * @param {string} file
 * @param {string} name
 * @returns {string | undefined} the file that a name is imported or exported from
 */
function importOf(file, name) {
  for (const statement of parsed(file).statements) {
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    if (!bindings || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) continue;
    if (bindings.elements.some((element) => element.name.text === name)) return moduleOf(file, statement);
  }
  return undefined;
}

/**
 * @param {string} file
 * @param {ts.Statement} statement
 * @returns {string | undefined} the file that a statement imports from: one of core, or one beside
 */
function moduleOf(file, statement) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const { text } = moduleSpecifier;
  const ofCore = /^@argot\/core(?:\/(.*))?$/.exec(text);
  if (ofCore) return path.join(root, "packages/core/src", `${ofCore[1] ?? "index"}.ts`);
  return path.resolve(path.dirname(file), text.replace(/\.js$/, ".ts"));
}

/** @param {string} file */
const parsed = (file) => ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ESNext, true);
