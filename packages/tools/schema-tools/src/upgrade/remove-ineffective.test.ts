import { upgradeCases } from "../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-07", "2020-12", [
  [
    "assertions beside a reference",
    { properties: { a: { $ref: "#/definitions/n", minimum: 5 } }, definitions: { n: { type: "number" } } },
    { properties: { a: { $ref: "#/$defs/n" } }, $defs: { n: { type: "number" } } },
  ],
  [
    "annotations beside a reference",
    { items: { $ref: "#/definitions/n", description: "d", default: {} }, definitions: { n: {} } },
    { items: { $ref: "#/$defs/n", description: "d", default: {} }, $defs: { n: {} } },
  ],
  [
    "definitions beside a reference",
    { $ref: "#/definitions/n", definitions: { n: { type: "number" }, o: { items: [{}] } } },
    { $ref: "#/$defs/n", $defs: { n: { type: "number" }, o: { prefixItems: [{}] } } },
  ],
  [
    "an identifier beside a reference",
    { $id: "https://example.com/o", $ref: "#/definitions/n", definitions: { n: { type: "number" } } },
    { $ref: "#/$defs/n", $defs: { n: { type: "number" } } },
  ],
  [
    "identifiers in definitions beside a reference",
    {
      $ref: "#/definitions/n",
      definitions: { n: { $id: "https://example.com/o", items: { $ref: "#/definitions/n" } } },
    },
    { $ref: "#/$defs/n", $defs: { n: { items: { $ref: "#/$defs/n" } } } },
  ],
  [
    "a schema that a reference leads to, beside a reference",
    { $ref: "#/properties/a", properties: { a: { type: "number" } } },
    { $ref: "#/x-properties/a", "x-properties": { a: { type: "number" } } },
  ],
]);
