import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { anchor } from "./anchor.js";
import { defs } from "./defs.js";
import { dynamicAnchor } from "./dynamic-anchor.js";
import { dynamicRef } from "./dynamic-ref.js";
import { ref } from "./ref.js";

cases(dynamicAnchor, {
  name: "$dynamicAnchor",
  with: { $ref: ref, $defs: defs, $anchor: anchor, $dynamicRef: dynamicRef, minimum },
  holds: [
    ["a", 1],
    ["_a.b-c9", 1],
    ["é", 1],
    ["名前", 1],
    ["\u{10000}", 1],
    ["__proto__", 1],
  ],
  schemas: {
    // A name for references is another thing, and may be the same.
    holds: [
      [{ $ref: "#n", $defs: { a: { $dynamicAnchor: "n", minimum: 5 }, b: { $anchor: "n", minimum: 1 } } }, 1],
      [{ $dynamicRef: "n", $defs: { a: { $dynamicAnchor: "n", minimum: 1 }, b: { $anchor: "n", minimum: 5 } } }, 1],
    ],
    invalidValues: [
      [{ $ref: "#n", $defs: { a: { $dynamicAnchor: "n" } } }, 'there is no anchor "n"'],
      [{ $defs: { a: { $dynamicAnchor: "n" }, b: { $dynamicAnchor: "n" } } }, 'the anchor "n" already identifies'],
    ],
  },
  invalidValues: [
    [1, '"$dynamicAnchor" must be a plain name'],
    ["", "must be a plain name"],
    ["a:b", "must be a plain name"],
    ["#a", "must be a plain name"],
    ["×", "must be a plain name"],
    ["9", "must be a plain name"],
  ],
});
