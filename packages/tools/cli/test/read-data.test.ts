import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { type Entry, readData } from "../src/inputs/read-data.js";
import { folder } from "./run.js";

async function read(
  sources: string[],
  { cwd = "/", stdin = "", ndjson = false }: { cwd?: string; stdin?: string | Readable; ndjson?: boolean } = {},
): Promise<object[]> {
  const input = typeof stdin === "string" ? Readable.from([stdin]) : stdin;
  const found: object[] = [];
  for await (const entry of readData(sources, { ndjson }, { stdin: input, cwd })) found.push(plain(entry));
  return found;
}

function plain(entry: Entry): object {
  const { source: _, ...rest } = entry;
  return "problem" in rest ? { ...rest, problem: rest.problem.message } : rest;
}

describe("readData", () => {
  test("a JSON file is one value", async () => {
    const cwd = folder({ "a.json": [1, 2] });
    expect(await read(["a.json"], { cwd })).toEqual([{ data: "a.json", value: [1, 2] }]);
  });

  test.each(["a.ndjson", "a.jsonl", "a.NDJSON"])(
    "%s has one value on each line; blank lines are ignored",
    async (name) => {
      const cwd = folder({ [name]: "1\n\n \t\r\n2\r\n{}" });
      expect(await read([name], { cwd })).toEqual([
        { data: name, line: 1, value: 1 },
        { data: name, line: 4, value: 2 },
        { data: name, line: 5, value: {} },
      ]);
    },
  );

  test("standard input is one value, or one a line", async () => {
    expect(await read(["-"], { stdin: "[1,\n2]" })).toEqual([{ data: "-", value: [1, 2] }]);
    expect(await read(["-"], { stdin: "1\n2", ndjson: true })).toEqual([
      { data: "-", line: 1, value: 1 },
      { data: "-", line: 2, value: 2 },
    ]);
  });

  test("reads the other data if some cannot be read", async () => {
    const cwd = folder({ "a.ndjson": "1\n{\n\n3\n", "b.json": "[", "c.json": 4, "dir/d.json": 5 });
    expect(await read(["a.ndjson", "none.json", "b.json", "none.ndjson", "dir", "c.json"], { cwd })).toEqual([
      { data: "a.ndjson", line: 1, value: 1 },
      { data: "a.ndjson", line: 2, problem: expect.stringMatching(/^a\.ndjson:2:2 is not JSON/) },
      { data: "a.ndjson", line: 4, value: 3 },
      { data: "none.json", problem: "there is no file none.json: check the name" },
      { data: "b.json", problem: expect.stringMatching(/^b\.json:1:2 is not JSON/) },
      { data: "none.ndjson", problem: "there is no file none.ndjson: check the name" },
      { data: "dir", problem: "dir is a directory: name the files in it" },
      { data: "c.json", value: 4 },
    ]);
  });

  test("reports a broken stream after the values before it", async () => {
    const stdin = Readable.from(
      (async function* () {
        yield "1\n2";
        await Promise.resolve();
        throw new Error("cable pulled");
      })(),
    );
    expect(await read(["-"], { stdin, ndjson: true })).toEqual([
      { data: "-", line: 1, value: 1 },
      { data: "-", problem: "standard input cannot be read (cable pulled): check what writes to it" },
    ]);
  });
});
