import { readFileSync } from "node:fs";
import path from "node:path";
import type { Dialect } from "./adapters/adapter.js";
import { parseLines } from "./corpus.js";
import type { Json } from "./json.js";

/** A corpus in the form that the measuring processes read: a folder of files, the same for all validators. */
export interface Prepared {
  readonly name: string;
  readonly source: string;
  readonly dialect: Dialect;
  readonly dir: string;
  readonly generated: boolean;
  readonly counts: { readonly instances: number; readonly valid: number; readonly invalid: number };
  /** The length of the schema as JSON text. */
  readonly schemaSize: number;
}

const files = {
  schema: "schema.json",
  instances: "instances.jsonl",
  /** The instance with the median size, repeated many times. */
  single: "single.jsonl",
  validMutants: "valid-mutants.jsonl",
  invalidMutants: "invalid-mutants.jsonl",
} as const;
export type PreparedFile = Exclude<keyof typeof files, "schema">;

export const fileName = (file: keyof typeof files): string => files[file];

export function readSchemaText(dir: string): string {
  return readFileSync(path.join(dir, files.schema), "utf8");
}

export function readValues(dir: string, file: PreparedFile): Json[] {
  return parseLines(readFileSync(path.join(dir, files[file]), "utf8"));
}
