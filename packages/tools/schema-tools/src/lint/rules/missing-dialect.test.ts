import { ruleCases } from "../../../test/lint/rule-cases.js";
import { missingDialect } from "./missing-dialect.js";

ruleCases(missingDialect, {
  finds: [
    [
      { type: "string" },
      ["", 'declares no dialect with "$schema"; it is read as https://json-schema.org/draft/2020-12/schema (fix)'],
    ],
  ],
  accepts: [true, { $schema: "http://json-schema.org/draft-07/schema#" }, { $schema: 1 }],
});
