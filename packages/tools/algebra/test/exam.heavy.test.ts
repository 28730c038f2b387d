// The exam: pairs of schemas with true answers. It prints how many are decided.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createArgot } from "argot";
import { constKeyword } from "@argot/validation";
import { expect, test } from "vitest";
import { contained, setOf, type ValueSet } from "../src/index.js";
import { type Pair, pairsFolder, pairsHelp, pairsOf } from "./pairs.js";

const drafts = [
  ["draft4", "draft-04"],
  ["draft7", "draft-07"],
  ["draft2020-12", "2020-12"],
] as const;

/** Pairs whose answer is wrong by the specification, and why. */
const wrongPairs: readonly (readonly [id: RegExp, reason: string])[] = [
  [/^valid\/optional\/unicode\.json#(?:1|2|9|10|11|18)$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^unions\/optional\/unicode\.json#[1-4]$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^nonvalid\/optional\/unicode\.json#(?:1|2|5|6|7|10)$/, "\\d and \\w of ECMAScript are about ASCII"],
  [/^nonvalid\/dynamicRef\.json#(?:1|2|9)$/, "the second schema should be negated, and is not"],
  [/^universal\/dynamicRef\.json#(?:1|2|3|9|10)$/, "only the reference is negated, not what stands beside it"],
  [/^unsatisfiable\/dynamicRef\.json#(?:1|2|9)$/, "only the reference is negated, not what stands beside it"],
  [/^universal\/unevaluatedItems\.json#15$/, "only the reference is negated, not what stands beside it"],
  [/^(?:universal|unsatisfiable)\/anchor\.json#4$/, "the anchor is renamed within constants"],
];

const isWrong = ({ id }: Pair): boolean => wrongPairs.some(([pattern]) => pattern.test(id));

/** The sets of a pair. The suite asserts formats and contents in files about them only, and writes `const` in draft-04 as well. */
function setsOf({ id, one, two }: Pair, dialect: string): readonly [one: ValueSet, two: ValueSet] {
  const asserts = /optional\/(?:format|content)/.test(id);
  const argot = createArgot({
    dialect,
    ...(asserts && { formats: "assert", contentKeywords: "assert" }),
    ...(dialect === "draft-04" && { keywords: { const: constKeyword } }),
  });
  return [setOf(argot, one), setOf(argot, two)];
}

interface Result {
  right: number;
  unknown: string[];
  wrong: string[];
}

function examine(list: readonly Pair[], dialect: string): Result {
  const result: Result = { right: 0, unknown: [], wrong: [] };
  for (const pair of list) {
    const [one, two] = setsOf(pair, dialect);
    for (const [a, b, truth] of [
      [one, two, pair.oneInTwo],
      [two, one, pair.twoInOne],
    ] as const) {
      if (truth === undefined) continue;
      const { answer } = contained(a, b);
      if (answer === "unknown") result.unknown.push(pair.id);
      else if ((answer === "yes") === truth) result.right++;
      else result.wrong.push(pair.id);
    }
  }
  return result;
}

const pairs = pairsFolder();

test("the pairs are there", ({ skip }) => {
  expect(pairs !== undefined || process.env["CI"] === undefined, pairsHelp).toBe(true);
  skip(pairs === undefined, pairsHelp);
  expect(drafts.every(([draft]) => pairsOf(pairs ?? "", draft).length > 100)).toBe(true);
});

test.each(pairs === undefined ? [] : drafts)(
  "the exam of %s: no answer is wrong, and nearly all are found",
  (draft, dialect) => {
    const all = pairsOf(pairs ?? "", draft);
    const { right, unknown, wrong } = examine(
      all.filter((each) => !isWrong(each)),
      dialect,
    );
    process.stdout.write(`exam of ${dialect}: ${right} right, ${wrong.length} wrong, ${unknown.length} not decided\n`);
    expect(wrong).toEqual([]);
    expect(unknown.length / (right + unknown.length)).toBeLessThan(0.01);
  },
  300_000,
);

test("the pairs are read as they are published", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "argot-pairs-"));
  mkdirSync(path.join(folder, "tests/draft4/valid"), { recursive: true });
  const published = { id: 3, schema1: { const: 1 }, schema2: {}, tests: { s1SubsetEqOfs2: true } };
  writeFileSync(path.join(folder, "tests/draft4/valid/const.json"), JSON.stringify([published]));
  expect(pairsOf(folder, "draft4")).toEqual([{ id: "valid/const.json#3", one: { const: 1 }, two: {}, oneInTwo: true }]);
});
