// Validates a stream of events on all cores, and sends each where it belongs: node examples/stream/pipeline.mjs
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { routeLines } from "@argot/stream";
import { startLineWorkers } from "@argot/stream/workers";
import { createArgot } from "argot";
import { compileModule } from "argot/module";

const examples = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(path.join(examples, name), "utf8"));
const out = mkdtempSync(path.join(tmpdir(), "events-"));
/** @param {string} name */
const file = (name) => path.join(out, name);

// In a build: `argot compile event.schema.json --ref event-common.schema.json --errors -o event.validator.mjs`.
const argot = createArgot().add(read("event-common.schema.json"));
const { code } = compileModule(argot, { isEvent: read("event.schema.json") }, { errors: true });
writeFileSync(file("event.validator.mjs"), code);

const workers = await startLineWorkers(file("event.validator.mjs"));
const counts = await routeLines(
  createReadStream(path.join(examples, "events.ndjson")),
  workers,
  {
    valid: createWriteStream(file("valid.ndjson")),
    invalid: createWriteStream(file("invalid.ndjson")),
    broken: createWriteStream(file("broken.ndjson")),
  },
  { maxBytes: 100_000 },
);
await workers.end();

console.log(`${counts.valid} valid, ${counts.invalid} invalid, ${counts.broken} broken`);
for (const line of readFileSync(file("invalid.ndjson"), "utf8").trimEnd().split("\n")) {
  const { line: number, errors } = JSON.parse(line);
  console.log(`line ${number}: ${errors[0].instanceLocation} ${errors[0].message}`);
}
