import { upgradeCases } from "../../../test/upgrade/upgrade-cases.js";

upgradeCases("draft-03", "draft-04", [
  ["a schema", { extends: { type: "string" } }, { allOf: [{ type: "string" }] }],
  ["schemas", { extends: [{ type: "string" }, { minLength: 1 }] }, { allOf: [{ type: "string" }, { minLength: 1 }] }],
  ["nothing", { extends: [] }, {}],
  [
    "a reference into it",
    { extends: { items: { $ref: "#/extends" } } },
    { allOf: [{ items: { $ref: "#/allOf/0" } }] },
    [[[]]],
  ],
]);
