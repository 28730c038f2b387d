import path from "node:path";
import type { DataEntry } from "@argot/config";
import { editorEntries } from "./editor-entries.js";
import { filePatterns } from "./file-patterns.js";
import type { ProjectFile } from "./project-files.js";

/** Entries for the setting `data`, and the files that they match. */
export interface FoundData {
  readonly entries: readonly DataEntry[];
  readonly files: readonly string[];
}

/**
 * Finds the schemas of files by the names of files and folders, the settings of the editor, and `$schema` in the files.
 * More certain entries come later, because the last entry that matches counts.
 *
 * @param schemas - The names of the files with schemas.
 */
export async function findData(
  schemas: readonly string[],
  files: readonly ProjectFile[],
  cwd: string,
): Promise<FoundData> {
  const all = files.map(({ name }) => name);
  const isSchema = new Set(schemas);
  const data = files.filter(
    ({ name, isOfProgram }) => !isSchema.has(name) && !isOfProgram && !/\.test\.[^./]+$/.test(name),
  );
  const declared = declaredSchemas(data, new Set(all));
  const ofEditor = await editorEntries(all, cwd);
  const certain = new Set([...declared.keys(), ...ofEditor.files]);
  const named = schemasByName(
    data.map(({ name }) => name).filter((name) => !certain.has(name)),
    schemas,
  );
  return {
    entries: [...entriesOf(named, all), ...ofEditor.entries, ...entriesOf(declared, all)],
    files: [...new Set([...named.keys(), ...certain])],
  };
}

/** The schemas of files, by the files. */
type SchemaOfFile = ReadonlyMap<string, string>;

function entriesOf(found: SchemaOfFile, all: readonly string[]): readonly DataEntry[] {
  return [...new Set(found.values())].map((schema) => {
    const files = [...found].filter(([, each]) => each === schema).map(([file]) => file);
    return { files: filePatterns(files, all), schema };
  });
}

/** The schemas that files name themselves, by paths relative to them. */
function declaredSchemas(data: readonly ProjectFile[], existing: ReadonlySet<string>): SchemaOfFile {
  const found = new Map<string, string>();
  for (const { name, declares } of data) {
    const schema = declares === undefined ? "" : path.posix.join(path.posix.dirname(name), declares);
    if (existing.has(schema)) found.set(name, schema);
  }
  return found;
}

/** The schemas that files are named after: `order.json`, `orders.ndjson`, `order.valid.json`, `big.order.json` and `orders/1.json`. */
function schemasByName(data: readonly string[], schemas: readonly string[]): SchemaOfFile {
  const found = new Map<string, string>();
  for (const file of data) {
    const folders = path.posix.dirname(file).toLowerCase().split("/");
    const parts = path.posix.basename(file).toLowerCase().split(".").slice(0, -1);
    const isIn = (words: readonly (string | undefined)[], schema: string): boolean =>
      words.some((word) => word !== undefined && namesFor(schema).includes(word));
    const schema =
      nearest(
        file,
        schemas.filter((each) => isIn([parts[0], parts.at(-1)], each)),
      ) ??
      nearest(
        file,
        schemas.filter((each) => isIn(folders, each)),
      );
    if (schema !== undefined) found.set(file, schema);
  }
  return found;
}

/** Possible names of data of a schema, in the singular and in the plural. */
function namesFor(schema: string): readonly string[] {
  const name = path.posix
    .basename(schema)
    .replace(/(?:[.-]?schema)?\.[^.]+$/i, "")
    .toLowerCase();
  return name === "" ? [] : [name, `${name}s`, `${name}es`, name.replace(/y$/, "ies")];
}

/** The schema that has most folders in common with a file; the first of several. */
function nearest(file: string, schemas: readonly string[]): string | undefined {
  const folders = path.posix.dirname(file).split("/");
  const common = (schema: string): number => {
    const others = path.posix.dirname(schema).split("/");
    const differing = folders.findIndex((folder, i) => folder !== others[i]);
    return differing === -1 ? folders.length : differing;
  };
  return schemas.toSorted((a, b) => common(b) - common(a))[0];
}
