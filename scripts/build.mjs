// Builds the package in the current directory: declarations by tsc, a file each; code by the bundler, an entry point each
// and what they share, since a hundred small modules take longer to load than what is in them takes to run.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { rolldown } from "rolldown";
import { runtimeTextPlugin } from "./lib/runtime-text-plugin.mjs";

/** @type {{ name: string, exports?: Record<string, Record<string, string>>, bin?: Record<string, string> }} */
const { name, exports, bin = {} } = JSON.parse(readFileSync("package.json", "utf8"));

/** @type {Record<string, string>} */
const entry = {};
for (const { "@argot/source": source, default: output = "" } of Object.values(exports ?? {})) {
  if (source) entry[path.basename(output, ".js")] = path.resolve(source);
}
for (const file of Object.values(bin)) {
  const command = path.basename(file, ".js");
  entry[command] = path.resolve("src", `${command}.ts`);
}
// What nobody imports, such as the benchmarks, is run file by file.
const bundled = exports !== undefined;

const compiler = createRequire(import.meta.url).resolve("typescript-7/package.json");
const tsc = path.join(path.dirname(compiler), "bin/tsc");

// Old output goes first, or the files of deleted modules would be published.
rmSync("dist", { recursive: true, force: true });
const { status, error } = spawnSync(
  process.execPath,
  [tsc, "-p", "tsconfig.build.json", ...(bundled ? ["--emitDeclarationOnly"] : [])],
  { stdio: "inherit" },
);
if (error) throw error;
if (status !== 0) process.exit(status ?? 1);
if (!bundled) process.exit(0);

/**
 * @param {Record<string, string>} input
 * @param {Partial<import("rolldown").InputOptions>} options
 * @param {Partial<import("rolldown").OutputOptions>} [output]
 */
async function write(input, options, output) {
  if (Object.keys(input).length === 0) return;
  const bundle = await rolldown({
    input,
    platform: "neutral",
    logLevel: "warn",
    plugins: [runtimeTextPlugin()],
    // One plugin makes text of all of core: that takes what it takes.
    checks: { pluginTimings: false },
    ...options,
  });
  const names = { entryFileNames: "[name].js", chunkFileNames: "shared/[name].js" };
  await bundle.write({ dir: "dist", sourcemap: true, ...names, ...output });
  await bundle.close();
}

// What most people import is one file with all it needs: most of the time of an import goes into finding files.
const whole = name === "argot" ? ["index"] : [];
const entries = Object.entries(entry);
const isPackage = (/** @type {string} */ id) => !id.startsWith(".") && !path.isAbsolute(id);
await write(Object.fromEntries(entries.filter(([each]) => !whole.includes(each))), { external: isPackage });
await write(
  Object.fromEntries(entries.filter(([each]) => whole.includes(each))),
  { external: (id) => isPackage(id) && !id.startsWith("@argot/"), resolve: { conditionNames: ["import", "default"] } },
  // The names of functions stay, for whoever reads a stack.
  { minify: { compress: true, mangle: { toplevel: false }, codegen: { removeWhitespace: true } } },
);
