import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ConfigError, type ConfigLocation } from "./config-error.js";
import type { DataEntry } from "./config.js";
import { isUri } from "./is-uri.js";
import { type Patterns, patternsOf } from "./patterns.js";
import type { SchemaFile } from "./schema-files.js";

/** A file with data, and the schema that the project assigns to it. */
export interface DataFile {
  /** The absolute path. */
  readonly file: string;
  /** The URI of the schema: its `file:` URL, or the URI that the configuration names. */
  readonly schema: string;
}

/** An entry of the setting `data`, resolved. */
interface Row extends Patterns {
  readonly schema: string;
  readonly pointer: string;
}

/** The setting `data`, which assigns schemas to files. */
export class DataTable {
  /** The files of the schemas. */
  readonly schemaFiles: readonly SchemaFile[];
  readonly #config: string;
  readonly #rows: readonly Row[];

  /**
   * @param location - The location of the setting.
   * @throws ConfigError if the file of a schema does not exist.
   */
  constructor(entries: readonly DataEntry[], { file: config, pointer }: ConfigLocation) {
    this.#config = config;
    this.#rows = entries.map(({ files, schema }, i) => ({
      ...patternsOf(files),
      schema: isUri(schema) ? schema : pathToFileURL(path.resolve(path.dirname(config), schema)).href,
      pointer: `${pointer}/${i}`,
    }));
    this.schemaFiles = entries.flatMap(({ schema }, i) => {
      if (isUri(schema)) return [];
      const location = { file: config, pointer: `${pointer}/${i}/schema` };
      const file = path.resolve(path.dirname(config), schema);
      if (existsSync(file)) return [{ file, pointer: location.pointer }];
      const advice = "correct it: paths are relative to this file";
      throw new ConfigError("invalid-data", location, `there is no file ${schema}`, advice);
    });
  }

  /** The URIs of the schemas, each once. */
  get schemas(): readonly string[] {
    return [...new Set(this.#rows.map(({ schema }) => schema))];
  }

  /** The URI of the schema for a file; `undefined` if no entry matches. Of several that match, the last one counts. */
  async schemaOf(file: string): Promise<string | undefined> {
    if (this.#rows.length === 0) return undefined;
    // Loaded when needed, since programs without data files do not use it.
    const { default: picomatch } = await import("picomatch");
    const relative = path.relative(path.dirname(this.#config), file).replaceAll("\\", "/");
    return this.#rows.findLast(({ included, excluded }) =>
      picomatch.isMatch(relative, [...included], { dot: true, ignore: [...excluded] }),
    )?.schema;
  }

  /**
   * All files that the table has a schema for, each once, sorted for each entry.
   *
   * @throws ConfigError if a pattern matches no file.
   */
  async files(): Promise<readonly DataFile[]> {
    const { glob } = await import("tinyglobby");
    const cwd = path.dirname(this.#config);
    const schemas = new Map<string, string>();
    for (const { included, excluded, schema, pointer } of this.#rows) {
      // oxlint-disable-next-line no-await-in-loop -- in the order of the entries
      const matches = await Promise.all(
        included.map((each) =>
          glob(each, { cwd, ignore: excluded, dot: true, absolute: true, expandDirectories: false }),
        ),
      );
      const empty = included[matches.findIndex(({ length }) => length === 0)];
      if (empty !== undefined) {
        const advice = "correct it: patterns are relative to this file, with / between folders";
        const location = { file: this.#config, pointer: `${pointer}/files` };
        throw new ConfigError("invalid-data", location, `${empty} matches no file`, advice);
      }
      for (const file of matches
        .flat()
        .map((name) => path.normalize(name))
        .toSorted())
        schemas.set(file, schema);
    }
    return Array.from(schemas, ([file, schema]) => ({ file, schema }));
  }
}
