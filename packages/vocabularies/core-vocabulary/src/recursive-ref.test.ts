import { cases } from "@argot/testing";
import { minimum, properties } from "@argot/testing/keywords";
import { defs } from "./defs.js";
import { id } from "./id.js";
import { recursiveAnchor } from "./recursive-anchor.js";
import { recursiveRef } from "./recursive-ref.js";
import { ref } from "./ref.js";

const tree = { $id: "tree", $recursiveAnchor: true, properties: { child: { $recursiveRef: "#" } } };
const strictTree = { $id: "strict-tree", $recursiveAnchor: true, $ref: "tree", minimum: 1, $defs: { tree } };
const withAnchors = (inner: boolean, outer: boolean): unknown => ({
  ...strictTree,
  $recursiveAnchor: outer,
  $defs: { tree: { ...tree, $recursiveAnchor: inner } },
});

cases(recursiveRef, {
  name: "$recursiveRef",
  with: { $id: id, $ref: ref, $defs: defs, $recursiveAnchor: recursiveAnchor, properties, minimum },
  schemas: {
    holds: [
      [{ minimum: 1, properties: { child: { $recursiveRef: "#" } } }, { child: { child: 1 } }],
      [strictTree, { child: { child: 1 } }],
      // Both must agree: otherwise it is a `$ref` to the resource it stands in.
      [withAnchors(true, false), { child: { child: 0 } }],
      [withAnchors(false, true), { child: { child: 0 } }],
      [withAnchors(false, false), { child: { child: 0 } }],
    ],
    fails: [
      [
        { minimum: 1, properties: { child: { $recursiveRef: "#" } } },
        { child: { child: 0 } },
        "must be at least 1, is 0",
      ],
      [strictTree, { child: { child: 0 } }, "must be at least 1, is 0"],
      [{ $recursiveRef: "#/$defs/n", $defs: { n: { minimum: 1 } } }, 0, "must be at least 1, is 0"],
    ],
  },
  invalidValues: [[1, '"$recursiveRef" must be a string']],
});
