import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { batchesOf } from "../src/inputs/batches.js";

async function batches(...chunks: (string | number[])[]): Promise<[number, string][]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  }
  const found: [number, string][] = [];
  for await (const { bytes, firstLine } of batchesOf(stream())) found.push([firstLine, Buffer.from(bytes).toString()]);
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
    expect(await batches(...chunks)).toEqual(expected);
  });
});
