import { cases } from "@argot/testing";
import { maxItems } from "./max-items.js";

cases(maxItems, {
  holds: [
    [2, [1]],
    [2, [1, 2]],
    [2.0, [1, 2]],
    [0, []],
    [2, "foobar"],
    [2, { length: 3 }],
  ],
  fails: [
    [2, [1, 2, 3], "must have at most 2 items, has 3"],
    [0, [null], "must have at most 0 items, has 1"],
  ],
  invalidValues: [
    [-1, '"maxItems" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", '"maxItems" must be a non-negative integer'],
  ],
});
