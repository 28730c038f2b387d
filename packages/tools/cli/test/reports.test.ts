import { readFileSync } from "node:fs";
import { parseSource } from "@argot/source-text";
import { describe, expect, test } from "vitest";
import { createReport } from "../src/reports/create-report.js";
import { type Finding, findingsOf } from "../src/reports/finding.js";
import { type FindingReportName, findingReportNames } from "../src/reports/report-names.js";
import type { Counts, Result } from "../src/reports/report.js";
import { englishWords } from "../src/reports/report-words.js";
import { plain } from "../src/terminal/paint.js";
import { argot, folder } from "./run.js";

const options = { quiet: false, words: englishWords, version: "1.2.3", paint: plain };

async function written(name: FindingReportName, results: readonly Result[], more: object = {}): Promise<string> {
  const report = await createReport(name, { ...options, ...more });
  const counts: Record<keyof Counts, number> = { passed: 0, failed: 0, unusable: 0 };
  let text = report.begin;
  for (const result of results) {
    counts[result.outcome] += 1;
    const about = [...report.result(result)].join("");
    if (report.collect) report.collect(about);
    else text += about;
  }
  return text + report.end(counts);
}

const source = parseSource('{\n  "a": 1\n}', { name: "a b.json" });
const finding: Finding = {
  severity: "error",
  rule: "type",
  message: "must be string, is 100% <integer>",
  file: "a b.json",
  pointer: "/a",
  span: source.positionOf("/a")?.value,
  source,
  keyword: { name: "s.json", pointer: "/properties/a/type", span: source.positionOf("/a")?.value },
};
const failed: Result = {
  name: "a b.json",
  file: "a b.json",
  outcome: "failed",
  findings: (most) => findingsOf([finding], most),
};
const passed: Result = { name: "b.json", file: "b.json", outcome: "passed", findings: () => findingsOf([]) };
const warned: Result = {
  ...passed,
  findings: () => findingsOf([{ ...finding, severity: "warning", keyword: undefined, advice: "use a text" }]),
};
const torn: Result = {
  name: "c.json",
  file: "c.json",
  outcome: "unusable",
  findings: () => findingsOf([{ severity: "error", rule: "unreadable", message: "is not JSON", file: "c.json" }]),
};
const all = [failed, passed, warned, torn];

