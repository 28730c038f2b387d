import { fileURLToPath } from "node:url";
import { v1Lenient } from "@argot/dialects";
import { addRemotes, findSuite, readSuite, runSuite, suiteHelp } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { type ArgotOptions, createArgot, type DialectName, type Tier } from "../src/index.js";
import { v1WithProposals } from "./v1-with-proposals.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const suite = findSuite(root);

/** The required tests of each draft, counted in the suite of 2026-08-22; a later suite has more. */
const required: readonly [folder: string, dialect: DialectName, least: number][] = [
  ["draft3", "draft-03", 435],
  ["draft4", "draft-04", 618],
  ["draft6", "draft-06", 839],
  ["draft7", "draft-07", 927],
  ["draft2019-09", "2019-09", 1259],
  ["draft2020-12", "2020-12", 1299],
  ["v1", "v1", 1133],
];

/** What the specifications leave open, where the answers of the suite are ours. */
const optional: readonly [folder: string, options: ArgotOptions, least: number, except: readonly string[]][] = [
  // Whether 1.0 was written as 1 or as 1.0 is not known once JSON has been parsed.
  ["draft3/optional", { dialect: "draft-03" }, 21, ["zeroTerminatedFloats.json"]],
  ["v1/format", { dialect: "v1" }, 758, []],
  ["draft3/optional/format", { dialect: "draft-03", formats: "assert" }, 100, []],
  ["v1/optional", { dialect: "v1", dialects: [v1Lenient] }, 287, []],
  ["v1/proposals/propertyDependencies", { dialect: "v1", dialects: [v1WithProposals] }, 38, []],
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

  test.each(optional)("%s: every test passes", (folder, options, least, except) => {
    const argot = createArgot({ ...options, tier });
    addRemotes(argot, suite as string);
    const files = readSuite(suite as string, folder).filter(({ name }) => !except.includes(name));
    const result = runSuite(argot, files);
    expect(result.failures).toEqual([]);
    expect(result.total).toBeGreaterThanOrEqual(least);
  });
});

// Where there is no suite a person is told how to get it; in CI that is a failure.
describe.runIf(suite === undefined)("official suite", () => {
  test("is here, or this is not CI", ({ skip }) => {
    expect(process.env["CI"], suiteHelp).toBeUndefined();
    skip(suiteHelp);
  });
});
