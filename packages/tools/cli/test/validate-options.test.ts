import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { argot, folder, Sink } from "./run.js";

const run = (cwd: string, ...args: string[]): ReturnType<typeof argot> => argot(["validate", ...args], { cwd });

describe("options of the engine", () => {
  const files = {
    "email.json": { format: "email" },
    "content.json": { contentMediaType: "application/json" },
    "typo.json": { requird: ["a"] },
    "other.json": { $schema: "http://json-schema.org/draft-07/schema#" },
    "tree.json": { items: { $ref: "#" } },
    "text.json": '"no"',
    "deep.json": "[".repeat(30) + "]".repeat(30),
  };
  test.each([
    [["email.json", "text.json"], 0],
    [["email.json", "text.json", "--formats", "assert"], 1],
    [["content.json", "text.json"], 0],
    [["content.json", "text.json", "--content", "assert"], 1],
    [["typo.json", "text.json"], 0],
    [["typo.json", "text.json", "--strict"], 2],
    [["other.json", "text.json"], 0],
    [["other.json", "text.json", "--pin"], 2],
    [["tree.json", "deep.json"], 0],
    [["tree.json", "deep.json", "--limit", "depth=10"], 2],
    [["tree.json", "deep.json", "--tier", "loop"], 0],
  ])("%j: %i", async (args, expected) => {
    const { code, out, err } = await run(folder(files), ...args);
    expect(code, out + err).toBe(expected);
  });
  test.each([
    [["--limit", "depth"], "write name=number, such as depth=100"],
    [["--limit", "dept=10"], 'did you mean "depth"?'],
    [["--formats", "yes"], "annotate, assert"],
  ])("%j is refused", async (args, message) => {
    const { code, err } = await run(folder(files), "email.json", "text.json", ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
  test("--lang puts messages into a language", async () => {
    const cwd = folder({ "s.json": { minimum: 5 }, "d.json": 1 });
    expect((await run(cwd, "s.json", "d.json", "--lang", "de")).out).toContain("muss mindestens 5 sein");
  });
  test("--warn-exponential warns of regular expressions, with the position", async () => {
    const cwd = folder({ "s.json": { pattern: "^(a+)+$" }, "d.json": '"aaa"' });
    const { code, err } = await run(cwd, "s.json", "d.json", "--warn-exponential");
    expect(code).toBe(0);
    expect(err).toContain('argot: s.json:1:12 "^(a+)+$" may take more than linear time');
  });
});

describe("values are written", () => {
  const files = {
    "s.json": { type: "integer" },
    "d.ndjson": '1\n "x" \n12345678901234567890\n{"a"\n2.5\n',
    "e.json": [1],
    "f.yaml": "7\n",
  };
  test("by --valid-to and --invalid-to", async () => {
    const cwd = folder(files);
    const args = [
      "s.json",
      "d.ndjson",
      "e.json",
      "f.yaml",
      "-q",
      "--valid-to",
      "ok.ndjson",
      "--invalid-to",
      "bad.ndjson",
    ];
    expect((await run(cwd, ...args)).code).toBe(2);
    expect(readFileSync(`${cwd}/ok.ndjson`, "utf8")).toBe("1\n12345678901234567890\n7\n");
    expect(readFileSync(`${cwd}/bad.ndjson`, "utf8")).toBe(' "x" \n2.5\n[1]\n');
  });
  test("by --filter to standard output, with the report on standard error", async () => {
    const { code, out, err } = await run(folder(files), "s.json", "d.ndjson", "--filter");
    expect(code).toBe(2);
    expect(out).toBe("1\n12345678901234567890\n");
    expect(err).toContain("✘ d.ndjson:2\n");
    expect(err).toContain("2 valid, 2 invalid, 1 unusable\n");
  });
  test("but not where there is no folder", async () => {
    const { code, err } = await run(folder(files), "s.json", "e.json", "--valid-to", "no/such.ndjson");
    expect(code).toBe(2);
    expect(err).toContain("no/such.ndjson cannot be written");
  });
});

test.each([
  [true, {}, true],
  [true, { NO_COLOR: "1" }, false],
  [false, {}, false],
  [false, { FORCE_COLOR: "1" }, true],
  [false, { FORCE_COLOR: "1", NO_COLOR: "1" }, true],
  [true, { FORCE_COLOR: "0" }, false],
] as [boolean, Record<string, string>, boolean][])(
  "terminal %j, environment %j: colours %j",
  async (isTTY, env, expected) => {
    const cwd = folder({ "s.json": false, "d.json": 1 });
    const { out } = await argot(["validate", "s.json", "d.json"], { cwd, env, stdout: new Sink(isTTY) });
    expect(out.includes("\u001b[")).toBe(expected);
  },
);
