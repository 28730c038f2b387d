import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** The program of sourcemeta for this computer, which its package starts; `undefined` if there is none. */
export function sourcemetaProgram(): string | undefined {
  const architecture = process.arch === "x64" ? "x86_64" : process.arch;
  const build = path.join(
    path.dirname(require.resolve("@sourcemeta/jsonschema/package.json")),
    "build/github-releases",
  );
  const found = path.join(build, `jsonschema-${process.platform}-${architecture}`);
  return existsSync(found) ? found : undefined;
}
