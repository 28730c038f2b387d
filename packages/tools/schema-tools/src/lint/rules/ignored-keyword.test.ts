import { ruleCases } from "../../../test/lint/rule-cases.js";
import { ignoredKeyword } from "./ignored-keyword.js";

const draft07 = { $schema: "http://json-schema.org/draft-07/schema#" };
const draft04 = { $schema: "http://json-schema.org/draft-04/schema#" };

ruleCases(ignoredKeyword, {
  finds: [
    [{ then: { minimum: 1 } }, ["/then", '"then" has no effect without "if" (fix)']],
    [
      { minContains: 2, else: {} },
      ["/minContains", '"minContains" has no effect without "contains" (fix)'],
      ["/else", '"else" has no effect without "if" (fix)'],
    ],
    [
      { ...draft04, exclusiveMinimum: true },
      ["/exclusiveMinimum", '"exclusiveMinimum" has no effect without "minimum" (fix)'],
    ],
    [
      { ...draft07, additionalItems: false },
      ["/additionalItems", '"additionalItems" has no effect without "items" (fix)'],
    ],
    [
      { ...draft07, properties: { a: { $ref: "#", minimum: 1, title: "A" } } },
      [
        "/properties/a/minimum",
        '"minimum" has no effect: "$ref" makes all keywords beside it ignored in http://json-schema.org/draft-07/schema',
      ],
    ],
  ],
  accepts: [
    { if: {}, then: {} },
    { contains: {}, minContains: 2 },
    { properties: { a: {} } },
    { $defs: { a: {} }, $comment: "c" },
    { ...draft04, minimum: 1, exclusiveMinimum: true },
    { ...draft07, items: [{}], additionalItems: false },
    { $ref: "#/$defs/a", minimum: 1, $defs: { a: {} } },
  ],
  unfixed: [{ then: { $anchor: "a" } }, { then: {}, not: { $ref: "#/then" } }],
});
