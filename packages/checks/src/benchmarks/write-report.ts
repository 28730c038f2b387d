import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "./packages.js";

/** Writes a report to `reports/`, a folder outside version control, and returns its path from the root of the repository. */
export function writeReport(name: string, text: string): string {
  const folder = path.join(repositoryRoot, "reports");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
  return `reports/${name}`;
}
