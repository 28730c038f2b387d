import { cases } from "@argot/testing";
import { minimum } from "@argot/testing/keywords";
import { anchor } from "./anchor.js";
import { defs } from "./defs.js";
import { dynamicAnchorDraft202012 } from "./dynamic-anchor.2020-12.js";
import { dynamicRefDraft202012 } from "./dynamic-ref.2020-12.js";
import { id } from "./id.js";
import { ref } from "./ref.js";

/** A resource that applies what it knows as `item`, unless a resource further out knows better. */
const list = { $id: "list", $dynamicRef: "#item", $defs: { item: { $dynamicAnchor: "item", minimum: 1 } } };

cases(dynamicRefDraft202012, {
  name: "$dynamicRef",
  with: { $id: id, $ref: ref, $defs: defs, $anchor: anchor, $dynamicAnchor: dynamicAnchorDraft202012, minimum },
  schemas: {
    holds: [
      [{ $ref: "list", $defs: { list } }, 1],
      [{ $ref: "list", $defs: { list, item: { $dynamicAnchor: "item" } } }, 0],
      [{ $dynamicRef: "#/$defs/n", $defs: { n: { minimum: 1 } } }, 1],
      // The anchor that the reference leads to must be dynamic, or nothing further out counts.
      [
        {
          $ref: "list",
          $defs: {
            list: { ...list, $defs: { item: { $anchor: "item", minimum: 1 } } },
            item: { $dynamicAnchor: "item", minimum: 5 },
          },
        },
        1,
      ],
    ],
    fails: [
      [{ $ref: "list", $defs: { list } }, 0, "must be at least 1, is 0"],
      [{ $ref: "list", $defs: { list, item: { $dynamicAnchor: "item", minimum: 5 } } }, 1, "must be at least 5, is 1"],
      // Further out, an anchor that is not dynamic does not count.
      [{ $ref: "list", $defs: { list, item: { $anchor: "item" } } }, 0, "must be at least 1, is 0"],
      // The outermost resource wins.
      [
        {
          $ref: "middle",
          $defs: {
            list,
            middle: { $id: "middle", $ref: "list", $defs: { item: { $dynamicAnchor: "item" } } },
            item: { $dynamicAnchor: "item", minimum: 5 },
          },
        },
        1,
        "must be at least 5, is 1",
      ],
      [{ $dynamicRef: "#/$defs/n", $defs: { n: { minimum: 1 } } }, 0, "must be at least 1, is 0"],
      [{ $dynamicRef: "#n", minimum: 1, $defs: { n: { $dynamicAnchor: "n" } } }, 0, "must be at least 1, is 0"],
    ],
    invalidValues: [[{ $dynamicRef: "#none" }, 'there is no anchor "none"']],
  },
  invalidValues: [[1, '"$dynamicRef" must be a string']],
});
