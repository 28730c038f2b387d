import { createArgot } from "@argot/core";
import { draft202012 } from "@argot/dialects";
import type { Plan } from "@argot/core/plan";
import { describe, expect, test } from "vitest";
import { exponentialPatterns } from "./exponential-patterns.js";

/** Milliseconds for a pattern, also on a busy machine. */
const patient = 20_000;

const planOf = (schema: unknown): Plan => createArgot({ dialects: [draft202012] }).plan(schema);
const sourcesIn = (schema: unknown, timeout: number): readonly string[] =>
  exponentialPatterns(planOf(schema), { timeout }).map(({ source }) => source);

describe("exponentialPatterns", () => {
  test.each(["^(a+)+$", "^(a|a)*$", "^(.*)*x$", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$"])(
    "finds %s",
    (source) => {
      expect(sourcesIn({ pattern: source }, patient)).toEqual([source]);
    },
    2 * patient,
  );

  // From schemas in wide use.
  test.each([
    "^[a-z]+$",
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^x-",
    "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$",
    "^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$",
    "^#?([a-f0-9]{6}|[a-f0-9]{3})$",
    "^([a-z0-9]+-)*[a-z0-9]+$",
    "^(\\^|~)?(\\d+\\.)?(\\d+\\.)?(\\*|\\d+)$",
    "^@?([a-z0-9-~][a-z0-9-._~]*/)?[a-z0-9-~][a-z0-9-._~]*$",
    "^v?(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$",
    "^/([^/~]|~[01])*$",
    "^(?!\\.)(?!.*\\.\\.).+$",
    "^\\p{L}[\\p{L}\\p{N}_]*$",
    "^\\_[a-]$",
  ])("does not warn of %s", (source) => {
    expect(sourcesIn({ pattern: source }, 1000)).toEqual([]);
  });

  test(
    "reports the location of a pattern in any keyword, and a text that attacks it",
    () => {
      const plan = planOf({
        $id: "https://example.com/schema",
        patternProperties: { "^(b+)+$": {} },
        additionalProperties: { anyOf: [{ pattern: "^(a+)+$" }, { minLength: 9 }, { pattern: "^(a+)+$" }] },
      });
      const found = exponentialPatterns(plan, { timeout: patient });
      expect(found).toMatchObject([
        { source: "^(b+)+$", uri: "https://example.com/schema", pointer: "" },
        { source: "^(a+)+$", uri: "https://example.com/schema", pointer: "/additionalProperties/anyOf/0" },
      ]);
      expect(found[1]?.attack).toMatch(/^a{20}/);
    },
    3 * patient,
  );
});
