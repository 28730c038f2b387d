import { ruleCases } from "../../../test/lint/rule-cases.js";
import { endlessReference } from "./endless-reference.js";

ruleCases(endlessReference, {
  finds: [
    [{ $ref: "#" }, ["/$ref", '"#" leads back to itself without end']],
    [
      { $defs: { a: { allOf: [{ $ref: "#/$defs/b" }] }, b: { $ref: "#/$defs/a" } } },
      ["/$defs/a/allOf/0/$ref", '"#/$defs/b" leads back to itself without end'],
      ["/$defs/b/$ref", '"#/$defs/a" leads back to itself without end'],
    ],
  ],
  accepts: [
    { properties: { next: { $ref: "#" } } },
    { items: { anyOf: [{ $ref: "#" }, true] } },
    { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" } } } },
  ],
});
