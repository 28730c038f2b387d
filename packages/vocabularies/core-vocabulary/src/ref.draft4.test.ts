import { cases } from "@argot/testing";
import { allOf, minimum } from "@argot/testing/keywords";
import { definitions } from "./definitions.js";
import { idDraft6 } from "./id.draft6.js";
import { refDraft4 } from "./ref.draft4.js";

const leaf = { minimum: 1 };

cases(refDraft4, {
  name: "$ref",
  with: { $id: idDraft6, definitions, allOf, minimum },
  schemas: {
    holds: [
      // Siblings are ignored: a constraint, an identifier, even one whose value is wrong.
      [{ $ref: "argot:/leaf", minimum: 5 }, 1],
      [{ definitions: { a: { $ref: "argot:/leaf", minimum: 5 } } }, 1],
      [{ $ref: "argot:/leaf", minimum: "five" }, 1],
    ].map(([schema, instance]) => [inDocument(schema), instance]),
    fails: [[inDocument({ $ref: "argot:/leaf", minimum: -5 }), 0, "must be at least 1, is 0"]],
    invalidValues: [
      // `definitions` beside it is ignored as well, and what is in it has no name.
      [inDocument({ $ref: "argot:/inner", definitions: { a: { $id: "argot:/inner" } } }), "no schema is known"],
      [inDocument({ $ref: "below/x", $id: "argot:/elsewhere/" }), "no schema is known by the URI argot:/root/below/x"],
    ],
  },
  invalidValues: [[1, '"$ref" must be a string']],
});

/** The schema, applied by the root of a document that has `leaf` as well. */
function inDocument(schema: unknown): unknown {
  return { $id: "argot:/root/", allOf: [schema], definitions: { leaf: { $id: "argot:/leaf", ...leaf } } };
}
