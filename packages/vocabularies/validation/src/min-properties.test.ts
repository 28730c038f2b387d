import { cases } from "@argot/testing";
import { minProperties } from "./min-properties.js";

cases(minProperties, {
  holds: [
    [0, {}],
    [1, { a: 1 }],
    [1, { ["__proto__"]: 1 }],
    [2.0, { a: 1, b: 2 }],
    [5, "not an object"],
    [5, []],
  ],
  fails: [
    [2, { a: 1 }, "must have at least 2 properties, has 1"],
    [1, {}, "must have at least 1 property, has 0"],
  ],
  invalidValues: [
    [-1, '"minProperties" must be a non-negative integer'],
    [1.5, "non-negative integer"],
    ["1", "non-negative integer"],
  ],
});
