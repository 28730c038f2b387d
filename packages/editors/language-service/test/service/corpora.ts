// Real schemas with real instances, for tests. Where they are missing, tests are skipped and say how to get them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
const folder = path.resolve(root, process.env["ARGOT_CORPORA"] ?? "../shared/corpora");
/** Whether the corpora are there. */
export const hasCorpora = existsSync(folder);
const help =
  "The corpora are missing: point ARGOT_CORPORA to a folder of <name>/schema.json and <name>/instances.jsonl, such as those of" +
  " https://github.com/sourcemeta-research/jsonschema-benchmark.";

export interface Corpus {
  readonly schema: unknown;
  /** The texts of instances, each on one line. */
  readonly lines: readonly string[];
}

/** Defines a test for each corpus. What `problemsOf` returns is wrong. */
export function testCorpora(name: string, problemsOf: (corpus: Corpus) => Promise<readonly string[]>): void {
  const define = hasCorpora ? testEach : testMissing;
  define(name, problemsOf);
}

function testMissing(name: string): void {
  test(`${name}: the corpora are missing`, ({ skip }) => {
    expect(process.env["CI"] ?? "", help).toBe("");
    skip(help);
  });
}

function testEach(name: string, problemsOf: (corpus: Corpus) => Promise<readonly string[]>): void {
  const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), "utf8");
  const names = readdirSync(folder).filter((each) => existsSync(path.join(folder, each, "instances.jsonl")));
  describe.each([name])("%s", () => {
    test.each(names)("%s", async (each) => {
      const lines = read(each, "instances.jsonl").split("\n");
      const schema: unknown = JSON.parse(read(each, "schema.json"));
      expect(await problemsOf({ schema, lines: lines.filter((line) => line !== "") })).toEqual([]);
    });
  });
}

/** Some small instances of a corpus. */
export const someOf = ({ lines }: Corpus, most: number, count: number): readonly string[] => {
  const small = lines.filter(({ length }) => length < most);
  return small.filter((_, i) => i % Math.max(1, Math.floor(small.length / count)) === 0).slice(0, count);
};
