// The texts about lines of NDJSON, in parts as one thread writes them, and merged as threads exchange them.
import { createArgot } from "argot";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createEvaluation, createValidateReport } from "../src/commands/validate/evaluation.js";
import { loadLanguage } from "../src/commands/validate/language.js";
import type { ValidateReportName } from "../src/commands/validate/report-names.js";
import { type LinesResult, mergedParts, validateLines } from "../src/commands/validate/validate-lines.js";
import { plain } from "../src/terminal/paint.js";

const validator = createArgot().compile({ type: "object", properties: { id: { type: "integer" } } });
const schemas = { find: () => undefined };
const language = await loadLanguage("en");
const names: readonly ValidateReportName[] = ["flag", "compact", "json"];
const evaluation = createEvaluation({
  validator,
  reports: await Promise.all(
    names.map(async (name) => ({
      name,
      report: await createValidateReport(name, { quiet: true, schemas, paint: plain, words: language.words }),
    })),
  ),
  keeps: { passed: true, failed: true },
  schemas,
  cwd: "/",
  language,
});

/** The text for each report, whatever the pieces are. */
const textsOf = (results: readonly LinesResult[]): readonly string[] =>
  names.map((_, i) => results.flatMap(({ texts }) => texts[i] ?? []).join(""));

test("merged parts have the texts, counts and lines of the parts, also if a report says nothing of a line that another warns of", () => {
  // Of "{}]" and "[{}", neither is JSON, nor is "1,2", although a list of lines could be.
  const line = fc.constantFrom(
    '{"id":1}',
    '{"id":"x"}',
    '{"id":1,"id":2}',
    "{",
    "",
    "1,2",
    "{}]",
    "[{}",
    `{"id":"${"y".repeat(50_000)}"}`,
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const batch = { bytes: new TextEncoder().encode(lines.map((each) => `${each}\n`).join("")), firstLine: 7 };
      const parts = [...validateLines(batch, "d.ndjson", evaluation)];
      const merged = mergedParts(parts);
      expect(merged && textsOf([merged])).toEqual(textsOf(parts));
      const alone = lines.flatMap((each, i) => {
        const bytes = new TextEncoder().encode(each);
        return [...validateLines({ bytes, firstLine: 7 + i }, "d.ndjson", evaluation)];
      });
      expect(textsOf(parts)).toEqual(textsOf(alone));
      expect(merged?.counts).toEqual(mergedParts(alone)?.counts);
      expect(merged?.kept.passed.length).toBe(lines.filter((each) => /^\{"id":1[,}]/.test(each)).length);
    }),
    { numRuns: 30 },
  );
});

test.each<[ValidateReportName, string]>([
  ["flag", '{"data":"d.ndjson","line":7,"valid":false}\n'],
  ["compact", 'd.ndjson:7: invalid\n- /id (line 7, column 7): must be integer, is string; found "x"\n'],
])("a line that is not valid is evaluated once for the report %s", async (name, expected) => {
  let count = 0;
  const counted = (value: unknown): boolean => (++count, validator(value));
  const validate = (value: unknown): ReturnType<typeof validator.validate> => (++count, validator.validate(value));
  const once = createEvaluation({
    validator: Object.assign(counted, validator, { validate }),
    reports: [
      { name, report: await createValidateReport(name, { quiet: true, schemas, paint: plain, words: language.words }) },
    ],
    keeps: { passed: false, failed: false },
    schemas,
    cwd: "/",
    language,
  });
  const [part] = validateLines({ bytes: new TextEncoder().encode('{"id":"x"}\n'), firstLine: 7 }, "d.ndjson", once);
  expect(part?.texts).toEqual([[expected]]);
  expect(count).toBe(1);
});
