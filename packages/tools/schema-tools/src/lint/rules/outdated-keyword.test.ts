import { ruleCases } from "../../../test/lint/rule-cases.js";
import { outdatedKeyword } from "./outdated-keyword.js";

const draft7 = { $schema: "http://json-schema.org/draft-07/schema#" };

ruleCases(outdatedKeyword, {
  finds: [
    [
      { dependencies: { a: ["b"] } },
      ["/dependencies", '"dependencies" is a keyword up to draft-07; use "dependentRequired" or "dependentSchemas"'],
    ],
    [
      { items: { definitions: { a: {} } } },
      ["/items/definitions", '"definitions" is a keyword up to draft-07; use "$defs"'],
    ],
  ],
  accepts: [
    { ...draft7, dependencies: { a: ["b"] }, definitions: { a: {} } },
    { dependentRequired: { a: ["b"] }, $defs: { a: {} } },
    { properties: { definitions: {} } },
  ],
});
