import { ruleCases } from "../../../test/lint/rule-cases.js";
import { needlessKeyword } from "./needless-keyword.js";

const message = (name: string): string => `"${name}" has no effect: the keywords beside it refuse all that it refuses`;

ruleCases(needlessKeyword, {
  finds: [
    [{ type: "string", pattern: "^[a-z]{3}$", minLength: 2 }, ["/minLength", `${message("minLength")} (fix)`]],
    [{ minimum: 3, exclusiveMinimum: 3 }, ["/minimum", `${message("minimum")} (fix)`]],
    [
      { items: { required: ["a", "b"], minProperties: 2 } },
      ["/items/minProperties", `${message("minProperties")} (fix)`],
    ],
    [{ $defs: { a: { enum: ["", "b"], maxLength: 1 } } }, ["/$defs/a/maxLength", `${message("maxLength")} (fix)`]],
    [{ type: "number", minimum: 3, not: { const: 2 } }, ["/not", `${message("not")} (fix)`]],
  ],
  accepts: [
    { type: "string", enum: ["a"] },
    { type: "integer", minimum: 3, exclusiveMinimum: 2 },
    { minLength: 0 },
    { type: "object", minLength: 2 },
    { required: ["a"], anyOf: [{ required: ["a", "b"] }] },
    { type: "string", pattern: "^[a-z]{3}$", minLength: 4 },
  ],
  unfixed: [{ minimum: 3, not: { const: 2 }, properties: { a: { $ref: "#/not" } } }],
});
