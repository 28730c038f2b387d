// A report is in one language: its own words are in that of the messages.
import { describe, expect, test } from "vitest";
import { findingReportNames } from "../src/reports/report-names.js";
import { englishWords } from "../src/reports/report-words.js";
import { languages, loadLanguage } from "../src/commands/validate/language.js";
import { argot, folder } from "./run.js";

const files = {
  "s.json": {
    properties: {
      a: { anyOf: [{ type: "string" }, { type: "null" }] },
      b: { const: "on" },
      c: { minItems: 2, items: false },
      d: {
        oneOf: [
          { required: ["x"], properties: { x: { type: "number" } } },
          { type: "array", minItems: 3 },
        ],
      },
      e: { if: { minimum: 5 }, then: { multipleOf: 5 }, else: { multipleOf: 2 } },
    },
    additionalProperties: false,
    propertyNames: { pattern: "^[a-z]+$" },
  },
  "one.json": '{"a": 1, "a": 2, "a": 3}',
  "two.yaml": "a: 1\nb: 'On'\nc: [1]\nd: {x: 'y'}\ne: 3\nf: 1\nG: 1\n",
  "right.json": { a: null },
};

/** English words that no other language has. Quoted texts, locations, and the names of members and attributes are no text. */
const english =
  /\b(?:must|have|has|is|be|of|the|or|not|such as|allowed|did you|because|holds|contains?|matches|line|column|found|more|first at|valid|invalid|warning|root|by|remove)\b/;
const textOf = (report: string): string =>
  (inJson(report) || report)
    .replaceAll(/&quot;.*?&quot;/g, "")
    .replaceAll(/^::\w+|[\w-]+=(?:"[^"]*"|[^ ,:]*)/gm, "")
    .replaceAll(/https?:\S*|\S*\/\S*/g, "");

/** The texts for people in a report that is JSON. */
const inJson = (report: string): string =>
  Array.from(
    report.matchAll(/"(?:text|description)":("(?:[^"\\]|\\.)*")/g),
    ([, text = ""]) => JSON.parse(text) as string,
  ).join("\n");

// The report `json` has messages in members, and no words of its own.
const names = findingReportNames.filter((name) => name !== "json");

const others = languages.filter((language) => language !== "en");

/** The lines of a report with English words. */
async function englishIn(...args: readonly string[]): Promise<readonly string[]> {
  const inputs = ["s.json", "one.json", "two.yaml", "right.json"];
  const { out, code } = await argot(["validate", ...inputs, ...args], { cwd: folder(files) });
  expect(code).toBe(1);
  return textOf(out)
    .split(/\n|%0A/)
    .filter((line) => english.test(line.replaceAll(/"(?:[^"\\]|\\.)*"/g, "")));
}

describe.each(names)("the report %s", (name) => {
  test.each([[[]], [["--max-errors", "2"]]])("is in one language, with %j", async (args) => {
    const found = await Promise.all(others.map((language) => englishIn("--report", name, "--lang", language, ...args)));
    expect(found.flat()).toEqual([]);
    expect(await englishIn("--report", name, ...args)).not.toEqual([]);
  });
});

test.each(languages)("%s has the words of all languages, with the same parts", async (language) => {
  const { words } = await loadLanguage(language);
  expect(Object.keys(words).sort()).toEqual(Object.keys(englishWords).sort());
  for (const count of [1, 2]) {
    expect(words.moreErrors(count)).toContain(String(count));
    expect(words.moreKinds(count)).toContain(String(count));
    expect(words.duplicateName('"a"', "1:2", count)).toMatch(/"a".*1:2/);
    expect(words.position(7, 9)).toMatch(/7.*9/);
    for (const part of [words.by("x"), words.found("x"), words.firstAt("x")]) expect(part).toMatch(/\bx$/);
  }
});
