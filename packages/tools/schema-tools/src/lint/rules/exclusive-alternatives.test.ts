import { ruleCases } from "../../../test/lint/rule-cases.js";
import { exclusiveAlternatives } from "./exclusive-alternatives.js";

const message = "no two of the alternatives accept the same value, so that it is enough to require one of them";

ruleCases(exclusiveAlternatives, {
  finds: [
    [{ oneOf: [{ type: "string" }, { type: "null" }] }, ["/oneOf", message]],
    [
      {
        items: {
          oneOf: [
            { maximum: 2, type: "number" },
            { minimum: 3, type: "number" },
          ],
        },
      },
      ["/items/oneOf", message],
    ],
  ],
  accepts: [
    { type: "integer", oneOf: [{ minimum: 3 }, { exclusiveMaximum: 3 }, { type: "null" }] },
    { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] },
    { oneOf: [{ required: ["a"] }, { required: ["b"] }] },
    { anyOf: [{ type: "string" }, { type: "null" }] },
  ],
});
