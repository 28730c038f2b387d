// The exam: pairs of schemas with true answers. `npm run algebra -- exam` prints how many are decided, by kind.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { answerTo, drafts, questionsOf } from "../../../checks/src/algebra/exam.js";
import { pairsFolder, pairsHelp, pairsOf } from "../../../checks/src/algebra/pairs.js";

const pairs = pairsFolder();

test("the pairs are there", ({ skip }) => {
  expect(pairs !== undefined || process.env["CI"] === undefined, pairsHelp).toBe(true);
  skip(pairs === undefined, pairsHelp);
  expect(drafts.every(([draft]) => pairsOf(pairs ?? "", draft).length > 100)).toBe(true);
});

test.each(pairs === undefined ? [] : drafts)(
  "the exam of %s: no answer is wrong, and nearly all are found",
  (...draft) => {
    const wrong: string[] = [];
    const unknown: string[] = [];
    const questions = questionsOf(pairs ?? "", draft);
    for (const question of questions) {
      const { answer } = answerTo(question);
      if (answer === "unknown") unknown.push(question.id);
      else if ((answer === "yes") !== question.truth) wrong.push(question.id);
    }
    expect(wrong).toEqual([]);
    expect(unknown.length / questions.length).toBeLessThan(0.01);
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
