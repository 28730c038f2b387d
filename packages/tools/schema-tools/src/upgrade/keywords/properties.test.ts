import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  [
    "required properties",
    { properties: { a: { required: true, type: "number" }, b: {} } },
    { required: ["a"], properties: { a: { type: "number" }, b: {} } },
  ],
  ["not required", { properties: { a: { required: false } } }, { properties: { a: {} } }],
  [
    "required by a reference",
    { properties: { a: { $ref: "#/definitions/a" } }, definitions: { a: { required: true } } },
    { required: ["a"], properties: { a: { $ref: "#/definitions/a" } }, definitions: { a: {} } },
  ],
  [
    "required by an extended schema",
    { properties: { a: { extends: { required: true } } } },
    { required: ["a"], properties: { a: { allOf: [{}] } } },
  ],
  [
    "within a required property",
    { properties: { a: { required: true, properties: { b: { required: true } } } } },
    { required: ["a"], properties: { a: { required: ["b"], properties: { b: {} } } } },
    [{ a: {} }, { a: { b: 1 } }],
  ],
  ["required where no property is", { required: true, items: { required: true } }, { items: {} }],
]);
