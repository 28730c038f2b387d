import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unknownKeyword } from "./unknown-keyword.js";

const dialect = "https://json-schema.org/draft/2020-12/schema";

ruleCases(unknownKeyword, {
  finds: [
    [{ requird: ["a"] }, ["/requird", `"requird" is not a keyword of ${dialect}; did you mean "required"?`]],
    [{ items: { colour: 1 } }, ["/items/colour", `"colour" is not a keyword of ${dialect}`]],
  ],
  accepts: [
    { "x-mine": 1, allowed: 1, required: ["requird"] },
    { const: { requird: 1 } },
    { properties: { requird: {} } },
  ],
});
