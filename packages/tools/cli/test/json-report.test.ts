import type { ValidationIssue } from "argot";
import { describe, expect, test } from "vitest";
import { jsonReport } from "../src/json-report.js";

const issue = (data: ValidationIssue["data"], ...causes: ValidationIssue[]): ValidationIssue => ({
  message: "fails",
  messageId: "https://example.com/keyword",
  data,
  keyword: "k",
  instanceLocation: "/a",
  keywordLocation: "/k",
  absoluteKeywordLocation: "https://example.com/s#/k",
  causes,
});

const schemas = { find: () => undefined };
const report = jsonReport({ quiet: false, schemas });

describe("jsonReport", () => {
  test("one object a line", () => {
    const text = report.value(
      { data: "a.ndjson", line: 3 },
      { valid: false, errors: [issue({}, issue({}), issue({})), issue({})] },
    );
    expect(text.endsWith("\n")).toBe(true);
    expect(JSON.parse(text)).toEqual({
      data: "a.ndjson",
      line: 3,
      valid: false,
      errors: [issue({}, issue({}), issue({})), issue({})],
    });
    expect(report.value({ data: "-" }, { valid: true, errors: [] })).toBe('{"data":"-","valid":true,"errors":[]}\n');
    expect(report.end({ valid: 1, invalid: 1, unusable: 0 })).toBe("");
  });

  test("whole values are left out of the data of messages", () => {
    const data = { min: 1, actual: { large: [] }, missing: ["a"], value: [{ large: {} }] };
    const text = report.value({ data: "a" }, { valid: false, errors: [issue(data), issue({ actual: [1, 2] })] });
    expect(JSON.parse(text)).toMatchObject({ errors: [{ data: { min: 1, missing: ["a"] } }, { data: {} }] });
    expect(text).not.toMatch(/large|actual/);
  });

  test("causes of any depth", () => {
    let deep = issue({});
    for (let i = 0; i < 20_000; i++) deep = issue({}, deep);
    const text = report.value({ data: "a" }, { valid: false, errors: [deep] });
    expect(text.match(/"causes"/g)).toHaveLength(20_001);
    // What is wrong with the alternative that was meant stands there once.
    for (let i = 0; i < 20_000; i++) deep = { ...issue({}, deep), alternatives: [[deep]] };
    expect(report.value({ data: "a" }, { valid: false, errors: [deep] })).not.toContain("alternatives");
  });

  test("quiet leaves out valid values", () => {
    expect(jsonReport({ quiet: true, schemas }).value({ data: "a" }, { valid: true, errors: [] })).toBe("");
  });
});
