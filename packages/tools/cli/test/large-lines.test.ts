import { truncateSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Format } from "../src/inputs/format.js";
import { largeInput, mayHaveLines, namesLargeLines } from "../src/inputs/large-lines.js";
import { folder } from "./run.js";

test.each<[names: string[], as: Format | undefined, expected: boolean]>([
  [["a.json", "b.yaml"], undefined, false],
  [["a.json", "b.ndjson.gz"], undefined, true],
  [["data"], undefined, true],
  [["*.json"], undefined, false],
  [["**/*"], undefined, true],
  [["-"], "ndjson", true],
  [["a.jsonl"], "json", false],
  // All data of the project.
  [[], undefined, true],
])("%j as %s may have lines: %s", (names, as, expected) => {
  expect(mayHaveLines(names, as)).toBe(expected);
});

test("a large file of lines is found before it is read", () => {
  const cwd = folder({ "small.ndjson": "1\n", "large.ndjson": "", "large.json": "" });
  for (const name of ["large.ndjson", "large.json"]) truncateSync(path.join(cwd, name), largeInput + 1);
  expect(namesLargeLines(["small.ndjson", "large.json", "none.ndjson", "."], undefined, cwd)).toBe(false);
  expect(namesLargeLines(["small.ndjson", "large.ndjson"], undefined, cwd)).toBe(true);
  expect(namesLargeLines(["large.json"], "ndjson", cwd)).toBe(true);
});
