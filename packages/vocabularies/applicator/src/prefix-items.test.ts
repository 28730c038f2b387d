import { cases } from "@argot/testing";
import { minimum, otherItems } from "@argot/testing/keywords";
import { prefixItems } from "./prefix-items.js";

const n = { minimum: 1 };

cases(prefixItems, {
  with: { minimum, otherItems },
  holds: [
    [[n], [1]],
    [
      [n, { minimum: 2 }],
      [1, 2],
    ],
    [[n, { minimum: 2 }], [1]],
    [[n, false], []],
    [[n], [1, 0]],
    [[n], { "0": 0 }],
    [[false], "text"],
  ],
  fails: [
    [[n], [0], "must be at least 1, is 0"],
    [[n, { minimum: 2 }], [1, 1], "must be at least 2, is 1"],
    [[true, false], [1, 1], "must not be present"],
  ],
  schemas: {
    holds: [[{ otherItems: false, prefixItems: [true, true] }, [1, 1]]],
    fails: [[{ otherItems: false, prefixItems: [true, true] }, [1, 1, 1], "is too many: at most 2 items are allowed"]],
  },
  invalidValues: [
    [[], '"prefixItems" must be a non-empty array of schemas'],
    [{}, "a non-empty array of schemas"],
    [[1], "a schema (an object or a boolean)"],
  ],
});
