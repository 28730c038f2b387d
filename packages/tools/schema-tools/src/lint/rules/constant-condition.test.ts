import { ruleCases } from "../../../test/lint/rule-cases.js";
import { constantCondition } from "./constant-condition.js";

ruleCases(constantCondition, {
  finds: [
    [
      { type: "object", if: { type: "object" }, then: { required: ["a"] } },
      ["/if", "holds for every value that the rest of the schema accepts"],
    ],
    [
      {
        items: {
          properties: { kind: { enum: ["a", "b"] } },
          required: ["kind"],
          type: "object",
          if: { properties: { kind: { const: "c" } } },
          then: { required: ["d"] },
        },
      },
      ["/items/if", "holds for no value that the rest of the schema accepts"],
    ],
    [{ if: true, then: { type: "string" } }, ["/if", "holds for every value that the rest of the schema accepts"]],
  ],
  accepts: [
    { if: { properties: { kind: { const: "c" } } }, then: { required: ["d"] } },
    { type: "object", if: { required: ["a"] }, then: { required: ["b"] }, else: { required: ["c"] } },
    { type: "string", if: { type: "null" } },
  ],
});
