import path from "node:path";
import { escapePath } from "tinyglobby";

/**
 * Patterns that match exactly some files of a project: a folder and an ending, if all files below the folder with that
 * ending are among them; otherwise the names of the files.
 *
 * @param all - All files of the project, these among them.
 */
export function filePatterns(files: readonly string[], all: readonly string[]): readonly string[] {
  const chosen = countMatches(files);
  const existing = countMatches(all);
  const isUseful = (pattern: string): boolean => {
    const count = chosen.get(pattern) ?? 0;
    return count === existing.get(pattern) && (count > 1 || pattern.includes(".schema."));
  };
  return [...new Set(files.map((file) => patternsFor(file).find(isUseful) ?? escapePath(file)))];
}

function countMatches(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files)
    for (const pattern of patternsFor(file)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  return counts;
}

/** Possible patterns for a file, the widest first. */
function patternsFor(file: string): readonly string[] {
  const folders = path.posix.dirname(file).split("/");
  const endings = [/\.schema\.[^./]+$/, /\.[^./]+$/].flatMap((ending) => ending.exec(file)?.[0] ?? []);
  if (folders[0] === ".")
    return endings.filter((ending) => ending.startsWith(".schema.")).map((ending) => `*${ending}`);
  return endings.flatMap((ending) =>
    folders.map((_, i) => `${escapePath(folders.slice(0, i + 1).join("/"))}/**/*${ending}`),
  );
}