describe("a report of findings", () => {
  test("summary", async () => {
    expect(await written("summary", [...all, failed])).toMatchInlineSnapshot(`
      "2 × must be string, is 100% <integer>
          by s.json:2:8 /properties/a/type, first at a b.json:2:8 /a
      1 × warning: must be string, is 100% <integer>
          first at a b.json:2:8 /a
      2 valid, 2 invalid, 1 unusable
      "
    `);
    expect(await written("summary", [passed], { quiet: true })).toBe("");
    expect(await written("summary", [...all, failed], { maxErrors: 0, quiet: true })).toBe(
      "… and 2 more kinds of errors\n",
    );
  });

  test("pretty", async () => {
    expect(await written("pretty", all)).toMatchInlineSnapshot(`
      "✘ a b.json
        a b.json:2:8 /a must be string, is 100% <integer>
          1 │ {
          2 │   "a": 1
            │        ^
          by s.json:2:8 /properties/a/type
      ✔ b.json
      ! b.json
        a b.json:2:8 /a warning: must be string, is 100% <integer>
          1 │ {
          2 │   "a": 1
            │        ^
          use a text
      2 valid, 1 invalid, 1 unusable
      "
    `);
  });
  test("compact", async () => {
    expect(await written("compact", all)).toMatchInlineSnapshot(`
      "a b.json: invalid
      - /a (line 2, column 8): must be string, is 100% <integer>
      b.json: valid
      b.json: valid
      - /a (line 2, column 8): warning: must be string, is 100% <integer>; use a text
      "
    `);
  });
  test("json", async () => {
    expect(await written("json", all)).toMatchInlineSnapshot(`
      "{"name":"a b.json","file":"a b.json","outcome":"failed","findings":[{"severity":"error","rule":"type","message":"must be string, is 100% <integer>","location":"/a","position":{"line":2,"column":8,"endLine":2,"endColumn":9},"keyword":{"source":"s.json","location":"/properties/a/type","position":{"line":2,"column":8,"endLine":2,"endColumn":9}}}]}
      {"name":"b.json","file":"b.json","outcome":"passed","findings":[]}
      {"name":"b.json","file":"b.json","outcome":"passed","findings":[{"severity":"warning","rule":"type","message":"must be string, is 100% <integer>","location":"/a","position":{"line":2,"column":8,"endLine":2,"endColumn":9},"advice":"use a text"}]}
      {"name":"c.json","file":"c.json","outcome":"unusable","findings":[{"severity":"error","rule":"unreadable","message":"is not JSON"}]}
      "
    `);
  });
  test("junit", async () => {
    expect(await written("junit", all)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="argot">
        <testsuite name="a b.json" tests="1" failures="1" errors="0" skipped="0" time="0.000">
          <testcase name="a b.json" classname="a b.json" time="0.000">
            <failure message="must be string, is 100% &lt;integer&gt;" type="type">a b.json:2:8 /a must be string, is 100% &lt;integer&gt;
        by s.json:2:8 /properties/a/type</failure>
          </testcase>
        </testsuite>
        <testsuite name="b.json" tests="2" failures="0" errors="0" skipped="0" time="0.000">
          <testcase name="b.json" classname="b.json" time="0.000"/>
          <testcase name="b.json" classname="b.json" time="0.000">
            <system-out>b.json:2:8 /a must be string, is 100% &lt;integer&gt;
        use a text</system-out>
          </testcase>
        </testsuite>
        <testsuite name="c.json" tests="1" failures="0" errors="1" skipped="0" time="0.000">
          <testcase name="c.json" classname="c.json" time="0.000">
            <error message="is not JSON" type="unreadable">is not JSON</error>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });
  test("github", async () => {
    expect(await written("github", all)).toMatchInlineSnapshot(`
      "::error file=a b.json,line=2,endLine=2,col=8,endColumn=9,title=type::/a must be string, is 100%25 <integer>%0Aby s.json:2:8 /properties/a/type
      ::warning file=a b.json,line=2,endLine=2,col=8,endColumn=9,title=type::/a must be string, is 100%25 <integer>%0Ause a text
      ::error file=c.json,title=unreadable::is not JSON
      "
    `);
  });
  test("gitlab", async () => {
    expect(JSON.parse(await written("gitlab", all))).toMatchInlineSnapshot(`
      [
        {
          "check_name": "type",
          "description": "/a must be string, is 100% <integer>
      by s.json:2:8 /properties/a/type",
          "fingerprint": "67d9d5f81c9ded1b10d8fca158d12bd4be0d51a463565892ad6607e5d39c72d0",
          "location": {
            "path": "a b.json",
            "positions": {
              "begin": {
                "column": 8,
                "line": 2,
              },
              "end": {
                "column": 9,
                "line": 2,
              },
            },
          },
          "severity": "major",
        },
        {
          "check_name": "type",
          "description": "/a must be string, is 100% <integer>
      use a text",
          "fingerprint": "891d258739b67075cf9cf209830808fd83e1635086737720e07b53a4aeadeff0",
          "location": {
            "path": "a b.json",
            "positions": {
              "begin": {
                "column": 8,
                "line": 2,
              },
              "end": {
                "column": 9,
                "line": 2,
              },
            },
          },
          "severity": "minor",
        },
        {
          "check_name": "unreadable",
          "description": "is not JSON",
          "fingerprint": "669852330714fdbee4cbb64e02d769a7251d99ab87e254884a1f7e3a8e0c3014",
          "location": {
            "path": "c.json",
            "positions": {
              "begin": {
                "column": 1,
                "line": 1,
              },
              "end": {
                "column": 1,
                "line": 1,
              },
            },
          },
          "severity": "major",
        },
      ]
    `);
    expect(JSON.parse(await written("gitlab", []))).toEqual([]);
    const same = JSON.parse(await written("gitlab", [failed, failed])) as { fingerprint: string }[];
    expect(new Set(same.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
  test("sarif", async () => {
    expect(JSON.parse(await written("sarif", all))).toMatchInlineSnapshot(`
      {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "runs": [
          {
            "columnKind": "utf16CodeUnits",
            "invocations": [
              {
                "executionSuccessful": false,
              },
            ],
            "results": [
              {
                "level": "error",
                "locations": [
                  {
                    "logicalLocations": [
                      {
                        "fullyQualifiedName": "/a",
                        "kind": "value",
                      },
                    ],
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "a%20b.json",
                      },
                      "region": {
                        "endColumn": 9,
                        "endLine": 2,
                        "startColumn": 8,
                        "startLine": 2,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "must be string, is 100% <integer>",
                },
                "relatedLocations": [
                  {
                    "id": 0,
                    "logicalLocations": [
                      {
                        "fullyQualifiedName": "/properties/a/type",
                        "kind": "value",
                      },
                    ],
                    "message": {
                      "text": "by s.json:2:8 /properties/a/type",
                    },
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "s.json",
                      },
                      "region": {
                        "endColumn": 9,
                        "endLine": 2,
                        "startColumn": 8,
                        "startLine": 2,
                      },
                    },
                  },
                ],
                "ruleId": "type",
                "ruleIndex": 0,
              },
              {
                "level": "warning",
                "locations": [
                  {
                    "logicalLocations": [
                      {
                        "fullyQualifiedName": "/a",
                        "kind": "value",
                      },
                    ],
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "a%20b.json",
                      },
                      "region": {
                        "endColumn": 9,
                        "endLine": 2,
                        "startColumn": 8,
                        "startLine": 2,
                      },
                    },
                  },
                ],
                "message": {
                  "text": "must be string, is 100% <integer>. use a text",
                },
                "ruleId": "type",
                "ruleIndex": 0,
              },
              {
                "level": "error",
                "locations": [
                  {
                    "physicalLocation": {
                      "artifactLocation": {
                        "uri": "c.json",
                      },
                    },
                  },
                ],
                "message": {
                  "text": "is not JSON",
                },
                "ruleId": "unreadable",
                "ruleIndex": 1,
              },
            ],
            "tool": {
              "driver": {
                "informationUri": "https://github.com/argot-schema/argot",
                "name": "argot",
                "rules": [
                  {
                    "id": "type",
                  },
                  {
                    "id": "unreadable",
                  },
                ],
                "version": "1.2.3",
              },
            },
          },
        ],
        "version": "2.1.0",
      }
    `);
    expect(JSON.parse(await written("sarif", []))).toMatchObject({ runs: [{ results: [] }] });
  });
  test.each(findingReportNames)("%s shows at most as many findings as --max-errors says", async (name) => {
    const many = {
      ...failed,
      findings: (most: number) =>
        findingsOf(
          Array.from({ length: 50 }, () => finding),
          most,
        ),
    };
    const text = await written(name, [many], { maxErrors: 2 });
    expect(text.split("must be string").length - 1).toBeLessThanOrEqual(3);
  });
});

describe("argot validate --report", () => {
  const files = { "s.json": { required: ["a"] }, "bad.json": {}, "good.json": { a: 1 } };

  test("writes several at once", async () => {
    const cwd = folder(files);
    const args = ["validate", "s.json", "bad.json", "good.json", "--report", "junit=out.xml", "--report", "pretty"];
    const { code, out, err } = await argot(args, { cwd });
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("1 valid, 1 invalid\n");
    expect(readFileSync(`${cwd}/out.xml`, "utf8")).toContain('<testsuite name="bad.json" tests="1" failures="1"');
  });
  test.each([
    [["--report", "junt"], "did you mean junit?"],
    [
      ["--report", "junit", "--report", "pretty"],
      "only one report can go to standard output: write --report pretty=file",
    ],
    [["--report", "junit=no/such/out.xml"], "no/such/out.xml cannot be written (there is no such directory)"],
  ])("%j is refused", async (args, message) => {
    const { code, err } = await argot(["validate", "s.json", "good.json", ...args], { cwd: folder(files) });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});
