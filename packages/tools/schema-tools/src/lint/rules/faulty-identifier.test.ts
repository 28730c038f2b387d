import { ruleCases } from "../../../test/lint/rule-cases.js";
import { faultyIdentifier } from "./faulty-identifier.js";

ruleCases(faultyIdentifier, {
  finds: [
    [
      { $defs: { a: { $id: "x" }, b: { $id: "x" } } },
      ["/$defs/b", 'https://example.com/x already identifies the schema at "/$defs/a" of this document'],
    ],
    [
      { $defs: { a: { $anchor: "x" }, b: { $anchor: "x" } } },
      ["/$defs/b", 'the anchor "x" already identifies the schema at "/$defs/a" of this resource'],
    ],
    [
      { $id: "https://example.com/other" },
      ["", "https://example.com/other already identifies a schema of https://example.com/other"],
    ],
  ],
  accepts: [{ $id: "https://example.com/x", $defs: { a: { $id: "y", $anchor: "x" }, b: { $anchor: "x" } } }],
  documents: { "https://example.com/other": {} },
});
