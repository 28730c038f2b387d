import { ruleCases } from "../../../test/lint/rule-cases.js";
import { duplicateValue } from "./duplicate-value.js";

ruleCases(duplicateValue, {
  finds: [
    [{ enum: ["a", "b", "a"] }, ["/enum/2", "is listed before (fix)"]],
    [
      { items: { enum: [1, 1, 1.0] } },
      ["/items/enum/1", "is listed before (fix)"],
      ["/items/enum/2", "is listed before (fix)"],
    ],
    [
      {
        enum: [
          { a: 1, b: [2] },
          { b: [2], a: 1 },
        ],
      },
      ["/enum/1", "is listed before (fix)"],
    ],
  ],
  accepts: [
    { enum: ["a", "A", 1, "1", null, false, 0] },
    { const: ["a", "a"] },
    { examples: [1, 1] },
    { required: ["a"] },
  ],
});
