import { cases } from "@argot/testing";
import { allOf, minimum } from "@argot/testing/keywords";
import { ref30 } from "./ref.3.0.js";

const inDocument = (schema: unknown): unknown => ({ allOf: [schema], leaf: { minimum: 1 } });

cases(ref30, {
  name: "$ref",
  with: { allOf, minimum },
  schemas: {
    holds: [
      [inDocument({ $ref: "#/leaf", minimum: 5 }), 1],
      [inDocument({ minimum: "five", $ref: "#/leaf" }), 1],
    ],
    fails: [[inDocument({ $ref: "#/leaf", minimum: -5 }), 0, "must be at least 1, is 0"]],
    invalidValues: [[inDocument({ $ref: "#/none" }), "there is no schema at"]],
  },
  invalidValues: [[1, '"$ref" must be a string']],
});
