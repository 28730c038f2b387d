// The examples in the documents, as modules: each block of TypeScript in a Markdown file can be imported and checked.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A fenced block of TypeScript in a document. */
export interface Block {
  /** The document's path from the root of the repository, and the number of the line that opens the block. */
  readonly name: string;
  readonly source: string;
  /** Why the block is not run. Empty if its fence is `no-run` without a reason. */
  readonly notRun: string | undefined;
}

/** The result of a line that states the value of its expression. Both values are JSON. */
export interface Check {
  readonly line: number;
  readonly actual: string;
  readonly expected: string;
}

const slashes = (file: string): string => file.split(path.sep).join("/");
const root = slashes(fileURLToPath(new URL("../../../", import.meta.url)));

/** Whether a block is in a document of an adapter, or of a package for editors, or imports one. It may import what that adapter is for, such as a web framework. */
export const isOfAdapter = (block: Block): boolean => folderOfAdapter(block) !== undefined;

/** The folder of a package that `argot` cannot depend on, since it depends on `argot`. */
const folderOfAdapter = ({ name, source }: Block): string | undefined =>
  /^packages\/(?:adapters\/[^/]+|editors\/[^/]+|openapi|tools\/stream)(?=\/)/.exec(name)?.[0] ??
  foldersOf("packages/adapters")
    .filter((adapter) => source.includes(` from "@argot/${adapter}"`))
    .map((adapter) => `packages/adapters/${adapter}`)[0];

/** The folder of the package whose dependencies a block can import: its own adapter, or this package. */
export const homeOf = (block: Block): string => `${root}${folderOfAdapter(block) ?? "packages/argot"}/`;

/** The file name of a block for `import`. The file does not exist. Its folder decides what the block can import. */
export const fileOf = (block: Block): string => `${homeOf(block)}test/blocks/${block.name.replaceAll(/[/:]/g, "+")}.ts`;

const isFileOfBlock = (id: string): boolean => id.startsWith(root) && /\/test\/blocks\/[^/]+\.ts$/.test(id);

/** Every block of the root's README, of `docs/`, and of the packages' READMEs. */
export function blocksOfAllDocuments(): Block[] {
  const packages = ["", "vocabularies/", "tools/", "adapters/", "editors/"].flatMap((group) =>
    foldersOf(`packages/${group}`).map((name) => `packages/${group}${name}/README.md`),
  );
  return ["README.md", ...markdownBelow("docs"), ...packages]
    .filter((file) => existsSync(root + file))
    .flatMap((file) => blocksOf(file, readFileSync(root + file, "utf8")));
}

function markdownBelow(docs: string): string[] {
  if (!existsSync(root + docs)) return [];
  const files = readdirSync(root + docs, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".md"))
    .map((file) => `${docs}/${slashes(file)}`)
    .sort();
}

/** The blocks of one document. */
export function blocksOf(file: string, text: string): Block[] {
  const fences = /^( *)```ts\b *([^\n]*)\n(.*?)^ *```$/gms;
  return Array.from(text.matchAll(fences), ({ index, 1: indent = "", 2: info = "", 3: source = "" }) => ({
    name: `${file}:${text.slice(0, index).split("\n").length}`,
    source: source.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    notRun: /^no-run\b:? *(.*)$/.exec(info)?.[1],
  }));
}

const stated = /^( *)(.+);\s*\/\/ -> (.+)$/;

/** The number of lines of a block that state a value. */
export const statementsIn = ({ source }: Block): number =>
  source.split("\n").filter((line) => stated.test(line)).length;

/**
 * The block as a module that exports `checks`, the results of its lines of the form `expression; // -> value`. Lines keep
 * their numbers.
 */
export function moduleOf({ source }: Block): string {
  const lines = source.split("\n").map((text, i) => {
    const [, indent, expression, value] = stated.exec(text) ?? [];
    if (expression === undefined) return text;
    const [actual, expected] = [expression, value].map((each) => `JSON.stringify(${each}) ?? "undefined"`);
    return `${indent}checks.push({ line: ${i + 1}, actual: ${actual}, expected: ${expected} });`;
  });
  return `export const checks: { line: number; actual: string; expected: string }[] = []; ${lines.join("\n")}`;
}

/** The entry points of packages that blocks import and that depend on this one, by name. This one cannot depend on them. */
export const dependents: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    "openapi",
    "tools/algebra",
    "tools/config",
    "tools/messages",
    "tools/models",
    "tools/schema-tools",
    "tools/stream",
    "tools/transform",
  ].flatMap((place) => entryPointsOf(`packages/${place}`)),
  ...["adapters", "editors"].flatMap((group) =>
    foldersOf(`packages/${group}`).flatMap((name) => entryPointsOf(`packages/${group}/${name}`)),
  ),
]);

/** The names that people import, and the sources. */
function entryPointsOf(folder: string): (readonly [name: string, file: string])[] {
  const manifest = `${root}${folder}/package.json`;
  // A package that was moved may leave what is not in version control.
  if (!existsSync(manifest)) return [];
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, "utf8")) as {
    name: string;
    exports?: Readonly<Record<string, string | { readonly "@argot/source"?: string }>>;
  };
  return Object.entries(exports).flatMap(([subpath, target]) => {
    const source = typeof target === "string" ? undefined : target["@argot/source"];
    return source === undefined
      ? []
      : [[path.posix.join(name, subpath), path.posix.join(root, folder, source)] as const];
  });
}

function foldersOf(group: string): string[] {
  return existsSync(`${root}${group}`) ? readdirSync(`${root}${group}`) : [];
}

/** A plugin with which vite loads blocks from their documents. */
export function documentBlocks(): Plugin {
  /** The blocks by their files, until a file changes. */
  let blocks: ReadonlyMap<string, Block> | undefined;
  return {
    name: "document-blocks",
    enforce: "pre",
    resolveId: (id) => (isFileOfBlock(id) ? id : dependents[id]),
    load(id) {
      if (!isFileOfBlock(id)) return undefined;
      blocks ??= new Map(blocksOfAllDocuments().map((each) => [fileOf(each), each]));
      const block = blocks.get(id);
      return block && moduleOf(block);
    },
    watchChange() {
      blocks = undefined;
    },
  };
}
