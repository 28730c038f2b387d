import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

const definitions = { pair: { prefixItems: [true, true] } };

upgradeCases("2020-12", "draft-07", [
  ["none", { unevaluatedItems: { type: "string" } }, { items: { type: "string" } }],
  [
    "own items",
    { prefixItems: [{ type: "number" }], unevaluatedItems: false },
    { items: [{ type: "number" }], additionalItems: false },
  ],
  [
    "items of a reference",
    { $ref: "#/definitions/pair", unevaluatedItems: false, definitions },
    {
      allOf: [{ $ref: "#/definitions/pair" }],
      items: [true, true],
      additionalItems: false,
      definitions: { pair: { items: [true, true] } },
    },
    [[0, 1, 2]],
  ],
  ["all items", { items: { type: "number" }, unevaluatedItems: false }, { items: { type: "number" } }],
]);

blockedCases("2020-12", "draft-07", [
  ["items that match", { contains: { type: "number" }, unevaluatedItems: false }, "unevaluatedItems"],
  [
    "more than its own",
    { $ref: "#/definitions/pair", prefixItems: [true], unevaluatedItems: false, definitions },
    "unevaluatedItems",
  ],
]);
