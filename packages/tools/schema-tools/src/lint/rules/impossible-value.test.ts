import { ruleCases } from "../../../test/lint/rule-cases.js";
import { impossibleValue } from "./impossible-value.js";

ruleCases(impossibleValue, {
  finds: [
    [{ type: "string", enum: ["a", 1, "b"] }, ["/enum/1", "can never be valid: must be string, is integer (fix)"]],
    [
      { $ref: "#/$defs/n", enum: [1, 1.5, null], $defs: { n: { type: "integer" } } },
      ["/enum/1", "can never be valid: must be integer, is 1.5 (fix)"],
      ["/enum/2", "can never be valid: must be integer, is null (fix)"],
    ],
    [
      { enum: ["a", "abc"], minLength: 2 },
      ["/enum/0", "can never be valid: must have at least 2 characters, has 1 (fix)"],
    ],
  ],
  accepts: [
    { type: "number", enum: [1, 1.5] },
    { enum: ["a", 1] },
    { type: "string", enum: [1] },
    { type: "string", const: 1 },
  ],
});
