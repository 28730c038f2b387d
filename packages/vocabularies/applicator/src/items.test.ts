import { cases } from "@argot/testing";
import { minimum, otherItems } from "@argot/testing/keywords";
import { allOf } from "./all-of.js";
import { items } from "./items.js";
import { prefixItems } from "./prefix-items.js";

const n = { minimum: 1 };

cases(items, {
  with: { minimum, prefixItems, allOf, otherItems },
  holds: [
    [n, [1, 2]],
    [n, []],
    [false, []],
    [true, [1]],
    [false, { "0": 1, length: 1 }],
    [false, "text"],
    [{ items: n }, [[1], [], [2]]],
  ],
  fails: [
    [n, [1, 0], "must be at least 1, is 0"],
    [false, [null], "is too many: at most 0 items are allowed"],
    [{ items: n }, [[1], [0]], "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [{ items: n, prefixItems: [true, true] }, [0, 0, 1]],
      [{ prefixItems: [true, true], items: n }, [0, 0, 1]],
      [{ prefixItems: [n], items: false }, [1]],
      [{ prefixItems: [n, n], items: false }, [1]],
      [{ otherItems: false, items: true }, [1, 2]],
    ],
    fails: [
      [{ items: n, prefixItems: [true, true] }, [0, 0, 0], "must be at least 1, is 0"],
      [{ prefixItems: [n], items: false }, [1, 1], "is too many: at most 1 item is allowed"],
      // Only what stands in the same schema object counts.
      [{ allOf: [{ prefixItems: [true] }], items: n }, [0], "must be at least 1, is 0"],
    ],
  },
  invalidValues: [
    [[{}], '"items" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
