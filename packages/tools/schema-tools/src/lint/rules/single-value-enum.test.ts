import { ruleCases } from "../../../test/lint/rule-cases.js";
import { singleValueEnum } from "./single-value-enum.js";

ruleCases(singleValueEnum, {
  finds: [
    [{ enum: ["a"] }, ["/enum", '"enum" has one value: "const" says the same (fix)']],
    [
      { items: { type: "array", enum: [[1, 2]] } },
      ["/items/enum", '"enum" has one value: "const" says the same (fix)'],
    ],
  ],
  accepts: [
    { enum: ["a", "b"] },
    { const: ["a"] },
    { enum: ["a"], const: "b" },
    { type: ["string"] },
    { $schema: "http://json-schema.org/draft-04/schema#", enum: ["a"] },
  ],
});
