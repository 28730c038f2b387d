import { familyTests } from "../../../test/merge-cases.js";

familyTests([
  [{ type: "string" }, { type: "string" }, { type: "string" }],
  [{ type: ["string", "null"] }, { type: ["null", "array", "string"] }, { type: ["string", "null"] }],
  [{ type: ["string", "null"] }, { type: "string" }, { type: "string" }],
  [{ type: "number" }, { type: "integer" }, { type: "integer" }],
  [{ type: "integer" }, { type: ["number", "null"] }, { type: "integer" }],
  [{ type: "string" }, { type: "null" }, undefined],
]);
