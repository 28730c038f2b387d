// Runs each command of the built command line, most of them on the files in examples/, and checks their exit codes. The language server has
// a demo of its own: node scripts/lsp-demo.mjs.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./lib/workspace.mjs";

/** A host of schemas. */
const host = createServer((_request, response) => {
  response.end(JSON.stringify({ type: "object", required: ["city"], properties: { city: { type: "string" } } }));
});
await once(host.listen(0, "127.0.0.1"), "listening");
const address = host.address();
if (address === null || typeof address === "string") throw new Error("the host of schemas has no port");
const origin = `http://127.0.0.1:${address.port}`;

/** A project without a configuration, with a schema that refers to one of the host. */
const project = mkdtempSync(path.join(tmpdir(), "argot-demo-"));
const files = {
  "parcel.schema.json": { type: "object", properties: { to: { $ref: `${origin}/address.json` } } },
  "parcels.ndjson": { to: { city: "Ulm" } },
  "big.parcel.json": { to: { city: 7 } },
};
for (const [name, value] of Object.entries(files)) writeFileSync(path.join(project, name), JSON.stringify(value));

/** @type {readonly { caption: string, command?: string, args: readonly string[], stdin?: string, cwd?: string, expected: 0 | 1 | 2 }[]} */
const scenes = [
  {
    caption: "A value that is valid",
    args: ["examples/order.schema.json", "examples/order.valid.json"],
    expected: 0,
  },
  {
    caption: "One that is not: where, what, and by which rule",
    args: ["examples/order.schema.json", "examples/order.invalid.json"],
    expected: 1,
  },
  {
    caption: "A schema in draft-07; what is wrong with each alternative of a oneOf",
    args: ["examples/manifest.schema.json", "examples/manifest.valid.json", "examples/manifest.invalid.json"],
    expected: 1,
  },
  {
    caption: "YAML, data and schema",
    args: ["examples/server.schema.yaml", "examples/server.invalid.yaml"],
    expected: 1,
  },
  {
    caption: "The same in few words, as for a language model that is to correct it",
    args: ["examples/server.schema.yaml", "examples/server.invalid.yaml", "--report", "compact"],
    expected: 1,
  },
  {
    caption: "NDJSON, a value a line, and a schema that refers to another file",
    args: ["examples/event.schema.json", "examples/events.ndjson", "--ref", "examples/event-common.schema.json"],
    expected: 1,
  },
  {
    caption: "For machines: the invalid values of standard input as JSON",
    args: ["examples/order.schema.json", "-", "--ndjson", "--json", "--quiet"],
    stdin: '{ "id": 1, "lines": [{ "product": "tea", "quantity": 1 }] }\n{ "id": 2, "lines": [] }\n',
    expected: 1,
  },
  {
    caption: "Schemas are data, too: the examples against the meta-schema of 2020-12",
    args: ["https://json-schema.org/draft/2020-12/schema", "examples/order.schema.json", "examples/event.schema.json"],
    expected: 0,
  },
  {
    caption: "All faults of schemas at once, without data",
    command: "check",
    args: ["examples/order.schema.json", "examples/server.schema.yaml", "examples/faulty.schema.json"],
    expected: 1,
  },
  {
    caption: "Tests of a schema, and what they exercise",
    command: "test",
    args: ["examples", "--coverage", "text"],
    expected: 0,
  },
  {
    caption: "A schema and all that it refers to, as one document",
    command: "bundle",
    args: ["examples/event.schema.json", "--ref", "examples/event-common.schema.json"],
    expected: 0,
  },
  {
    caption: "TypeScript types",
    command: "types",
    args: ["examples/order.schema.json"],
    expected: 0,
  },
  {
    caption: "A request by an OpenAPI description",
    command: "openapi",
    args: [
      "validate",
      "examples/petstore/petstore.yaml",
      "--operation",
      "addPet",
      "--request",
      "examples/petstore/pet.invalid.json",
    ],
    expected: 1,
  },
  {
    caption: "What a schema says about data",
    command: "annotate",
    args: ["examples/order.schema.json", "examples/order.valid.json", "--keyword", "title", "description"],
    expected: 0,
  },
  {
    caption: "What a schema refers to",
    command: "inspect",
    args: ["examples/event.schema.json", "--resources", "--references", "--ref", "examples/event-common.schema.json"],
    expected: 0,
  },
  {
    caption: "Two schemas as one module",
    command: "compile",
    args: ["examples/order.schema.json", "examples/manifest.schema.json", "-o", path.join(tmpdir(), "argot-demo.mjs")],
    expected: 0,
  },
  {
    caption: "A configuration for the project that is here: its schemas, and which of them is for which files",
    command: "init",
    args: [],
    cwd: project,
    expected: 0,
  },
  {
    caption: "The configuration, each setting with its location",
    command: "config",
    args: [],
    cwd: project,
    expected: 0,
  },
  {
    caption: "Schemas of hosts, fetched once and locked",
    command: "schemas",
    args: ["lock", "--remote-host", origin],
    cwd: project,
    expected: 0,
  },
  {
    caption: "All data of a project; what is locked is not fetched again",
    args: [],
    cwd: project,
    expected: 1,
  },
  {
    caption: "A script that completes commands and options",
    command: "completion",
    args: ["bash"],
    expected: 0,
  },
  {
    caption: "A reference that leads nowhere: the file it means was not given",
    args: ["examples/event.schema.json", "examples/events.ndjson"],
    expected: 2,
  },
  {
    caption: "A file that is not there",
    args: ["examples/order.schema.json", "examples/odrer.json"],
    expected: 2,
  },
];

const manifest = JSON.parse(readFileSync(path.join(root, "packages/tools/cli/package.json"), "utf8"));
const bin = path.join(root, "packages/tools/cli", manifest.bin.argot);

/** Programs in examples/ that import the packages. */
const programs = [
  "examples/content.mjs",
  "examples/server/fastify.mjs",
  "examples/server/mcp.mjs",
  "examples/petstore/server.mjs",
  "examples/stream/pipeline.mjs",
];

// The host of schemas answers meanwhile.
for (const { caption, command = "validate", args, stdin, cwd = root, expected } of scenes) {
  console.log(`\n# ${caption}`);
  if (stdin !== undefined) for (const line of stdin.trimEnd().split("\n")) console.log(`< ${line}`);
  console.log(`$ argot ${[command, ...args].join(" ")}`);
  const run = spawn(process.execPath, [bin, command, ...args], {
    cwd,
    env: { ...process.env, ARGOT_CACHE_DIR: path.join(project, "cache") },
    stdio: [stdin === undefined ? "ignore" : "pipe", "inherit", "inherit"],
  });
  run.stdin?.end(stdin);
  const [status] = await once(run, "close");
  console.log(`(exit code ${status})`);
  if (status !== expected) {
    console.error(`The demo expected exit code ${expected} and got ${status}. Build first: npm run build.`);
    process.exitCode = 1;
  }
}
host.close();
rmSync(project, { recursive: true });

for (const program of programs) {
  console.log(`\n$ node ${program}`);
  const { status, error } = spawnSync(process.execPath, [program], { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${program} ended with exit code ${status}. Build first: npm run build.`);
    process.exitCode = 1;
  }
}
