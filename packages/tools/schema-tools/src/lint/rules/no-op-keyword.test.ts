import { ruleCases } from "../../../test/lint/rule-cases.js";
import { noOpKeyword } from "./no-op-keyword.js";

const message = (name: string): string => `"${name}" has no effect: no value fails it (fix)`;

ruleCases(noOpKeyword, {
  finds: [
    [{ minLength: 0 }, ["/minLength", message("minLength")]],
    [{ uniqueItems: false }, ["/uniqueItems", message("uniqueItems")]],
    [
      { items: { minItems: 0, minProperties: 0 } },
      ["/items/minItems", message("minItems")],
      ["/items/minProperties", message("minProperties")],
    ],
    [{ required: [] }, ["/required", message("required")]],
    [{ dependentRequired: { a: [] } }, ["/dependentRequired", message("dependentRequired")]],
    [{ not: false }, ["/not", message("not")]],
  ],
  accepts: [
    { minLength: 1, uniqueItems: true, required: ["a"] },
    { properties: { a: {} }, items: {}, additionalProperties: true },
    { title: "a", $comment: "b", format: "date", $defs: {} },
    { $schema: "http://json-schema.org/draft-04/schema#", minimum: 1, exclusiveMinimum: false },
  ],
  unfixed: [{ not: { not: {} }, properties: { a: { $ref: "#/not" } } }],
});
