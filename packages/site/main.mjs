// Writes the pages of the site, and builds it. `--serve` shows it at http://localhost:4173 afterwards. `--pages` writes the pages
// only. `--without-playground` leaves out the playground.
import path from "node:path";
import { buildPlayground } from "./playground/build.mjs";
import { createServer } from "vite";
import { build, serve } from "vitepress";
import { madeModules } from "../../scripts/lib/made-modules.mjs";

const root = import.meta.dirname;
const source = (/** @type {string} */ file) => path.join(root, "src", file);

// The pages are made of the sources: definitions of keywords, and the tables beside them. Tests define no tests here.
const vite = await createServer({
  root: path.join(root, "../.."),
  configFile: false,
  logLevel: "error",
  appType: "custom",
  plugins: [madeModules()],
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  resolve: {
    alias: [
      { find: "vitest", replacement: source("without-tests.ts") },
      { find: /^@argot\/testing$/, replacement: source("recorded-tables.ts") },
    ],
  },
  ssr: { resolve: { conditions: ["@argot/source", "node", "import", "default"] }, noExternal: [/^@argot\//, "argot"] },
});
try {
  const { writePages } = await vite.ssrLoadModule(source("write-pages.ts"));
  console.log(`site: ${await writePages(path.join(root, "dist/pages"))} pages`);
} finally {
  await vite.close();
}

const options = new Set(process.argv.slice(2));
if (!options.has("--pages")) {
  await build(root);
  if (!options.has("--without-playground")) await buildPlayground(path.join(root, "dist/site/playground"));
}
if (options.has("--serve")) {
  await serve({ root, port: 4173 });
  console.log("site: http://localhost:4173/");
}
