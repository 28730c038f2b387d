// Data for tests that is not part of the repository. Where it is missing, the tests that need it are skipped and say how to get
// it; in continuous integration they fail.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findSuite, suiteHelp } from "@argot/testing/suite";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Tests with a checkout of the official test suite. */
export function describeWithSuite(name: string, tests: (suite: string) => void): void {
  describeWith(name, findSuite(root), suiteHelp, tests);
}

const corporaHelp =
  "The corpora are missing: point ARGOT_CORPORA to a folder of <name>/schema.json, such as the schemas of" +
  " https://github.com/sourcemeta-research/jsonschema-benchmark.";

/** Tests with a folder of real schemas. */
export function describeWithCorpora(name: string, tests: (corpora: string) => void): void {
  const folder = path.resolve(root, process.env["ARGOT_CORPORA"] ?? "../shared/corpora");
  describeWith(name, existsSync(folder) ? folder : undefined, corporaHelp, tests);
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
