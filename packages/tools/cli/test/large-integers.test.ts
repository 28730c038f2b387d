// Integers beyond 2^53 are exact, in schemas and data, and are printed with all their digits.
import { describe, expect, test } from "vitest";
import { argot, folder } from "./run.js";

const schema = '{"properties": {"id": {"const": 12345678901234567890, "maximum": 12345678901234567890}}}';
const good = '{"id": 12345678901234567890}';
const bad = '{"id": 12345678901234567891}';
const files = {
  "s.json": schema,
  "s.yaml": "properties:\n  id:\n    const: 12345678901234567890\n    maximum: 12345678901234567890\n",
  "good.json": good,
  "bad.json": bad,
  "lines.ndjson": `${good}\n${bad}\n`,
  "good.yaml": "id: 12345678901234567890\n",
  "bad.yaml": "id: 12345678901234567891\n",
};
const validate = (...args: string[]) => argot(["validate", ...args], { cwd: folder(files) });

describe.each(["s.json", "s.yaml"])("by %s", (name) => {
  test.each([
    [0, "good.json"],
    [1, "bad.json"],
    [0, "good.yaml"],
    [1, "bad.yaml"],
    [1, "lines.ndjson"],
  ])("%i for %s", async (code, data) => {
    expect((await validate(name, data)).code).toBe(code);
  });
});

test("in NDJSON as well as in a file", async () => {
  const { out } = await validate("s.json", "lines.ndjson", "--report=compact");
  expect(out).toContain("lines.ndjson:2: invalid\n");
  expect(out).toContain("12345678901234567890");
});

test("every report prints their digits", async () => {
  const texts = await Promise.all(
    ["pretty", "compact", "json"].map(async (name) => (await validate("s.json", "bad.json", `--report=${name}`)).out),
  );
  for (const text of texts) {
    expect(text).toContain("12345678901234567890");
    expect(text).not.toMatch(/12345678901234567\d00|1\.23\d+e\+19/);
  }
  expect(texts[1]).toContain("12345678901234567891");
  expect(texts[2]).toContain('"value":12345678901234567890');
});

test("the output formats of the specification print their digits", async () => {
  const { out } = await argot(["validate", "s.json", "good.json", "--report=list"], {
    cwd: folder({ ...files, "s.json": '{"default": 12345678901234567890}' }),
  });
  expect(out).toContain('"default":12345678901234567890');
});
