// The files in examples/: the built command line reads them, and the programs end without an error.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { ended, Project, run, type RunOptions, userEnv } from "./project.js";

const root = path.resolve(import.meta.dirname, "../../../..");
const bin = path.join(root, "packages/tools/cli/dist/bin.js");

/** A call of the command line: its exit code, and its arguments. */
interface Call extends RunOptions {
  readonly expected: 0 | 1 | 2;
  readonly args: readonly string[];
}

const written = new Project({});

const calls: Readonly<Record<string, Call>> = {
  "a valid value": {
    expected: 0,
    args: ["validate", "examples/order.schema.json", "examples/order.valid.json"],
  },
  "an invalid value": {
    expected: 1,
    args: ["validate", "examples/order.schema.json", "examples/order.invalid.json"],
  },
  "a schema in draft-07, with a oneOf": {
    expected: 1,
    args: [
      "validate",
      "examples/manifest.schema.json",
      "examples/manifest.valid.json",
      "examples/manifest.invalid.json",
    ],
  },
  "data and schema in YAML": {
    expected: 1,
    args: ["validate", "examples/server.schema.yaml", "examples/server.invalid.yaml"],
  },
  "a compact report": {
    expected: 1,
    args: ["validate", "examples/server.schema.yaml", "examples/server.invalid.yaml", "--report", "compact"],
  },
  "NDJSON, and a schema that refers to another file": {
    expected: 1,
    args: [
      "validate",
      "examples/event.schema.json",
      "examples/events.ndjson",
      "--ref",
      "examples/event-common.schema.json",
    ],
  },
  "the invalid values of standard input as JSON": {
    expected: 1,
    args: ["validate", "examples/order.schema.json", "-", "--ndjson", "--json", "--quiet"],
    stdin: '{ "id": 1, "lines": [{ "product": "tea", "quantity": 1 }] }\n{ "id": 2, "lines": [] }\n',
  },
  "schemas as data of a meta-schema": {
    expected: 0,
    args: [
      "validate",
      "https://json-schema.org/draft/2020-12/schema",
      "examples/order.schema.json",
      "examples/event.schema.json",
    ],
  },
  "all errors in schemas": {
    expected: 1,
    args: ["check", "examples/order.schema.json", "examples/server.schema.yaml", "examples/faulty.schema.json"],
  },
  "tests of a schema, with coverage": { expected: 0, args: ["test", "examples", "--coverage", "text"] },
  "a schema and all that it refers to, as one document": {
    expected: 0,
    args: ["bundle", "examples/event.schema.json", "--ref", "examples/event-common.schema.json"],
  },
  "types of TypeScript": { expected: 0, args: ["types", "examples/order.schema.json"] },
  "a request by an OpenAPI description": {
    expected: 1,
    args: [
      "openapi",
      "validate",
      "examples/petstore/petstore.yaml",
      "--operation",
      "addPet",
      "--request",
      "examples/petstore/pet.invalid.json",
    ],
  },
  annotations: {
    expected: 0,
    args: ["annotate", "examples/order.schema.json", "examples/order.valid.json", "--keyword", "title", "description"],
  },
  "what a schema refers to": {
    expected: 0,
    args: [
      "inspect",
      "examples/event.schema.json",
      "--resources",
      "--references",
      "--ref",
      "examples/event-common.schema.json",
    ],
  },
  "two schemas as one module": {
    expected: 0,
    args: [
      "compile",
      "examples/order.schema.json",
      "examples/manifest.schema.json",
      "-o",
      path.join(written.folder, "schemas.mjs"),
    ],
  },
  "a script that completes commands and options": { expected: 0, args: ["completion", "bash"] },
  "a reference to a file that was not given": {
    expected: 2,
    args: ["validate", "examples/event.schema.json", "examples/events.ndjson"],
  },
  "a file that does not exist": {
    expected: 2,
    args: ["validate", "examples/order.schema.json", "examples/odrer.json"],
  },
};

describe("the command line", () => {
  test.each(Object.entries(calls))("%s", async (_caption, { expected, args, ...options }) => {
    expect(await run(root, [process.execPath, bin, ...args], options)).toEqual(ended(expected));
  });

  test("a project that refers to a schema of a host", async () => {
    const host = createServer((_request, response) => {
      response.end(JSON.stringify({ type: "object", required: ["city"], properties: { city: { type: "string" } } }));
    }).listen(0, "127.0.0.1");
    await once(host, "listening");
    const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
    const project = new Project({
      "parcel.schema.json": { type: "object", properties: { to: { $ref: `${origin}/address.json` } } },
      "parcels.ndjson": { to: { city: "Ulm" } },
      "big.parcel.json": { to: { city: 7 } },
    });
    const env = { ...userEnv, ARGOT_CACHE_DIR: path.join(project.folder, "cache") };
    const argot = (...args: readonly string[]) => project.run([process.execPath, bin, ...args], { env });

    expect(await argot("init")).toEqual(ended(0));
    expect(await argot("config")).toEqual(ended(0));
    expect(await argot("schemas", "lock", "--remote-host", origin)).toEqual(ended(0));
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
    // What is locked is not fetched again.
    expect(await argot("validate")).toEqual(ended(1));
  });
});

const programs = ["content.mjs", "server/fastify.mjs", "server/mcp.mjs", "petstore/server.mjs", "stream/pipeline.mjs"];

test("start/measure.mjs", async () => {
  const measure = ["examples/start/measure.mjs", "examples/start/options.schema.json", "2"];
  // Which one is faster is no business of a test.
  const lines = ["module, made by argot compile", "argot, compiled at start", "Ajv, compiled at start"];
  const printed = new RegExp(`^${lines.map((line) => String.raw`${line}: -?\d+\.\d ms\n`).join("")}$`);
  expect(await run(root, [process.execPath, ...measure])).toEqual(ended(0, printed));
});

test.each(programs)("%s", async (program) => {
  expect(await run(root, [process.execPath, `examples/${program}`])).toEqual(ended(0));
});
