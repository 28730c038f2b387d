import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [
  [
    "without an anchor",
    { properties: { a: { $recursiveRef: "#" } }, type: "object" },
    { properties: { a: { $ref: "#" } }, type: "object" },
    [{ a: {} }],
  ],
  [
    "beside a reference",
    { items: { $ref: "#/not", $recursiveRef: "#" }, not: { type: "null" } },
    { items: { $ref: "#/not", allOf: [{ $ref: "#" }] }, not: { type: "null" } },
    [[[null]], [[1]]],
  ],
]);
