// The files of `argot` and `@argot/ajv` for Node, where a program loads a part of the code when it first calls it. An import then reads half
// of the code (docs/decisions/0026).
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { madeModule } from "./made-modules.mjs";
import { packages, root, sources } from "./workspace.mjs";

/** @typedef {import("rolldown").InputOptions} InputOptions */
/** @typedef {import("rolldown").OutputOptions} OutputOptions */
/** @typedef {import("rolldown").OutputChunk} OutputChunk */

/** Dialects that few programs use. Their checks are loaded late; to load a first part takes 1 ms, so the engine has those of the others. */
const rareDialects = ["v1", "2019-09", "draft-06", "draft-04", "draft-03"];

/** The first line of a module through which other code calls a part. Such modules export functions. What only they need is loaded with them. */
const mark = /^\/\/ In the files for Node, loaded when it is first called, with the part `([\w-]+)`\.$/m;

/** The part of each such module, by its file. @type {ReadonlyMap<string, string>} */
const partOf = new Map([
  ...packages().flatMap(({ dir }) =>
    sources(path.join(dir, "src")).flatMap((file) => {
      const [first = ""] = readFileSync(file, "utf8").split("\n", 1);
      const part = mark.exec(first)?.[1];
      return part === undefined ? [] : [/** @type {const} */ ([file, part])];
    }),
  ),
  ...rareDialects.map(
    (each) => /** @type {const} */ ([path.join(root, `packages/dialects/src/checks/${each}.js`), `check-${each}`]),
  ),
]);
const partNames = new Set(partOf.values());

const isPart = ({ name = "" }) => partNames.has(name);
const partPrefix = "\0part:";
const doorPrefix = "\0door:";
const loaderPrefix = "\0loader:";

/** The names of the functions that a module exports. Other exports stay behind the door: to import one is an error of the build. */
async function functionsOf(/** @type {string} */ file) {
  const code = (await madeModule(file))?.code ?? readFileSync(file, "utf8");
  /** @type {string[]} */
  const names = [];
  for (const node of parseAst(code, { lang: "ts" }).body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : undefined;
    if (declaration?.type === "FunctionDeclaration" && declaration.id) names.push(declaration.id.name);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") names.push(id.name);
  }
  return names;
}

/**
 * Replaces the modules that are doors to a part by functions that load it. All doors to a part share one loader, so there is one of it.
 *
 * A part gets the engine from the code that loads it: a module system that has been reset, as that of Jest, would load a second engine.
 *
 * @param {(part: string) => string} nameOf - The file of a part, beside the engine.
 * @returns {import("rolldown").Plugin}
 */
const doorsPlugin = (nameOf) => ({
  name: "late-parts",
  async resolveId(source, importer, options) {
    if (source.startsWith(partPrefix) || source.startsWith(loaderPrefix)) return source;
    if (importer?.startsWith(loaderPrefix)) return { id: source, external: true };
    if (importer === undefined) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved) return resolved;
    const part = partOf.get(resolved.id);
    if (part === undefined || importer === partPrefix + part || partOf.get(importer) === part) return resolved;
    // Code contains the names of modules: it is the same wherever it is built.
    return doorPrefix + path.relative(root, resolved.id);
  },
  /** Reads the functions of the engine once: to read one of several hundred accessors takes 10 ns or more each time. */
  renderChunk(code, chunk) {
    if (!isPart(chunk)) return undefined;
    const [statement = "", engine = ""] = /^(?:let|const|var) (\w+) = require\(".*?engine\.cjs"\);$/m.exec(code) ?? [];
    if (statement === "") return undefined;
    /** @type {Set<string>} */
    const names = new Set();
    const local = code.replaceAll(new RegExp(`\\b${engine}\\.([\\w$]+)`, "g"), (_, name) => {
      names.add(name);
      return `${engine}_${name}`;
    });
    const members = [...names].map((name) => `${name}: ${engine}_${name}`).join(", ");
    // Only this statement changes its length, and it has no place in the sources.
    return { code: local.replace(statement, () => statement.replace(engine, `{ ${members} }`)), map: null };
  },
  async load(id) {
    if (id.startsWith(partPrefix))
      return [...partOf]
        .filter(([, part]) => partPrefix + part === id)
        .map(([file]) => `export * from ${JSON.stringify(file)};`)
        .join("\n");
    if (id.startsWith(loaderPrefix)) {
      const file = JSON.stringify(nameOf(id.slice(loaderPrefix.length)));
      return `let part;\nexport const load = () => (part ??= require(${file})(() => exports));`;
    }
    if (!id.startsWith(doorPrefix)) return undefined;
    const file = path.join(root, id.slice(doorPrefix.length));
    const loader = JSON.stringify(loaderPrefix + (partOf.get(file) ?? ""));
    const functions = (await functionsOf(file)).map(
      (name) => `export function ${name}(...args) { return load().${name}(...args); }`,
    );
    return [`import { load } from ${loader};`, ...functions].join("\n");
  },
});

/**
 * Writes the files: `node/engine.cjs` with what entry points need at once, a file for each part, and for each entry point a file for CommonJS
 * and an ES module.
 *
 * The name of a part has a hash of all the code, so that a program whose files are replaced while it runs loads no part of another version.
 *
 * @param {Record<string, string>} input - The sources of the entry points by their names.
 * @param {InputOptions} inputOptions
 * @param {OutputOptions} outputOptions
 * @returns {Promise<readonly OutputChunk[]>}
 */
