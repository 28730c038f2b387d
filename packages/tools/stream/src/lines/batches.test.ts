import { Buffer } from "node:buffer";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batchesOf } from "./batches.js";

/** The batches of chunks: the number of the first line, and the text, or the number of bytes of a line that is too long. */
async function batches(
  chunks: readonly (string | readonly number[] | Uint8Array)[],
  maxLineBytes?: number,
): Promise<[number, string | number][]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  }
  const found: [number, string | number][] = [];
  for await (const batch of batchesOf(stream(), maxLineBytes)) {
    if ("bytes" in batch) found.push([batch.firstLine, Buffer.from(batch.bytes).toString()]);
    else found.push([batch.line, batch.byteCount]);
  }
  return found;
}

describe("batchesOf", () => {
  test.each([
    ["nothing", [], []],
    ["an empty chunk", [""], []],
    [
      "a last line without a newline",
      ["a\nb"],
      [
        [1, "a\n"],
        [2, "b"],
      ],
    ],
    ["a last line with one", ["a\nb\n"], [[1, "a\nb\n"]]],
    [
      "a line in several chunks",
      ["a", "b", "c\nd\ne"],
      [
        [1, "abc\nd\n"],
        [3, "e"],
      ],
    ],
    [
      "a newline between chunks",
      ["a", "\nb\n", "c"],
      [
        [1, "a\nb\n"],
        [3, "c"],
      ],
    ],
    ["a character in two chunks", [[0xc3], [0xa9, 0x0a]], [[1, "é\n"]]],
  ] as [string, (string | number[])[], [number, string][]][])("%s", async (_, chunks, expected) => {
    expect(await batches(chunks)).toEqual(expected);
  });
  test("a line in several chunks that is larger than the limit is skipped, with its size", async () => {
    expect(await batches(["1\n22", "22", "2", "\n3\n444444"], 4)).toEqual([
      [1, "1\n"],
      [2, 5],
      [3, "3\n"],
      [4, 6],
    ]);
  });
  test("a chunk is cut into batches of at most a mebibyte", async () => {
    const found = await batches([`${"a\n".repeat(1 << 20)}b`]);
    expect(found.map(([line, text]) => [line, String(text).length])).toEqual([
      [1, 1 << 20],
      [(1 << 19) + 1, 1 << 20],
      [(1 << 20) + 1, 1],
    ]);
  });
  test("no byte and no line is lost, wherever chunks end", async () => {
    const line = fc.string({ unit: fc.constantFrom("a", "é", "\u2028", "\r"), maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 8 }),
        fc.array(fc.nat(20), { maxLength: 12 }),
        fc.integer({ min: 1, max: 16 }),
        async (lines, sizes, maxLineBytes) => {
          const bytes = Buffer.from(lines.join("\n"));
          const chunks: Uint8Array[] = [];
          let at = 0;
          for (const size of sizes) chunks.push(bytes.subarray(at, (at += size)));
          chunks.push(bytes.subarray(at));
          const found = await batches(chunks, maxLineBytes);
          const all = new Map<number, string | number>();
          const tooLong: number[] = [];
          for (const [first, text] of found) {
            if (typeof text === "number") {
              tooLong.push(text);
              all.set(first, text);
              continue;
            }
            for (const [i, each] of text.replace(/\n$/, "").split("\n").entries()) all.set(first + i, each);
          }
          expect(tooLong.filter((byteCount) => byteCount <= maxLineBytes)).toEqual([]);
          const numbers = [...all.keys()];
          expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
          for (const [i, each] of lines.entries())
            expect([each, Buffer.byteLength(each), ...(each === "" ? [undefined] : [])]).toContain(all.get(i + 1));
        },
      ),
      { numRuns: 50 },
    );
  });
});
