import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unresolvedReference } from "./unresolved-reference.js";

ruleCases(unresolvedReference, {
  finds: [
    [
      { anyOf: [{ $ref: "#/$defs/persn" }, { $ref: "other" }, { $ref: "#nowhere" }], $defs: { person: {} } },
      ["/anyOf/0/$ref", 'there is no schema at https://example.com/schema#/$defs/persn; did you mean "/$defs/person"?'],
      ["/anyOf/1/$ref", "no schema is known by the URI https://example.com/other"],
      ["/anyOf/2/$ref", 'there is no anchor "nowhere" in https://example.com/schema'],
    ],
  ],
  accepts: [
    { $ref: "#" },
    { $ref: "https://json-schema.org/draft/2020-12/schema" },
    { $ref: "known#/$defs/a" },
    { $ref: "known#here" },
    { const: { $ref: "nowhere" } },
  ],
  documents: { "https://example.com/known": { $defs: { a: { $anchor: "here" } } } },
});
