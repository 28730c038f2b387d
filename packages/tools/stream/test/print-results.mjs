// Prints the results of the lines of standard input, in worker threads: `node print-results.mjs <module> <threads> [<last line>]`.
import { validateLines } from "@argot/stream";
import { startLineWorkers } from "@argot/stream/workers";
import { stringifyJson } from "argot";

const [module = "", threads, last] = process.argv.slice(2);
const workers = await startLineWorkers(module, { threads: Number(threads) });
const texts = [];
for await (const { bytes: _bytes, ...result } of validateLines(process.stdin, workers)) {
  texts.push(stringifyJson(result));
  if (result.line === Number(last)) break;
}
process.stdout.write(`${texts.join("\n")}\n`);
await workers.end();
