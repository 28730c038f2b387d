// Compares `argot validate` with a script around Ajv and with the command line of sourcemeta: NDJSON, valid and all invalid, and one
// large document. It measures the time of the processor, which a busy machine changes less than that on the clock, and memory.
// Usage: node dist/command-line.js [megabytes of NDJSON, default 100] [megabytes of the document, default 400] [valid | invalid]
import { spawnSync } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { randomOf } from "./random.js";
import { sourcemetaProgram } from "./sourcemeta-program.js";

const require = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));
const argot = path.resolve(here, "../../../tools/cli/dist/bin.js");
const megabytes = Number(process.argv[2] ?? 100);
const documentMegabytes = Number(process.argv[3] ?? 400);
const validities = [true, false].filter(
  (valid) => process.argv[4] === undefined || process.argv[4] === (valid ? "valid" : "invalid"),
);
const runs = 2;
const node = process.execPath;

const customerSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["id", "uuid", "name", "email", "active", "address", "total"],
  additionalProperties: false,
  properties: {
    id: { type: "integer", minimum: 0 },
    uuid: { type: "string", pattern: "^[0-9a-f-]{36}$" },
    name: { type: "string", minLength: 1, maxLength: 100 },
    email: { type: "string", pattern: "^[^@]+@[^@]+$" },
    active: { type: "boolean" },
    tags: { type: "array", items: { type: "string" }, maxItems: 10 },
    address: {
      type: "object",
      required: ["street", "city"],
      properties: {
        street: { type: "string" },
        city: { type: "string" },
        zip: { type: "string", pattern: "^[0-9]{5}$" },
      },
    },
    total: { type: "number", minimum: 0 },
    created: { type: "string", maxLength: 30 },
  },
};
const listSchema = { $schema: customerSchema.$schema, type: "array" };
const position = { type: "array", minItems: 2, items: { type: "number" } };
const featureSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  required: ["type", "properties", "geometry"],
  properties: {
    type: { const: "Feature" },
    properties: { type: ["object", "null"] },
    geometry: {
      oneOf: [
        { properties: { type: { const: "Point" }, coordinates: position }, required: ["type", "coordinates"] },
        {
          properties: {
            type: { const: "Polygon" },
            coordinates: { type: "array", items: { type: "array", minItems: 4, items: position } },
          },
          required: ["type", "coordinates"],
        },
      ],
    },
  },
};

const random = randomOf(42);
const hexadecimal = (length: number): string =>
  Array.from({ length }, () => "0123456789abcdef"[random.below(16)]).join("");

const customer = (id: number, valid: boolean): object => ({
  id,
  uuid: [8, 4, 4, 4, 12].map((length) => hexadecimal(length)).join("-"),
  name: ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Jörg Müller"][id % 4],
  email: `user${id}@example.com`,
  active: valid ? id % 2 === 0 : "yes",
  tags: ["a", "b", "c"].slice(0, id % 4),
  address: { street: `${id % 300} Main St`, city: "Springfield", zip: String(10_000 + (id % 80_000)) },
  total: random.below(1_000_000) / 100,
  created: "2024-05-01T12:00:00Z",
});

const near = (): number[] => [-122 + random.below(1e9) / 1e9, 37 + random.below(1e9) / 1e9];

