import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { anchor } from "./anchor.js";
import { defs } from "./defs.js";
import { id } from "./id.js";
import { ref } from "./ref.js";

cases(anchor, {
  name: "$anchor",
  with: { $id: id, $ref: ref, $defs: defs, minimum },
  holds: [
    ["a", 1],
    ["_", 1],
    ["a.b:c_d-e9", 1],
    ["constructor", 1],
    ["__proto__", 1],
  ],
  schemas: {
    holds: [
      [{ $ref: "#n", $defs: { a: { $anchor: "n", minimum: 1 } } }, 1],
      // The same name in different resources.
      [{ $ref: "#n", $defs: { a: { $anchor: "n" }, b: { $id: "b", $anchor: "n", minimum: 1 } } }, 0],
    ],
    fails: [
      [{ $ref: "#n", $defs: { a: { $anchor: "n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "#__proto__", $defs: { a: { $anchor: "__proto__", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [
        { $ref: "b#n", $defs: { a: { $anchor: "n" }, b: { $id: "b", $anchor: "n", minimum: 1 } } },
        0,
        "must be at least 1, is 0",
      ],
    ],
    invalidValues: [
      [{ $ref: "#constructor" }, 'there is no anchor "constructor"'],
      [{ $ref: "#n", $defs: { b: { $id: "b", $anchor: "n" } } }, 'there is no anchor "n"'],
      [{ $defs: { a: { $anchor: "n" }, b: { $anchor: "n" } } }, 'the anchor "n" already identifies'],
    ],
  },
  invalidValues: [
    [1, '"$anchor" must be a plain name'],
    ["", "must be a plain name"],
    ["#n", "must be a plain name"],
    ["9", "must be a plain name"],
    ["a/b", "must be a plain name"],
    ["a\n", "must be a plain name"],
  ],
});
