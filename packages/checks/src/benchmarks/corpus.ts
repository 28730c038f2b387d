import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Dialect } from "./adapters/adapter.js";
import { isObject, type Json } from "./json.js";

/** A schema with valid instances. If there are few or none, some are generated. */
export interface Corpus {
  readonly name: string;
  /** Its origin, as text for reports. */
  readonly source: string;
  readonly schema: Json;
  readonly instances: readonly Json[];
}

const dialects: readonly [string, Dialect][] = [
  ["draft-04", "draft-04"],
  ["draft-06", "draft-06"],
  ["draft-07", "draft-07"],
  ["2019-09", "2019-09"],
  ["2020-12", "2020-12"],
];

/** The dialect that a schema names. Default: 2020-12. `undefined` for a dialect that other validators do not support. */
export function dialectOf(schema: Json): Dialect | undefined {
  const uri = isObject(schema) ? schema["$schema"] : undefined;
  if (typeof uri !== "string") return "2020-12";
  if (uri.includes("draft-03") || uri.startsWith("https://json-schema.org/v1")) return undefined;
  return dialects.find(([part]) => uri.includes(part))?.[1] ?? "2020-12";
}

export function parseLines(text: string): Json[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Json);
}

/** The corpora of a folder: `<name>/schema.json` and, with one instance a line, `<name>/instances.jsonl`. */
export function corporaIn(folder: string): Corpus[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, "schema.json")))
    .map(({ name }) => {
      const instances = path.join(folder, name, "instances.jsonl");
      return {
        name,
        source: "folder of corpora",
        schema: JSON.parse(readFileSync(path.join(folder, name, "schema.json"), "utf8")) as Json,
        instances: existsSync(instances) ? parseLines(readFileSync(instances, "utf8")) : [],
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
