// Text from data and schemas reaches a terminal or a file escaped, whatever the report.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { argot, folder } from "./run.js";

/** C0 except the line feed that ends lines, C1, line separators, and controls of the writing direction. */
const unsafe =
  // oxlint-disable-next-line no-control-regex -- these are what must not be there
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

const controls = [
  ...Array.from({ length: 0x20 }, (_, i) => String.fromCharCode(i)),
  ...Array.from({ length: 0x21 }, (_, i) => String.fromCharCode(0x7f + i)),
  ...Array.from("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"),
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...controls), fc.constantFrom("a", "\u001b[31m", "::error::", "##[error]", "é")), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""));

const reports = [
  "pretty",
  "compact",
  "json",
  "junit",
  "sarif",
  "github",
  "gitlab",
  "flag",
  "basic",
  "detailed",
  "verbose",
  "list",
  "hierarchical",
];

test.each(reports)("%s", async (report) => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (name, value, constant) => {
      const schema = {
        title: constant,
        properties: { [name]: { anyOf: [{ const: constant }, { pattern: "^$", maxLength: 0 }] } },
        additionalProperties: false,
        propertyNames: { maxLength: 3 },
      };
      const cwd = folder({ "s.json": schema, "d.json": { [name]: value, [`x${name}`]: value } });
      const { code, out, err } = await argot(["validate", "s.json", "d.json", "--report", report], { cwd });
      expect({ code, err }).toEqual({ code: 1, err: "" });
      expect(out).not.toMatch(unsafe);
      expect(out).not.toBe("");
      // What begins a command to the runner of a CI service. The report for GitHub has such commands of its own.
      expect(out).not.toContain("##[");
      expect(out.split("\n").filter((line) => /^\s*::/.test(line) && report !== "github")).toEqual([]);
    }),
    { numRuns: 25, seed: 4 },
  );
});

test("names of files are no commands to the runner of a CI service", async () => {
  const name = "::error::##[add-mask]x.json";
  const cwd = folder({ "s.json": false, [name]: 1, [`${name}.torn.json`]: "{" });
  const names = [name, `${name}.torn.json`];
  for (const report of ["pretty", "compact", "json", "github"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { out, err } = await argot(["validate", "s.json", ...names, "--report", report], { cwd });
    const lines = `${out}\n${err}`
      .split("\n")
      .filter((line) => /^\s*::(?!error file=)/.test(line) || line.includes("##["));
    expect(lines, report).toEqual([]);
  }
});
