import { cases } from "@argot/testing";
import { minimum, otherItems } from "@argot/testing/keywords";
import { itemsDraft4 } from "./items.draft4.js";

const n = { minimum: 1 };

cases(itemsDraft4, {
  with: { minimum, otherItems },
  holds: [
    [n, [1, 2]],
    [n, []],
    [false, []],
    [true, [1]],
    [false, { "0": 1 }],
    [[n], [1, 0]],
    [[n, { minimum: 2 }], [1]],
    [[], [1]],
    [[false], "text"],
    [{ items: [n] }, [[1], [1, 0]]],
  ],
  fails: [
    [n, [1, 0], "must be at least 1, is 0"],
    [false, [null], "is too many: at most 0 items are allowed"],
    [[n, { minimum: 2 }], [1, 1], "must be at least 2, is 1"],
    [[true, false], [1, 1], "must not be present"],
    [{ items: [n] }, [[1], [0]], "must be at least 1, is 0"],
  ],
  schemas: {
    holds: [
      [{ otherItems: false, items: {} }, [1, 2]],
      [{ otherItems: false, items: [{}, {}] }, [1, 2]],
    ],
    fails: [[{ otherItems: false, items: [{}] }, [1, 2], "is too many: at most 1 item is allowed"]],
  },
  invalidValues: [
    [1, '"items" must be an array of schemas or a schema (an object or a boolean)'],
    [[1], '"items" must be a schema (an object or a boolean)'],
    [[[]], "must be a schema"],
  ],
});
