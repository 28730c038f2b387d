// Prints how the processor time of each operation grows when families double: the greatest growth from n to 2n or 2n to 4n, of
// times above a threshold, below which noise is greater. `--family TEXT` and `--operation NAME` select.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { families } from "./families.js";
import { operations } from "./operations.js";

/** Milliseconds below which growth is not judged. */
const least = 150;
/** The growth of n log n, with room for noise and for code that is compiled on the way. */
const most = 3;
/** Milliseconds after which a process is ended. */
const timeout = 60_000;

const { family = "", operation } = parseArgs({
  options: { family: { type: "string" }, operation: { type: "string" } },
}).values;
const columns = Object.keys(operations).filter((name) => operation === undefined || name === operation);
let steep = 0;

/** The growth of an operation on a family, as text. */
function growth(name: string, column: string): string {
  const measure = fileURLToPath(new URL("./measure.js", import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, ["--expose-gc", measure, name, column], {
    encoding: "utf8",
    timeout,
  });
  if (status !== 0) {
    steep++;
    return "**no end**";
  }
  const times = JSON.parse(stdout) as number[];
  const last = times.at(-1) ?? 0;
  if (last < least) return "";
  const ratio = last / Math.max(1, times.at(-2) ?? 0);
  if (ratio <= most) return ratio.toFixed(1);
  steep++;
  return `**${ratio.toFixed(1)}** (${last.toFixed(0)} ms)`;
}

console.log(`| family | ${columns.join(" | ")} |\n| --- |${" ---: |".repeat(columns.length)}`);
for (const { name } of families)
  if (name.includes(family)) console.log(`| ${[name, ...columns.map((column) => growth(name, column))].join(" | ")} |`);
console.log(steep === 0 ? "\nNothing grows too fast." : `\n${steep} cells grow too fast.`);
process.exitCode = steep === 0 ? 0 : 1;
