// Data for tests that is not part of the repository. Where it is missing, the tests that need it are skipped and say how to get
// it; in continuous integration they fail.
import { fileURLToPath } from "node:url";
import { findSuite, suiteHelp } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";
import { corporaFolder, corporaHelp } from "../../checks/src/benchmarks/corpora-folder.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Tests with a checkout of the official test suite. */
export function describeWithSuite(name: string, tests: (suite: string) => void): void {
  describeWith(name, findSuite(root), suiteHelp, tests);
}

/** Tests with a folder of real schemas. */
export function describeWithCorpora(name: string, tests: (corpora: string) => void): void {
  describeWith(name, corporaFolder(), corporaHelp, tests);
}

function describeWith(name: string, folder: string | undefined, help: string, tests: (folder: string) => void): void {
  const define = folder === undefined ? (): void => dataIsMissing(help) : (): void => tests(folder);
  describe.each([name])("%s", () => {
    define();
  });
}

function dataIsMissing(help: string): void {
  test("the data is missing", ({ skip }) => {
    expect(process.env["CI"] ?? "", help).toBe("");
    skip(help);
  });
}
