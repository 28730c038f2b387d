// The harness as a program: a request on each line of standard input, a response on each line of standard output.
import os from "node:os";
import process from "node:process";
import { createInterface } from "node:readline";
import manifest from "argot/package.json" with { type: "json" };
import { createHarness } from "./harness.js";

const harness = createHarness({
  version: manifest.version,
  language_version: process.versions.node,
  os: os.platform(),
  os_version: os.release(),
});

for await (const line of createInterface({ input: process.stdin })) {
  const response = harness(line);
  if (response === undefined) break;
  process.stdout.write(`${response}\n`);
}
process.stdin.destroy();
