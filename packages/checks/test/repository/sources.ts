// The packages of the repository and their sources, for tests that read them.
import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import ts from "typescript";

export const root: string = path.join(import.meta.dirname, "../../../..");

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

// pnpm links packages to one another, in circles.
const filesOf = (patterns: readonly string[], ignore: readonly string[] = []): string[] =>
  globSync(patterns, { cwd: root, ignore: ["**/node_modules/**", ...ignore] }).toSorted();

/** All packages, and their folders as paths from the root. */
export const packages: readonly (Manifest & { readonly folder: string })[] = filesOf([
  "packages/*/package.json",
  "packages/*/*/package.json",
]).map((file) => ({
  ...(JSON.parse(readFileSync(path.join(root, file), "utf8")) as Manifest),
  folder: path.posix.dirname(file),
}));

/** The TypeScript files of folders without tests and declarations, as paths from the root. A folder may be a pattern. */
export function sources(...folders: readonly string[]): string[] {
  return filesOf(
    folders.map((folder) => `${folder}/**/*.ts`),
    ["**/*.{test,test-d,d}.ts"],
  );
}

/** The syntax of a file. */
export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.ESNext, true);
}

/** The nodes below a node, from the first to the last. */
export function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

/** The file and line of a node, for messages. */
export function position(node: ts.Node): string {
  const source = node.getSourceFile();
  const file = path.relative(root, path.resolve(root, source.fileName)).replaceAll(path.sep, "/");
  return `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
