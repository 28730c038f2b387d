// Many names of properties, or long ones.
import { jsonContent, list, object, type Row, small } from "./family.js";

export const names: readonly Row[] = [
  [
    "required, and names that are near",
    500,
    (n) => ({
      required: list(n, (i) => `name${i}`),
      additionalProperties: false,
      properties: object(n, "name", () => true),
    }),
    { nmae1: 1, mane2: 1 },
  ],
  [
    "alternatives with many names under unevaluatedProperties",
    100,
    (n) => ({
      anyOf: list(n, (i) => ({ properties: object(10, `p${i}_`, () => true) })),
      unevaluatedProperties: false,
    }),
    small,
  ],
  [
    "alternatives that share 1,000 long names",
    8,
    (n) => ({
      anyOf: list(n, (i) => ({
        properties: object(1000, "x".repeat(59), () => true),
        required: [`q${i}`],
        additionalProperties: false,
      })),
    }),
    object(50, "xy".repeat(28), () => 1),
  ],
  [
    "units of long names",
    300,
    (n) => ({
      anyOf: list(n, (i) => ({
        properties: { ["x".repeat(58) + String(i).padStart(4, "0")]: true },
        required: [`q${i}`],
      })),
    }),
    object(20, "xy".repeat(28), () => 1),
  ],
  [
    "custom messages by property",
    500,
    (n) => ({
      properties: object(n, "p", () => ({ type: "array" })),
      required: list(n, (i) => `p${i}`),
      errorMessage: { properties: object(n, "p", (i) => `m${i}`), required: object(n, "p", (i) => `r${i}`) },
    }),
    small,
  ],
  [
    "an object with names that are not allowed",
    2000,
    { properties: { abc: true, abd: true }, additionalProperties: false },
    (n) => object(n, "abe", (i) => i),
  ],
  [
    "an object with names that are near to required ones",
    1000,
    { required: list(20, (i) => `abc${i}`), additionalProperties: false },
    (n) => object(n, "abd", (i) => i),
  ],
  [
    "an object that no alternative closes",
    500,
    { anyOf: list(5, (i) => ({ properties: { [`p${i}`]: true }, additionalProperties: false })) },
    (n) => object(n, "p", (i) => i),
  ],
  ["propertyNames", 1000, { propertyNames: { pattern: "^q" } }, (n) => object(n, "p", (i) => i)],
  [
    "propertyNames with an enum",
    1000,
    { propertyNames: { enum: list(30, (i) => `q${i}`) } },
    (n) => object(n, "p", (i) => i),
  ],
  [
    "a long name",
    20_000,
    (n) => ({ properties: { ["x".repeat(n)]: true }, required: ["y".repeat(n)], additionalProperties: false }),
    (n) => ({ [`${"x".repeat(n)}y`]: 1 }),
  ],
  [
    "names with characters that pointers escape",
    2000,
    (n) => ({ properties: object(n, "~/", () => ({ type: "string" })) }),
    (n) => object(n, "~/", () => 1),
  ],
  [
    "titles and contents by name",
    1000,
    { additionalProperties: { title: "t", ...jsonContent } },
    (n) => object(n, "p", () => "[1]"),
  ],
];
