import type { ValidationIssue, Validator } from "argot";
import { describe, expect, test } from "vitest";
import { loadLanguage } from "../src/commands/validate/language.js";
import { issuesReport } from "../src/commands/validate/reports/issues-report.js";
import { ValueResult } from "../src/commands/validate/value-result.js";
import type { Origin } from "../src/inputs/datum.js";
import { parseJsonText } from "@argot/source-text/text";

const issue = (data: ValidationIssue["data"], ...causes: ValidationIssue[]): ValidationIssue => ({
  message: "fails",
  messageId: "https://example.com/keyword",
  data,
  keyword: "k",
  instanceLocation: "/a",
  path: ["a"],
  keywordLocation: "/k",
  absoluteKeywordLocation: "https://example.com/s#/k",
  causes,
});

const schemas = { find: () => undefined };
const language = await loadLanguage("en");
const report = issuesReport({ quiet: false, schemas });

/** The text for a value with these errors. */
function textOf(origin: Origin, errors: readonly ValidationIssue[], from = report): string {
  const validator = {} as unknown as Validator;
  const context = { validator, schemas, cwd: "/", language };
  const datum = { ...origin, value: 0, source: () => parseJsonText("0"), mayHaveDuplicates: false };
  const result = new ValueResult(datum, { valid: errors.length === 0, errors }, context);
  return [...from.result(result)].join("");
}

describe("issuesReport", () => {
  test("prints one object on a line", () => {
    const text = textOf({ data: "a.ndjson", line: 3 }, [issue({}, issue({}), issue({})), issue({})]);
    expect(text.endsWith("\n")).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      data: "a.ndjson",
      line: 3,
      valid: false,
      errors: [issue({}, issue({}), issue({})), issue({})],
    });
    expect(textOf({ data: "-" }, [])).toBe('{"data":"-","valid":true,"errors":[]}\n');
    expect(report.end({ passed: 1, failed: 1, unusable: 0 })).toBe("");
  });

  test("leaves arrays and objects out of the data of messages", () => {
    const data = { min: 1, actual: { large: [] }, missing: ["a"], value: [{ large: {} }] };
    const text = textOf({ data: "a" }, [issue(data), issue({ actual: [1, 2] })]);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ data: { min: 1, missing: ["a"] } }, { data: {} }] });
    expect(text).not.toMatch(/large|actual/);
  });

  test("prints causes of any depth", () => {
    let deep = issue({});
    for (let i = 0; i < 6000; i++) deep = issue({}, deep);
    const text = textOf({ data: "a" }, [deep]);
    expect(text.match(/"causes"/g)).toHaveLength(6001);
    // The errors of the best matching alternative are printed once.
    for (let i = 0; i < 6000; i++) deep = { ...issue({}, deep), alternatives: [[deep]] };
    expect(textOf({ data: "a" }, [deep])).not.toContain("alternatives");
  });

  test("leaves out valid values if quiet", () => {
    expect(textOf({ data: "a" }, [], issuesReport({ quiet: true, schemas }))).toBe("");
  });
});
