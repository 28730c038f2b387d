import { Readable, Writable } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { run } from "../src/program.js";
import { folder, Sink } from "./run.js";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Bytes of the heap after garbage collection. */
function held(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const lineOf = (id: number): string =>
  `${JSON.stringify({ id, name: `customer ${id}`, tags: ["a", "b"], total: id % 1000 === 0 ? -1 : id })}\n`;

test("NDJSON of any length is read in constant memory", async () => {
  const lines = 200_000;
  const samples: number[] = [];
  // In chunks that come one by one, as from a pipe.
  async function* stream(): AsyncGenerator<string> {
    for (let from = 0; from < lines; from += 1000) {
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
      await new Promise((resolve) => setImmediate(resolve));
      if (from % 40_000 === 0 && from > 0) samples.push(held());
      yield Array.from({ length: 1000 }, (_, i) => lineOf(from + i)).join("");
    }
  }
  let written = 0;
  const stdout = new Writable({
    write: (chunk: Uint8Array, _encoding, done) => {
      written += chunk.length;
      done();
    },
  });
  const cwd = folder({ "s.json": { type: "object", properties: { total: { type: "number", minimum: 0 } } } });
  const stderr = new Sink();
  const stdin = Readable.from(stream());
  const code = await run(["validate", "s.json", "-", "--ndjson"], { stdin, stdout, stderr, cwd, env: {} });

  expect({ code, err: stderr.text }).toEqual({ code: 1, err: "" });
  expect(written).toBeGreaterThan((lines / 1000) * "✘ stdin:1000\n".length);
  // The lines alone are 14 MB as text, and their values several times that.
  const [first = 0, ...later] = samples;
  expect(later).toHaveLength(3);
  expect(Math.max(...later) - first).toBeLessThan(2_000_000);
});
