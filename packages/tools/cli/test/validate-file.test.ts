// A file whose batches this thread and another validate. The other one is a second reader in this thread.
import { statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Evaluation } from "../src/commands/validate/evaluation.js";
import type { LineThreads } from "../src/commands/validate/line-threads.js";
import { validateFile } from "../src/commands/validate/validate-file.js";
import { batchResults, mergedParts } from "../src/commands/validate/validate-lines.js";
import { FileBatches } from "../src/inputs/file-batches.js";
import type { PlainFile } from "../src/inputs/plain-file.js";
import { Problem } from "../src/terminal/problem.js";
import { folder } from "./run.js";

const lineCount = 20_000;
const [longLine, longText] = [9000, "x".repeat(1 << 24)];

/** Reports the number of each line. The text about one is longer than what threads exchange. */
const evaluation: Evaluation = {
  evaluate: () => ({ valid: false, errors: [] }),
  keeps: { passed: false, failed: true },
  showsPassedLines: false,
  report: ({ line }) => ({ outcome: "failed", texts: [[`${line}\n`, ...(line === longLine ? [longText] : [])]] }),
};

/** The other thread. It ends with an error when it has this many batches. */
const otherThread = (maxBatches: number): Pick<LineThreads, "start" | "validateFile"> => ({
  start: () => 1,
  async validateFile(file, { data }, onAnswer) {
    const batches = new FileBatches(file);
    for (let count = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- in turn with this thread
      await nextTurn();
      const next = batches.tryNext();
      if (next === undefined) return;
      if (typeof next === "string") continue;
      if (count++ === maxBatches) throw new Error("out of memory");
      const answer = mergedParts(batchResults(next.batch, data, evaluation));
      onAnswer({ place: next.place, answer: answer && { ...answer, problems: [] } });
    }
  },
});

const input = Array.from({ length: lineCount }, (_, i) => `"${i}${"a".repeat(100)}"\n`).join("");
const dir = (): string => folder({ "d.ndjson": input });

/** Validates a file. Returns what is reported of it. */
async function validated(file: string, maxBatches: number, flags = "r", thread = otherThread): Promise<string> {
  // oxlint-disable-next-line typescript/require-await -- as the type wants it
  const problemOf = async (error: unknown): Promise<Problem> => new Problem(String(error), "check the file");
  const plain: PlainFile = { handle: await open(file, flags), size: 1 << 24, from: 0, problemOf };
  const how = { input: { data: "d.ndjson", schema: "s.json" }, evaluation, threads: thread(maxBatches) };
  const texts: string[] = [];
  const lines: Uint8Array[] = [];
  let byteCount = 0;
  for await (const { texts: all, kept } of validateFile(plain, how, (bytes) => (byteCount += bytes))) {
    texts.push(...(all[0] ?? []));
    lines.push(...kept.failed);
  }
  // A thread reads the next batch into the same memory.
  expect(lines.map((line) => `${Buffer.from(line).toString()}\n`).join("") === input).toBe(true);
  expect(byteCount).toBe(statSync(file).size);
  return texts.join("");
}

test("all lines are reported in order, also if the text about a batch is too long to be kept", async () => {
  const lines = Array.from({ length: lineCount }, (_, i) => `${i + 1}\n${i + 1 === longLine ? longText : ""}`);
  const text = await validated(path.join(dir(), "d.ndjson"), Infinity);
  // The difference between two texts of this size would take long to print.
  expect(text === lines.join("")).toBe(true);
});

test("a thread that ends while it takes a batch does not make the others wait", async () => {
  const lostThread: typeof otherThread = () => ({
    start: () => 1,
    async validateFile({ state }) {
      // As `FileBatches` does before it reads.
      Atomics.store(new Int32Array(state), 0, 1);
      await nextTurn();
      throw new Error("lost");
    },
  });
  await expect(validated(path.join(dir(), "d.ndjson"), Infinity, "r", lostThread)).rejects.toThrow("lost");
});

test("a thread that fails ends the run with its error, a file that cannot be read with that of the file", async () => {
  const file = path.join(dir(), "d.ndjson");
  await expect(validated(file, 1)).rejects.toThrow("out of memory");
  await expect(validated(file, Infinity, "a")).rejects.toThrow(/EBADF.*: check the file/);
});
