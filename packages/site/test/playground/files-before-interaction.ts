import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** The files that a visitor loads before the first result, with their compressed sizes in bytes. */
export function filesBeforeInteraction(folder: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  const add = (file: string): void => {
    if (sizes.has(file)) return;
    const text = readFileSync(path.join(folder, file), "utf8");
    sizes.set(file, gzipSync(text, { level: 9 }).length);
    for (const each of importsOf(file, text)) add(each);
  };
  add("index.html");
  // The two files that the first script loads: the views and the engine.
  for (const file of sizes.keys()) {
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const [name] of text.matchAll(/(?:main|engine\.worker)-[\w-]+\.js/g)) add(`assets/${name}`);
  }
  return sizes;
}

/** What a file always loads: scripts and styles of a page, static imports of a script. */
function importsOf(file: string, text: string): readonly string[] {
  const pattern = file.endsWith(".html")
    ? /(?:src|href)="(\.\/assets\/[^"]+)"/g
    : /(?:^|[;}\n])(?:import|export)(?:[^"'`();]*from)?["'](\.[^"']+)["']/g;
  return Array.from(text.matchAll(pattern), ([, address = ""]) => path.join(path.dirname(file), address));
}
