import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import type { Plan } from "@argot/core/plan";
import { linear } from "../engines/index.js";
import { expect, test } from "vitest";
import { slowPatterns } from "./slow-patterns.js";

const planOf = (schema: unknown): Plan => createArgot({ dialects: [draft202012] }).plan(schema);

test("reports the location of a pattern in any keyword, each pattern once", () => {
  const plan = planOf({
    $id: "https://example.com/schema",
    patternProperties: { "^(b+)+$": {}, "^x-": {} },
    additionalProperties: {
      anyOf: [{ pattern: "^a*a*$" }, { minLength: 9 }, { pattern: "^a*a*$" }, { pattern: "^[a-z]+$" }],
    },
    propertyNames: { pattern: "(c|c)*d" },
  });
  const uri = "https://example.com/schema";
  expect(slowPatterns(plan).toSorted((a, b) => a.source.localeCompare(b.source))).toMatchObject([
    { source: "(c|c)*d", uri, pointer: "/propertyNames", keyword: "pattern", text: expect.stringMatching(/^c+$/) },
    { source: "^(b+)+$", uri, pointer: "", keyword: "patternProperties", text: expect.stringMatching(/^b+$/) },
    { source: "^a*a*$", uri, pointer: "/additionalProperties/anyOf/0", keyword: "pattern" },
  ]);
});

test("finds patterns that another engine matches", () => {
  const argot = createArgot({ dialects: [draft202012], regex: linear });
  expect(slowPatterns(argot.plan({ pattern: "^(a+)+$" }))).toHaveLength(1);
});

test("reports a pattern without a proof, with the reason", () => {
  expect(slowPatterns(planOf({ pattern: "^(a)\\1$" }))).toMatchObject([
    { reason: "\\1 is a back reference", text: undefined },
  ]);
});
