// Builds the package in the current directory: declarations by tsc, a file each; code by the bundler, an entry point each
// and what they share, since a hundred small modules take longer to load than what is in them takes to run.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { rolldown } from "rolldown";

/** @type {{ exports?: Record<string, Record<string, string>>, bin?: Record<string, string> }} */
const { exports, bin = {} } = JSON.parse(readFileSync("package.json", "utf8"));

/** @type {Record<string, string>} */
const entry = {};
for (const { "@argot/source": source, default: output = "" } of Object.values(exports ?? {})) {
  if (source) entry[path.basename(output, ".js")] = path.resolve(source);
}
for (const file of Object.values(bin)) {
  const name = path.basename(file, ".js");
  entry[name] = path.resolve("src", `${name}.ts`);
}
// What nobody imports, such as the benchmarks, is run file by file.
const bundled = exports !== undefined;

// Old output goes first, or the files of deleted modules would be published.
rmSync("dist", { recursive: true, force: true });
const { status, error } = spawnSync(
  "tsc",
  ["-p", "tsconfig.build.json", ...(bundled ? ["--emitDeclarationOnly"] : [])],
  {
    stdio: "inherit",
    shell: process.platform === "win32",
  },
);
if (error) console.error(`tsc did not start (${error.message}). Call this through "pnpm run build".`);
if (status !== 0) process.exit(status ?? 1);
if (!bundled) process.exit(0);

const bundle = await rolldown({
  input: entry,
  // Packages stay apart: facets are told apart by identity, and each must exist once.
  external: (id) => !id.startsWith(".") && !path.isAbsolute(id),
  platform: "neutral",
  logLevel: "warn",
});
await bundle.write({ dir: "dist", sourcemap: true, entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" });
await bundle.close();
