// Runs the official test suite in Chromium, in every tier: in a page that may generate code, and in one whose
// Content-Security-Policy forbids it. Uses the Chromium that the variable CHROMIUM names, or one that is installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/workspace.mjs";

/** @param {string} file */
const built = (file) => import(pathToFileURL(path.join(root, "packages", file)).href);
const { addRemotes, findSuite, readSuite, suiteHelp } = await built("tools/testing/dist/suite.js");

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const browser = [process.env["CHROMIUM"], ...names].find(
  (each) => each && spawnSync(each, ["--version"], { encoding: "utf8" }).status === 0,
);
const suite = findSuite(root);
if (!browser || suite === undefined || !existsSync(suite)) {
  console.error(browser ? suiteHelp : "There is no Chromium. Install one, or let CHROMIUM name it.");
  process.exit(1);
}

/** @type {[folder: string, dialect: string][]} */
const drafts = [
  ["draft3", "draft-03"],
  ["draft4", "draft-04"],
  ["draft6", "draft-06"],
  ["draft7", "draft-07"],
  ["draft2019-09", "2019-09"],
  ["draft2020-12", "2020-12"],
  ["v1", "v1"],
];
/** @type {[uri: string, document: unknown][]} */
const remotes = [];
addRemotes(
  { add: (/** @type {unknown} */ document, /** @type {string} */ uri) => remotes.push([uri, document]) },
  suite,
);
const dialects = drafts.map(([folder, dialect]) => ({
  dialect,
  cases: readSuite(suite, folder).flatMap((/** @type {{ name: string, cases: object[] }} */ { name, cases }) =>
    cases.map((each) => ({ ...each, name })),
  ),
}));

/** @param {string} file */
const text = (file) => readFileSync(path.join(root, file), "utf8");
const page = '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>';
/** @type {Record<string, [type: string, body: string]>} */
const files = {
  "/open": ["text/html", page],
  "/strict": ["text/html", page],
  "/page.js": ["text/javascript", text("scripts/browser/page.mjs")],
  "/argot.js": ["text/javascript", text("packages/argot/dist/index.js")],
  "/suite.json": ["application/json", JSON.stringify({ dialects, remotes })],
};
const policy = "default-src 'self'; script-src 'self'";

/** @typedef {{ tier: string, tests: number, right: number, refused: number, failures: string[] }} TierResult */
/** @typedef {{ generates: boolean, results: TierResult[] }} Result */

/** @type {(result: Result) => void} */
let receive = () => {};
const server = createServer((request, response) => {
  const { url = "" } = request;
  if (url === "/result") {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      response.end();
      receive(JSON.parse(body));
    });
    return;
  }
  const [type, body] = files[url] ?? ["text/plain", ""];
  const strict = url === "/strict" ? { "content-security-policy": policy } : {};
  response.writeHead(files[url] ? 200 : 404, { "content-type": type, ...strict }).end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = server.address();
const port = typeof address === "object" && address ? address.port : 0;

/** @param {string} name @returns {Promise<Result>} the result that the page sends */
async function visit(name) {
  const profile = mkdtempSync(path.join(os.tmpdir(), "argot-browser-"));
  const flags = ["--headless=new", "--disable-gpu", "--no-first-run", `--user-data-dir=${profile}`];
  // A container has no namespaces for a sandbox. The page runs only code of this repository.
  if (process.getuid?.() === 0) flags.push("--no-sandbox");
  const child = spawn(browser ?? "", [...flags, `http://127.0.0.1:${port}/${name}`], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    return await new Promise((resolve, reject) => {
      receive = resolve;
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`${browser} ended with ${code} before the page sent a result`)));
      setTimeout(() => reject(new Error(`${name}: the page sent no result within five minutes`)), 300_000).unref();
    });
  } finally {
    child.removeAllListeners("exit");
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

console.log(spawnSync(browser, ["--version"], { encoding: "utf8" }).stdout.trim());
console.log("\n| page | tier | tests | right | refused with an EvalError |\n| --- | --- | ---: | ---: | ---: |");
let wrong = 0;
for (const name of ["open", "strict"]) {
  const { generates, results } = await visit(name);
  if (generates !== (name === "open"))
    throw new Error(`${name}: that page ${generates ? "may" : "may not"} generate code`);
  for (const { tier, tests, right, refused, failures } of results) {
    console.log(`| ${name} | ${tier} | ${tests} | ${right} | ${refused} |`);
    for (const failure of failures.slice(0, 10)) console.log(`  ${failure}`);
    const mustRefuse = name === "strict" && tier === "compiled";
    if ((mustRefuse ? refused : right) !== tests) wrong++;
  }
}
server.close();
console.log(wrong === 0 ? "\nAll rows are right." : `\n${wrong} rows are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
