import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { findInputs } from "../src/inputs/find-inputs.js";
import { readChunks, readContent } from "../src/inputs/read-bytes.js";
import { argot, folder } from "./run.js";

const found = async (names: string[], cwd: string, as?: "json" | "ndjson"): Promise<unknown[]> =>
  (await findInputs(names, as, { cwd })).map((each) =>
    "problem" in each ? each.problem.message : `${each.data}: ${each.format}`,
  );

describe("findInputs", () => {
  const files = {
    "data/a.json": 1,
    "data/sub/b.yml": "1",
    "data/c.ndjson.gz": "",
    "data/d.txt": "1",
    "data/node_modules/e.json": 1,
    "data/f.jsonc": 1,
    "x[1].json": 1,
    "notes.txt": "",
  };
  test("a folder means the files whose names end as those of data do", async () => {
    expect(await found(["data"], folder(files))).toEqual([
      "data/a.json: json",
      "data/c.ndjson.gz: ndjson",
      "data/f.jsonc: jsonc",
      "data/sub/b.yml: yaml",
    ]);
  });
  test("a glob means the files that it matches, and files are read once", async () => {
    const cwd = folder(files);
    expect(await found(["data/*.json", "data/**/*.{json,yml}", "data/a.json"], cwd)).toEqual([
      "data/a.json: json",
      "data/sub/b.yml: yaml",
      // A file that is named is read, as often as it is named.
      "data/a.json: json",
    ]);
    expect(await found(["x[1].json"], cwd)).toEqual(["x[1].json: json"]);
  });
  test("what is not there is one problem", async () => {
    const cwd = folder(files);
    expect(await found(["none/*.json", "data/a.jsn", "other.json"], cwd)).toEqual([
      "no file matches none/*.json: check the pattern",
      "there is no file data/a.jsn: did you mean data/a.json?",
      "other.json: json",
    ]);
    expect(await found(["."], folder({ "a.txt": "" }))).toEqual([
      ". has no files of a known format: name the files, or their format (--as of argot validate)",
    ]);
  });
  test("--as says the format of all", async () => {
    expect(await found(["-", "data"], folder({ "data/a.txt": "1" }), "ndjson")).toEqual([
      "-: ndjson",
      "data/a.txt: ndjson",
    ]);
  });
});

describe("readContent", () => {
  const read = async (content: Uint8Array | string): Promise<string> =>
    Buffer.from(await readContent("f", { cwd: folder({ f: content }), stdin: Readable.from([]) })).toString();

  test.each([
    ["UTF-8", Buffer.from('"é😀"')],
    ["UTF-8 with a byte-order mark", Buffer.from('\ufeff"é😀"')],
    ["UTF-16 LE with a byte-order mark", Buffer.from('\ufeff"é😀"', "utf16le")],
    ["UTF-16 LE", Buffer.from('"é😀"', "utf16le")],
    ["UTF-16 BE with a byte-order mark", Buffer.from('\ufeff"é😀"', "utf16le").swap16()],
    ["UTF-16 BE", Buffer.from('"é😀"', "utf16le").swap16()],
    ["gzip", gzipSync('"é😀"')],
    ["zstd", Buffer.from("KLUv/QRYQQAAIsOp8J+YgCJiN5p8", "base64")],
    ["gzip of UTF-16", gzipSync(Buffer.from('\ufeff"é😀"', "utf16le"))],
  ])("reads %s", async (_, bytes) => {
    expect(await read(bytes)).toBe('"é😀"');
  });
  test("reads nothing, and what is shorter than a mark", async () => {
    expect(await read("")).toBe("");
    expect(await read("1")).toBe("1");
  });
  test.each([
    [
      "torn gzip",
      gzipSync("x".repeat(1000)).subarray(0, 20),
      "f cannot be unpacked (unexpected end of file): check that it is gzip",
    ],
    ["torn UTF-16", Buffer.from([0xff, 0xfe, 0x31]), "f is not UTF-16 text"],
    ["torn zstd", Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x04]), "f cannot be unpacked"],
  ])("refuses %s", async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
  });
  test("reads standard input in small chunks", async () => {
    const bytes = gzipSync('{"a":1}');
    const stdin = Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));
    const parts: Uint8Array[] = [];
    for await (const part of readChunks("-", { cwd: "/", stdin })) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe('{"a":1}');
  });
});

