import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "2020-12", [
  [
    "true",
    { $recursiveAnchor: true, properties: { a: { $recursiveRef: "#" } }, type: "object" },
    { $dynamicAnchor: "recursive", properties: { a: { $dynamicRef: "#recursive" } }, type: "object" },
    [{ a: {} }, { a: { a: 1 } }],
  ],
  ["false", { $recursiveAnchor: false }, {}],
  [
    "a name that is in use",
    { $recursiveAnchor: true, not: { $anchor: "recursive", type: "null" } },
    { $dynamicAnchor: "recursive-", not: { $anchor: "recursive", type: "null" } },
  ],
]);
