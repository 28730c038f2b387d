// Values that JSON lacks, and items that are equal.
import { type Row, results } from "./row.js";

const dated = [
  new Date(1),
  new Date(1),
  new Date(2),
  new Date(Number.NaN),
  /a/,
  /a/,
  /a/i,
  {},
  { a: new Date(1) },
  { a: {} },
];
const pairs = dated.flatMap((a, i) => dated.slice(i + 1).map((b) => [a, b]));
const lists = [
  ["a", "a"],
  [1, 1],
  ["a", 1, 1],
  [1, 1, "a"],
  ["a", "a", 1, 1],
  [{ a: "" }, { a: "" }],
  [null, null, "a"],
];

const items: Readonly<Record<string, object>> = {
  "of a type": { items: { type: "number" } },
  "of two types": { items: { type: ["number", "null"] } },
  "of a nullable type": { items: { type: "string", nullable: true } },
  "of objects": { items: { type: "object", properties: { a: { type: "number" } } } },
  "of integers with a limit": { items: { type: "integer", minimum: 2 } },
  "of a tuple": { items: [{ type: "number" }, { type: "string" }], additionalItems: { type: "number" } },
  "of any type": { items: { maxLength: 0 } },
  "with limits": { items: { type: "string" }, maxItems: 1, contains: { type: "number" } },
};

export const rows: readonly Row[] = [
  ["dates and expressions beside a constant", (ajv) => results(ajv.compile({ enum: [{}, { a: {} }, 1] }), ...dated)],
  ["dates and expressions as items", (ajv) => results(ajv.compile({ type: "array", uniqueItems: true }), ...pairs)],
  [
    "many dates as items",
    (ajv) =>
      results(
        ajv.compile({ type: "array", uniqueItems: true }),
        Array.from({ length: 50 }, (_, i) => new Date(i)),
        Array.from({ length: 50 }, (_, i) => new Date(i % 49)),
      ),
  ],
  ...Object.entries(items).flatMap(([what, schema]) =>
    [true, false].map((allErrors): Row => [
      `equal items ${what}, allErrors: ${allErrors}`,
      (ajv) => results(ajv.compile({ type: "array", uniqueItems: true, ...schema }), ...lists),
      { allErrors, strict: false },
    ]),
  ),
];
