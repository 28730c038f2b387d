import { createArgot } from "argot";
import { expect, test } from "vitest";
import { drafts } from "../../src/upgrade/drafts.js";
import { type Draft, upgrade } from "../../src/upgrade/index.js";

/** A schema of a draft, what it becomes in another, and values that have the same verdicts. Neither has `$schema`. */
export type UpgradeCase = [
  name: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  values?: readonly unknown[],
];

const uri = "https://example.com/schema";

/** Values that are tried in each case. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  1,
  2,
  1.5,
  "",
  "a",
  [],
  [0],
  ["a"],
  [0, "a"],
  {},
  { a: 1 },
  { a: 1, b: "a" },
];

/** Defines a test for each case. */
export function upgradeCases(from: Draft, to: Draft, cases: readonly UpgradeCase[]): void {
  test.each(cases)("%s", (_, before, after, more = []) => {
    const value = { $schema: drafts[from], ...before };
    const { documents, remarks } = upgrade([{ uri, value }], { argot: createArgot(), to });
    expect(remarks.filter(({ kind }) => kind === "blocks")).toEqual([]);
    expect(documents[0]?.value).toEqual({ $schema: drafts[to], ...after });
    const tried = [...values, ...more];
    const verdicts = (schema: unknown): boolean[] => {
      const validator = createArgot().compile(schema);
      return tried.map((each) => validator(each));
    };
    expect(verdicts(documents[0]?.value)).toEqual(verdicts(value));
  });
}

/** Defines a test for each schema that cannot be written in the other draft: the keyword that blocks it. */
export function blockedCases(
  from: Draft,
  to: Draft,
  cases: readonly [name: string, schema: Readonly<Record<string, unknown>>, keyword: string][],
): void {
  test.each(cases)("%s", (_, schema, keyword) => {
    const { remarks } = upgrade([{ uri, value: { $schema: drafts[from], ...schema } }], { argot: createArgot(), to });
    expect(remarks.filter(({ kind }) => kind === "blocks").map((each) => each.keyword)).toEqual([keyword]);
  });
}
