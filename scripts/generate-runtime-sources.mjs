// Writes the parts of core that modules carry with them (packages/core/src/module-runtime.ts and what it imports) as text,
// one declaration each with what it needs, so that a module takes only what it uses. Reads sources; needs no build.
// `--check` only says whether what is there is what would be written.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { build, minifySync } from "vite";
import { finish } from "./lib/report.mjs";
import { root, shown } from "./lib/workspace.mjs";

const entry = path.join(root, "packages/core/src/module-runtime.ts");
const file = path.join(root, "packages/compiler/src/module/runtime-sources.generated.ts");

/** @returns {Promise<string>} the entry and all it imports, without types, comments and spare characters */
async function bundled() {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["es"] },
      rolldownOptions: { treeshake: { moduleSideEffects: false, propertyReadSideEffects: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !("output" in output)) throw new Error("nothing was bundled");
  const [chunk] = output.output;
  // Names at the top stay, since modules are put together by them.
  const { code, errors } = minifySync("module-runtime.js", chunk.code, {
    compress: false,
    mangle: { toplevel: false },
    codegen: { removeWhitespace: true, legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

/**
 * @param {string} code
 * @returns {{ name: string, needs: string[], text: string }[]} its declarations, in their order
 */
function declarationsIn(code) {
  const source = ts.createSourceFile("module-runtime.js", code, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  /** @type {{ name: string, node: ts.Node, text: string }[]} */
  const found = [];
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) continue;
    if (ts.isVariableStatement(statement)) {
      // The bundler writes `let` for what the sources declare as constants and classes.
      for (const node of statement.declarationList.declarations) {
        if (!ts.isIdentifier(node.name)) throw new Error(`${node.name.getText()} declares several names`);
        found.push({ name: node.name.text, node, text: `const ${node.getText()};` });
      }
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      found.push({ name: statement.name.text, node: statement, text: statement.getText() });
    } else throw new Error(`neither a declaration nor an export: ${statement.getText().slice(0, 80)}`);
  }
  const names = new Set(found.map(({ name }) => name));
  return found.map(({ name, node, text }) => {
    /** @type {Set<string>} */
    const needs = new Set();
    /** @type {(each: ts.Node) => void} */
    const visit = (each) => {
      // A local name, or a property's, that looks like one of these only brings in too much.
      if (ts.isIdentifier(each) && names.has(each.text) && each.text !== name) needs.add(each.text);
      ts.forEachChild(each, visit);
    };
    visit(node);
    return { name, needs: [...needs].toSorted(), text };
  });
}

const declarations = declarationsIn(await bundled());
const lines = declarations.map(
  ({ name, needs, text }) =>
    `  { name: ${JSON.stringify(name)}, needs: ${JSON.stringify(needs)}, text: ${JSON.stringify(text)} },`,
);
const text = `// Written by scripts/generate-runtime-sources.mjs from packages/core/src/module-runtime.ts; do not edit.

/** A declaration at the top of a module, and the others that it needs. */
export interface Declaration {
  readonly name: string;
  readonly needs: readonly string[];
  readonly text: string;
}

/** All declarations, in an order in which they can stand. */
export const declarations: readonly Declaration[] = [
${lines.join("\n")}
];
`;
const size = declarations.reduce((sum, each) => sum + each.text.length, 0);
if (process.argv.includes("--check")) {
  finish(
    "texts",
    readFileSync(file, "utf8") === text ? [] : [`${shown(file)} is not what packages/core/src says`],
    'Run "npm run generate".',
    `${declarations.length} declarations of core, ${size} characters, are up to date`,
  );
} else {
  writeFileSync(file, text);
  console.log(`texts: ${declarations.length} declarations of core, ${size} characters`);
}
