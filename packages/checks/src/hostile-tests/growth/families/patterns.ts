// Many patterns, or long ones.
import { jsonContent, list, object, type Row, small } from "./family.js";

export const patterns: readonly Row[] = [
  ["anyOf of patterns", 500, (n) => ({ anyOf: list(n, (i) => ({ pattern: `^c${i}$` })) }), "c"],
  [
    "patterns",
    500,
    (n) => ({ patternProperties: object(n, "^p", () => ({ type: "array" })), additionalProperties: false }),
    small,
  ],
  [
    "patterns under unevaluatedProperties",
    300,
    (n) => ({ allOf: list(n, (i) => ({ patternProperties: { [`^p${i}$`]: true } })), unevaluatedProperties: false }),
    small,
  ],
  [
    "patterns that all match",
    500,
    (n) => ({ patternProperties: object(n, "(p)?", () => ({ type: "array" })) }),
    { p: 1 },
  ],
  [
    "an object with patterns",
    1000,
    { patternProperties: { "^p.*1$": { type: "string" } }, unevaluatedProperties: false },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "titles by pattern",
    500,
    (n) => ({ patternProperties: object(n, "(p)?", () => ({ title: "t", ...jsonContent })) }),
    { p: "[1]" },
  ],
  ["a long pattern", 1000, (n) => ({ pattern: `^a${"(?:b|c)".repeat(n)}$` }), "x"],
];
