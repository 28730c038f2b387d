import { dialectUris } from "argot";
import type { ProjectFile } from "./project-files.js";

/** A file with a schema. */
export interface FoundSchema {
  /** The file, relative to the folder of the project. */
  readonly file: string;
  /** The URI in `$schema`. */
  readonly dialect: string | undefined;
}

/** The files that are schemas, by their names or by the dialect that they declare. */
export const findSchemas = (files: readonly ProjectFile[]): readonly FoundSchema[] =>
  files.flatMap(({ name, isOfProgram, declares = "" }) => {
    if (isOfProgram || !/\.json$|\.schema\.ya?ml$/.test(name)) return [];
    const dialect = /^https?:\/\/json-schema\.org\//.test(declares) ? declares : undefined;
    return dialect !== undefined || /\.schema\.[^./]+$/.test(name) ? [{ file: name, dialect }] : [];
  });

/** The standard dialect that most schemas declare, by its short name; `undefined` if none declares one. */
export function usualDialect(schemas: readonly FoundSchema[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { dialect } of schemas) {
    const uri = dialect?.replace(/#$/, "");
    const name = Object.entries(dialectUris).find(
      ([, each]) => each === uri || each === uri?.replace(/^https/, "http"),
    )?.[0];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
