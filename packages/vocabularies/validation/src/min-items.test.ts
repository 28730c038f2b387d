import { cases } from "@argot/testing";
import { minItems } from "./min-items.js";

cases(minItems, {
  holds: [
    [1, [1, 2]],
    [1, [1]],
    [1.0, [1]],
    [0, []],
    [1, ""],
    [1, { length: 0 }],
  ],
  fails: [
    [1, [], "must have at least 1 item, has 0"],
    [3, [1, 2], "must have at least 3 items, has 2"],
  ],
  invalidValues: [
    [-1, '"minItems" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", '"minItems" must be a non-negative integer'],
  ],
});
