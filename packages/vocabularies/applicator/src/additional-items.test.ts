import { cases } from "@argot/testing";
import { minimum, otherItems } from "@argot/testing/keywords";
import { additionalItems } from "./additional-items.js";
import { allOf } from "./all-of.js";
import { itemsDraft4 } from "./items.draft4.js";

const n = { minimum: 1 };

cases(additionalItems, {
  with: { minimum, items: itemsDraft4, allOf, otherItems },
  // Without `items` it says nothing.
  holds: [
    [false, [1]],
    [n, [0]],
    [false, {}],
  ],
  schemas: {
    holds: [
      [{ items: [true, true], additionalItems: n }, [0, 0, 1]],
      [{ items: [true, true], additionalItems: false }, [0]],
      [{ additionalItems: false, items: [true] }, [0]],
      // `items` that is one schema leaves no item over.
      [{ items: true, additionalItems: false }, [1, 2]],
      [{ items: {}, additionalItems: false }, [1, 2]],
      [{ items: [], additionalItems: n }, [1]],
      // Only what stands in the same schema object counts.
      [{ allOf: [{ items: [true] }], additionalItems: false }, [1, 2]],
      [{ otherItems: false, items: [{}], additionalItems: {} }, [1, 2]],
    ],
    fails: [
      [{ items: [true, true], additionalItems: n }, [0, 0, 0], "must be at least 1, is 0"],
      [{ additionalItems: false, items: [true] }, [1, 1], "is too many: at most 1 item is allowed"],
      [{ items: [], additionalItems: n }, [0], "must be at least 1, is 0"],
      // Where it says nothing it evaluates nothing.
      [{ otherItems: false, additionalItems: {} }, [1], "is too many: at most 0 items are allowed"],
    ],
  },
  invalidValues: [
    [[], '"additionalItems" must be a schema (an object or a boolean)'],
    [1, "a schema"],
  ],
});
