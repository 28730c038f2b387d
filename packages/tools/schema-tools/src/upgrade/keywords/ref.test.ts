import { upgradeCases, blockedCases } from "../../../test/upgrade/upgrade-cases.js";

const definitions = { n: { type: "number" } };

upgradeCases("2019-09", "draft-07", [
  ["alone", { items: { $ref: "#/definitions/n" }, definitions }, { items: { $ref: "#/definitions/n" }, definitions }],
  [
    "with siblings",
    { items: { $ref: "#/definitions/n", minimum: 1 }, definitions },
    { items: { allOf: [{ $ref: "#/definitions/n" }], minimum: 1 }, definitions },
  ],
  [
    "beside allOf",
    { $ref: "#/definitions/n", allOf: [{ minimum: 1 }], definitions },
    { anyOf: [{ $ref: "#/definitions/n" }], allOf: [{ minimum: 1 }], definitions },
  ],
  [
    "with an identifier",
    {
      items: { $id: "https://example.com/folder/x", $ref: "n" },
      not: { $id: "https://example.com/folder/n", type: "null" },
    },
    {
      items: { $id: "https://example.com/folder/x", allOf: [{ $ref: "n" }] },
      not: { $id: "https://example.com/folder/n", type: "null" },
    },
    [[null]],
  ],
  [
    "to the anchor of a schema with an identifier",
    { items: { $ref: "other#n" }, not: { $id: "other", $anchor: "n", type: "null" } },
    { items: { $ref: "other" }, not: { $id: "other", type: "null" } },
    [[null]],
  ],
  [
    "within a schema with an identifier",
    { $id: "https://example.com/list", $anchor: "list", type: "array", items: { $ref: "#list" } },
    { $id: "https://example.com/list", type: "array", items: { $ref: "#" } },
    [[[]], [[0]]],
  ],
]);

blockedCases("2019-09", "draft-07", [
  ["without a free place", { $ref: "#/definitions/n", allOf: [{}], anyOf: [{}], oneOf: [{}], definitions }, "$ref"],
]);
