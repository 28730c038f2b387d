import { existsSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "./packages.js";

export const corporaHelp: string =
  "The corpora are missing: point ARGOT_CORPORA to a folder of <name>/schema.json and <name>/instances.jsonl, such as those of" +
  " https://github.com/sourcemeta-research/jsonschema-benchmark.";

/** The folder of real schemas with instances, if there is one. */
export function corporaFolder(): string | undefined {
  const folder = path.resolve(repositoryRoot, process.env["ARGOT_CORPORA"] ?? "../shared/corpora");
  return existsSync(folder) ? folder : undefined;
}