function feature(id: number, valid: boolean): object {
  const ring: unknown[] = Array.from({ length: 12 }, near);
  ring.push(valid ? ring[0] : ["a", "b"]);
  const properties = { id, name: `Parcel ${id}`, zone: "R-1" };
  return { type: "Feature", properties, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** Ten lines around Ajv, as a developer would write them. */
const script = `import fs from "node:fs";
import readline from "node:readline";
import Ajv from ${JSON.stringify(require.resolve("ajv/dist/2020.js"))};
const [schema, file] = process.argv.slice(2);
const validate = new Ajv.default({ strict: false }).compile(JSON.parse(fs.readFileSync(schema, "utf8")));
let [line, invalid] = [0, 0];
for await (const text of readline.createInterface({ input: fs.createReadStream(file) })) {
  line++;
  if (!validate(JSON.parse(text))) console.log(file + ":" + line, validate.errors[0].message, ++invalid);
}
`;
const documentScript = `import fs from "node:fs";
import Ajv from ${JSON.stringify(require.resolve("ajv/dist/2020.js"))};
const [schema, file] = process.argv.slice(2);
const validate = new Ajv.default({ strict: false }).compile(JSON.parse(fs.readFileSync(schema, "utf8")));
console.log(validate(JSON.parse(fs.readFileSync(file, "utf8"))));
`;
const parseScript = `import fs from "node:fs"; JSON.parse(fs.readFileSync(process.argv[3], "utf8"));`;

const print = (text: string): boolean => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(tmpdir(), "argot-command-line-"));
const file = (name: string): string => path.join(folder, name);

async function write(
  name: string,
  size: number,
  make: (id: number) => object,
  around: readonly string[],
): Promise<void> {
  const out = createWriteStream(file(name));
  const [before = "", between = "\n", after = ""] = around;
  out.write(before);
  for (let [id, written] = [0, 0]; written < size * 1e6; id++) {
    const text = (id === 0 ? "" : between) + JSON.stringify(make(id));
    written += text.length;
    // oxlint-disable-next-line no-await-in-loop -- at the pace of the disk
    if (!out.write(text)) await once(out, "drain");
  }
  out.end(after);
  await once(out, "close");
}

/** What a run takes: seconds of the processor, seconds on the clock, and megabytes of memory. */
type Figures = readonly [processor: number, clock: number, memory: number];

/** Measures a program: the run that takes the processor for the shortest time counts. */
function measure(command: readonly string[]): Figures {
  const all = Array.from({ length: runs }, (): Figures => {
    const { stderr } = spawnSync("/usr/bin/time", ["-f", "%U %S %e %M", ...command], {
      cwd: folder,
      maxBuffer: 1 << 30,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [user = 0, system = 0, clock = 0, memory = 0] =
      String(stderr).trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
    return [user + system, clock, memory / 1000];
  });
  return all.toSorted(([a], [b]) => a - b)[0] as Figures;
}

/** Measures programs one after the other. How fast each is, is compared with the first. */
function printRows(label: string, programs: readonly (readonly [title: string, ...command: string[]])[]): void {
  let first: number | undefined;
  for (const [title, ...command] of programs) {
    const [processor, clock, memory] = measure(command);
    first ??= clock;
    const cells = [
      `${processor.toFixed(2)} s`,
      `${clock.toFixed(2)} s`,
      (first / clock).toFixed(2),
      `${memory.toFixed(0)} MB`,
    ];
    print(`| ${[label, title, ...cells].join(" | ")} |`);
  }
}

try {
  writeFileSync(file("customer.json"), JSON.stringify(customerSchema));
  writeFileSync(file("feature.json"), JSON.stringify(featureSchema));
  writeFileSync(file("list.json"), JSON.stringify({ ...listSchema, items: customerSchema }));
  writeFileSync(file("lines.mjs"), script);
  writeFileSync(file("document.mjs"), documentScript);
  writeFileSync(file("parse.mjs"), parseScript);
  const cli = sourcemetaProgram();
  const withNative = (...command: string[]): [string, ...string[]][] =>
    cli === undefined ? [] : [["jsonschema --fast", cli, "validate", "--fast", ...command]];
  print("| data | program | processor | clock | speed | memory |\n| --- | --- | --- | --- | --- | --- |");
  for (const [name, make] of [
    ["customer", customer],
    ["feature", feature],
  ] as const)
    for (const valid of validities) {
      // `jsonschema` takes the lines of files with this ending for values.
      const [schema, data] = [`${name}.json`, `${name}.jsonl`];
      // oxlint-disable-next-line no-await-in-loop -- one measurement after the other
      await write(data, megabytes, (id) => make(id, valid), ["", "\n", "\n"]);
      const reports = valid ? ["pretty"] : ["flag", "compact", "pretty"];
      printRows(`${megabytes} MB of ${name}s, ${valid ? "valid" : "all invalid"}`, [
        ["script with Ajv", node, "lines.mjs", schema, data],
        ...reports.flatMap((report) =>
          ["1", "2"].map((threads): [string, ...string[]] => {
            const options = ["--report", report, "--threads", threads];
            return [`argot ${options.join(" ")}`, node, argot, "validate", schema, data, ...options];
          }),
        ),
        // Without these options it ends at the first invalid line, and prints each value.
        ...withNative("--continue", "--json", schema, data),
      ]);
      rmSync(file(data));
    }
  if (documentMegabytes > 0) {
    await write("list.data.json", documentMegabytes, (id) => customer(id, true), ["[", ",", "]"]);
    printRows(`a document of ${documentMegabytes} MB, valid`, [
      ["JSON.parse alone", node, "parse.mjs", "", "list.data.json"],
      ["script with Ajv", node, "document.mjs", "list.json", "list.data.json"],
      ["argot", node, argot, "validate", "list.json", "list.data.json"],
      ...withNative("list.json", "list.data.json"),
    ]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
