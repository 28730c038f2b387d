import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { defs } from "./defs.js";
import { dynamicAnchorDraft202012 } from "./dynamic-anchor.2020-12.js";
import { ref } from "./ref.js";

cases(dynamicAnchorDraft202012, {
  name: "$dynamicAnchor",
  with: { $ref: ref, $defs: defs, minimum },
  holds: [
    ["a", 1],
    ["_a.b-c9", 1],
    ["__proto__", 1],
  ],
  schemas: {
    holds: [[{ $ref: "#n", $defs: { a: { $dynamicAnchor: "n", minimum: 1 } } }, 1]],
    // For `$ref` it is an anchor like any other.
    fails: [[{ $ref: "#n", $defs: { a: { $dynamicAnchor: "n", minimum: 1 } } }, 0, "must be at least 1, is 0"]],
    invalidValues: [
      [{ $defs: { a: { $dynamicAnchor: "n" }, b: { $dynamicAnchor: "n" } } }, 'the anchor "n" already identifies'],
    ],
  },
  invalidValues: [
    [1, '"$dynamicAnchor" must be a plain name'],
    ["", "must be a plain name"],
    ["a:b", "must be a plain name"],
    ["#a", "must be a plain name"],
  ],
});