describe("argot validate reads", () => {
  const schema = { type: "object", properties: { a: { type: "integer" } } };

  test("every format, with the position of the error", async () => {
    const cwd = folder({
      "s.json": schema,
      "data/a.json": '{"a": "x"}',
      "data/b.jsonc": '// one\n{"a": "x",}',
      "data/c.json5": "{\na: 'x'}",
      "data/d.yaml": "a: 1\n---\na: x\n",
      "data/e.toml": 'a = "x"',
      "data/f.ndjson": '{"a":1}\n{"a":"x"}\n',
      "data/g.json.gz": gzipSync('{"a": "x"}'),
      "data/h.json": Buffer.from('\ufeff{"a": "x"}', "utf16le"),
    });
    const { code, out, err } = await argot(["validate", "s.json", "data"], { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out.split("\n").filter((text) => text.includes("must be integer"))).toEqual(
      [
        "a.json:1:7",
        "b.jsonc:2:7",
        "c.json5:2:4",
        "d.yaml:3:4",
        "e.toml:1:5",
        "f.ndjson:2:6",
        "g.json.gz:1:7",
        "h.json:1:7",
      ].map((position) => `  data/${position} /a must be integer, is string`),
    );
  });
  test("the other data if some cannot be read", async () => {
    const cwd = folder({ "s.json": true, "a.ndjson": "1\n{\n\n3\n", "b.json": "[", "c.json": 4, "dir/d.json": 5 });
    const names = ["a.ndjson", "none.json", "b.json", "none.ndjson", "dir", "c.json", "no*.x"];
    const { code, out, err } = await argot(["validate", "s.json", ...names], { cwd });
    expect(code).toBe(2);
    expect(out).toBe("✔ dir/d.json\n✔ c.json\n4 valid, 0 invalid, 5 unusable\n");
    expect(err.split("\n").filter((text) => text.startsWith("argot: "))).toEqual([
      expect.stringMatching(/^argot: a\.ndjson:2:2 is not JSON/),
      "argot: there is no file none.json: check the name",
      expect.stringMatching(/^argot: b\.json:1:2 is not JSON/),
      "argot: there is no file none.ndjson: check the name",
      "argot: no file matches no*.x: check the pattern",
    ]);
  });
  test("the values before a stream breaks", async () => {
    const stdin = Readable.from(
      (async function* () {
        yield "1\n2";
        await Promise.resolve();
        throw new Error("cable pulled");
      })(),
    );
    const { code, out, err } = await argot(["validate", "s.json", "-", "--as", "ndjson", "-q", "--json"], {
      cwd: folder({ "s.json": false }),
      stdin,
    });
    expect({ code, err }).toEqual({
      code: 2,
      err: "argot: standard input cannot be read (cable pulled): check what writes to it\n",
    });
    expect(out.split("\n")).toHaveLength(2);
    expect(out).toContain('"line":1');
  });
  test("lines that are not UTF-8, blank lines and lines with a name twice", async () => {
    const lines = Buffer.concat([
      Buffer.from("1\n\n \t\r\n2\r\n"),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
      Buffer.from('{"a":1,"a":2}\n12345678901234567890'),
    ]);
    const cwd = folder({ "s.json": { not: { const: 3 } }, "d.ndjson": lines });
    const { code, out, err } = await argot(["validate", "s.json", "d.ndjson"], { cwd });
    expect({ code, err }).toEqual({ code: 2, err: "argot: d.ndjson:5 is not UTF-8 text: save it as UTF-8\n" });
    expect(out).toContain("! d.ndjson:6\n  d.ndjson:6:8 warning: the name");
    expect(out).toContain("4 valid, 0 invalid, 1 unusable\n");
  });
});