export async function writeWithLateParts(input, inputOptions, outputOptions) {
  /** @type {(parts: readonly string[], nameOf: (part: string) => string, options: OutputOptions) => Promise<readonly OutputChunk[]>} */
  const generate = async (parts, nameOf, options) => {
    const bundle = await rolldown({
      ...inputOptions,
      input: { ...input, ...Object.fromEntries(parts.map((part) => [part, partPrefix + part])) },
      plugins: [doorsPlugin(nameOf), inputOptions.plugins],
    });
    const { output } = await bundle.generate({ format: "cjs", exports: "named", ...options });
    await bundle.close();
    return output.filter((each) => each.type === "chunk");
  };

  const used = partsIn(await generate([], (part) => part, {}));
  const drafted = await generate(used, (part) => part, {});
  const hash = createHash("sha256");
  for (const { code } of drafted) hash.update(code);
  const version = hash.digest("hex").slice(0, 8);

  // What only one part needs is in its file.
  const inParts = new Set(drafted.filter(isPart).flatMap(({ moduleIds }) => moduleIds));
  const nameOf = (/** @type {string} */ part) => `${part}-${version}.cjs`;
  const chunks = await generate(used, (part) => `./${nameOf(part)}`, {
    ...outputOptions,
    entryFileNames: (chunk) => (isPart(chunk) ? `node/${nameOf(chunk.name)}` : "[name].cjs"),
    chunkFileNames: "node/[name].cjs",
    codeSplitting: { groups: [{ name: "engine", test: (id) => !inParts.has(id) }] },
    // V8 parses a function in parentheses once, and others twice.
    intro: (chunk) => (isPart(chunk) ? "module.exports = (function (require) {\nconst exports = {};" : ""),
    outro: (chunk) => (isPart(chunk) ? "return exports;\n});" : ""),
  });

  mkdirSync("dist/node", { recursive: true });
  const engine = chunks.find(({ name }) => name === "engine");
  if (!engine) throw new Error("There is no engine.");
  const entries = chunks.filter(({ name }) => Object.hasOwn(input, name));
  for (const chunk of chunks) {
    if (chunk !== engine && !isPart(chunk) && !entries.includes(chunk))
      throw new Error(`${chunk.fileName} is unexpected.`);
    // A part has the functions of the engine from the code that loads it; it cannot give them to another part.
    if (chunk !== engine && partsIn([chunk]).length > 0) throw new Error(`${chunk.fileName} loads a part.`);
    writeFile(chunk, "", entries.includes(chunk) ? footForRequire(chunk) : "");
  }
  writeModules(engine, entries);
  return chunks;
}

/** The parts that the code of chunks loads. */
const partsIn = (/** @type {readonly OutputChunk[]} */ chunks) =>
  chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(loaderPrefix))
    .map((id) => id.slice(loaderPrefix.length));

/** A class that is the default export is what `require` returns, for programs that expect that. */
export const footForRequire = (/** @type {{ exports: readonly string[] }} */ { exports: names }) =>
  names.includes("default")
    ? 'module.exports = Object.assign(exports.default, exports);\nObject.defineProperty(module.exports, "__esModule", { __proto__: null, value: true });'
    : "";

/**
 * Writes the entry points as ES modules, around the code for CommonJS: to import that takes 3 ms more. One has the engine in its own file,
 * because one file is found sooner than two; several share it.
 *
 * @param {OutputChunk} engine
 * @param {readonly OutputChunk[]} entries
 */
function writeModules(engine, entries) {
  // Each part is named in the ways that bundlers and tools that copy files follow. Such a tool may give the file another name.
  const code = engine.code.replaceAll(
    /\brequire\(([`"]\.\/[\w-]+\.cjs[`"])\)/g,
    (call, file) => `(typeof require==="function"?${call}:partAt(new URL(${file},import.meta.url)))`,
  );
  const head = `import { createRequire } from "node:module";
const partAt = (file) => createRequire(file)(\`./\${file.pathname.split("/").at(-1)}\`);
const engine = (function (exports) {
`;
  const foot = "return exports;\n})({});\n";
  if (entries.length > 1)
    writeFile({ ...engine, code, fileName: "node/engine.js" }, head, `${foot}export default engine;`);
  for (const entry of entries) {
    const fileName = `node/${entry.name}.js`;
    if (entries.length > 1)
      writeFile({ ...entry, fileName }, `import engine from "./engine.js";\n${entryHead}`, entryFoot(entry));
    else writeFile({ ...engine, code, fileName }, head, foot + entryHead + entry.code + entryFoot(entry));
  }
}

const entryHead = "const entry = (function (require, exports) {\n";
function entryFoot(/** @type {OutputChunk} */ { exports: names }) {
  const named = names.filter((name) => name !== "default");
  const byDefault = named.length < names.length ? "\nexport default entry.default;" : "";
  return `return exports;\n})(() => engine, {});\nexport const { ${named.join(", ")} } = entry;${byDefault}`;
}

/** @type {(chunk: Pick<OutputChunk, "code" | "fileName">, head: string, foot: string) => void} */
function writeFile({ code, fileName }, head, foot) {
  // V8 reads text of one byte a character faster. An escape has another meaning in raw text.
  if (/String\.raw`[^`]*[^\0-\x7f`]/.test(code)) throw new Error(`${fileName} has raw text that is not ASCII.`);
  const text = code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  writeFileSync(`dist/${fileName}`, `${head}${text}${foot}\n`);
}
