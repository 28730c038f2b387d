import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

const definitions = { named: { properties: { a: true }, patternProperties: { "^x": true } } };
const values = [{ a: 1, b: 1 }, { a: 1, x1: 1 }, { c: 1 }];

upgradeCases("2020-12", "draft-07", [
  [
    "own properties",
    { properties: { a: { type: "number" } }, unevaluatedProperties: false },
    { properties: { a: { type: "number" } }, additionalProperties: false },
    values,
  ],
  [
    "properties of a reference",
    {
      $ref: "#/definitions/named",
      properties: { b: { type: "number" } },
      unevaluatedProperties: { type: "null" },
      definitions,
    },
    {
      allOf: [{ $ref: "#/definitions/named" }],
      properties: { a: true, b: { type: "number" } },
      patternProperties: { "^x": true },
      additionalProperties: { type: "null" },
      definitions,
    },
    values,
  ],
  ["all of them", { additionalProperties: true, unevaluatedProperties: false }, { additionalProperties: true }, values],
]);

blockedCases("2020-12", "draft-07", [
  ["a choice", { anyOf: [{ properties: { a: true } }, {}], unevaluatedProperties: false }, "unevaluatedProperties"],
]);
