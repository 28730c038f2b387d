// Builds the page into a folder: `node build.mjs [folder]`. The site calls it with the folder of its own pages.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { madeModules } from "../../../scripts/lib/made-modules.mjs";

const root = import.meta.dirname;
const plugins = () => [madeModules()];

/** What all builds have in common. From source, so that the parts of Argot that several files need are in one. */
const common = /** @satisfies {import("vite").InlineConfig} */ ({
  root,
  base: "./",
  configFile: false,
  logLevel: "error",
  resolve: { conditions: ["@argot/source", "module", "browser", "import", "default"] },
});
const target = "es2023";

/**
 * Builds the page. Its files refer to one another by relative addresses, so it may be anywhere.
 *
 * @param {string} folder
 */
export async function buildPlayground(folder) {
  await build({
    ...common,
    plugins: plugins(),
    worker: { format: "es", plugins },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target,
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: { polyfill: false },
    },
  });
  const source = "../src/playground";
  const frame = `${source}/vocabulary-frame`;
  await buildFile(folder, `${frame}/frame.ts`, "vocabulary-frame.js");
  await buildFile(folder, `${frame}/vocabulary-engine.worker.ts`, "vocabulary-engine.js");
  copyFileSync(path.join(root, "vocabulary-frame.html"), path.join(folder, "vocabulary-frame.html"));
  await buildFile(folder, `${source}/service-worker.ts`, "service-worker.js", pageDefinitions(folder));
}

/**
 * What the service worker knows about the page: its files, and a version.
 *
 * @param {string} folder
 */
function pageDefinitions(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  const addresses = files.map((file) => path.relative(folder, file).replaceAll(path.sep, "/"));
  return {
    // Hosts redirect the name of the page to its folder.
    pageFiles: JSON.stringify(addresses.map((each) => (each === "index.html" ? "./" : each))),
    pageVersion: JSON.stringify(hash.digest("hex").slice(0, 16)),
  };
}

/**
 * Builds a script that is one file with a fixed name.
 *
 * @param {string} folder
 * @param {string} input
 * @param {string} name
 * @param {Record<string, string>} [define]
 */
const buildFile = (folder, input, name, define = {}) =>
  build({
    ...common,
    define,
    plugins: plugins(),
    build: {
      outDir: folder,
      emptyOutDir: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, input),
        output: { entryFileNames: name, format: "iife", codeSplitting: false },
      },
    },
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildPlayground(path.resolve(process.argv[2] ?? path.join(root, "dist")));
}
