// Opening the OpenAPI description of GitHub's API, 13 MB, and checking requests by it. Prints a table. The description is fetched by
// scripts/github-description.mjs. Each contender runs in a process of its own.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { openDocument } from "@argot/openapi";
import { OpenAPIBackend } from "openapi-backend";
import { repositoryRoot } from "./packages.js";
import { table } from "./tables.js";

const file = path.join(repositoryRoot, "node_modules/.cache/argot/api.github.com.json");
const requestCount = 1000;
const operationId = "issues/list-for-repo";
const query = "state=open&per_page=30&page=2";

/** Checks a request. Returns whether it is valid. */
type Check = () => boolean;

const contenders: Readonly<Record<string, (document: object) => Check | Promise<Check>>> = {
  "Argot, checked": (document) => {
    const operation = openDocument(document).operation(operationId);
    return () => operation.checkRequest({ path: { owner: "a", repo: "b" }, query }).valid;
  },
  // Without "quick" it refuses the description: Ajv's strict mode forbids `nullable` without `type`.
  "openapi-backend (Ajv), quick: not checked": async (document) => {
    const ajvOpts = { strict: false, logger: false as const };
    const api = new OpenAPIBackend({ definition: document as never, quick: true, ajvOpts });
    await api.init();
    const request = { method: "get", path: "/repos/a/b/issues", query, headers: {} };
    return () => api.validateRequest(request, operationId).valid;
  },
};

/** Milliseconds to open the description, for the first request, and for all others. */
type Times = readonly [open: number, first: number, all: number];

async function measure(name: string): Promise<Times> {
  const document = JSON.parse(readFileSync(file, "utf8")) as object;
  const start = performance.now();
  const check = await contenders[name]?.(document);
  const opened = performance.now();
  if (check?.() !== true) throw new Error(`${name} refuses the request`);
  const first = performance.now();
  for (let i = 0; i < requestCount; i++) check();
  return [opened - start, first - opened, performance.now() - first];
}

const [only] = process.argv.slice(2);
if (!existsSync(file)) throw new Error("the description is missing: run node scripts/github-description.mjs");
if (only !== undefined) process.stdout.write(JSON.stringify(await measure(only)));
else {
  const rows = Object.keys(contenders).map((name) => {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: "utf8" });
    return [name, ...(JSON.parse(stdout) as Times).map((time) => time.toFixed(1))];
  });
  const head = ["", "open, ms", "first request, ms", `${requestCount} requests, ms`];
  process.stdout.write(`${table(head, rows)}\n`);
}
