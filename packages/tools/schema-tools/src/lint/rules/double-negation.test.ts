import { ruleCases } from "../../../test/lint/rule-cases.js";
import { doubleNegation } from "./double-negation.js";

const message = "a schema that only negates is negated: what is negated there can be required here";

ruleCases(doubleNegation, {
  finds: [
    [{ not: { not: { type: "string" } } }, ["/not", message]],
    [{ items: { type: "object", not: { not: { required: ["a"] } } } }, ["/items/not", message]],
  ],
  accepts: [{ not: { type: "string" } }, { not: { not: { type: "string" }, minLength: 2 } }, { anyOf: [{ not: {} }] }],
});
