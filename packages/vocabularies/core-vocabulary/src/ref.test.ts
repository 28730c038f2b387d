import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { defs } from "./defs.js";
import { ref } from "./ref.js";

cases(ref, {
  name: "$ref",
  with: { $defs: defs, minimum },
  schemas: {
    holds: [
      [{ $ref: "#/$defs/n", $defs: { n: { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/n", $defs: { n: true } }, { a: 1 }],
      [{ $ref: "#/$defs/a", $defs: { a: { $ref: "#/$defs/b" }, b: { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/a~1b", $defs: { "a/b": { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/a~0b", $defs: { "a~b": { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/a%25b", $defs: { "a%b": { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/", $defs: { "": { minimum: 1 } } }, 1],
      [{ $ref: "#/$defs/__proto__", $defs: { ["__proto__"]: { minimum: 1 } } }, 1],
    ],
    fails: [
      [{ $ref: "#/$defs/n", $defs: { n: { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/n", minimum: 2, $defs: { n: { minimum: 1 } } }, 1, "must be at least 2, is 1"],
      [{ $ref: "#/$defs/n", minimum: 1, $defs: { n: { minimum: 2 } } }, 1, "must be at least 2, is 1"],
      [{ $ref: "#/$defs/n", $defs: { n: false } }, 1, "is not allowed: the schema accepts no value"],
      [{ $ref: "#/$defs/a~1b", $defs: { "a/b": { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/a~0b", $defs: { "a~b": { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/a%25b", $defs: { "a%b": { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/", $defs: { "": { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/__proto__", $defs: { ["__proto__"]: { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#/$defs/constructor", $defs: { constructor: { minimum: 1 } } }, 0, "must be at least 1, is 0"],
    ],
    invalidValues: [
      [{ $ref: "#/$defs/none" }, "there is no schema"],
      [{ $ref: "#/$defs/toString", $defs: {} }, "there is no schema"],
      [{ $ref: "#none" }, 'there is no anchor "none"'],
      [{ $ref: "https://example.com/unknown" }, "no schema is known by the URI https://example.com/unknown"],
      [{ $ref: "#" }, "lead back to themselves"],
    ],
  },
  invalidValues: [
    [1, '"$ref" must be a string'],
    [null, "must be a string"],
    [{}, "must be a string"],
  ],
});
