// Integers with many digits.
import { list, type Row } from "./family.js";

export const digits: readonly Row[] = [
  [
    "bounds",
    5000,
    (n) => ({ minimum: 10n ** BigInt(n), maximum: 10n ** BigInt(n) + 1n, exclusiveMinimum: -(10n ** BigInt(n)) }),
    (n) => 10n ** BigInt(n) - 1n,
  ],
  ["multipleOf", 5000, (n) => ({ multipleOf: 10n ** BigInt(n) + 7n }), (n) => 10n ** BigInt(2 * n)],
  ["const", 5000, (n) => ({ const: 10n ** BigInt(n) }), (n) => 10n ** BigInt(n) + 1n],
  ["enum", 5000, (n) => ({ enum: list(5, (i) => 10n ** BigInt(n) + BigInt(i)) }), (n) => 10n ** BigInt(n) + 9n],
  ["uniqueItems", 5000, { uniqueItems: true }, (n) => [10n ** BigInt(n), 10n ** BigInt(n) + 1n, 10n ** BigInt(n)]],
  ["titles", 5000, (n) => ({ title: "t", default: 10n ** BigInt(n) }), (n) => 10n ** BigInt(n)],
  ["type", 5000, { type: "string" }, (n) => 10n ** BigInt(n)],
  ["many large integers", 500, { items: { type: "string" } }, (n) => list(n, (i) => 10n ** 30n + BigInt(i))],
];
