// Random schemas with their references written out and their conjunctions merged: the same verdicts, and the same sets of values.
import { expect, test } from "vitest";
import { inlinedAgree } from "../../src/fuzz/agreement/inlined.js";
import { fuzzDialects } from "../../src/fuzz/generate/fuzz-dialects.js";
import { findingsOf } from "../../src/fuzz/run.js";
import { sampleOf } from "../../src/fuzz/sample.js";

const count = Number(process.env["COUNT"] ?? 100);

test.each(fuzzDialects)("$name", async (fuzzDialect) => {
  const findings: unknown[] = [];
  for (let number = 0; number < count && findings.length < 3; number++)
    // oxlint-disable-next-line no-await-in-loop -- one sample at a time, so that the first disagreement is found
    findings.push(...(await findingsOf([inlinedAgree], sampleOf(fuzzDialect, "inlined", number))));
  expect(findings).toEqual([]);
});
