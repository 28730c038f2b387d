import { ruleCases } from "../../../test/lint/rule-cases.js";
import { unreachableDefinition } from "./unreachable-definition.js";

ruleCases(unreachableDefinition, {
  finds: [
    [{ type: "object", $defs: { a: { items: {} } } }, ["/$defs/a", 'nothing refers to the definition at "/$defs/a"']],
    [
      { $ref: "#/$defs/a", $defs: { a: {}, b: { $ref: "#/$defs/c" }, c: {} } },
      ["/$defs/b", 'nothing refers to the definition at "/$defs/b"'],
      ["/$defs/c", 'nothing refers to the definition at "/$defs/c"'],
    ],
  ],
  accepts: [
    { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/b" } }, b: {} } },
    { type: "object", $defs: { a: { $anchor: "a" }, b: { $id: "b" } } },
    // A library.
    { $defs: { a: {} } },
    { type: "object", $defs: { used: {} } },
    { properties: { a: { if: {}, then: {} } } },
  ],
  documents: { "https://example.com/other": { $ref: "schema#/$defs/used" } },
});
