import { cases } from "@argot/testing";
import { defs } from "./defs.js";
import { recursiveAnchor } from "./recursive-anchor.js";
import { ref } from "./ref.js";

cases(recursiveAnchor, {
  name: "$recursiveAnchor",
  with: { $ref: ref, $defs: defs },
  holds: [
    [true, 1],
    [false, 1],
  ],
  schemas: {
    // It is no fragment that a reference could name, and the empty one still leads to the resource.
    holds: [[{ $recursiveAnchor: true, $ref: "#/$defs/a", $defs: { a: {} } }, 1]],
    fails: [
      [
        { $recursiveAnchor: true, $ref: "#/$defs/a", $defs: { a: false } },
        1,
        "is not allowed: the schema accepts no value",
      ],
    ],
  },
  invalidValues: [
    ["", '"$recursiveAnchor" must be a boolean'],
    [1, "must be a boolean"],
  ],
});
