// The invariants of keywords, for every keyword of every standard dialect, asserted formats included, and of one proposal.
import type { Keyword } from "@argot/core/keyword";
import { assertFormats, draft03, draft04, draft06, draft07, draft201909, draft202012, v1 } from "@argot/dialects";
import { propertyDependencies } from "@argot/more-keywords/property-dependencies";
import { invariantsOf, type InvariantOptions } from "@argot/testing/invariants";
import * as fc from "fast-check";
import { describe } from "vitest";

/** Keywords beside the tested one in some schemas: they share facets, evaluate parts of values, or hold definitions. */
const beside = ["properties", "items", "contains", "if", "$defs", "$dynamicAnchor"];

const target = fc.constantFrom({}, { contains: false }, { properties: { a: false } });
const special: Readonly<Record<string, InvariantOptions>> = {
  $schema: { values: fc.constant("https://example.com/dialect/under-test") },
  $ref: { schemas: target.map((a) => ({ $ref: "#/$defs/a", $defs: { a } })) },
  $dynamicRef: {
    schemas: target.map((a) => ({ $dynamicRef: "#a", $defs: { a: { $dynamicAnchor: "a", ...a } } })),
  },
  $recursiveRef: { schemas: target.map((a) => ({ properties: { b: { $recursiveRef: "#" } }, ...a })) },
  format: { values: fc.constantFrom("date", "email", "regex", "uri") },
};

/** Defines the tests, with a number of random schemas for each invariant. */
export function keywordInvariants(runs: number): void {
  const seen = new Set<Keyword>();

  for (const dialect of [v1, draft202012, draft201909, draft07, draft06, draft04, draft03].map((each) =>
    assertFormats(each),
  )) {
    const siblings = beside.flatMap((name) => {
      const named = dialect.keywords.get(name);
      return named ? [[name, named.keyword] as const] : [];
    });
    describe(`keywords of ${dialect.uri}`, () => {
      for (const { name, keyword } of dialect.keywords.values()) {
        if (seen.has(keyword)) continue;
        seen.add(keyword);
        invariantsOf(keyword, { name, with: Object.fromEntries(siblings), runs, ...special[name] });
      }
    });
  }

  invariantsOf(propertyDependencies, { runs });
}
