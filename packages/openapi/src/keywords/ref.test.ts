import { cases } from "@argot/testing";
import { allOf, minimum } from "@argot/testing/keywords";
import { ref } from "./ref.js";

const inDocument = (schema: unknown): unknown => ({ allOf: [schema], leaf: { minimum: 1 } });

cases(ref, {
  name: "$ref",
  with: { allOf, minimum },
  schemas: {
    holds: [[inDocument({ $ref: "#/leaf", minimum: 5 }), 5]],
    fails: [[inDocument({ $ref: "#/leaf", minimum: 5 }), 3, "must be at least 5, is 3"]],
    invalidValues: [[inDocument({ $ref: "#/none" }), "there is no schema at"]],
  },
  invalidValues: [[1, '"$ref" must be a string']],
});
