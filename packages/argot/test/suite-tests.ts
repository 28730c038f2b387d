// The tests of the official suite in one tier: verdicts, formats, annotations and outputs.
import { v1Lenient } from "@argot/dialects/v1";
import {
  addRemotes,
  outputSchema,
  readAnnotationCases,
  readOutputCases,
  readSuite,
  runAnnotationCases,
  runOutputCases,
  runSuite,
  type SuiteDraft,
  suiteDrafts,
} from "@argot/testing/suite";
import { expect, test } from "vitest";
import { type ArgotOptions, createArgot, type DialectName, type Tier } from "../src/index.js";
import { describeWithSuite } from "./test-data.js";
import { v1WithProposals } from "./v1-with-proposals.js";

/** The least number of tests of a draft: required ones, formats, and assertions about annotations. */
interface Counts {
  readonly required: number;
  readonly formats: number;
  readonly annotations: number;
}

/** Counted in the suite of 2026-08-22; a later suite has more. */
const counts: Readonly<Record<DialectName, Counts>> = {
  "draft-03": { required: 435, formats: 100, annotations: 11 },
  "draft-04": { required: 618, formats: 219, annotations: 17 },
  "draft-06": { required: 839, formats: 325, annotations: 23 },
  "draft-07": { required: 927, formats: 676, annotations: 31 },
  "2019-09": { required: 1259, formats: 757, annotations: 62 },
  "2020-12": { required: 1299, formats: 764, annotations: 84 },
  v1: { required: 1133, formats: 758, annotations: 84 },
};

/** The drafts of the suite, with the least number of tests that each has. */
export const drafts: readonly (SuiteDraft & { readonly least: Counts })[] = suiteDrafts.map((draft) => ({
  ...draft,
  least: counts[draft.dialect],
}));

/** What the specifications leave open, where Argot answers as the suite does. */
const optional: readonly [folder: string, options: ArgotOptions, least: number, except: readonly string[]][] = [
  // JSON.parse reads 1.0 and 1 as the same number.
  ["draft3/optional", { dialect: "draft-03" }, 21, ["zeroTerminatedFloats.json"]],
  ["draft4/optional", { dialect: "draft-04" }, 99, ["zeroTerminatedFloats.json"]],
  ["draft6/optional", { dialect: "draft-06" }, 106, []],
  // Draft-07 lets validators assert content.
  ["draft7/optional", { dialect: "draft-07", contentKeywords: "assert" }, 118, []],
  ["draft2019-09/optional", { dialect: "2019-09" }, 158, []],
  ["draft2020-12/optional", { dialect: "2020-12" }, 162, []],
  ["v1/optional", { dialect: "v1", dialects: [v1Lenient] }, 287, []],
  ["v1/proposals/propertyDependencies", { dialect: "v1", dialects: [v1WithProposals] }, 38, []],
];

/** Defines the tests of the suite, with validators of a tier. */
export function suiteTests(tier: Tier): void {
  describeWithSuite(`official suite (${tier})`, (suite) => {
    test.each(drafts)("$folder: every required test passes", ({ folder, dialect, least }) => {
      const argot = createArgot({ dialect, tier });
      addRemotes(argot, suite);
      const result = runSuite(argot, readSuite(suite, folder));
      expect(result.failures).toEqual([]);
      expect(result.total).toBeGreaterThanOrEqual(least.required);
    });

    test.each(optional)("%s: every test passes", (folder, options, least, except) => {
      const argot = createArgot({ ...options, tier });
      addRemotes(argot, suite);
      const files = readSuite(suite, folder).filter(({ name }) => !except.includes(name));
      const result = runSuite(argot, files);
      expect(result.failures).toEqual([]);
      expect(result.total).toBeGreaterThanOrEqual(least);
    });

    test("v1 asserts formats without an option", () => {
      const result = runSuite(createArgot({ dialect: "v1", tier }), readSuite(suite, "v1/format"));
      expect(result.failures).toEqual([]);
    });

    test.each(drafts)("$formats: every test of a format passes", ({ formats, dialect, least }) => {
      const argot = createArgot({ dialect, tier, formats: "assert" });
      const result = runSuite(argot, readSuite(suite, formats));
      expect(result.failures).toEqual([]);
      expect(result.total).toBeGreaterThanOrEqual(least.formats);
    });

    test("the vocabulary format-assertion of 2020-12 asserts formats", () => {
      const argot = createArgot({ tier });
      addRemotes(argot, suite);
      const files = readSuite(suite, "draft2020-12/optional");
      const result = runSuite(
        argot,
        files.filter(({ name }) => name === "format-assertion.json"),
      );
      expect(result).toEqual({ passed: 4, total: 4, failures: [] });
    });

    test.each(drafts)("$dialect: every annotation is found", ({ dialect, release, least }) => {
      const result = runAnnotationCases(() => createArgot({ dialect, tier }), readAnnotationCases(suite, release));
      expect(result.failures).toEqual([]);
      expect(result.total).toBeGreaterThanOrEqual(least.annotations);
    });

    test.each([
      ["draft2019-09", 4],
      ["draft2020-12", 4],
      ["v1", 3],
    ])("%s: every output is right", (folder, least) => {
      const argot = createArgot({ tier }).add(outputSchema(suite, folder));
      const result = runOutputCases(argot, readOutputCases(suite, folder));
      expect(result.failures).toEqual([]);
      expect(result.total).toBeGreaterThanOrEqual(least);
    });
  });
}
