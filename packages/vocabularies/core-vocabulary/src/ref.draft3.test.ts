import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { definitions } from "./definitions.js";
import { refDraft3 } from "./ref.draft3.js";

const leaf = { minimum: 1 };

// Whether a referenced schema can require a property is in the tests of the dialect, which has the keyword `properties`.
cases(refDraft3, {
  name: "$ref",
  with: { definitions, minimum },
  schemas: {
    holds: [
      [{ definitions: { leaf }, $ref: "#/definitions/leaf" }, 1],
      // Siblings are ignored.
      [{ definitions: { leaf }, $ref: "#/definitions/leaf", minimum: 5 }, 1],
    ],
    fails: [[{ definitions: { leaf }, $ref: "#/definitions/leaf", minimum: -5 }, 0, "must be at least 1, is 0"]],
    invalidValues: [[{ $ref: "#" }, "lead back to themselves"]],
  },
  invalidValues: [[1, '"$ref" must be a string']],
});
