import { ruleCases } from "../../../test/lint/rule-cases.js";
import { slowPattern } from "./slow-pattern.js";

ruleCases(slowPattern, {
  finds: [
    [
      { pattern: "^(a+)+$", patternProperties: { "^(b|b)*c": {} } },
      ["/pattern", 'may take more than linear time: more than 64 paths lead through "aaaaaaaa"'],
      ["/patternProperties/^(b|b)*c", 'may take more than linear time: more than 64 paths lead through "bbbbbbb"'],
    ],
  ],
  accepts: [{ pattern: "^[a-z]+$" }, { pattern: "(" }],
});
