import { fileURLToPath } from "node:url";
import { addRemotes, findSuite, readSuite, runSuite, suiteHelp } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { createArgot, type DialectName, type Tier } from "../src/index.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suite = findSuite(root);

/** The required tests of each draft, counted in the suite of 2026-08-22; a later suite has more. */
const required: readonly [folder: string, dialect: DialectName, least: number][] = [
  ["draft4", "draft-04", 618],
  ["draft6", "draft-06", 839],
  ["draft7", "draft-07", 927],
  ["draft2019-09", "2019-09", 1259],
  ["draft2020-12", "2020-12", 1299],
];

const tierNames: readonly Tier[] = ["loop", "compiled", "assembled"];

describe.runIf(suite !== undefined).each(tierNames)("official suite (%s)", (tier) => {
  test.each(required)("%s: every required test passes", (folder, dialect, least) => {
    const argot = createArgot({ dialect, tier });
    addRemotes(argot, suite as string);
    const result = runSuite(argot, readSuite(suite as string, folder));
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });
});

/** Optional tests that do not pass, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "zeroTerminatedFloats.json": "JavaScript has one kind of number: 1.0 is 1",
  "format-assertion.json": "the vocabulary that asserts formats is not installed",
};

describe.runIf(suite !== undefined)("official suite (optional)", () => {
  test.each(required)("%s: every optional test passes, but for exceptions", (folder, dialect) => {
    const argot = createArgot({ dialect, content: "assert" });
    addRemotes(argot, suite as string);
    const files = readSuite(suite as string, `${folder}/optional`).filter(({ name }) => !(name in exceptions));
    const result = runSuite(argot, files);
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThan(90);
  });
});

// Where there is no suite a person is told how to get it; in CI that is a failure.
describe.runIf(suite === undefined)("official suite", () => {
  test("is here, or this is not CI", ({ skip }) => {
    expect(process.env["CI"], suiteHelp).toBeUndefined();
    skip(suiteHelp);
  });
});
