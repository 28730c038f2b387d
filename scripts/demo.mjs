// Runs the built command line on the files in examples/, and checks its exit codes.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./lib/workspace.mjs";

/** @type {readonly { caption: string, command?: string, args: readonly string[], stdin?: string, expected: 0 | 1 | 2 }[]} */
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
    caption: "A configuration for the project that is here",
    command: "init",
    args: ["--print"],
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

for (const { caption, command = "validate", args, stdin, expected } of scenes) {
  console.log(`\n# ${caption}`);
  if (stdin !== undefined) for (const line of stdin.trimEnd().split("\n")) console.log(`< ${line}`);
  console.log(`$ argot ${command} ${args.join(" ")}`);
  const { status, error } = spawnSync(process.execPath, [bin, command, ...args], {
    cwd: root,
    input: stdin,
    stdio: [stdin === undefined ? "ignore" : "pipe", "inherit", "inherit"],
  });
  if (error) throw error;
  console.log(`(exit code ${status})`);
  if (status !== expected) {
    console.error(`The demo expected exit code ${expected} and got ${status}. Build first: npm run build.`);
    process.exitCode = 1;
  }
}

for (const program of programs) {
  console.log(`\n$ node ${program}`);
  const { status, error } = spawnSync(process.execPath, [program], { cwd: root, stdio: "inherit" });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${program} ended with exit code ${status}. Build first: npm run build.`);
    process.exitCode = 1;
  }
}
