// Real schemas with real instances, for tests. Where they are missing, tests are skipped and say how to get them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { describeWithCorpora } from "../../../../argot/test/test-data.js";

export interface Corpus {
  readonly schema: unknown;
  /** The texts of instances, each on one line. */
  readonly lines: readonly string[];
}

/** Defines a test for each corpus. What `problemsOf` returns is wrong. */
export function testCorpora(name: string, problemsOf: (corpus: Corpus) => Promise<readonly string[]>): void {
  describeWithCorpora(name, (folder) => {
    const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), "utf8");
    const names = readdirSync(folder).filter((each) => existsSync(path.join(folder, each, "instances.jsonl")));
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
