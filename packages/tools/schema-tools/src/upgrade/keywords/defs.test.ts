import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("2019-09", "draft-07", [
  [
    "definitions",
    { items: { $ref: "#/$defs/n" }, $defs: { n: { type: "null" } } },
    { items: { $ref: "#/definitions/n" }, definitions: { n: { type: "null" } } },
    [[null]],
  ],
  [
    "beside older ones",
    { items: { $ref: "#/$defs/n" }, $defs: { n: { type: "null" } }, definitions: { n: true } },
    { items: { $ref: "#/$defs/n" }, $defs: { n: { type: "null" } }, definitions: { n: true } },
    [[null]],
  ],
]);
