import { readdir } from "node:fs/promises";
import path from "node:path";
import { closestName } from "../commands/closest-name.js";

/**
 * The file that was probably meant by a mistyped name; `undefined` if none is close, or there is a file of this name.
 */
export async function closestFile(name: string, cwd: string): Promise<string | undefined> {
  const { dir, base, name: stem } = path.parse(name);
  const siblings = await readdir(path.resolve(cwd, dir)).catch((): string[] => []);
  if (siblings.includes(base)) return undefined;
  // Ignores the ending, which most names have in common.
  const close = closestName(base, siblings, stem.length);
  return close === undefined ? undefined : path.join(dir, close);
}
