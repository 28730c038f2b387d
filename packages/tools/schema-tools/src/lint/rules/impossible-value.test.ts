import { ruleCases } from "../../../test/lint/rule-cases.js";
import { impossibleValue } from "./impossible-value.js";

ruleCases(impossibleValue, {
  finds: [
    [{ type: "string", enum: ["a", 1, "b"] }, ["/enum/1", "can never be valid: only string is allowed (fix)"]],
    [
      { $ref: "#/$defs/n", enum: [1, 1.5, null], $defs: { n: { type: "integer" } } },
      ["/enum/1", "can never be valid: only integer is allowed (fix)"],
      ["/enum/2", "can never be valid: only integer is allowed (fix)"],
    ],
  ],
  accepts: [
    { type: "number", enum: [1, 1.5] },
    { enum: ["a", 1] },
    { type: "string", enum: [1] },
    { type: "string", const: 1 },
  ],
});
