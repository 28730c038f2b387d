import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { linesOf } from "../src/inputs/lines.js";

async function lines(...chunks: (string | number[])[]): Promise<string[]> {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  }
  const found: string[] = [];
  for await (const line of linesOf(stream())) found.push(Buffer.from(line).toString());
  return found;
}

describe("linesOf", () => {
  test.each([
    ["nothing", [], []],
    ["an empty chunk", [""], []],
    ["a last line without a newline", ["a\nb"], ["a", "b"]],
    ["a last line with one", ["a\nb\n"], ["a", "b"]],
    ["empty lines", ["\n\na\n"], ["", "", "a"]],
    ["a line in several chunks", ["a", "b", "c\nd"], ["abc", "d"]],
    ["a newline between chunks", ["a", "\nb"], ["a", "b"]],
    ["a carriage return, which is left", ["a\r\nb"], ["a\r", "b"]],
    ["separators that JSON allows in strings", ['"a\u2028b\u2029c"\n1'], ['"a\u2028b\u2029c"', "1"]],
    ["a character in two chunks", [[0xc3], [0xa9, 0x0a]], ["é"]],
  ])("%s", async (_, chunks: (string | number[])[], expected: string[]) => {
    expect(await lines(...chunks)).toEqual(expected);
  });
});
