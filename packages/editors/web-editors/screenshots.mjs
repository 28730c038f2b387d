// Makes the pictures in docs/images/ of the Monaco editor with Argot, in the Chromium of this machine.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "vite";
import { madeModules } from "../../../scripts/lib/made-modules.mjs";

const home = import.meta.dirname;
const page = path.join(home, "temp/demo");
const images = path.join(home, "../../../docs/images");

await build({
  root: path.join(home, "demo"),
  logLevel: "warn",
  plugins: [madeModules()],
  resolve: { conditions: ["@argot/source", "browser", "module", "import", "default"] },
  build: { outDir: page, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 20_000 },
});

/** @type {Record<string, string>} */
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".ttf": "font/ttf" };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const file = path.join(page, path.normalize(pathname === "/" ? "/index.html" : pathname));
  readFile(file).then(
    (content) => response.setHeader("content-type", types[path.extname(file)] ?? "text/plain").end(content),
    () => response.writeHead(404).end(),
  );
});
server.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

mkdirSync(images, { recursive: true });
for (const language of ["json", "yaml"]) {
  const file = path.join(images, `monaco-${language}.png`);
  await chromium(file, `http://127.0.0.1:${port}/#${language}`);
  console.log(file);
}
server.close();

/**
 * @param {string} file
 * @param {string} url
 */
async function chromium(file, url) {
  const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
  const what = [`--screenshot=${file}`, "--window-size=900,420", "--virtual-time-budget=6000", url];
  const child = spawn(process.env["CHROMIUM"] ?? "chromium", [...flags, ...quiet, ...what], { stdio: "ignore" });
  /** @type {number | null} */
  const status = await new Promise((resolve) => child.once("exit", resolve));
  if (status !== 0) throw new Error(`Chromium ended with ${status}`);
}
