// The batches of a file that several threads take: here by several readers in one thread, in any order.
import { closeSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Batch, LongLine } from "@argot/stream/lines";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { FileBatches, type Place, shareFile } from "../src/inputs/file-batches.js";
import { folder } from "./run.js";

/** A function that gives readers of a file with these bytes, which share it. */
function shared(): (bytes: Uint8Array, count: number, options: Parameters<typeof shareFile>[1]) => FileBatches[] {
  const file = path.join(folder({}), "lines.ndjson");
  const opened: number[] = [];
  onTestFinished(() => opened.forEach((fd) => closeSync(fd)));
  return (bytes, count, options) => {
    writeFileSync(file, bytes);
    const fd = openSync(file, "r");
    opened.push(fd);
    const state = shareFile(fd, options);
    return Array.from({ length: count }, () => new FileBatches(state));
  };
}

/** The lines of a batch with their numbers: the text, or the number of bytes of a line that is too long. */
function linesOf(batch: Batch | LongLine): [number, string | number][] {
  if (!("bytes" in batch)) return [[batch.line, batch.byteCount]];
  const text = Buffer.from(batch.bytes).toString("latin1").replace(/\n$/, "");
  return text.split("\n").map((line, i) => [batch.firstLine + i, line]);
}

test("each line is in one batch with its number, whoever takes which batch and wherever reads end", () => {
  const readersOf = shared();
  const line = fc.string({ unit: fc.constantFrom("a", "é", "\r"), maxLength: 12 });
  const options = fc.record({
    from: fc.constantFrom(0, 3),
    chunkSize: fc.integer({ min: 1, max: 24 }),
    maxLineBytes: fc.integer({ min: 1, max: 16 }),
    window: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      options,
      fc.infiniteStream(fc.nat({ max: 2 })),
      (lines, how, order) => {
        const expected = Buffer.from(lines.join("\n"));
        const readers = readersOf(Buffer.concat([Buffer.alloc(how.from, "x"), expected]), 3, how);
        const found: [number, string | number][] = [];
        const places: Place[] = [];
        const again: [unknown, unknown][] = [];
        for (const index of order) {
          const reader = readers[index] as FileBatches;
          const open = reader.taken - reader.done;
          const next = reader.tryNext();
          if (next === undefined) break;
          expect(next === "full").toBe(open === how.window);
          if (typeof next === "string") {
            reader.done += 1;
            continue;
          }
          places.push(next.place);
          found.push(...linesOf(next.batch));
          if ("bytes" in next.batch) again.push([linesOf(reader.readAgain(next.place)), linesOf(next.batch)]);
        }
        expect(again.map(([second]) => second)).toEqual(again.map(([, first]) => first));
        const ends = places.map(({ position, byteCount }) => position + byteCount);
        expect(places.map(({ position }) => position)).toEqual([how.from, ...ends].slice(0, -1));
        expect(ends.at(-1) ?? how.from).toBe(how.from + expected.length);
        expect(places.map(({ number }) => number)).toEqual([...places.keys()]);
        // No batch has the empty line after the last line feed.
        const texts = expected.toString("latin1").replace(/\n$/, "").split("\n");
        if (expected.length === 0) texts.pop();
        expect(found.map(([at]) => at)).toEqual(texts.map((_, i) => i + 1));
        const isTooLong = found.map(([, content]) => typeof content === "number");
        expect(found.map(([, content]) => content)).toEqual(
          texts.map((text, i) => (isTooLong[i] ? text.length : text)),
        );
        expect(texts.filter((text, i) => isTooLong[i] && text.length <= how.maxLineBytes)).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});

test("what cannot be read ends the batches, for each reader with the reason", () => {
  const file = path.join(folder({ "a.ndjson": "1\n2\n" }), "a.ndjson");
  const fd = openSync(file, "a");
  const state = shareFile(fd, { from: 0, chunkSize: 2, maxLineBytes: 10, window: 4 });
  const [first, second] = [new FileBatches(state), new FileBatches(state)];
  expect([first.next(), second.tryNext()]).toEqual([undefined, undefined]);
  expect([first.error, second.error]).toEqual([
    expect.objectContaining({ code: "EBADF" }),
    expect.objectContaining({ code: "EBADF" }),
  ]);
  closeSync(fd);
});

test("to ask for a batch while too many are not done changes nothing that other threads wait for", () => {
  const file = path.join(folder({ "a.ndjson": "1\n2\n3\n" }), "a.ndjson");
  const fd = openSync(file, "r");
  onTestFinished(() => closeSync(fd));
  const lines = shareFile(fd, { from: 0, chunkSize: 2, maxLineBytes: 10, window: 1 });
  const reader = new FileBatches(lines);
  expect(reader.tryNext()).toMatchObject({ place: { number: 0 } });
  const before = Array.from(new Int32Array(lines.state));
  expect([reader.tryNext(), reader.tryNext()]).toEqual(["full", "full"]);
  expect(Array.from(new Int32Array(lines.state))).toEqual(before);
  reader.done += 1;
  expect(reader.tryNext()).toMatchObject({ place: { number: 1 } });
});
