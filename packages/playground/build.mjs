// Builds the page into a folder: `node build.mjs [folder]`. The site calls it with the folder of its own pages.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { runtimeTextPlugin } from "../../scripts/lib/runtime-text-plugin.mjs";

const root = import.meta.dirname;
const plugins = () => [runtimeTextPlugin()];

/**
 * Builds the page. Its files refer to one another by relative addresses, so it may be anywhere.
 *
 * @param {string} folder
 */
export async function buildPlayground(folder) {
  await build({
    root,
    base: "./",
    configFile: false,
    logLevel: "warn",
    plugins: plugins(),
    // From source, so that the parts of Argot that several files need are in one.
    resolve: { conditions: ["@argot/source", "module", "browser", "import", "default"] },
    worker: { format: "es", plugins },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2023",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
    },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildPlayground(path.resolve(process.argv[2] ?? path.join(root, "dist")));
}
