import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { defs } from "./defs.js";
import { id } from "./id.js";
import { ref } from "./ref.js";

cases(id, {
  name: "$id",
  with: { $ref: ref, $defs: defs, minimum },
  holds: [
    ["https://example.com/a", 1],
    ["https://example.com/a#", 1],
    ["urn:example:a", 1],
    ["a/b", 1],
  ],
  schemas: {
    holds: [
      [{ $ref: "n", $defs: { n: { $id: "n", minimum: 1 } } }, 1],
      [{ $id: "https://example.com/a/", $ref: "/a/n", $defs: { x: { $id: "n", minimum: 1 } } }, 1],
      [{ $id: "urn:example:root", $ref: "urn:example:n", $defs: { n: { $id: "urn:example:n", minimum: 1 } } }, 1],
      // Pointers start at the resource they stand in.
      [{ $ref: "n", $defs: { m: false, n: { $id: "n", $ref: "#/$defs/m", $defs: { m: { minimum: 1 } } } } }, 1],
    ],
    fails: [
      [{ $ref: "n", $defs: { n: { $id: "n", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $ref: "n", $defs: { n: { $id: "n#", minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [
        { $id: "https://example.com/a/", $ref: "/a/n", $defs: { x: { $id: "n", minimum: 1 } } },
        0,
        "must be at least 1, is 0",
      ],
      [
        { $id: "urn:example:root", $ref: "urn:example:n", $defs: { n: { $id: "urn:example:n", minimum: 1 } } },
        0,
        "must be at least 1, is 0",
      ],
      [
        { $ref: "n", $defs: { m: true, n: { $id: "n", $ref: "#/$defs/m", $defs: { m: { minimum: 1 } } } } },
        0,
        "must be at least 1, is 0",
      ],
    ],
    invalidValues: [
      [{ $defs: { a: { $id: "n" }, b: { $id: "n" } } }, "already identifies"],
      // What looks like an identifier where no schema stands is none.
      [{ $ref: "n", unknown: { $id: "n" } }, "no schema is known"],
    ],
  },
  invalidValues: [
    [1, '"$id" must be a URI reference without a fragment'],
    ["#name", "without a fragment"],
    ["https://example.com/a#name", "without a fragment"],
    ["https://example.com/a#/pointer", "without a fragment"],
  ],
});
