import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unknownKeyword } from "./unknown-keyword.js";

const dialect = "https://json-schema.org/draft/2020-12/schema";

ruleCases(unknownKeyword, {
  finds: [
    [{ requird: ["a"] }, ["/requird", `"requird" is not a keyword of ${dialect}; did you mean "required"?`]],
    [
      { nullable: true },
      ["/nullable", `"nullable" is not a keyword of ${dialect}; it is a keyword of OpenAPI 3.0; add "null" to "type"`],
    ],
    [
      { additionalItems: false },
      [
        "/additionalItems",
        `"additionalItems" is not a keyword of ${dialect}; it is a keyword up to 2019-09; use "items" beside "prefixItems"`,
      ],
    ],
    [
      { $schema: "http://json-schema.org/draft-07/schema#", $ref: "#/$defs/a", $defs: { a: {} } },
      [
        "/$defs",
        '"$defs" is not a keyword of http://json-schema.org/draft-07/schema; it is a keyword since 2019-09; use "definitions"; references into "$defs" work, and identifiers in it do not',
      ],
    ],
    [{ items: { colour: 1 } }, ["/items/colour", `"colour" is not a keyword of ${dialect}`]],
  ],
  accepts: [
    { markdownDescription: "*a*", defaultSnippets: [], enumDescriptions: ["a"], tsType: "Date" },
    { "x-mine": 1, allowed: 1, required: ["requird"] },
    { const: { requird: 1 } },
    { properties: { requird: {} } },
  ],
});
