import { parseSource, SchemaSources } from "@argot/source-text";
import { createArgot } from "argot";
import { expect, test } from "vitest";
import { coverageHtml } from "./coverage-html.js";
import { coverageLcov } from "./coverage-lcov.js";
import { coverageText } from "./coverage-text.js";
import { coverageByFile, type FileCoverage } from "./located.js";
import { SchemaCoverage, sharesOf } from "./schema-coverage.js";

const uri = "https://example.com/schema";

/** What values exercise of a schema: each keyword, with how often it held and failed, and `-` if it cannot fail. */
function exercised(schema: object, ...values: readonly unknown[]): Readonly<Record<string, string>> {
  const argot = createArgot().add(schema, uri);
  const validator = argot.compile(uri);
  const coverage = new SchemaCoverage().include(argot.plan(uri));
  for (const value of values) coverage.add(validator, value);
  const [resource] = coverage.resources();
  return Object.fromEntries(
    (resource?.keywords ?? []).map(({ location, holds, fails, canFail }) => [
      location.slice(uri.length + 1),
      `${holds}/${canFail ? fails : "-"}`,
    ]),
  );
}

test("counts how often keywords hold and fail", () => {
  const schema = {
    title: "T",
    properties: { a: { type: "string", minLength: 2 }, b: true },
    required: ["a"],
    $defs: { unused: { type: "null" } },
  };
  expect(exercised(schema, { a: "x" }, { a: "xy" }, { a: 1, b: 1 }, {}, 7)).toEqual({
    "/properties": "2/2",
    "/required": "3/1",
    "/properties/a/type": "2/1",
    "/properties/a/minLength": "1/1",
    "/$defs/unused/type": "0/0",
  });
});

test("conditions, alternatives and references are counted where they are", () => {
  const schema = {
    if: { const: 1 },
    then: { $ref: "#/$defs/small" },
    anyOf: [{ type: "integer" }, { type: "string" }],
    $defs: { small: { maximum: 3 } },
  };
  expect(exercised(schema, 1, "x", null)).toEqual({
    "/if": "3/0",
    "/anyOf": "2/1",
    "/if/const": "1/2",
    "/then/$ref": "1/0",
    "/anyOf/0/type": "1/2",
    "/anyOf/1/type": "1/2",
    "/$defs/small/maximum": "1/0",
  });
});

test("what cannot fail has one outcome", () => {
  expect(exercised({ properties: { a: {} }, items: { title: "T" }, maxContains: 2, contains: {} }, {})).toEqual({
    "/properties": "1/-",
    "/items": "0/-",
    "/contains": "0/0",
  });
});

const text = `{
  "type": "object",
  "properties": {
    "a<b": { "minLength": 1, "maxLength": 3 }
  },
  "required": ["a<b"]
}
`;

function filesFor(...values: readonly unknown[]): readonly FileCoverage[] {
  const argot = createArgot();
  const sources = new SchemaSources(argot).add(parseSource(text, { name: "s.json" }), uri);
  const coverage = new SchemaCoverage().include(argot.plan(uri));
  const validator = argot.compile(uri);
  for (const value of values) coverage.add(validator, value);
  return coverageByFile(coverage.resources(), sources);
}

test("shares are of keywords, of outcomes, and of schemas", () => {
  expect(sharesOf(filesFor({ "a<b": "" }))).toEqual({
    keywords: { covered: 5, total: 5 },
    outcomes: { covered: 5, total: 10 },
    schemas: { covered: 2, total: 2 },
  });
  expect(sharesOf(filesFor())).toMatchObject({ outcomes: { covered: 0, total: 10 } });
});

test("the text lists what is missing", () => {
  expect(coverageText(filesFor({ "a<b": "" }))).toBe(`file         keywords       outcomes        schemas
s.json  100.0 % (5/5)  50.0 % (5/10)  100.0 % (2/2)
all     100.0 % (5/5)  50.0 % (5/10)  100.0 % (2/2)

s.json
  2: /type never fails
  3: /properties never holds
  4: /properties/a<b/minLength never holds
  4: /properties/a<b/maxLength never fails
  6: /required never fails
`);
});

test("nothing to exercise", () => {
  expect(coverageText([])).toBe("no schema of a file is tested\n");
  expect(coverageLcov([])).toBe("");
});

test("lcov has subschemas as functions and outcomes as branches", () => {
  const lines = coverageLcov(filesFor({ "a<b": "" }, 1)).split("\n");
  expect(lines).toContain("SF:s.json");
  expect(lines).toContain("FN:4,/properties/a<b");
  expect(lines).toContain("FNDA:1,/properties/a<b");
  expect(lines).toContain("BRDA:2,0,0,1");
  expect(lines).toContain("BRDA:2,0,1,1");
  expect(lines).toContain("DA:4,1");
  expect(lines).toContain("BRH:6");
  expect(lines.at(-2)).toBe("end_of_record");
});

test("HTML shows the text with marks, and escapes it", () => {
  const html = coverageHtml(filesFor({ "a<b": "" }));
  expect(html).toContain(
    '<span class="part" title="never holds; held 0 times, failed 1 times">&quot;minLength&quot;</span>',
  );
  expect(html).toContain("&quot;a&lt;b&quot;");
  expect(html).not.toContain("a<b");
});
