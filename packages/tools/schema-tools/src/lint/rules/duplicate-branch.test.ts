import { ruleCases } from "../../../test/lint/rule-cases.js";
import { duplicateBranch } from "./duplicate-branch.js";

ruleCases(duplicateBranch, {
  finds: [
    [
      { allOf: [{ $ref: "#/$defs/a" }, { minLength: 1 }, { $ref: "#/$defs/a" }], $defs: { a: {} } },
      ["/allOf/2", "is required before (fix)"],
    ],
    [
      { $schema: "http://json-schema.org/draft-03/schema#", extends: [{ minimum: 1 }, { minimum: 1 }] },
      ["/extends/1", "is required before (fix)"],
    ],
  ],
  accepts: [
    { allOf: [{ minLength: 1 }, { minLength: 2 }] },
    { prefixItems: [{ type: "null" }, { type: "null" }] },
    { enum: [{ allOf: [{ minLength: 1 }, { minLength: 1 }] }] },
  ],
});
